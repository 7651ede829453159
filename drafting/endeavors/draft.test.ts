import { describe, expect, test } from 'vitest'
import { ENDEAVOR_PARTS } from '#domain/endeavor.ts'
import { contentWords } from '../builtin/passages.ts'
import { applicants, quietRun } from '../builtin/testing.ts'
import { buildCaseFile } from '../case-file.ts'
import { checkSentence } from '../grounding.ts'
import { batteryResearcher, thinApplicant } from '../testing/profiles.ts'
import { TITLE_LIMIT } from './candidates.ts'
import { composeEndeavors, draftEndeavors } from './draft.ts'
import { isSpecific } from './specificity.ts'

/** Share of all words of two endeavors that both hold. */
const MOST_IN_COMMON = 0.6

const likeness = (a: string, b: string): number => {
  const [left, right] = [new Set(contentWords(a)), new Set(contentWords(b))]
  const both = [...left].filter((word) => right.has(word)).length
  return both / (left.size + right.size - both)
}

describe.each(applicants)('ten endeavors for %s', async (_, profile) => {
  const caseFile = buildCaseFile(profile)
  const endeavors = await draftEndeavors(caseFile, profile.endeavors, quietRun())

  test('ten, each with all of its parts and a title that fits', () => {
    expect(endeavors).toHaveLength(10)
    for (const endeavor of endeavors) {
      expect(endeavor.title.length).toBeLessThanOrEqual(TITLE_LIMIT)
      for (const part of ENDEAVOR_PARTS) expect(endeavor[part].trim()).not.toBe('')
      expect(new Set(ENDEAVOR_PARTS.map((part) => endeavor[part])).size).toBe(ENDEAVOR_PARTS.length)
    }
  })

  test('each is an undertaking, not an occupation or a field', () => {
    for (const { title } of endeavors) expect(isSpecific(title, profile)).toBe(true)
  })

  test('none is like another, nor like one that exists', () => {
    const texts = endeavors.map((endeavor) => Object.values(endeavor).join(' '))
    texts.forEach((text, i) =>
      texts.slice(i + 1).forEach((other) => expect(likeness(text, other)).toBeLessThan(MOST_IN_COMMON)),
    )
    const titles = [...profile.endeavors, ...endeavors].map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('every sentence has its source', async () => {
    const composed = await composeEndeavors(caseFile, profile.endeavors, quietRun())
    const findings = composed.flatMap(({ parts }) =>
      Object.values(parts)
        .flat()
        .flatMap((sentence) => checkSentence(sentence, caseFile)),
    )
    expect(findings).toEqual([])
  })

  test('a later run brings ten others', async () => {
    const later = await draftEndeavors(caseFile, [...profile.endeavors, ...endeavors], quietRun())
    const before = new Set(endeavors.map(({ title }) => title))
    expect(later.filter(({ title }) => before.has(title))).toEqual([])
  })

  test('two runs say the same', async () => {
    expect(await draftEndeavors(caseFile, profile.endeavors, quietRun())).toEqual(endeavors)
  })
})

test('where the record lacks a fact, the text asks for it', async () => {
  const endeavors = await draftEndeavors(buildCaseFile(thinApplicant), [], quietRun())
  for (const endeavor of endeavors) expect(Object.values(endeavor).join(' ')).toContain('[Missing: ')
})

test('a profile with nothing but a name still gets ten outlines that ask', async () => {
  const empty = { ...thinApplicant, academicprojects: [], referees: [] }
  const endeavors = await draftEndeavors(buildCaseFile(empty), [], quietRun())
  expect(endeavors).toHaveLength(10)
  expect(new Set(endeavors.map(({ title }) => title)).size).toBe(10)
})

test.each(['Senior Research Scientist', 'Materials Science and Engineering', 'Work in Energy', 'Engineering'])(
  '“%s” is no endeavor',
  (title) => {
    expect(isSpecific(title, batteryResearcher)).toBe(false)
  },
)
