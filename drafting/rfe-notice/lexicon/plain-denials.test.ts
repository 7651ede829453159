import { describe, expect, it } from 'vitest'
import { readNotice } from '../index.ts'

const HEAD = 'Form I-140\nYou ask for a national interest waiver.\n\n'
const notice = (text: string) => readNotice([`REQUEST FOR EVIDENCE\n${HEAD}The Proposed Endeavor\n\n${text}`])

describe('a denial without a word of the record, and without a request', () => {
  it.each([
    'Implementing established technology does not constitute an endeavor with substantial merit.',
    'Teaching existing courses is not an endeavor of national importance.',
    'You described the general duties of a supply chain manager rather than a specific endeavor.',
    'The statement sets out the occupation of a beekeeper instead of a proposed endeavor.',
    "The petitioner's master's degree by itself does not establish that she is well positioned.",
    'Your years of teaching alone do not show that you are well positioned to advance the endeavor.',
    'The letters come only from people who know the petitioner.',
    'The letters are all from former colleagues and supervisors.',
  ])('is a finding, and no grant: %s', (text) => {
    const { issues, conceded } = notice(text)
    expect(issues.map(({ quote }) => quote)).toEqual([text])
    expect(conceded).toEqual([])
  })
  it.each([
    'The letters are not only from former colleagues.',
    'USCIS considered whether the letters are all from colleagues.',
    'If the degree by itself does not establish it, other evidence may.',
  ])('is not: %s', (text) => expect(notice(text).issues).toEqual([]))

  it('keeps what earlier paragraphs of a notice of intent to deny say on other factors', () => {
    const { issues } = readNotice([
      `NOTICE OF INTENT TO DENY\n${HEAD}This is a material change to the petition.\n\nThe letters are all from former colleagues of the petitioner.\n\nThe petitioner's master's degree by itself does not establish that she is well positioned.`,
    ])
    expect(issues.map(({ factor }) => factor)).toEqual(['endeavor', 'letters', 'education_and_skills'])
    expect(issues.every(({ unsure }) => unsure === undefined)).toBe(true)
  })
})
