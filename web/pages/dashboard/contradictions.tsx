import { Trans } from '@lingui/react/macro'
import { exhibitLabel } from '#domain/exhibit-number.ts'
import type { CaseFileView } from '#domain/case-file.ts'
import { Link } from 'react-router'
import { useCaseFile } from '../../api/case-file.ts'
import { translated } from '../../language/translated.ts'
import { Card } from '../../ui/card.tsx'

type Contradiction = CaseFileView['contradictions'][number]
type Exhibit = CaseFileView['exhibits'][number]

/** What does not fit together, papers of something else and papers that could not be read: each with the way to it. Nothing where all is well. */
export function Contradictions() {
  const { data } = useCaseFile()
  if (data === undefined) return null
  const { contradictions } = data
  const unread = data.exhibits.filter(({ lacks_words }) => lacks_words)
  const uncompared = data.exhibits.filter(({ reason, lacks_words }) => reason !== null && !lacks_words)
  const others = data.exhibits.filter(({ is_other }) => is_other)
  if (contradictions.length + unread.length + uncompared.length + others.length === 0) return null
  return (
    <Card as="section" className="mb-8" aria-labelledby="look-again">
      <h2 id="look-again">
        <Trans>To look at again</Trans>
      </h2>
      {contradictions.length > 0 && (
        <>
          <p className="small soft mt-2">
            <Trans>An officer compares your entries and papers. These do not agree yet.</Trans>
          </p>
          <ul className="small mt-3 grid gap-4">
            {contradictions.map((item) => (
              <Disagreement key={item.text} item={item} />
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <h3 className="mt-5">
            <Trans>Papers that tell of something else</Trans>
          </h3>
          <p className="small soft mt-2">
            <Trans>
              Their words do not fit the entries they were put to, so your documents ask for the right ones.
            </Trans>
          </p>
          <ul className="small mt-3 grid gap-4">
            {others.map((paper) => (
              <Paper key={paper.number} paper={paper} />
            ))}
          </ul>
        </>
      )}
      {uncompared.length > 0 && (
        <>
          <h3 className="mt-5">
            <Trans>Papers that were not compared</Trans>
          </h3>
          <p className="small soft mt-2">
            <Trans>Two programs read each PDF, and what they read is compared. Here the second did not finish.</Trans>
          </p>
          <ul className="small mt-3 grid gap-4">
            {uncompared.map((paper) => (
              <Paper key={paper.number} paper={paper} />
            ))}
          </ul>
        </>
      )}
      {unread.length > 0 && (
        <>
          <h3 className="mt-5">
            <Trans>Papers that were not read whole</Trans>
          </h3>
          <p className="small soft mt-2">
            <Trans>They stay exhibits of your filing. Their words are just no source for your documents.</Trans>
          </p>
          <ul className="small mt-3 grid gap-4">
            {unread.map((paper) => (
              <Paper key={paper.number} paper={paper} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function Disagreement({ item: { text, places } }: { item: Contradiction }) {
  return (
    <li>
      <p className="wrap-anywhere">{translated(text)}</p>
      <p className="mt-1 flex flex-wrap gap-x-4">
        {places.map(({ place, path, url }) =>
          url === null ? (
            <Link key={place} to={path}>
              {translated(place)}
            </Link>
          ) : (
            <a key={place} href={url} target="_blank" rel="noreferrer">
              {translated(place)}
            </a>
          ),
        )}
      </p>
    </li>
  )
}

/** A paper with the way to its entry, and why it is no source where it could not be read, or is not compared. */
function Paper({ paper: { number, title, name, path, reason } }: { paper: Exhibit }) {
  const label = exhibitLabel(number)
  const why = reason === null ? null : translated(reason)
  return (
    <li>
      <p className="wrap-anywhere">
        {why === null ? (
          <Trans>
            Exhibit {label}, <span lang="en">{title}</span>
          </Trans>
        ) : (
          <Trans>
            Exhibit {label}, <span lang="en">{title}</span>: {why}
          </Trans>
        )}
      </p>
      <p className="mt-1">
        <Link className="wrap-anywhere" to={path}>
          {name}
        </Link>
      </p>
    </li>
  )
}
