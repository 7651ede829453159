import { describe, expect, test } from 'vitest'
import type { NoticeIssue } from '#domain/rfe.ts'
import { bridgeEngineerNotice } from '../testing/notices/bridge-engineer.ts'
import { missedPoint, withAdded } from './added.ts'
import { readNotice } from './index.ts'
import { inPlace, numbersIn } from './places.ts'

const { pages } = bridgeEngineerNotice.rfe.notice
const { reading } = bridgeEngineerNotice
const missed = (quote: string, page?: number) => missedPoint({ quote, page }, reading, pages)
const raised = (quote: string, page?: number): NoticeIssue => {
  const found = missed(quote, page)
  if (!('issue' in found)) throw new Error(`No point: ${JSON.stringify(found)}`)
  return found.issue
}

const NATIONAL = 'You did not establish that the endeavor is national in scope.'
const ONE_LETTER = 'The petitioner submitted one letter of recommendation, from Mr. Astorga-Pike.'

describe('words that raise no point of a notice', () => {
  test.each([
    ['', 'no words'],
    ['the', 'too few'],
    ['The petitioner has shown nothing whatever.', 'words of our own'],
    ['The petitioner submitted two letters of recommendation, from Mr. Astorga-Pike.', 'a word changed'],
    [`${NATIONAL} Provide evidence of interest from users, and a detailed plan.`, 'a stretch left out between'],
  ])('%j: %s', (quote) => expect(missed(quote)).toEqual({ absent: true }))

  test.each([
    ['on a page that the notice does not have', NATIONAL, pages.length + 1],
    ['on a page on which they do not stand', NATIONAL, 1],
    ['on a later one', ONE_LETTER, pages.length + 1],
    ['that are two of a sentence', 'substantial merit', undefined],
    ['that are three', 'letter of recommendation', undefined],
  ])('%s', (_, quote, page) => expect(missed(quote, page)).toEqual({ absent: true }))

  test('but a sentence or a line of two words is a whole one', () => {
    const short = [
      'Carbon: “40 percent less.” Inputs missing. The plan has no budget.\nBudget missing\nNational Importance',
    ]
    const wordsOf = (quote: string) => missedPoint({ quote }, { ...reading, issues: [] }, short)
    expect(wordsOf('Inputs missing.')).toMatchObject({ issue: { quote: 'Inputs missing.', page: 1 } })
    expect(wordsOf('Budget missing')).toMatchObject({ issue: { page: 1 } })
    expect(wordsOf('has no budget')).toEqual({ absent: true })
  })

  test('which an issue is quoted by already: it is told which', () => {
    for (const [at, { quote, page }] of reading.issues.entries()) expect(missed(quote, page)).toEqual({ already: at })
  })
})

describe('words of a notice that were marked', () => {
  test('raise a point with its page, the heading above them and what it is on', () => {
    expect(raised(NATIONAL)).toEqual({
      heading: 'NATIONAL IMPORTANCE',
      prong: 'prong_1',
      factor: 'national_importance',
      quote: NATIONAL,
      page: 2,
      further: [],
      requests: [],
      added: true,
    })
    expect(raised(ONE_LETTER)).toMatchObject({ factor: 'letters', prong: 'prong_2', page: 3, quote: ONE_LETTER })
  })

  test.each([
    ['across the lines of the page', 'You did not establish that the\nendeavor is\n  national in scope.'],
    ['from the midst of a word to the midst of another', 'ou did not establish that the endeavor is national in sco'],
    ['with the end of the sentence before', `that\nare its clients. ${NATIONAL}`],
  ])('%s are whole sentences', (_, words) => expect(raised(words).quote).toBe(NATIONAL))

  test('are what was marked where the page’s foot was read as a part of it', () => {
    const words = 'The plan for the second site could be told in more detail.'
    const broken = ['Dear Sir:\nYou answer to USCIS, P.O. Box 87129, Lincoln, NE 68501', words]
    expect(missedPoint({ quote: words, page: 2 }, { ...reading, issues: [] }, broken)).toMatchObject({
      issue: { quote: words, page: 2 },
    })
  })

  test('hold what is asked for apart from what is found', () => {
    const asked = 'Please submit evidence of the prospective impact of the endeavor.'
    expect(raised(`${NATIONAL} ${asked}`)).toMatchObject({ quote: NATIONAL, requests: [{ quote: asked, page: 2 }] })
  })

  test('leave to another issue what it is quoted by', () => {
    const taken = reading.issues[2]?.quote ?? ''
    expect(raised(`${ONE_LETTER} ${taken}`)).toMatchObject({ quote: ONE_LETTER, further: [] })
  })

  test('may be a request alone, or a heading', () => {
    expect(raised('Please submit evidence of the prospective impact of the endeavor.')).toMatchObject({
      quote: 'Please submit evidence of the prospective impact of the endeavor.',
      page: 2,
    })
    expect(raised('WELL POSITIONED TO ADVANCE THE PROPOSED ENDEAVOR')).toMatchObject({
      quote: 'WELL POSITIONED TO ADVANCE THE PROPOSED ENDEAVOR',
      page: 3,
      heading: null,
    })
  })

  test('are those of the page that is named, where they stand on two', () => {
    const twice = [...pages, `Once more.\n${NATIONAL}`]
    const pageOf = (page?: number) => missedPoint({ quote: NATIONAL, page }, reading, twice)
    expect(pageOf()).toMatchObject({ issue: { page: 2 } })
    expect(pageOf(4)).toMatchObject({ issue: { page: 4 } })
  })
})

test('an added one has the number of its place, and those behind it one more', () => {
  const first = missed('The petitioner filed the petition on', 1)
  const early = 'issue' in first ? first.issue : raised(NATIONAL)
  const issues = withAdded(reading.issues, [early])
  const numbers = numbersIn(issues, pages)
  const before = reading.issues.filter(({ page }) => page < early.page).length
  expect(numbers.at(-1)).toBeLessThan(issues.length)
  expect(numbers.at(-1)).toBeGreaterThan(before)
  expect(inPlace(issues, (issue) => issue, pages).map(({ quote }) => quote)[(numbers.at(-1) ?? 0) - 1]).toBe(
    early.quote,
  )
  expect(numbersIn(reading.issues, pages)).toEqual(reading.issues.map((_, at) => at + 1))
})

describe('issues with what was added', () => {
  test('are one more, behind the others; a finding of another is no other’s any more, what is asked stays with both', () => {
    const added = raised(`${NATIONAL} Please submit evidence of the prospective impact of the endeavor.`)
    const all = withAdded(reading.issues, [added])
    expect(all.map(({ quote }) => quote)).toEqual([...reading.issues.map(({ quote }) => quote), NATIONAL])
    expect(all.flatMap(({ further }) => further.map(({ quote }) => quote))).not.toContain(NATIONAL)
    expect(all.filter(({ requests }) => requests.some(({ quote }) => /prospective/.test(quote)))).toHaveLength(2)
  })

  test('are the same where nothing was, or what was has been read since', () => {
    expect(withAdded(reading.issues, [])).toEqual(reading.issues)
    const [first] = reading.issues
    if (first === undefined) throw new Error('No issue')
    expect(withAdded(reading.issues, [{ ...first, added: true }])).toEqual(reading.issues)
  })

  test('keep it from being added once more', () => {
    const issues = withAdded(reading.issues, [raised(NATIONAL)])
    expect(missedPoint({ quote: NATIONAL }, { ...reading, issues }, pages)).toEqual({ already: issues.length - 1 })
  })
})

test('of a notice in which nothing was recognised a point can be added', () => {
  const words = 'The officer would be glad to learn more about the boats.'
  const silent = [`Notice\nDear Sir:\n${words}`]
  const read = readNotice(silent)
  expect(read.issues).toEqual([])
  expect(missedPoint({ quote: words }, read, silent)).toMatchObject({ issue: { quote: words, page: 1, added: true } })
})
