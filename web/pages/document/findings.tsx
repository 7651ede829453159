import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CircleCheck, CircleDashed, SquareDashed } from 'lucide-react'
import type { Checked, Finding } from '../../api/document.ts'
import { Icon } from '../../ui/icon.tsx'
import { checkedLine, counted, quoted } from './words.ts'

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
  const open = t`${counted(findings.length, 'thing')} no source holds. Prove ${findings.length === 1 ? 'it' : 'them'}, reword, or save and settle later.`
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
            <Trans>
              The PDF cannot show {unshown.length === 1 ? 'this letter' : 'these letters'}:{' '}
              <b className="letters">{unshown.slice(0, SOME).join(' ')}</b>
              {unshown.length > SOME && ` and ${unshown.length - SOME} more`}. An empty box would stand in{' '}
              {unshown.length === 1 ? 'its' : 'their'} place, so write the word in Latin letters.
            </Trans>
          </span>
        </p>
      )}
      {findings.length > 0 && (
        <ul>
          {findings.map((finding) => (
            <li key={`${finding.start} ${finding.end} ${finding.kind}`}>
              <button type="button" className="btn btn-link" onClick={() => onShow(finding)}>
                {quoted(finding.text)}
              </button>
              : {finding.reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
