import { describe, expect, test } from 'vitest'
import { batteryResearcher } from '../../testing/profiles.ts'
import { both, change, found, reading, type Change } from './testing.ts'

const [project] = batteryResearcher.professionalprojects
const report = project?.supporting_docs?.url

const told = (impact: string, ...pages: string[]): Change =>
  both(change('professionalprojects', 0, { impact }), reading(report, ...pages))

describe('a figure that the entry’s own paper tells otherwise', () => {
  test.each<[string, Change, string]>([
    [
      'of one season, in a list',
      told(
        'closed days: 61 -> 37 (winter 2024/25, but it was also less snow that winter).',
        'Protocol v3',
        'Season table\n2021/22 closed 61 days\n2024/25 closed 39 days',
      ),
      'figure: Professional Project 1, Impact says “closed days: 61 -> 37 (winter 2024/25, but it was…”, but the paper of that professional project (Exhibit 8, page 2) says “2024/25 closed 39 days”.',
    ],
    [
      'of one season, in a table',
      told('In the winter of 2024/25 the road had 37 closed days.', 'Closed days\n2021/22 61\n2024/25 44'),
      'figure: Professional Project 1, Impact says “In the winter of 2024/25 the road had 37 closed days.”, but the paper of that professional project (Exhibit 8, page 1) says “2024/25 44”.',
    ],
    [
      'of one year, in sentences',
      told(
        'Complaints about the modules fell from 37 in 2019 to 21 in 2022.',
        'In 2022, 26 complaints about modules were received.',
      ),
      'figure: Professional Project 1, Impact says “Complaints about the modules fell from 37 in 2019 to 21 in 2022.”, but the paper of that professional project (Exhibit 8, page 1) says “In 2022, 26 complaints about modules were received.”.',
    ],
    [
      'that is counted once, without a time',
      told('I installed seven infrasound arrays at the pass.', 'Arrays: 5. Lidar: 1.'),
      'figure: Professional Project 1, Impact says “I installed seven infrasound arrays at the pass.”, but the paper of that professional project (Exhibit 8, page 1) says “Arrays: 5.”.',
    ],
    [
      'in percent, of one year',
      told('In 2023 the reject rate was 4 percent.', 'Reject rate 2023: 9 percent'),
      'figure: Professional Project 1, Impact says “In 2023 the reject rate was 4 percent.”, but the paper of that professional project (Exhibit 8, page 1) says “Reject rate 2023: 9 percent”.',
    ],
  ])('%s', (_, plant, expected) => expect(found(plant)).toContain(expected))

  test.each<[string, Change]>([
    ['of another season', told('37 closed days in winter 2024/25.', '2023/24 closed 39 days')],
    ['of another unit', told('Closed 37 days in 2024.', '2024 closed 39 hours')],
    ['of another thing', told('In 2022 I trained 12 nurses on the ward.', 'In 2022 the ward employed 30 physicians.')],
    ['rounded by the entry', told('40 closed days in winter 2024/25.', '2024/25 closed 39 days')],
    ['rounded by the paper', told('In 2022 we tested 1,187 modules.', '2022: about 1,200 modules tested')],
    ['told as about so many', told('About 37 closed days in 2024/25.', '2024/25 closed 52 days')],
    ['told as a least', told('More than 30 closed days in 2024/25.', '2024/25 closed 52 days')],
    ['that was aimed at', told('In 2024 the goal was 30 closed days.', '2024 closed 52 days')],
    [
      'of which the paper tells a part',
      told('In 2022 we graded 600 modules.', 'In 2022, 240 of 600 modules were graded.'),
    ],
    [
      'that the paper has at another place',
      told('37 closed days in 2024/25.', '2024/25 closed 39 days, 37 without May'),
    ],
    ['for each of several', told('Each site graded 12 modules in 2023.', '36 modules graded in 2023')],
    ['without a time, of several counted alike', told('I visited seven sites and wrote to nine sites.', 'Sites: 5')],
    ['on the paper of another entry', told('Arrays: 7', '')],
    ['of money', told('It cost $34,500 in 2022.', 'Cost in 2022: $36,100')],
    ['that is a number of a section', told('37 closed days in 2024.', 'Section 4 closed days 2024')],
  ])('not one %s', (_, plant) => expect(found(plant)).toEqual([]))
})

// Runs into the time that a test has where each figure is weighed against all others.
test('columns that lost their lines are no sentences, however long', () => {
  expect(
    found(told('37 closed days in winter 2024/25.', '1 '.repeat(20_000), 'closed 39 days, '.repeat(2_000))),
  ).toEqual([])
})
