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
  ])('%s', (text) => expect(errors(text)).toEqual([]))

  test('nor of a notice that names somebody else', () =>
    expect(errors('The petitioner states that she will work as a pastry chef.', 'Petitioner: Odalys Bramwick')).toEqual(
      [],
    ))
})
