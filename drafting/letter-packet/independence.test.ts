import { describe, expect, test } from 'vitest'
import { TIE_QUESTIONS } from '#domain/recommender.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { independenceOf } from './independence.ts'

const [referee] = batteryResearcher.referees
if (referee === undefined) throw new Error('The profile has no recommender')

type Given = Partial<typeof referee>
const NO: Given = { same_employer: false, was_supervisor: false, co_author: false }
const of = (given: Given) =>
  independenceOf({ ...referee, category: 'other', relationship: 'Customer of the laboratory', ...given })
const { same_employer, was_supervisor, co_author } = TIE_QUESTIONS

describe('how independent a writer is', () => {
  test.each<[string, Given, ReturnType<typeof independenceOf>]>([
    [
      'nothing is answered',
      {},
      { tie: 'unclear', reason: 'It is not told yet.', ask: [same_employer, was_supervisor, co_author] },
    ],
    [
      'one answer is wanting',
      { same_employer: false, was_supervisor: false, co_author: null },
      { tie: 'unclear', reason: 'It is not told yet.', ask: [co_author] },
    ],
    [
      'the answers and the relationship do not agree',
      { ...NO, relationship: 'Former colleague' },
      {
        tie: 'unclear',
        reason: 'Your answers and the relationship do not agree.',
        ask: ['You answered no to every tie, and the relationship says “Former colleague”. Which is right?'],
      },
    ],
    [
      'every tie is denied',
      NO,
      { tie: 'independent', reason: 'No common employer, no supervision, no joint publication.', ask: [] },
    ],
    [
      'the relationship denies it',
      { relationship: 'Reader of the article; we have never met' },
      {
        tie: 'independent',
        reason: 'By the relationship that you entered: “Reader of the article; we have never met”.',
        ask: [],
      },
    ],
    [
      'a professor who taught',
      { category: 'professor', was_supervisor: true },
      { tie: 'dependent', reason: 'Your professor; has supervised or taught you.', ask: [] },
    ],
    [
      'a professor by the relationship',
      { category: 'professor', relationship: 'Doctoral advisor' },
      { tie: 'dependent', reason: 'Your professor.', ask: [] },
    ],
    [
      'a professor elsewhere, without any tie',
      { ...NO, category: 'professor' },
      { tie: 'independent', reason: 'No common employer, no supervision, no joint publication.', ask: [] },
    ],
    [
      'a professor of whom nothing is told',
      { category: 'professor' },
      { tie: 'unclear', reason: 'It is not told yet.', ask: [same_employer, was_supervisor, co_author] },
    ],
    [
      'the answers and the category do not agree',
      { ...NO, category: 'supervisor' },
      {
        tie: 'unclear',
        reason: 'Your answers and the category do not agree.',
        ask: ['You answered no to every tie, and the category is “supervisor”. Which is right?'],
      },
    ],
    [
      'a colleague who is a co-author too',
      { category: 'colleague', co_author: true },
      { tie: 'dependent', reason: 'Your colleague; has published with you.', ask: [] },
    ],
    [
      'a customer who once was an employer',
      { same_employer: true, was_supervisor: true },
      { tie: 'dependent', reason: 'Has worked for your employer; has supervised or taught you.', ask: [] },
    ],
  ])('%s', (_, given, told) => expect(of(given)).toEqual(told))
})
