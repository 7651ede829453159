import { describe, expect, test } from 'vitest'
import { stepsIn } from './steps.ts'

const firstOf = (...plans: string[]) => stepsIn(plans, []).map(({ when, what }) => [when, what])

describe('what is no step makes no row', () => {
  test.each([
    ['nothing', []],
    ['a note that was quoted', ['I describe the plan as follows: “Free help line”.']],
    ['an open question', ['[Missing: the steps]']],
    ['a word', ['I will go.']],
  ])('%s', (_, plans) => expect(stepsIn(plans, [])).toEqual([]))
})

test.each<[string, string[][]]>([
  ['In 2027 I will publish the worksheet and its manual.', [['2027', 'Publish the worksheet and its manual']]],
  ['By 2029 three recyclers will run the line.', [['by 2029', 'Three recyclers will run the line']]],
  ['I will test the filter on 20 wells by June 2028.', [['by June 2028', 'Test the filter on 20 wells']]],
  ['In the third year I will hand the protocol over.', [['the third year', 'Hand the protocol over']]],
  [
    'In 2027 I finish the count, in 2028 I test it with two ports that share boats, and in 2029 the ports take it over.',
    [
      ['2027', 'I finish the count'],
      ['2028', 'I test it with two ports that share boats'],
      ['2029', 'The ports take it over'],
    ],
  ],
  [
    'In the first six months I will map the reefs; in the second year I will buoy them.',
    [
      ['the first six months', 'Map the reefs'],
      ['the second year', 'Buoy them'],
    ],
  ],
  [
    'In 2027 I will visit the ports, in 2028 rebuilt, and report.',
    [['2027', 'Visit the ports, in 2028 rebuilt, and report']],
  ],
  ['Year 1: survey the valves of two towns.', [['Year 1', 'Survey the valves of two towns']]],
  ['The plan provides for a pilot in 3 counties in winter 2027/28.', [['winter 2027/28', 'A pilot in 3 counties']]],
  ['I plan to hire four engineers in Iowa.', [['', 'Hire four engineers in Iowa']]],
  [
    'I intend to bring the boxes to 200 schools; to train two teachers in 2028; and to put all files on a site.',
    [
      ['', 'Bring the boxes to 200 schools'],
      ['2028', 'Train two teachers'],
      ['', 'Put all files on a site'],
    ],
  ],
])('%s', (plan, steps) => expect(firstOf(plan)).toEqual(steps))

test('an outcome stands with the one step that is on the same things, and with none where two are', () => {
  const plans = ['I will train technicians at ten recyclers.', 'I will publish the test data of the modules.']
  const told = (...outcomes: string[]) => stepsIn(plans, outcomes).map(({ outcome }) => outcome)
  expect(told('Ten recyclers have technicians who grade alike.')).toEqual([
    'Ten recyclers have technicians who grade alike.',
    '',
  ])
  expect(told('Recyclers use the data.')).toEqual(['', ''])
  expect(told()).toEqual(['', ''])
})
