import { describe, expect, test } from 'vitest'
import { buildCaseFile } from '../../case-file.ts'
import type { RfeCase } from '../../rfe.ts'
import { batteryResearcher } from '../../testing/profiles.ts'
import { errorsIn } from '../errors.ts'
import { rfeOf } from '../testing/notice.ts'

const petition = `My furnace kept 83 percent of the salt at the quarry plant in 2023.
I ran the crucible line at the quarry plant from 2017 to 2021.
I have never worked as a dance teacher, and I do not mean to.`
const filed: RfeCase['filed'] = [
  { kind: 'petition_letter', name: 'Petition', url: null, pages: ['A title.', petition] },
]

const withoutPosts = { ...batteryResearcher, professionalhistory: [] }
const [post, ...earlier] = batteryResearcher.professionalhistory
const foremanOnce = {
  ...batteryResearcher,
  professionalhistory: [post, ...earlier.map((one) => ({ ...one, job_title: 'Sawmill Foreman' }))].flatMap(
    (one) => one ?? [],
  ),
}
const ownPost: RfeCase['filed'] = [
  {
    kind: 'petition_letter',
    name: 'Petition',
    url: null,
    pages: ['A title.', 'I work as a salt chemist at a quarry.'],
  },
]

const errors = (text: string, named = 'Petitioner: Ilka Kőszegvári') =>
  errorsIn(buildCaseFile(batteryResearcher), rfeOf({ pages: [`${named}\n${text}`] }, filed)).map(({ record }) => record)

describe('what the notice says that the petitioner does, and the record says otherwise', () => {
  test.each([
    ['The petitioner states that she will work as a pastry chef.', /Hollin Ridge/],
    ['You intend to work as a pastry chef at a hotel in Vermont.', /Hollin Ridge/],
    ['The petitioner will work at a hotel in Vermont.', /Hollin Ridge/],
    ['The petitioner is employed by Marmot Bakery Holdings.', /Hollin Ridge/],
    [
      'The petitioner will work as a dance teacher.',
      /petition letter, at page 2, says: “I have never worked as a dance/,
    ],
    [
      'The petitioner claims that her furnace kept 38 percent of the salt at the quarry plant in 2023.',
      /“My furnace kept 83/,
    ],
    [
      'The petitioner states that she ran the crucible line at the quarry plant from 2011 to 2021.',
      /from 2017 to 2021/,
    ],
  ])('%s', (text, record) => expect(errors(text)).toEqual([expect.stringMatching(record)]))

  test.each([
    'You state that you work as a laboratory technician for a single timber importer.',
    'In your petition letter you state that you work as a laboratory technician for a single timber importer.',
    'The record shows that you are employed as a sawmill foreman.',
    'You are employed as a sawmill foreman in Ohio, and the job is a permanent one.',
    'You are currently working as a pastry chef.',
    'You work as a pastry chef.',
    'You presently work full-time as a pastry chef at a hotel.',
    'Your current occupation is that of a pastry chef.',
    'You are employed by Marmot Bakery Holdings.',
    'You work for Marmot Bakery Holdings.',
    'You work for a small timber importer.',
    'The petitioner works as a sawmill foreman for the county.',
    'The beneficiary is employed as a sawmill foreman.',
    'The petitioner works for a timber importer.',
  ])('of the post of now: %s', (text) => expect(errors(text)).toEqual([expect.stringMatching(/Hollin Ridge/)]))

  test('and by the petition letter where the entries tell no post', () =>
    expect(
      errorsIn(
        buildCaseFile(withoutPosts),
        rfeOf({ pages: ['Petitioner: Ilka Kőszegvári\nYou are employed as a sawmill foreman.'] }, ownPost),
      ),
    ).toEqual([
      expect.objectContaining({
        record: 'The petition letter, at page 2, says: “I work as a salt chemist at a quarry.”',
        place: 'Petition letter, page 2',
      }),
    ]))
})

describe('where the record does not say otherwise in so many words, nothing is said', () => {
  test.each([
    'The petitioner states that she will work as a battery scientist.',
    'The petitioner works as a researcher.',
    'The petitioner has not said whether she will work as a pastry chef.',
    'The petitioner served as a reviewer at a journal in Vermont.',
    'The letter of a colleague says that the petitioner will work as a pastry chef.',
    'The petitioner will work as a consultant.',
    'The petitioner is employed by Hollin Ridge Energy Laboratory.',
    'The petitioner claims that her furnace kept 83 percent of the salt at the quarry plant in 2023.',
    'The petitioner claims that 38 plants in another country use a furnace of this kind.',
    'The petitioner states that she ran the crucible line at the quarry plant from 2017 to 2021.',
    'You state that you work as a senior scientist.',
    'You are employed as a battery process engineer.',
    'You work as a researcher for a government laboratory.',
    'You are employed by Hollin Ridge Energy Laboratory.',
    'You worked as a pastry chef.',
    'You were employed as a sawmill foreman from 2008 to 2010.',
    'You state that you formerly work as a pastry chef.',
    'Did you work as a pastry chef when you were a student?',
    'You state that your brother works as a sawmill foreman.',
    'You state that a neighbor is employed as a sawmill foreman.',
    'The record shows that Mr. Ashgrove is employed as a sawmill foreman and that you know him.',
    "The petitioner's brother works as a sawmill foreman.",
    'The letter of a colleague says that you work as a pastry chef.',
    'You propose to work as a pastry chef.',
    'You propose to open a bakery where you will work as a pastry chef.',
    'You have not shown that you work as a pastry chef.',
    'Submit evidence that you are employed as a sawmill foreman.',
    'You work for the good of a whole country.',
    'The growers with whom you work in Vermont speak well of you.',
    'You work as a consultant.',
    'You are employed as a German.',
  ])('%s', (text) => expect(errors(text)).toEqual([]))

  test.each([
    ['an earlier post', foremanOnce, []],
    ['what was filed', batteryResearcher, ['I was a foreman in a sawmill before I came here.']],
  ])('nor where %s has its words', (_, profile, pages) => {
    const notice = ['Petitioner: Ilka Kőszegvári\nYou are employed as a sawmill foreman.']
    const papers: RfeCase['filed'] = [{ kind: 'petition_letter', name: 'Petition', url: null, pages }]
    expect(errorsIn(buildCaseFile(profile), rfeOf({ pages: notice }, papers))).toEqual([])
  })

  test('nor of a notice that names somebody else', () =>
    expect(errors('The petitioner states that she will work as a pastry chef.', 'Petitioner: Odalys Bramwick')).toEqual(
      [],
    ))
})
