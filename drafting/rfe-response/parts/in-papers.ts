import { fold } from '#domain/fold.ts'
import { sentencesOf } from '../../builtin/passages.ts'
import type { CaseFile } from '../../case-file.ts'
import type { Finding } from '../../grounding/claim.ts'

/** Whole words between spaces; a number with its decimals, its currency and its percent sign is a word of its own. */
const wordsOf = (text: string): string[] =>
  fold(
    text
      .replace(/(?<=\d),(?=\d{3})/gu, '')
      .replace(/(?<=\d)\.(?=\d)/gu, 'point')
      .replace(/[$€£¥](?=\s?\d)/gu, ' dollars ')
      .replaceAll('%', ' percent '),
  ).split(' ')

const bounded = (words: readonly string[]): string => ` ${words.join(' ')} `

const UNIT = /[$€£¥%]|\b(?:percent|dollars)\b/iu
const YEAR = /^\d{4}$/u
const isBare = ({ kind, text }: Finding): boolean => (kind === 'number' ? !UNIT.test(text) : YEAR.test(text))

/** Shorter words do not say what is counted, or what happened in a year: "of", "the", "in". */
const isTelling = (word: string): boolean => /^\p{L}{4,}$/u.test(word)

const upTo = (words: readonly string[]): string[] => words.slice(0, words.findIndex(isTelling) + 1)

/** The words that a paper must hold: a bare number or year counts only together with the word beside it. */
function phrasesFor(finding: Finding, sentence: string): string[][] {
  const { kind, text, start, end } = finding
  const own = wordsOf(text)
  if (!isBare(finding)) return [own]
  const behind = upTo(wordsOf(sentence.slice(end)))
  const before = upTo(wordsOf(sentence.slice(0, start)).toReversed()).toReversed()
  const withNext = behind.length > 0 ? [[...own, ...behind]] : []
  const withPrior = before.length > 0 ? [[...before, ...own]] : []
  return kind === 'number' && withNext.length > 0 ? withNext : [...withNext, ...withPrior]
}

/** Whether another uploaded paper says in one sentence what the draft says at this place. */
export function otherPapersHold({ rfe }: CaseFile): (finding: Finding, sentence: string) => boolean {
  const told = (rfe?.pages ?? [])
    .filter(({ paper }) => paper !== 'initial_response' && paper !== 'notice')
    .flatMap(({ text }) => sentencesOf(text.replace(/\s+/gu, ' ')))
    .map((sentence) => bounded(wordsOf(sentence)))
  return (finding, sentence) =>
    phrasesFor(finding, sentence).some((phrase) => told.some((one) => one.includes(bounded(phrase))))
}

/** Whether an entry that the applicant typed, or a paper among the exhibits, holds the whole sentence word for word. */
export function recordHolds({ facts, pages }: CaseFile): (sentence: string) => boolean {
  const told = [
    ...facts.filter(({ section }) => section !== 'endeavors').map(({ value }) => value),
    ...pages.map(({ text }) => text),
  ]
    .flatMap((text) => sentencesOf(text.replace(/\s+/gu, ' ')))
    .map((sentence) => wordsOf(sentence).join(' '))
  const held = new Set(told)
  return (sentence) => held.has(wordsOf(sentence).join(' '))
}
