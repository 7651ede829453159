import { framed, quotedAs } from './framing.ts'
import { bare, ended, inner } from './heads-and-ends.ts'
import { read } from './reading.ts'
import type { Seat } from './seat.ts'
import { tidySentence } from './tidy.ts'

/** A heading without a word under it, and what people put where they have nothing to say. */
const SAYS_NOTHING =
  /^[^.!?]{1,40}:$|^(?:n\/?a|none|nil|not applicable|tbd|to be (?:added|determined)|(?:please )?see (?:the )?(?:attached|resume|cv|above|below)\b[^.]*)\.?$/i

/**
 * The sentences of a passage, each whole and in the applicant's first person: what was typed without a subject gets the
 * one it is about, and what cannot be joined to any is quoted.
 */
export function completed(sentences: readonly string[], typed: string, seat: Seat): string[] {
  const done: string[] = []
  const source = typed.replace(/\s+/g, ' ')
  const exact = (text: string): boolean => source.includes(text)
  let run: { kind: 'thing' | 'to' | 'doing'; texts: string[] } | undefined
  const close = (): void => {
    if (run !== undefined) done.push(framed(run.kind, run.texts, seat, exact))
    run = undefined
  }
  for (const sentence of sentences) {
    const text = tidySentence(sentence)
    if (text === '' || SAYS_NOTHING.test(text)) continue
    if (text.startsWith('[Missing: ')) {
      close()
      done.push(text)
      continue
    }
    const reading = read(text, seat)
    if (reading.kind === 'whole') {
      close()
      done.push(reading.text)
    } else if (!reading.sure) {
      close()
      done.push(
        ended(
          quotedAs(exact(reading.text) && !/[“”]/.test(reading.text) ? `“${reading.text}”` : inner(reading.text), seat),
        ),
      )
    } else {
      if (run?.kind !== reading.kind) close()
      run ??= { kind: reading.kind, texts: [] }
      run.texts.push(bare(reading.text))
    }
  }
  close()
  return done
}
