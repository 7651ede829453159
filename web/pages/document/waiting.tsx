import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { placeOf, type Place } from '../../review/points.ts'
import { useReading } from './reading.ts'

/** Where the link of a letter is sent to its writer. */
const linkPage = (referee: number | null): string => `/recommender-config?ref=${referee}&tab=letters#letter-link`

/** The sentences of a letter that only its writer can confirm, and the way to ask for that; nothing where there is none. */
export function Waiting({ place }: { place?: Place }) {
  const { document } = useReading()
  const open = document.open.filter(
    ({ kind, waived, asked_of }) => kind !== 'missing' && waived === null && asked_of !== null,
  )
  const here = place === undefined ? open : open.filter((point) => placeOf(point) === placeOf(place))
  const name = here[0]?.asked_of
  if (name == null) return null
  const count = new Set(here.map(placeOf)).size
  return (
    <p className="tiny waiting">
      {place === undefined
        ? plural(count, { one: `# sentence waits for ${name}.`, other: `# sentences wait for ${name}.` })
        : t`Waits for ${name}`}{' '}
      <Link to={linkPage(document.referee_id)}>
        <Trans>Send the link</Trans>
      </Link>
    </p>
  )
}
