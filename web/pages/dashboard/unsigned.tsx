import { Plural, Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useRecommenders } from '../../api/recommenders.ts'

/** Letters that are drafted and not signed: the steps count what is written, and only what is signed is evidence. */
export function Unsigned() {
  const count = useRecommenders().data?.filter(({ letter }) => letter === 'drafted').length ?? 0
  if (count === 0) return null
  return (
    <p className="small mt-2">
      <Link to="/recommender">
        <Plural value={count} one="# letter awaits a signature" other="# letters await a signature" />
      </Link>
      <Trans>. A letter is evidence only once it is signed.</Trans>
    </p>
  )
}
