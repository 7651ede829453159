import { describe, expect, test } from 'vitest'
import type { Block } from '#domain/document.ts'
import { applicants, everything, sentencesIn, textIn } from '../builtin/testing.ts'
import type { Profile } from '../profile.ts'
import { caseFileOf } from '../testing/drafted-once.ts'
import { civilEngineer, thinArtist } from '../testing/profiles.ts'
import type { Variation } from '../writing.ts'
import { recommendationLetter } from './compose.ts'
import { outlineFor } from './outline.ts'

const quietly = async () => undefined

const sectionsOf = (profile: Profile, referee_id: number, variation: Variation): Promise<Block[]> =>
  recommendationLetter(caseFileOf(profile), { referee_id, items: everything(profile) }).compose(variation, quietly)

const usual: Variation = { seed: 0, length: 'usual' }

const wordsIn = (blocks: readonly Block[]): number => textIn(blocks).split(/\s+/).length

test('a writer’s tie decides what the second paragraph has to show', () => {
  const purpose = (tie: 'dependent' | 'independent' | 'unclear') =>
    outlineFor(tie).find(({ id }) => id === 'acquaintance')?.purpose
  expect(new Set([purpose('dependent'), purpose('independent'), purpose('unclear')]).size).toBe(3)
  expect(purpose('independent')).toMatch(/independent/)
  const unmet = outlineFor('dependent', false).find(({ id }) => id === 'acquaintance')
  expect(unmet?.purpose).toMatch(/never met/)
})

test('sections have ids of their own, and name only sections before them', () => {
  const ids = outlineFor('dependent').map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  outlineFor('dependent').forEach(({ after = [] }, at) => {
    for (const id of after) expect(ids.slice(0, at)).toContain(id)
  })
})

describe.each(applicants)('letters about %s', async (_, profile) => {
  const letters = await Promise.all(profile.referees.map(({ id }) => sectionsOf(profile, id, usual)))

  test('every block belongs to a section of the outline, in its order', () => {
    const ids = outlineFor('dependent').map((section) => section.id)
    for (const blocks of letters) {
      const places = blocks.map(({ section }) => ids.indexOf(section ?? ''))
      expect(places).not.toContain(-1)
      expect(places).toEqual([...places].sort((a, b) => a - b))
    }
  })

  test('every sentence with a figure names its source', () => {
    const bare = letters.flatMap((blocks) =>
      sentencesIn(blocks).filter(
        ({ inlines, sources }) =>
          sources.length === 0 && inlines.some((inline) => inline.kind === 'text' && /\d/.test(inline.text)),
      ),
    )
    expect(bare).toEqual([])
  })
})

test('asked again, a section comes in other words', async () => {
  const textsOf = async (seed: number) => textIn(await sectionsOf(civilEngineer, 81, { seed, length: 'usual' }))
  const texts = await Promise.all([0, 1, 2, 3].map(textsOf))
  expect(new Set(texts).size).toBe(4)
  expect(await textsOf(1)).toBe(texts[1])
})

test('shorter is shorter, and with more detail is longer', async () => {
  const [work] = civilEngineer.professionalprojects
  if (work === undefined) throw new Error('The profile has no project')
  const professionalprojects = ['Alarm', 'Buoy', 'Crane', 'Dam'].map((project_name, at) => ({
    ...work,
    id: 900 + at,
    project_name,
  }))
  const profile = { ...civilEngineer, professionalprojects }
  const length = async (length: Variation['length']) => wordsIn(await sectionsOf(profile, 81, { seed: 3, length }))
  const [short, middle, long] = await Promise.all([length('shorter'), length('usual'), length('fuller')])
  expect(short).toBeLessThan(middle)
  expect(long).toBeGreaterThan(middle)
})

test('a letter that its writer has not answered yet fits on two pages', async () => {
  const words = wordsIn(await sectionsOf(civilEngineer, 81, usual))
  expect(words).toBeGreaterThan(150)
  expect(words).toBeLessThan(700)
})

test('a thin record gives a short letter that tells what there is and asks for the rest', async () => {
  const blocks = await sectionsOf(thinArtist, 82, usual)
  expect(wordsIn(blocks)).toBeLessThan(200)
  expect(textIn(blocks)).toContain('[Missing: ')
})
