import { describe, expect, it } from 'vitest'
import { isVerbatim } from './verbatim.ts'

const pages = [
  'LIN0000000001 Page 1\nThe record does not estab-\nlish that the plan is “feasi\u00adble” or well-\npositioned.\nThe offi\uFB01cer could\nnot\nwww.uscis.gov 1',
  'LIN0000000001 Page 2\nfind a budget. Nothing else follows.',
]

describe('a quote of a notice', () => {
  it.each([
    ['nothing', '', 1],
    ['white space', '  \n', 1],
    ['what is on no page', 'The record establishes that the plan is feasible', 1],
    ['what is on another page', 'Nothing else follows.', 1],
    ['a page that is not there', 'find a budget.', 9],
    ['a word left out', 'does not establish the plan', 1],
    ['a word changed', 'The record does not show that the plan', 1],
    ['halves in the wrong order', 'find a budget. The record does not', 1],
    ['a stretch with a sentence between left out', 'The record does not find a budget.', 1],
  ])('does not stand there: %s', (_, quote, page) => {
    expect(isVerbatim(quote, page, [pages[0] ?? '', `${'Filler between them. '.repeat(60)}${pages[1]}`])).toBe(false)
  })

  it.each([
    ['over a parted word', 'The record does not establish that the plan', 1],
    ['with other quotation marks and a soft hyphen', 'the plan is "feasible" or well-positioned.', 1],
    ['with a ligature', 'The offificer could not', 1],
    ['over a page, its foot and the next head', 'could not find a budget.', 1],
    ['on the second page', 'Nothing else follows.', 2],
  ])('stands there %s', (_, quote, page) => {
    expect(isVerbatim(quote, page, pages)).toBe(true)
  })
})
