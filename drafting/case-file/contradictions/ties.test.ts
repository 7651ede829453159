import { describe, expect, test } from 'vitest'
import { batteryResearcher } from '../../testing/profiles.ts'
import { both, change, found, reading, type Change } from './testing.ts'

const [study] = batteryResearcher.academicprojects
const NO = { same_employer: false, was_supervisor: false, co_author: false }
const OUTSIDER = {
  category: 'other',
  organization: 'Lower Fen Institute',
  relationship: 'Reader of the article',
} as const
const writer = (fields: Parameters<typeof change<'referees'>>[2]): Change =>
  change('referees', 0, { first_name: 'Tor', middle_name: '', last_name: 'Asgård-Lunde', ...OUTSIDER, ...fields })
const article = (authors: string): Change =>
  reading(study?.essay?.url, `Silicon from Water\n${authors}\nAbstract\nText`)
const ties = (plant: Change): string[] => found(plant).filter((one) => one.startsWith('tie: '))

describe('answers that something else speaks against', () => {
  test.each<[string, Change, string]>([
    [
      'a co-author among the authors',
      both(writer({ co_author: false }), article('I. Kőszegvári, T. Asgard-Lunde and M. Holt')),
      'tie: You answered that Recommender 1 (Tor Asgård-Lunde) is no co-author, but the article of Academic Project 1 (Exhibit 6, page 1) names the recommender among its authors.',
    ],
    [
      'the family name first, on two lines',
      both(writer({ co_author: false }), article('Kőszegvári, I.,\nAsgård Lunde, Tor')),
      'tie: You answered that Recommender 1 (Tor Asgård-Lunde) is no co-author, but the article of Academic Project 1 (Exhibit 6, page 1) names the recommender among its authors.',
    ],
    [
      'an employer in common',
      writer({ same_employer: false, organization: 'Corvane Cell Works' }),
      'tie: You answered that you and Recommender 1 (Tor Asgård-Lunde) never had the same employer, but the recommender is of Corvane Cell Works, and Employment 2 is at Corvane Cell Works.',
    ],
    [
      'a supervisor who never supervised',
      writer({ category: 'supervisor', was_supervisor: false }),
      'tie: Recommender 1 (Tor Asgård-Lunde) is a supervisor by category, but you answered that this recommender never supervised you.',
    ],
    [
      'a colleague without any tie',
      writer({ category: 'colleague', ...NO }),
      'tie: Recommender 1 (Tor Asgård-Lunde) has a no for every tie, but the category is “colleague”. Your letter treats the recommender as not independent.',
    ],
    [
      'a relationship that tells of a tie',
      writer({ relationship: 'My former boss', ...NO }),
      'tie: Recommender 1 (Tor Asgård-Lunde) has a no for every tie, but the relationship says “My former boss”. Your letter asks the recommender about it.',
    ],
    [
      'a yes beside words that deny it',
      writer({ relationship: 'Independent reader of the article', co_author: true, same_employer: null }),
      'tie: Recommender 1 (Tor Asgård-Lunde) has a yes for co-authorship, but the relationship says “Independent reader of the article”. Your letter treats the recommender as not independent.',
    ],
  ])('%s', (_, plant, expected) => expect(ties(plant)).toContain(expected))

  test.each<[string, Change]>([
    ['no answers', writer({ category: 'supervisor', organization: 'Corvane Cell Works' })],
    ['three times no, and nothing against it', writer(NO)],
    ['words that deny a tie as the answers do', writer({ relationship: 'Independent; never worked together', ...NO })],
    ['others of the name', both(writer(NO), article('I. Kőszegvári, B. Asgård-Lunde and T. Holt'))],
    [
      'a name in the text, not among the authors',
      both(writer(NO), article('I. Kőszegvári\nWe thank Tor Asgård-Lunde')),
    ],
    ['a co-author who is told to be one', both(writer({ co_author: true }), article('I. Kőszegvári, T. Asgård-Lunde'))],
    ['a supervisor told by both', writer({ category: 'supervisor', was_supervisor: true })],
  ])('nothing of %s', (_, plant) => expect(ties(plant)).toEqual([]))
})
