import { expect, test } from 'vitest'
import { personOf } from '../builtin/person.ts'
import { saidOf } from './deed.ts'

const person = personOf(
  { pronoun: 'Dr.', gender: 'Female', first_name: 'Ilka', middle_name: '', last_name: 'Vasgyár' },
  [],
)

test.each([
  ['I led a team of twelve.', 'Dr. Vasgyár led a team of twelve.'],
  ['I designed and tested the filters.', 'Dr. Vasgyár designed and tested the filters.'],
  ['In 2019 I was a member of the board.', 'In 2019 Dr. Vasgyár was a member of the board.'],
  ['Since 2020 I am also responsible for dyes.', undefined],
  ['Since 2020 I am responsible for dyes.', 'Since 2020 Dr. Vasgyár is responsible for dyes.'],
  ['I have published 12 papers.', 'Dr. Vasgyár has published 12 papers.'],
  [
    'I also take the night calls of the small hospitals.',
    'Dr. Vasgyár also takes the night calls of the small hospitals.',
  ],
  ['I teach four students.', 'Dr. Vasgyár teaches four students.'],
  ['I study the drought of rivers.', 'Dr. Vasgyár studies the drought of rivers.'],
  ['I will publish the atlas in 2028.', 'Dr. Vasgyár will publish the atlas in 2028.'],
  ['I plan to train 40 nurses.', 'Dr. Vasgyár plans to train 40 nurses.'],
  ['I built the crucible in which my protocol runs.', 'Dr. Vasgyár built the crucible in which her protocol runs.'],
  ['I assisted Dr. Lam in my laboratory.', 'Dr. Vasgyár assisted Dr. Lam in Dr. Vasgyár’s laboratory.'],
  ['I run the laboratory.', 'Dr. Vasgyár runs the laboratory.'],
  // How the same is said of somebody else is not certain.
  ['I set the dose from the reading.', undefined],
  ['I read 2,900 work orders.', undefined],
  ['I’ve shown it to the board.', undefined],
  ['I design, build and test filters.', undefined],
  ['I wrote the plan and compare it.', undefined],
  ['I think that the second half was harder.', undefined],
  ['I would say the second half was harder.', undefined],
  ['I only wrote the test plan.', undefined],
  ['I grow seedlings in trays and measured the roots.', undefined],
  ['I was not allowed to stop a procedure.', undefined],
  ['I was a bit slow in the first year.', undefined],
  ['I, as lead, sign every protocol.', undefined],
  ['I alone ran it for two years.', undefined],
  ['My adviser and I designed the rig.', undefined],
  ['Ruth Abara and I went door to door.', undefined],
  ['I designed the rig, and I tested it in four towns.', undefined],
  ['I led our team of twelve.', undefined],
  ['It let me run the trials myself.', undefined],
  ['He wrote, “I did it in a year.”', undefined],
  ['Phase I trials ended in 2019.', undefined],
  ['I started as Teacher I in 2011.', undefined],
])('%s', (typed, said) => expect(saidOf(typed, person)).toBe(said))

test('in a plan the present is what is to come', () => {
  expect(saidOf('I teach the first two rounds in 2028.', person, true)).toBeUndefined()
  expect(saidOf('I will teach the first two rounds.', person, true)).toBe(
    'Dr. Vasgyár will teach the first two rounds.',
  )
})
