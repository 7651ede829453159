import { t, plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { memo, useEffect, useRef, useState } from 'react'
import type { Example, Length } from './field-spec.ts'
import { useInAnotherScript } from './use-in-another-script.ts'

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

export const aboutId = (id: string): string => `${id}-about`

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
      {length && <AboutPassage id={aboutId(id)} length={length} text={text} />}
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

/** What describes the control of a passage. */
function AboutPassage({ id, length: { from, to }, text }: { id: string; length: Length; text: string }) {
  const count = wordsIn(text)
  // What stood there before is part of the description alone.
  const [found] = useState(text)
  const inEnglish = useInAnotherScript(text) ? t`Write it in English: documents quote your words.` : ''
  return (
    <>
      <div id={id}>
        {inEnglish && <p>{inEnglish}</p>}
        <p className="count num">
          {count === 0
            ? t`${from} to ${to} words reads well`
            : plural(count, {
                one: `${count} word · ${from} to ${to} reads well`,
                other: `${count} words · ${from} to ${to} reads well`,
              })}
        </p>
      </div>
      <SaidInPause
        words={plural(count, {
          one: `${count} word; ${from} to ${to} reads well`,
          other: `${count} words; ${from} to ${to} reads well`,
        })}
      />
      <SaidInPause words={text === found ? '' : inEnglish} />
    </>
  )
}

/** Said as it comes to be otherwise, and only in a pause: what is seen at each key is not heard at each. */
function SaidInPause({ words }: { words: string }) {
  const [said, setSaid] = useState('')
  const before = useRef(words)
  useEffect(() => {
    if (before.current === words) return
    const timer = setTimeout(() => {
      before.current = words
      setSaid(words)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <span className="sr" role="status">
      {said}
    </span>
  )
}
