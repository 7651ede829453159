import { Trans } from '@lingui/react/macro'
import { memo, useEffect, useRef, useState } from 'react'
import type { Example, Length } from './field-spec.ts'

/** Scripts that put no spaces between words; what is drafted in them first is measured as well. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const SEGMENTS = new Intl.Segmenter(undefined, { granularity: 'word' })

const countIn = (run: string): number =>
  UNSPACED.test(run) ? [...SEGMENTS.segment(run)].filter(({ isWordLike }) => isWordLike).length : 1

/** How many words a text has. */
export const wordsIn = (text: string): number =>
  text
    .split(/\s+/)
    .filter((run) => /[\p{L}\p{N}]/u.test(run))
    .reduce((count, run) => count + countIn(run), 0)

const counted = (count: number): string => `${count} ${count === 1 ? 'word' : 'words'}`

export const lengthId = (id: string): string => `${id}-length`

/** Under a field: one good answer to look at, and for a passage how long it is. Each key renders its form anew, not this. */
export const Guidance = memo(function Guidance({
  id,
  label,
  example,
  length,
  text,
}: {
  /** The control's id. */
  id: string
  label: string
  example?: Example
  length?: Length
  /** What the field holds now. */
  text: string
}) {
  return (
    <div className="guide">
      {length && <WordCount id={lengthId(id)} length={length} text={text} />}
      {example && (
        <details className="example">
          <summary>
            <Trans>
              See an example<span className="sr"> for {label}</span>
            </Trans>
          </summary>
          <figure>
            <figcaption>
              <Trans>A made-up {example.by} writes:</Trans>
            </figcaption>
            <blockquote>{example.text}</blockquote>
          </figure>
        </details>
      )}
    </div>
  )
})

const PAUSE = 1500

/** Seen at each key, said only in a pause. */
function WordCount({ id, length: { from, to }, text }: { id: string; length: Length; text: string }) {
  const count = wordsIn(text)
  const [said, setSaid] = useState('')
  const before = useRef(count)
  useEffect(() => {
    if (before.current === count) return
    const timer = setTimeout(() => {
      before.current = count
      setSaid(`${counted(count)}; ${from} to ${to} reads well`)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [count, from, to])
  return (
    <>
      <p className="count num" id={id}>
        {count === 0 ? `${from} to ${to} words reads well` : `${counted(count)} · ${from} to ${to} reads well`}
      </p>
      <span className="sr" role="status">
        {said}
      </span>
    </>
  )
}
