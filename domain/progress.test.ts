import { describe, expect, it } from 'vitest'
import { CHECKLIST, checklistOf, counts, minutesOf, nextStep, percentDone } from './progress.ts'

const WHOLE = CHECKLIST.filter(counts).map(({ section }) => section)

describe('the checklist of an initial filing', () => {
  it('has the minutes of the specification', () => {
    expect(CHECKLIST.map(({ section, minutes }) => [section, minutes])).toEqual([
      ['Personal Info', 5],
      ['Education', 15],
      ['Academic Project', 15],
      ['Employment', 15],
      ['Professional Project', 15],
      ['Evidence', 15],
      ['Future Plan', 30],
      ['RFE', 5],
      ['Proposed Endeavor', 25],
      ['Recommender', 25],
      ['Petition Letter', 10],
    ])
  })

  it('counts ten steps and 170 minutes', () => {
    expect(WHOLE).toHaveLength(10)
    expect(minutesOf(CHECKLIST.filter(counts))).toBe(170)
  })

  it.each([
    ['Personal Info', 3],
    ['Education', 9],
    ['Academic Project', 9],
    ['Employment', 9],
    ['Professional Project', 9],
    ['Evidence', 9],
    ['Future Plan', 18],
    ['RFE', 0],
    ['Proposed Endeavor', 15],
    ['Recommender', 15],
    ['Petition Letter', 6],
    ['RFE Analysis', 0],
    ['RFE Response', 0],
    ['A step of nobody', 0],
  ])('%s alone makes %i percent', (section, percent) => {
    expect(percentDone(new Set([section]))).toBe(percent)
  })

  it.each([
    [0, 0],
    [1, 3],
    [2, 12],
    [3, 21],
    [4, 29],
    [5, 38],
    [6, 47],
    [7, 65],
    [8, 79],
    [9, 94],
    [10, 100],
  ])('the first %i steps make %i percent', (steps, percent) => {
    expect(percentDone(new Set(WHOLE.slice(0, steps)))).toBe(percent)
  })
})

describe('the checklist with a pending RFE', () => {
  const items = checklistOf(true)

  it('counts the notice and no longer the petition letter, which was filed', () => {
    const counted = items.filter(counts).map(({ section }) => section)
    expect(counted).toContain('RFE')
    expect(counted).not.toContain('Petition Letter')
    expect(minutesOf(items.filter(counts))).toBe(185)
  })

  it('ends with the analysis and the response, of ten minutes each', () => {
    expect(items.slice(-2).map(({ section, minutes, path }) => [section, minutes, path])).toEqual([
      ['RFE Analysis', 10, '/rfe-analysis'],
      ['RFE Response', 10, '/rfe-response'],
    ])
  })

  it.each([
    [[], 0],
    [['Personal Info'], 3],
    [['Personal Info', 'RFE'], 5],
    [['Petition Letter'], 0],
    [[...WHOLE, 'RFE'], 89],
    [WHOLE, 86],
    [[...WHOLE, 'RFE', 'RFE Analysis'], 95],
    [[...WHOLE, 'RFE', 'RFE Analysis', 'RFE Response'], 100],
  ])('%j makes %i percent', (done, percent) => {
    expect(percentDone(new Set(done), items)).toBe(percent)
  })
})

describe('the next step', () => {
  const STAGE = ['RFE', 'RFE Analysis', 'RFE Response']
  it.each([
    ['the first that is open', false, [], false, 'Personal Info'],
    ['the first that is open, over what may be left out', false, WHOLE.slice(0, 7), false, 'Proposed Endeavor'],
    ['who one is, before the notice', true, [], false, 'Personal Info'],
    ['the notice, where it is to be answered and is not there yet', true, ['Personal Info'], false, 'RFE'],
    ['the notice, however much of the record is there', true, WHOLE, false, 'RFE'],
    ['the analysis of a notice on file', true, ['Personal Info', 'RFE'], true, 'RFE Analysis'],
    [
      'its analysis once it is saved, also where its step is not yet done',
      true,
      ['Personal Info'],
      true,
      'RFE Analysis',
    ],
    ['the response once it is analysed', true, ['Personal Info', 'RFE', 'RFE Analysis'], true, 'RFE Response'],
    ['what is left of the record once it is answered', true, ['Personal Info', ...STAGE], true, 'Education'],
    ['none where all is done', true, [...WHOLE, ...STAGE], true, undefined],
  ])('is %s', (_, pending, done, hasNotice, section) => {
    expect(nextStep(new Set(done), checklistOf(pending), hasNotice)?.section).toBe(section)
  })
})
