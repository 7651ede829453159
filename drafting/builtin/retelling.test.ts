import { describe, expect, test } from 'vitest'
import { isPassage } from '../case-file/passage-fields.ts'
import { buildCaseFile, type CaseFile, type Fact } from '../case-file.ts'
import { ceramicsResearcher } from '../testing/as-typed/ceramics-researcher.ts'
import { infectionNurse } from '../testing/as-typed/infection-nurse.ts'
import { reliabilityEngineer } from '../testing/as-typed/reliability-engineer.ts'
import { FRAMES_BY_FIELD, OTHER_FRAMES } from './fragment-frames.ts'
import { toldOf } from './in-third-person.ts'
import { inFull } from './own-words.ts'
import { inEnglish } from './in-english.ts'
import { portraitOf } from './portrait.ts'
import { plain } from './phrase.ts'
import { applicants, ofShortForm } from './testing.ts'
import { toldIn } from './told.ts'

const wordsIn = (text: string): string[] =>
  inFull(text)
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The speaker, and verbs that say no more than that something is so. */
const OF_SPEAKER = /^(?:and|am|is|are|was|were|has|have|i|me|my|mine|myself|we|us|our|ours|ourselves)$/u
const stem = (word: string): string =>
  word
    .replace(/ies$/u, 'y')
    .replace(/(?:es|s)$/u, '')
    .replace(/e$/u, '')

/** Verbs that follow their subject, and shorthand that is written out. */
const SAME: Readonly<Record<string, string>> = { am: 'is', are: 'is', were: 'was', have: 'has', do: 'does' }
const form = (word: string): string => stem(SAME[word] ?? word)

/** What the built-in frames add in words of their own, by the field that was filled in. */
const FRAMES = new Set(
  wordsIn(
    [
      ...Object.values({ ...FRAMES_BY_FIELD, other: OTHER_FRAMES }).flatMap(({ thing, to, doing }) => [
        ...thing,
        ...to,
        ...doing,
      ]),
      'in my own words this describe describes described as follows the problem goal difficulty solution result work requirement progress plan expected outcome point',
      // What a paper is, as its own fields have it.
      'award certificate recognition certification competition license prize letter patent grant fellowship membership degree document',
      'a an and to a total of s is are was were been has have does',
    ].join(' '),
  ).map((word) => form(word)),
)

/** Words of a text that another has not as often. */
function beyond(text: string, other: string): string[] {
  const left = new Map<string, number>()
  for (const word of wordsIn(other)) left.set(form(word), (left.get(form(word)) ?? 0) + 1)
  return wordsIn(text).filter((word) => {
    const count = left.get(form(word)) ?? 0
    left.set(form(word), count - 1)
    return count < 1
  })
}

/** A passage as the petition tells it, sentence by sentence. */
function retold(caseFile: CaseFile, { section, entry, field }: Fact): string {
  const { person } = portraitOf(caseFile)
  return toldIn(caseFile, section, entry, field)
    .map((told) =>
      plain(
        toldOf(told, {
          caseFile,
          person,
          byName: true,
          ofHouse: false,
          naming: undefined,
          hasTeam: true,
          asWriter: undefined,
        }).phrase,
      ),
    )
    .join(' ')
}

/** Shorthand that is written out says the same. */
const SHORTHAND =
  /\d ?(?:x|min|hrs?|yrs?|mo)\b|\bw\/|\/ ?(?:yr|year|mo|month|wk|week)|\bapprox|->|=>|→| \+ |^\s*(?:n\/?a|none)\.?$|\b(?:down|up) from\b/imu

const typedAsPeopleType = { reliabilityEngineer, ceramicsResearcher, infectionNurse }

describe.each([...applicants, ...Object.entries(typedAsPeopleType)])('what %s has typed', (name, profile) => {
  const caseFile = buildCaseFile(profile)
  const { person } = portraitOf(caseFile)
  const passages = caseFile.facts.filter(
    ({ section, field, value }) =>
      isPassage(field) && section !== 'endeavors' && section !== 'referees' && !SHORTHAND.test(value),
  )
  const speakers = new Set(
    wordsIn(
      `${person.full} ${person.short} ${person.subject} ${person.object} ${person.possessive} ${person.own} ${person.reflexive} the team they them their theirs themselves it its itself own`,
    ),
  )
  const houses = new Set(profile.professionalhistory.flatMap(({ organization }) => wordsIn(organization)))

  test('is told again without a word lost', ofShortForm(name, Object.keys(typedAsPeopleType)), () => {
    const lost = passages.flatMap((fact) => {
      const words = beyond(inEnglish(fact.value), retold(caseFile, fact)).filter((word) => !OF_SPEAKER.test(word))
      return words.map((word) => `${fact.place}: ${word}`)
    })
    expect(lost).toEqual([])
  })

  test('is told again without a word added', ofShortForm(name, Object.keys(typedAsPeopleType)), () => {
    const added = passages.flatMap((fact) =>
      beyond(retold(caseFile, fact), fact.value)
        .filter((word) => !FRAMES.has(form(word)) && !speakers.has(word) && !houses.has(word))
        .map((word) => `${fact.place}: ${word}`),
    )
    expect(added).toEqual([])
  })
})
