import { describe, expect, it } from 'vitest'
import { FACTORS } from '#domain/rfe.ts'
import { NOWHERE } from '../factor-of.ts'
import { readHeading } from '../headings.ts'
import { readNotice } from '../index.ts'
import type { Block } from '../page/block.ts'
import { tell } from '../told.ts'
import { stemOf } from './stems.ts'
import { traitsOf } from './traits.ts'
import { factorWeighed } from './weigh-factor.ts'

const told = (text: string) => tell([{ kind: 'paragraph', text, starts: [{ at: 0, page: 1 }] } satisfies Block])
const head = 'REQUEST FOR EVIDENCE\nForm I-140, national interest waiver\nYou mend bells.\n'
const grantedIn = (heading: string, text: string) =>
  readNotice([`${head}${heading}\n${text}`]).conceded.map(({ quote }) => quote)

describe('the traits of a sentence', () => {
  it('are none where there is no sentence', () => {
    expect(traitsOf([], 0)).toEqual([])
  })
  it('are of its words, what they do and what follows, and never of a name or a figure', () => {
    const traits = traitsOf(
      told('The letter of Dr. Quillfeather does not explain 400 bells. However, it is signed.'),
      0,
    )
    expect(traits).toEqual(expect.arrayContaining(['u:!explain', 'c:paper', 'u:!#', 'nturn', 'hasneg']))
    expect(traits.join(' ')).not.toMatch(/quillfeather|400/)
  })
  it.each([
    ['supports', 'supported'],
    ['demonstrates', 'demonstrated'],
    ['repeatedly', 'repeated'],
  ])('%s counts as %s', (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other))
  })
})

describe('what is granted', () => {
  it.each([
    ['Record of Success', 'The petitioner states that her foundry has succeeded in nine parishes.'],
    ['Record of Success', 'A petitioner must show that he or she has succeeded in similar efforts.'],
    ['Record of Success', 'You may show that the foundry had succeeded before the petition was filed.'],
    ['Plan', 'If the plan is shown to be funded, this factor will be met.'],
    ['Plan', 'We acknowledge that you submitted a plan.'],
    ['Plan', 'USCIS acknowledges receipt of your response of May 4, 2025.'],
  ])('is not, under %s: %s', (heading, text) => {
    expect(grantedIn(heading, text)).toEqual([])
  })
  it.each([
    ['Record of Success', 'Your casting of nine bells is a record of success, and we credit it.'],
    ['Education and Skills', 'Nobody could doubt your competence as a founder of bells.'],
    ['Substantial Merit', 'That bells should be mended is plainly an aim of substantial merit.'],
    ['Urgency', 'We accept that the need is pressing.'],
  ])('is, under %s: %s', (heading, text) => {
    expect(grantedIn(heading, text)).toEqual([text])
  })
})

describe('what is granted in the sentence after it', () => {
  const read = (text: string) => {
    const { issues, conceded } = readNotice([`${head}Labor certification\n${text}`])
    return [issues, conceded].map((those) => those.map(({ quote }) => quote))
  }
  const said = 'No one can test the labor market for a foundry of his own.'
  it('is no complaint', () => {
    expect(read(`${said} This point is accepted.`)).toEqual([[], expect.arrayContaining([said])])
  })
  it('is one where it is not granted', () => {
    expect(read(`${said} You have not shown more than this.`)[0]).not.toEqual([])
  })
})

describe('what words are on', () => {
  const on = (own: string, heading: string | null = null) => {
    const read = heading === null ? null : readHeading(heading, NOWHERE)
    return factorWeighed({ said: [own], asked: [], heading: read, under: read?.under ?? NOWHERE })
  }
  it.each([
    ['the plan names no lender and has no budget.', null, 'plan'],
    ['you have not explained why a labor certification would be impractical.', null, 'impractical'],
    ['no certified english translation was submitted.', 'Academic Record', 'translation'],
    ['they do not say what you did.', 'Letters of Recommendation', 'letters'],
    ['no customer has said that it would buy a bell.', 'Well Positioned', 'interest'],
  ])('%s under %s', (own, heading, factor) => {
    expect(on(own, heading)).toBe(factor)
  })
  it('is something also where there are no words', () => {
    expect(FACTORS).toHaveProperty(on(''))
  })
})
