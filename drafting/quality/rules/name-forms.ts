import { longDate } from '../../builtin/dates.ts'
import { wordsOf } from '../../grounding/fold.ts'
import { isOneSlipFrom } from '../distance.ts'
import { unquoted } from '../../grounding/record-quotes.ts'
import type { Found, Rule } from '../finding.ts'
import { perCaseFile } from '../per-case-file.ts'
import type { Reading } from '../reading.ts'

const PROPER = /(?:^|_)(?:first_name|middle_name|last_name|organization|school_name|published_journal|funding_source)$/u
const SHORT = 5

/** No recommender called Marsh makes March a slip. */
const MONTHS = Array.from(
  { length: 12 },
  (_, at) => longDate(`2026-${String(at + 1).padStart(2, '0')}-01`).split(' ')[0] ?? '',
)

const plain = (word: string): string => word.normalize('NFC').replace(/[’']s?$/u, '')

interface Spellings {
  /** Every word of the case file as it is spelled there. */
  known: ReadonlySet<string>
  /** Names by their folded form. */
  names: ReadonlyMap<string, string>
}

/** Addresses are written without capitals whatever they name. */
const ADDRESS = /website|url|email|linkedin/u

const spellingsOf = perCaseFile(({ facts, exhibits, pages, profile }): Spellings => {
  const texts = [
    ...facts.filter(({ field }) => !ADDRESS.test(field)).map(({ value }) => value),
    ...exhibits.map(({ title }) => title),
    ...pages.map(({ text }) => text),
  ]
  const known = new Set([...MONTHS, ...texts.flatMap((text) => wordsOf(text).map((word) => plain(word.text)))])
  const people = [profile.application, ...profile.referees].flatMap(({ first_name, middle_name, last_name }) => [
    first_name,
    middle_name,
    last_name,
  ])
  const named = [...facts.filter(({ field }) => PROPER.test(field)).map(({ value }) => value), ...people]
  const words = named
    .flatMap((name) => wordsOf(name))
    .filter(({ text }) => text.length >= SHORT && /^\p{Lu}/u.test(text))
  // What the case file also writes without a capital is a word of the language: its forms are no misspelled names.
  const proper = words.filter(({ text }) => !known.has(text.toLowerCase()))
  return { known, names: new Map(proper.map(({ text, folded }) => [folded, plain(text)])) }
})

const INFLECTED = /(?:s|es|ed|al|ing|ly|y|er|n|d)$/u
const isInflection = (a: string, b: string): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return long.startsWith(short) && INFLECTED.test(long)
}

/** A name that is nearly one of the case file's: a letter apart, or without its accents. */
function* find({ lines, blocks, caseFile }: Reading): Generator<Found> {
  const { known, names } = spellingsOf(caseFile)
  const outside = blocks.filter(({ block }) => ['lines', 'particulars', 'signature', 'heading'].includes(block.kind))
  const seen = new Set<string>()
  for (const { text, block } of [
    // Whoever wrote what is quoted of a notice spells as he likes.
    ...lines.map((line) => ({ text: unquoted(line.prose, caseFile).text, block: line.block })),
    ...outside.map(({ id, text }) => ({ text, block: id })),
  ])
    for (const word of wordsOf(text)) {
      const spelled = plain(word.text)
      if (spelled.length < SHORT || !/^\p{Lu}/u.test(spelled) || known.has(spelled) || seen.has(spelled)) continue
      seen.add(spelled)
      const same = names.get(word.folded)
      const meant =
        same ??
        [...names].find(([folded]) => isOneSlipFrom(folded, word.folded) && !isInflection(folded, word.folded))?.[1]
      if (meant !== undefined && meant.toLowerCase() !== spelled.toLowerCase())
        yield { block, text: `“${spelled}” is written “${meant}” in your profile.` }
    }
}

export const nameForms: Rule = { id: 'name-forms', severity: 'must', find }
