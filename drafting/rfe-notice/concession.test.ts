import { describe, expect, it } from 'vitest'
import { concessionIn } from './concession.ts'
import { readNotice } from './index.ts'

const DENIED = 'the record does not show that it would impact the field more broadly'
const MERIT = 'the endeavor has substantial merit'

const VARIANTS = [
  `Although ${MERIT}, ${DENIED}.`,
  `Even though ${MERIT}, ${DENIED}.`,
  `Though ${MERIT}, ${DENIED}.`,
  `While ${MERIT}, ${DENIED}.`,
  `While the endeavor may have substantial merit, ${DENIED}.`,
  `Despite the substantial merit of the endeavor, ${DENIED}.`,
  `The record does not show that the work would impact the field more broadly, although ${MERIT}.`,
  `The record does not show that the work would impact the field more broadly even though ${MERIT}.`,
  `The endeavor has substantial merit, but ${DENIED}.`,
  `The endeavor has substantial merit; however, ${DENIED}.`,
  `The endeavor has substantial merit; nevertheless, ${DENIED}.`,
  'The endeavor has substantial merit; the record does not, however, show that it would impact the field more broadly.',
  `USCIS acknowledges that ${MERIT}, yet ${DENIED}.`,
]
const HEADINGS = ['', 'First prong: substantial merit and national importance', 'Substantial merit']

describe('what an officer grants in passing', () => {
  const read = (text: string) =>
    readNotice([`Request for Evidence\nDear Petitioner:\nYou ask for a national interest waiver.\n\n${text}`])

  it.each(VARIANTS.flatMap((text) => HEADINGS.map((heading) => [heading, text])))(
    'does not decide what the issue is on: %s: %s',
    (heading, text) => {
      const { issues, conceded } = read(`${heading}\n\n${text} Please submit evidence of this.`)
      expect(issues.map(({ factor, quote }) => [factor, quote])).toEqual([['national_importance', text]])
      expect(conceded.map(({ factor }) => factor)).toEqual(['substantial_merit'])
    },
  )

  it('is any factor, and not merit alone', () => {
    const of = (text: string) => read(text).issues.map(({ factor }) => factor)
    expect(
      of('While the petitioner holds an advanced degree, the plan does not say how the work would be paid for.'),
    ).toEqual(['plan'])
    expect(
      of('Though your education and skills are not in question, no customer or investor has expressed interest.'),
    ).toEqual(['interest'])
  })

  it('is not what the petitioner says, nor what a pronoun of the finding stands for', () => {
    const of = (text: string) => read(text).issues.map(({ factor }) => factor)
    expect(
      of(
        'You assert that no employer could sponsor you because your work is mobile; however, nothing in the file explains why another mill could not file an application for labor certification.',
      ),
    ).toEqual(['impractical'])
    expect(
      of(
        'The recommendation letters speak highly of your character, but they do not provide specific examples of how your past work has influenced the safety of water systems.',
      ),
    ).toEqual(['letters'])
    expect(
      of('While the endeavor has substantial merit, it does not appear to impact the field more broadly.'),
    ).toEqual(['national_importance'])
  })

  it('leaves what only mentions a paper with the finding on it', () => {
    const { issues, conceded } = read('While the plan describes three phases, it does not say who would pay for them.')
    expect([issues.map(({ factor }) => factor), conceded]).toEqual([['plan'], []])
  })
})

describe('the clauses of a sentence', () => {
  const parts = (text: string) => {
    const found = concessionIn(text)
    return found && [found.granted.text, found.remains.text]
  }
  it('a comma within the granted clause does not end it', () => {
    expect(
      parts('While she holds degrees in physics, chemistry, and biology, the plan does not name a budget.'),
    ).toEqual(['she holds degrees in physics, chemistry, and biology', 'the plan does not name a budget.'])
  })
  it.each([
    'The record does not show what she did while she worked at the mill.',
    'The plan is not only a budget, but also a schedule.',
    'The letter says “although the merit is clear, the record does not show more.”',
    'The endeavor has substantial merit.',
  ])('is whole: %s', (text) => {
    expect(concessionIn(text)).toBeNull()
  })
})
