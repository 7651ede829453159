import type { Inline } from '#domain/document.ts'
import { runsOf } from '#domain/document-text.ts'
import { useLinked, isAsked } from './linked.ts'

/** Words as they are printed; what is asked in them leads to its question. */
export function WordsOnPaper({
  inlines,
  place,
}: {
  inlines: readonly Inline[]
  place: { block: string; sentence: number }
}) {
  const { token, letter, isClosed, showQuestion } = useLinked()
  const here = letter.open.filter(({ block, sentence }) => block === place.block && sentence === place.sentence)
  let mark = 0
  // Runs stand still within a version, and two may say the same.
  return runsOf([...inlines]).map(({ text, style, mark: kind }, at) => {
    if (kind === undefined) {
      const Element = style === 'italic' ? 'em' : style === 'bold' ? 'b' : 'span'
      return (
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <Element key={at} className="src">
          {text}
        </Element>
      )
    }
    const point = here[mark++]
    if (point === undefined || isClosed || !isAsked(point))
      return (
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <span key={at} className={point && !isAsked(point) ? 'waived' : kind}>
          {point && !isAsked(point) && kind === 'verify' ? point.text : text}
        </span>
      )
    return (
      // A link, since a button does not break over lines; its address is that of the page, which holds the token.
      <a
        // oxlint-disable-next-line react/no-array-index-key -- see above
        key={at}
        href={`#${token}`}
        className={kind}
        onClick={(event) => {
          event.preventDefault()
          event.stopPropagation()
          showQuestion(point.id)
        }}
      >
        {text}
      </a>
    )
  })
}
