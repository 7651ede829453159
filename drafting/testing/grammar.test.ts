import { LocalLinter } from 'harper.js'
import { binary } from 'harper.js/binary'
import { describe, expect, test } from 'vitest'
import { sentenceText } from '#domain/document-text.ts'
import type { Sentence } from '#domain/document.ts'
import { applicants } from '../builtin/testing.ts'
import type { Drafted } from '../drafted.ts'
import type { Profile } from '../profile.ts'
import { sentencesIn } from '../proof/prove.ts'
import { ceramicsResearcher } from './as-typed/ceramics-researcher.ts'
import { infectionNurse } from './as-typed/infection-nurse.ts'
import { reliabilityEngineer } from './as-typed/reliability-engineer.ts'
import { lettersOf, petitionOf } from './drafted-once.ts'

/** A grammar checker finds no fault in the words that the built-in drafter sets around what people typed. */

/** Kinds that say nothing of grammar: names are no spelling mistakes, and how long a sentence of law is, is the law's. */
const OTHER_KINDS: ReadonlySet<string> = new Set([
  'Spelling',
  'Readability',
  'Style',
  'Enhancement',
  'Capitalization',
  'Formatting',
])

/** Findings that are wrong, each with the words that it is about. */
const WRONG: readonly [finding: RegExp, words: RegExp][] = [
  [/mass noun/u, /^one undertaking$/u],
  [/should probably be written as/u, /^entrepreneurialism$/u],
  // "the endeavor has", "the plan expects are", "a comparison need be shown"
  [/missing a preposition/u, /^endeavor $/u],
  [/complete the infinitive/u, /^(?:expects|need)$/u],
]

const linter = new LocalLinter({ binary, dialect: 0 })

/** Whether a place of a text is inside of quotation marks: somebody's own words. */
const isQuoted = (text: string, at: number): boolean => text.lastIndexOf('“', at) > text.lastIndexOf('”', at - 1)

/** The words of a sentence without its questions; undefined of a card's statement, which is a person's. */
function framed({ made, inlines, sources }: Sentence): string | undefined {
  if (made === undefined || 'card' in made) return undefined
  return sentenceText({ inlines: inlines.filter(({ kind }) => kind !== 'missing'), sources })
}

/** What people typed into the slots of a sentence is theirs, too. */
const typedIn = ({ made }: Sentence): string[] =>
  made !== undefined && 'slots' in made ? Object.values(made.slots).map(({ text }) => text) : []

async function faultsOf(documents: readonly Drafted[]): Promise<string[]> {
  const faults = new Set<string>()
  const read = new Set<string>()
  for (const sentence of documents.flatMap(({ document }) => sentencesIn(document.blocks))) {
    const text = framed(sentence)
    if (text === undefined || text === '' || read.has(text)) continue
    read.add(text)
    const typed = typedIn(sentence)
    for (const lint of await linter.lint(text)) {
      const [words, says, { start }] = [lint.get_problem_text(), lint.message(), lint.span()]
      const isTyped = isQuoted(text, start) || typed.some((one) => one.includes(words))
      const isWrong = WRONG.some(([finding, about]) => finding.test(says) && about.test(words))
      if (!OTHER_KINDS.has(lint.lint_kind()) && !isTyped && !isWrong) faults.add(`${says} “${words}”: ${text}`)
    }
  }
  return [...faults]
}

const everybody: [string, Profile][] = [
  ...applicants,
  ['ceramicsResearcher', ceramicsResearcher],
  ['infectionNurse', infectionNurse],
  ['reliabilityEngineer', reliabilityEngineer],
]

test('the checker finds what is wrong', async () => {
  const lints = await linter.lint('This petition are filed by an engineer, and she have two letters.')
  expect(lints.length).toBeGreaterThan(0)
})

/** A profile without an endeavor has letters alone. */
const documentsOf = async (profile: Profile): Promise<Drafted[]> => [
  ...(profile.endeavors.length === 0 ? [] : [await petitionOf(profile)]),
  ...(await lettersOf(profile)),
]

describe('in what the built-in drafter sets there is no mistake', () => {
  // The others set the same frames around other words.
  test.each(everybody.slice(0, 1))('%s, petition', { timeout: 120_000 }, async (_, profile) =>
    expect(await faultsOf([await petitionOf(profile)])).toEqual([]),
  )

  test.each(everybody)('%s, petition and letters', { tags: 'long', timeout: 300_000 }, async (_, profile) =>
    expect(await faultsOf(await documentsOf(profile))).toEqual([]),
  )
})
