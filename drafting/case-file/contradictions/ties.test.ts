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
/** The same head for every article of the profile. */
const articles = (authors: string): Change =>
  both(
    ...batteryResearcher.academicprojects.map(({ essay }) =>
      reading(essay?.url, `Silicon from Water\n${authors}\nAbstract\nText`),
    ),
  )
const ties = (plant: Change): string[] => found(plant).filter((one) => one.startsWith('tie: '))

describe('answers that something else speaks against', () => {
  test.each<[string, Change, string]>([
    [
      'a co-author among the authors',
      both(writer({ co_author: false }), article('I. Kőszegvári, Tor Asgard-Lunde and M. Holt')),
      'tie: You answered that Recommender 1 (Tor Asgård-Lunde) is no co-author, but the article of Academic Project 1 (Exhibit 6, page 1) names the recommender among its authors.',
    ],
    [
      'an author with the same initial, who is asked about',
      both(writer({ co_author: false }), article('I. Kőszegvári, T. Asgard-Lunde and M. Holt')),
      'tie: You answered that Recommender 1 (Tor Asgård-Lunde) is no co-author. An author of the article of Academic Project 1 (Exhibit 6, page 1) has a name like that. Is it somebody else?',
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
      'tie: Recommender 1 (Tor Asgård-Lunde) has a no for every tie, but the category is “colleague”. Your letter asks the recommender about it.',
    ],
    [
      'a relationship that tells of a tie',
      writer({ relationship: 'My former boss', ...NO }),
      'tie: Recommender 1 (Tor Asgård-Lunde) has a no for every tie, but the relationship says “My former boss”. Your letter asks the recommender about it.',
    ],
    [
      'a professor who is told to have taught',
      writer({ category: 'professor', relationship: 'Doctoral advisor', ...NO }),
      'tie: Recommender 1 (Tor Asgård-Lunde) has a no for every tie, but the relationship says “Doctoral advisor”. Your letter asks the recommender about it.',
    ],
    [
      'a yes beside words that deny it',
      writer({ relationship: 'Independent reader of the article', co_author: true, same_employer: null }),
      'tie: Recommender 1 (Tor Asgård-Lunde) has a yes for co-authorship, but the relationship says “Independent reader of the article”. Your letter treats the recommender as not independent.',
    ],
    [
      'a no beside a relationship that tells of supervision',
      writer({ relationship: 'I have reported to her since 2019', was_supervisor: false }),
      'tie: You answered no to supervision for Recommender 1 (Tor Asgård-Lunde), but the relationship says “I have reported to her since 2019”.',
    ],
    [
      'a no beside a relationship of one house',
      writer({ relationship: 'Former colleague at the mill', same_employer: false }),
      'tie: You answered no to the same employer for Recommender 1 (Tor Asgård-Lunde), but the relationship says “Former colleague at the mill”.',
    ],
    [
      'a co-author whom no article names',
      both(writer({ co_author: true }), articles('I. Kőszegvári, B. Asgård-Lunde and T. Holt')),
      'tie: You answered that Recommender 1 (Tor Asgård-Lunde) is a co-author, but no article of the filing names the recommender among its authors.',
    ],
    [
      'a co-author without a publication',
      both(writer({ co_author: true }), (profile) => ({ ...profile, academicprojects: [] })),
      'tie: You answered that Recommender 1 (Tor Asgård-Lunde) is a co-author, but no publication is entered.',
    ],
  ])('%s', (_, plant, expected) => expect(ties(plant)).toContain(expected))

  test.each<[string, Change]>([
    ['no answers', writer({ category: 'supervisor', organization: 'Corvane Cell Works' })],
    ['three times no, and nothing against it', writer(NO)],
    ['a professor elsewhere without any tie', writer({ category: 'professor', ...NO })],
    ['words that deny a tie as the answers do', writer({ relationship: 'Independent; never worked together', ...NO })],
    ['others of the name', both(writer(NO), article('I. Kőszegvári, B. Asgård-Lunde and T. Holt'))],
    [
      'a name in the text, not among the authors',
      both(writer(NO), article('I. Kőszegvári\nWe thank Tor Asgård-Lunde')),
    ],
    ['a co-author who is told to be one', both(writer({ co_author: true }), article('I. Kőszegvári, T. Asgård-Lunde'))],
    ['a co-author of a paper that was not read', writer({ co_author: true })],
    [
      'a relationship that denies supervision',
      writer({ relationship: 'He never supervised me', was_supervisor: false }),
    ],
    ['a supervisor told by both', writer({ category: 'supervisor', was_supervisor: true })],
  ])('nothing of %s', (_, plant) => expect(ties(plant)).toEqual([]))
})

describe('answers that the signed letter speaks against', () => {
  const signed = (words: string, fields: Parameters<typeof change<'referees'>>[2]): Change =>
    both(
      writer({ ...fields, signed_letter: { name: 'signed.pdf', url: '/api/files/1/signed.pdf' } }),
      reading('/api/files/1/signed.pdf', `Lower Fen Institute\nDear Officer:\n${words}\nTor Asgård-Lunde`),
    )
  const YES = { same_employer: true, was_supervisor: true, co_author: null }

  test.each<[string, Parameters<typeof change<'referees'>>[2], string[]]>([
    ['I have supervised Ilka Koszegvari since April 2019.', { was_supervisor: false }, ['no to supervision']],
    ['Dr. Kőszegvári reported to me for three years.', { was_supervisor: false }, ['no to supervision']],
    ['I was her supervisor at the mill.', { was_supervisor: false }, ['no to supervision']],
    ['I never supervised Dr. Kőszegvári.', YES, ['yes to supervision']],
    ['I have never worked with Dr. Kőszegvári.', YES, ['yes to the same employer']],
    ['I have never worked with Dr. Kőszegvári.', { co_author: true }, ['yes to co-authorship']],
    ['We worked together at Corvane.', { same_employer: false }, ['no to the same employer']],
    ['Our joint paper of 2021 showed it.', { co_author: false }, ['no to co-authorship']],
    ['We have not published together.', { co_author: true }, ['yes to co-authorship']],
    ['I supervise a team of forty at the institute.', NO, []],
    ['I have never worked with her, nor was I her supervisor.', NO, []],
    ['Our paper mill uses her method.', NO, []],
    ['I have supervised Dr. Kőszegvári.', { was_supervisor: true }, []],
    ['I have supervised Dr. Kőszegvári.', { was_supervisor: null }, []],
  ])('“%s” beside %j', (words, fields, expected) => {
    const told = ties(signed(words, fields)).flatMap(
      (one) => /You answered (.+) for Recommender 1 .* the signed letter/.exec(one)?.[1] ?? [],
    )
    expect(told).toEqual(expected)
  })

  test('the letter is quoted without its head', () =>
    expect(
      ties(signed('I have supervised Ilka Koszegvari since April 2019.', { was_supervisor: false })).join('\n'),
    ).toMatch(/ says “I have supervised Ilka Koszegvari since April 2019\.”\.$/m))
})
