import { describe, expect, test } from 'vitest'
import { plain } from '../builtin/phrase.ts'
import { buildCaseFile } from '../case-file.ts'
import { abilityField, postsInOccupation } from '../case-file/exceptional-ability.ts'
import { whyUnspecific } from '../endeavors/specificity.ts'
import { checkSentence } from '../grounding.ts'
import type { Profile } from '../profile.ts'
import { artist, batteryResearcher, teacher } from '../testing/profiles.ts'
import { petitionLetter } from './compose.ts'
import { repeatsField } from './field.ts'

const named = (profile: Profile, occupation: string, field_of_endeavor: string): Profile => ({
  ...profile,
  application: { ...profile.application, occupation, field_of_endeavor },
})

async function told(profile: Profile) {
  const caseFile = buildCaseFile(profile)
  const { compose } = petitionLetter(caseFile, { endeavor_id: profile.endeavors[0]?.id ?? 0 })
  const blocks = await compose({ seed: 0, length: 'usual' }, async () => undefined)
  const sentences = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []))
  const marked = sentences.filter((one) => checkSentence(one, caseFile, 'petition').length > 0).map(plain)
  const text = (section: string) =>
    blocks
      .flatMap((block) => (block.kind === 'paragraph' && block.section === section ? block.sentences : []))
      .map(plain)
      .join(' ')
  return { marked, text }
}

describe('occupation and field as the profile names them', async () => {
  const { marked, text } = await told(named(batteryResearcher, 'Battery Engineer', 'Electrochemical energy storage'))

  test('stand where the letter names them, with their source', () => {
    expect(text('introduction')).toMatch(/field (?:of|is) “Electrochemical energy storage[,.]?”/)
    expect(text('profession')).toContain('battery engineer')
    expect(text('profession')).not.toContain('research scientist')
    expect(marked).toEqual([])
  })

  test('are told apart from the endeavor', () => {
    expect(text('past-to-future')).toMatch(
      /narrower than the occupation of a battery engineer, and than the field|Neither the work of a battery engineer nor the field/,
    )
  })

  test('present a petitioner without a post', async () => {
    const without = batteryResearcher.professionalhistory.map((job) => ({
      ...job,
      is_current: false,
      end_date: job.end_date ?? '2026-01-30',
    }))
    const profile = named({ ...batteryResearcher, professionalhistory: without }, 'Battery Engineer', '')
    const { text: of, marked: wrong } = await told(profile)
    expect(of('introduction')).toContain('Ilka Rozália Kőszegvári, a battery engineer,')
    expect(of('introduction')).not.toMatch(/field of|field is/)
    expect(wrong).toEqual([])
  })

  test('where the title only repeats the field, the letter does not call it narrower', async () => {
    const [endeavor] = batteryResearcher.endeavors
    if (endeavor === undefined) throw new Error('The researcher has no endeavor')
    const endeavors = [{ ...endeavor, title: 'Advancing electrochemical energy storage' }]
    const profile = named({ ...batteryResearcher, endeavors }, 'Battery Engineer', 'Electrochemical energy storage')
    const { text: of } = await told(profile)
    expect(of('past-to-future')).not.toMatch(/narrower|one undertaking/)
  })
})

test.each([
  ['Advancing Electrochemical Energy Storage', 'Electrochemical energy storage', true],
  ['Electrochemical energy storage research for the United States', 'Electrochemical energy storage', true],
  ['A safety-grading protocol for vehicle batteries', 'Electrochemical energy storage', false],
  ['Grading batteries for electrochemical energy storage', 'Electrochemical energy storage', false],
  ['Improving health', 'Nursing', false],
  ['Anything', '', false],
  ['', 'Nursing', false],
])('“%s” repeats the field “%s”: %s', (title, field, repeats) => expect(repeatsField(title, field)).toBe(repeats))

test('a title made of the named occupation and field is no endeavor', () => {
  const title = 'Weirology programs of the Lower Fens for county crews'
  expect(whyUnspecific(title, batteryResearcher)).toBeUndefined()
  expect(
    whyUnspecific(title, named(batteryResearcher, '', 'Weirology for county crews of the Lower Fens')),
  ).toBeDefined()
})

describe('exceptional ability', () => {
  test.each([
    ['', '', 'arts'],
    ['Accountant', '', 'business'],
    ['Accountant', 'Physics of fibers', 'sciences'],
    ['Weirologist', 'Weirology', 'arts'],
  ])('of “%s” in “%s” lies in the %s', (occupation, field, expected) =>
    expect(abilityField(named(artist, occupation, field))).toBe(expected),
  )

  test('counts the posts of the occupation that is named', () => {
    const [now, before] = artist.professionalhistory
    if (!now || !before) throw new Error('The artist has no posts')
    const professionalhistory = [
      { ...now, job_title: 'Cook' },
      { ...before, job_title: 'Weaver' },
    ]
    const ids = (occupation: string) =>
      postsInOccupation(named({ ...artist, professionalhistory }, occupation, '')).map(({ id }) => id)
    expect([ids(''), ids('Weaver'), ids('Diver')]).toEqual([[now.id], [before.id], [now.id]])
  })
})

test('a field of endeavor is asked of nobody: left open, no letter speaks of one', async () => {
  const { text } = await told(teacher)
  expect(text('introduction')).not.toMatch(/lies in the field|Its field is/)
})
