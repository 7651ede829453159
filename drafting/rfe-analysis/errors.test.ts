import { describe, expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import type { RfeCase } from '../rfe.ts'
import { batteryResearcher, waterChemist } from '../testing/profiles.ts'
import { errorsIn } from './errors.ts'
import { nobody, rfeOf } from './testing/notice.ts'

const errors = (text: string, profile: Profile = batteryResearcher) =>
  errorsIn(buildCaseFile(profile), rfeOf({ pages: [text] })).map(({ record }) => record)

describe('what the record says otherwise', () => {
  test.each([
    ['The petitioner says that his protocol is used by recyclers.', /she\/her/],
    ['Mr. Kőszegvári has published two articles.', /she\/her/],
    ['Petitioner: Ilka Koszegvary', /Kőszegvári/],
    ["The petitioner holds a master's degree from Lake Marrow University.", /Doctoral/],
    ['The petitioner received the degree from Lake Marrow University in 2016.', /2019/],
    ['The petitioner was employed by Corvane Cell Works from 2018 to 2021.', /2019-06 to 2021-08/],
  ])('%s', (text, record) => expect(errors(text)).toEqual([expect.stringMatching(record)]))

  const stated = 'You submitted one letter of recommendation.'
  const letter = { kind: 'recommendation' as const, name: 'Letter', url: null, pages: ['A letter.'] }
  const counted = (profile: Profile, filed: RfeCase['filed']) =>
    errorsIn(buildCaseFile(profile), rfeOf({ pages: [stated] }, filed)).map(({ record }) => record)

  test('with the place as a person reads it, and a new paper by its own series', () => {
    const { resume } = batteryResearcher.application
    const newPapers = resume === null ? [] : [resume.url]
    const text = 'The petitioner says that his plan is good.'
    const [error] = errorsIn(buildCaseFile({ ...batteryResearcher, newPapers }), rfeOf({ pages: [text] }))
    expect(error?.place).toBe('Personal Info, Pronouns (Ex. R1)')
  })

  test('fewer letters than were filed', () =>
    expect(counted(batteryResearcher, [letter, letter])).toEqual(['The record has 2 letters that were filed.']))

  test('but letters that may be new are not counted', () => {
    const second = { ...batteryResearcher.referees[1], signed_letter: { name: 'Letter.pdf', url: '/files/letter' } }
    const referees = [...batteryResearcher.referees.slice(0, 1), second] as Profile['referees']
    expect(counted({ ...batteryResearcher, referees }, [])).toEqual([])
    expect(counted({ ...batteryResearcher, referees, newPapers: ['/files/letter'] }, [])).toEqual([])
    expect(counted({ ...batteryResearcher, referees, newPapers: [] }, [])).toEqual([
      'The record has 2 letters that were filed.',
    ])
  })
})

describe('where anything else could be meant, nothing is said', () => {
  test.each([
    'The petitioner says that her protocol is used by recyclers.',
    'A petitioner must show that his or her endeavor has merit.',
    'In Dhanasar the petitioner showed that his research was funded.',
    'In Dhanasar we determined that the petitioner’s teaching activities did not rise to national importance because they would not impact his field more broadly.',
    'The petitioner in that case held a master’s degree from Lake Marrow University and showed that his research was funded.',
    'The petitioner in Matter of Chawathe showed his residence by other evidence.',
    'The AAO found that the petitioner documented his role in funded projects.',
    'The petitioner quotes the article: “his method changed the field, and he holds a master’s degree from Lake Marrow University.”',
    'The petitioner submitted a letter in which his supervisor, Professor Halvecroft, praises him.',
    'Mr. Halvecroft says that he supervised the work.',
    'Petitioner: Corvane Cell Works',
    'Petitioner: Kőszegvári, Ilka Rozália',
    'The petitioner holds a doctoral degree from Lake Marrow University.',
    "The petitioner holds a master's degree from Tisza University of Technology and a doctorate from Lake Marrow University.",
    "Dr. Halvecroft of Lake Marrow University holds a master's degree.",
    'The petitioner was employed by Corvane Cell Works from June 2019 to August 2021.',
    'The petitioner worked from 2012 to 2014, and from 2019 at Corvane Cell Works.',
    // A letter of that day could not say more of a post that goes on.
    'The petitioner has worked at Hollin Ridge Energy Laboratory from September 2021 to March 2024.',
    'You submitted three letters of recommendation.',
    '',
  ])('%s', (text) => expect(errors(text)).toEqual([]))

  test('nobody is told of anything', () =>
    expect(errors('The petitioner says that his plan is good.', nobody)).toEqual([]))
  test('a man is he', () => {
    expect(errors('The petitioner says that her plan is good.', waterChemist)).toEqual([
      expect.stringMatching(/he\/him/),
    ])
    expect(errors('The petitioner says that his plan is good.', waterChemist)).toEqual([])
  })
})
