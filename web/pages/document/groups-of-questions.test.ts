import { describe, expect, test } from 'vitest'
import type { DocumentView, OpenPoint } from '../../api/document.ts'
import { groupsOfQuestions } from './groups-of-questions.ts'

const exhibit = (number: number, title: string): DocumentView['exhibits'][number] => ({
  number,
  title,
  url: '/api/files/x/x.pdf',
  content_type: 'application/pdf',
  pages: 1,
})
const around = {
  exhibits: [exhibit(6, 'Trial report'), exhibit(9, 'Award letter')],
  outline: [
    { section: 'merit', heading: 'I. Merit', level: 1, purpose: '', open: 0 },
    { section: 'record', heading: 'II. Record', level: 1, purpose: '', open: 0 },
  ],
}
let asked = 0
const question = (section: string, exhibits?: number[]): OpenPoint => ({
  id: String(asked++).padStart(16, '0'),
  kind: 'missing',
  section,
  block: 'p',
  sentence: 0,
  text: 'what is asked',
  reason: '',
  href: null,
  asked_of: null,
  papers: exhibits === undefined ? null : { exhibits, may_hold: true },
  waived: null,
})
const shown = (points: OpenPoint[]) => {
  const { groups, others } = groupsOfQuestions(points, around)
  return {
    groups: groups.map(({ title, points: of }) => [title, of.map((point) => points.indexOf(point))]),
    others: others.map((point) => points.indexOf(point)),
  }
}

describe('questions', () => {
  test('none make no group', () => expect(shown([])).toEqual({ groups: [], others: [] }))

  test('about a paper that the document does not know stand with their section', () =>
    expect(shown([question('merit', [77]), question('merit', [77])])).toEqual({ groups: [], others: [0, 1] }))

  test('about one paper stand together, wherever they are asked', () =>
    expect(shown([question('merit', [6]), question('record'), question('record', [6, 9])])).toEqual({
      groups: [['Exhibit 6: Trial report', [0, 2]]],
      others: [1],
    }))

  test('of one section are folded once there are many, papers first, and a single one never', () =>
    expect(
      shown([
        question('merit'),
        question('merit'),
        question('record'),
        question('merit', [9]),
        question('record', [9]),
        question('elsewhere'),
      ]),
    ).toEqual({
      groups: [
        ['Exhibit 9: Award letter', [3, 4]],
        ['I. Merit', [0, 1]],
      ],
      others: [2, 5],
    }))

  test('that are few stay a list', () =>
    expect(shown([question('merit'), question('merit')])).toEqual({ groups: [], others: [0, 1] }))
})
