import type { Inline, Sentence } from '#domain/document.ts'
import { findAuthority } from '../authorities/library.ts'
import type { CaseFile } from '../case-file.ts'
import { checkSentence, readSentence, type Finding, type Voice } from '../grounding.ts'
import { INLINE, textOf } from '../grounding/marks.ts'

/** What words are held against: the case file, and who speaks. */
export interface Reader {
  caseFile: CaseFile
  voice: Voice
  /** True while the writer of a letter types in it: what writers say of themselves needs no other source. */
  isWriter?: boolean
}

/** A typed sentence with its sources, and what of it nothing holds. */
export interface TypedReading {
  sentence: Sentence
  findings: readonly Finding[]
}

/** Letters of a sentence that is read at all; a longer one says more than anybody can hold against its sources. */
const MOST_READ = 3_000
/** More sentences than a paragraph of 20,000 characters has: one that is longer than what is kept would be read anew each time. */
const KEPT_READINGS = 1_000

const RUNS = new RegExp(`[^${INLINE}]+`, 'gu')
const SAYS = /[\p{L}\p{N}]/u

const readings = new WeakMap<CaseFile, Map<string, TypedReading>>()

/** While one types, all sentences but one are those of the stroke before. */
function remembered({ caseFile, voice }: Reader, about: unknown, read: () => TypedReading): TypedReading {
  const known = readings.get(caseFile) ?? new Map<string, TypedReading>()
  readings.set(caseFile, known)
  const key = JSON.stringify([voice, about])
  const reading = known.get(key) ?? read()
  known.delete(key)
  known.set(key, reading)
  const [oldest] = known.keys()
  if (known.size > KEPT_READINGS && oldest !== undefined) known.delete(oldest)
  return reading
}

/** What the sentence itself points to: authorities and papers that there are. */
const pointedTo = (inlines: readonly Inline[], caseFile: CaseFile): string[] =>
  inlines.flatMap((inline) => {
    if (inline.kind === 'authority') return findAuthority(inline.id) === undefined ? [] : [inline.id]
    if (inline.kind !== 'exhibit') return []
    const { number, page } = inline
    if (caseFile.pages.some((one) => one.exhibit === number && one.page === page)) return [`E${number}p${page}`]
    return caseFile.exhibits.some((exhibit) => exhibit.number === number) ? [`E${number}`] : []
  })

/**
 * A new sentence with what of the case file bears it out; `rested`, what its earlier wording rested on, is looked at first.
 * A `chosen` source is declared when it is checked, and kept where it bears the sentence out.
 */
export const readAnew = (inlines: Inline[], rested: readonly string[], reader: Reader, chosen?: string): TypedReading =>
  remembered(reader, [inlines, rested, chosen], () => {
    const { caseFile, voice } = reader
    const text = textOf(inlines)
    const own = pointedTo(inlines, caseFile)
    if (text.length > MOST_READ) {
      const reason = 'this is too long for one sentence to be checked'
      // Each run of words by itself: papers, law and marks among them stay what they are.
      const findings = [...text.matchAll(RUNS)].map(({ 0: words, index }): Finding => {
        const [start, end] = [index + (words.length - words.trimStart().length), index + words.trimEnd().length]
        return { kind: 'source', start, end, text: words.trim(), reason }
      })
      return { sentence: { inlines, sources: own }, findings: findings.filter((one) => SAYS.test(one.text)) }
    }
    const first = chosen === undefined ? own : [chosen, ...own]
    const { sources } = readSentence(text, caseFile, { voice, declared: [...first, ...rested] })
    const sentence = { inlines, sources: [...new Set([...own, ...sources])] }
    const declared = { inlines, sources: [...new Set([...first, ...sources])] }
    return { sentence, findings: checkSentence(declared, caseFile, voice) }
  })

/** An earlier sentence as it stands, with what nothing holds any more. */
export const readAgain = (sentence: Sentence, { caseFile, voice }: Reader): TypedReading => ({
  sentence,
  findings: checkSentence(sentence, caseFile, voice),
})
