import { isInAnotherScript } from '#domain/script.ts'
import { t, plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { memo, useEffect, useRef, useState } from 'react'
import type { Example, Length } from './field-spec.ts'

/** Scripts that put no spaces between words; what is drafted in them first is measured as well. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

// A browser takes longest of all in a form to make this, and few ever need it.
let segmenter: Intl.Segmenter | undefined
const segmentsOf = (run: string) => (segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' })).segment(run)

const countIn = (run: string): number =>
  UNSPACED.test(run) ? [...segmentsOf(run)].filter(({ isWordLike }) => isWordLike).length : 1

/** How many words a text has. */
export const wordsIn = (text: string): number =>
  text
    .split(/\s+/)
    .filter((run) => /[\p{L}\p{N}]/u.test(run))
    .reduce((count, run) => count + countIn(run), 0)

export const lengthId = (id: string): string => `${id}-length`

/** Under a field: one good answer to look at, and for a passage how long it is and that it has to be in English. Each key renders its form anew, not this. */
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
  example?: () => Promise<Example>
  length?: Length
  /** What the field holds now. */
  text: string
}) {
  return (
    <div className="guide">
      {length && <WordCount id={lengthId(id)} length={length} text={text} />}
      {length && isInAnotherScript(text) && (
        <p>
          <Trans>Write it in English: documents quote your words.</Trans>
        </p>
      )}
      {example && <Answer label={label} example={example} />}
    </div>
  )
})

function Answer({ label, example }: { label: string; example: () => Promise<Example> }) {
  const [answer, setAnswer] = useState<Example | null>(null)
  const by = answer?.by
  return (
    <details
      className="example"
      onToggle={({ currentTarget: { open } }) => {
        // Where it cannot be fetched, opening it again asks again.
        if (open && answer === null) void example().then(setAnswer, () => undefined)
      }}
    >
      <summary>
        <Trans>
          See an example<span className="sr"> for {label}</span>
        </Trans>
      </summary>
      {answer && (
        <figure>
          <figcaption>
            <Trans>A made-up {by} writes:</Trans>
          </figcaption>
          <blockquote lang="en">{answer.text}</blockquote>
        </figure>
      )}
    </details>
  )
}

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
      setSaid(
        plural(count, {
          one: `${count} word; ${from} to ${to} reads well`,
          other: `${count} words; ${from} to ${to} reads well`,
        }),
      )
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [count, from, to])
  return (
    <>
      <p className="count num" id={id}>
        {count === 0
          ? t`${from} to ${to} words reads well`
          : plural(count, {
              one: `${count} word · ${from} to ${to} reads well`,
              other: `${count} words · ${from} to ${to} reads well`,
            })}
      </p>
      <span className="sr" role="status">
        {said}
      </span>
    </>
  )
}
