import { describe, expect, test } from 'vitest'
import { batteryResearcher } from '../../testing/profiles.ts'
import { both, change, found, reading, type Change } from './testing.ts'

const letter = batteryResearcher.evidence[1]?.supporting_doc?.url

/** What a project tells, and what the paper of another entry does. */
const told = (impact: string, page: string): Change =>
  both(change('professionalprojects', 0, { impact }), reading(letter, page))

const FELL = 'Water loss in the district fell from 31 % to 19 %.'

describe('two shares of one measure', () => {
  test.each<[string, Change, string]>([
    [
      'a fall that is reckoned otherwise',
      told(FELL, 'To whom it may concern: her work brought a 40 % reduction in water loss.'),
      `figure: Professional Project 1, Impact says “${FELL}”, a change of 39 percent, but Exhibit 10, page 1 says “To whom it may concern: her work brought a 40 % reduction in water loss.”.`,
    ],
    [
      'told first by the letter’s two figures',
      told('I cut water loss by 45 percent.', 'The share of water loss dropped from 31 percent in 2016 to 19 percent.'),
      'figure: Exhibit 10, page 1 says “The share of water loss dropped from 31 percent in 2016 to 19 percent.”, a change of 39 percent, but Professional Project 1, Impact says “I cut water loss by 45 percent.”.',
    ],
    [
      'two percentages',
      told('The pilot reduced pumping energy by 18 percent.', 'Pumping energy was reduced by 22 percent.'),
      'figure: Professional Project 1, Impact says “The pilot reduced pumping energy by 18 percent.”, but Exhibit 10, page 1 says “Pumping energy was reduced by 22 percent.” of the same measure.',
    ],
    [
      'two entries',
      both(
        change('professionalprojects', 0, { impact: 'Complaints fell by 30 percent.' }),
        change('professionalhistory', 0, { job_summary: 'There were 55 percent fewer complaints.' }),
      ),
      'of the same measure.',
    ],
    [
      'counts, and a share of them',
      told('Pipe breaks fell from 96 to 61 a year.', 'We saw a 50 percent drop in pipe breaks.'),
      'a change of 36 percent',
    ],
  ])('%s', (_, plant, expected) => expect(found(plant).join('\n')).toContain(expected))

  test.each<[string, Change]>([
    ['the share that is reckoned', told(FELL, 'A 39 % reduction in water loss was measured.')],
    ['the share cut off', told(FELL, 'A 38 percent reduction in water loss was measured.')],
    ['the share with its tenths', told(FELL, 'Water loss was reduced by 38.7 percent.')],
    ['the points', told(FELL, 'Water loss fell by 12 percent.')],
    ['told loosely', told(FELL, 'There was about a 40 % reduction, or nearly 40 % less water loss.')],
    ['told as a least', told(FELL, 'Water loss fell by more than 30 percent.')],
    ['of another measure', told(FELL, 'She brought a 40 % reduction in pumping energy.')],
    ['of a part of the measure', told(FELL, 'There was a 60 % reduction in loss.')],
    ['of another place', told(FELL, 'There was a 60 % reduction in water loss at the northern plant.')],
    ['of other years', told('Water loss fell by 12 percent in 2019.', 'Water loss fell by 30 percent in 2022.')],
    ['that is aimed at', told(FELL, 'The plan is a 60 % reduction in water loss.')],
    ['in the other direction', told(FELL, 'A 60 % increase in water loss came with the drought.')],
    ['without its name', told(FELL, 'It fell by 60 percent.')],
    [
      'that the paper has beside the other',
      told(FELL, 'Water loss was reduced by 60 percent. Of the bill, there was a 39 % reduction in water loss.'),
    ],
    ['from year to year', told(FELL, 'Water loss in the district fell from 19 % to 15 %.')],
    [
      'of another work',
      both(
        change('professionalprojects', 0, { impact: 'Complaints fell by 30 percent.' }),
        change('academicprojects', 0, { impact: 'There were 55 percent fewer complaints.' }),
      ),
    ],
    ['of years', told('Staff grew from 2015 to 2019.', 'Staff grew by 40 percent.')],
  ])('not %s', (_, plant) => expect(found(plant)).toEqual([]))
})
