import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { DocumentView } from '../../api/document.ts'
import { translated } from '../../language/translated.ts'

/** What was chosen for a letter and is not in it, each with the reason, and the way to choose otherwise. */
export function NotInLetter({ findings }: { findings: DocumentView['quality'] }) {
  const href = findings.find((finding) => finding.href !== undefined)?.href
  if (findings.length === 0) return null
  return (
    <section>
      <h2>
        <Trans>Chosen, and not in this letter</Trans>
      </h2>
      <p className="tiny quiet">
        <Trans>If it matters here, add a sentence that the writer can vouch for; if not, change your choice.</Trans>
      </p>
      <ul className="todo">
        {findings.map(({ text }) => (
          <li key={text}>
            <p>{translated(text)}</p>
          </li>
        ))}
      </ul>
      {href !== undefined && (
        <Link className="btn btn-second btn-s" to={href}>
          <Trans>Change what the letter is asked to cover</Trans>
        </Link>
      )}
    </section>
  )
}
