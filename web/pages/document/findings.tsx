import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CircleCheck, CircleDashed, SquareDashed } from 'lucide-react'
import type { Checked, Finding } from '../../api/document.ts'
import { translated } from '../../language/translated.ts'
import { Icon } from '../../ui/icon.tsx'
import { checkedLine, quoted } from './words.ts'

/** Letters that are named one by one. */
const SOME = 24

/** What the check of a typed text says: what no source holds and why, or that everything has one. */
export function Findings({
  id,
  findings,
  state,
  sentences,
  unshown,
  empty,
  onShow,
}: {
  id: string
  findings: readonly Finding[]
  state: 'pending' | 'checked' | 'failed'
  sentences: Checked['sentences']
  /** Letters that the PDF cannot show. */
  unshown: readonly string[]
  /** Nothing stands in the text any more. */
  empty: boolean
  onShow: (finding: Finding) => void
}) {
  const sourced = sentences.filter((sentence) => sentence.sources.length > 0).length
  const isUnclosed = findings.some(({ kind }) => kind === 'mark')
  const open = plural(findings.length, {
    one: '# thing no source holds. Prove it, reword, or save and settle later.',
    other: '# things no source holds. Prove them, reword, or save and settle later.',
  })
  const says = empty
    ? t`Saved empty, the paragraph is taken out. A section that has no other text stays to be settled.`
    : state === 'failed'
      ? t`The check did not answer. You can save; it is checked then.`
      : isUnclosed
        ? t`A mark is not closed. Close it to save.`
        : findings.length > 0
          ? open
          : state === 'pending'
            ? t`Checking against your case file…`
            : checkedLine(sentences.length, sourced)
  return (
    <div className="findings" id={id}>
      <p className={findings.length > 0 ? 'found is-open' : 'found'} role="status">
        <Icon of={findings.length === 0 && state === 'checked' ? CircleCheck : CircleDashed} size="s" />
        <span>{says}</span>
      </p>
      {unshown.length > 0 && (
        <p className="found is-open" role="status">
          <Icon of={SquareDashed} size="s" />
          <span>
            <Unshown letters={unshown} />
          </span>
        </p>
      )}
      {findings.length > 0 && (
        <ul>
          {findings.map((finding) => (
            <li key={`${finding.start} ${finding.end} ${finding.kind}`}>
              <button type="button" className="btn btn-link" lang="en" onClick={() => onShow(finding)}>
                {quoted(finding.text)}
              </button>
              {t`: ${translated(finding.reason)}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Unshown({ letters }: { letters: readonly string[] }) {
  const some = <b className="letters">{letters.slice(0, SOME).join(' ')}</b>
  const more = letters.length - SOME
  if (letters.length === 1)
    return (
      <Trans>
        The PDF cannot show this letter: {some}. An empty box would stand in its place, so write the word in Latin
        letters.
      </Trans>
    )
  if (more <= 0)
    return (
      <Trans>
        The PDF cannot show these letters: {some}. An empty box would stand in their place, so write the word in Latin
        letters.
      </Trans>
    )
  return (
    <Trans>
      The PDF cannot show these letters: {some} and {more} more. An empty box would stand in their place, so write the
      word in Latin letters.
    </Trans>
  )
}
