import { FACTORS } from '#domain/rfe.ts'
import type { WorkedIssue } from '#domain/rfe-replies.ts'
import { langOf } from '../../language/lang-of.ts'
import { titleInWords } from '../../language/title-in-words.ts'
import { translated } from '../../language/translated.ts'
import { isNamedBy } from './is-named-by.ts'

/** What an issue is called: by the notice's own heading, as printed, with our name of the point as a label; else by that name alone. */
export function IssueName({ issue: { title, heading, factor } }: { issue: WorkedIssue }) {
  const called = titleInWords(title)
  if (heading === null) return <span lang={langOf(called)}>{called}</span>
  const label = isNamedBy(heading, title) ? translated(FACTORS[factor].name) : called
  return (
    <>
      <span lang="en">{heading}</span>
      {!isNamedBy(heading, label) && (
        <>
          <span className="sr">, </span>
          <span className="rfe-label" lang={langOf(label)}>
            {label}
          </span>
        </>
      )}
    </>
  )
}
