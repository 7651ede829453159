import { describe, expect, test } from 'vitest'
import { AWKWARD } from './awkward.ts'
import { completed } from './complete.ts'
import { sentencesOf } from './passages.ts'
import type { Seat } from './seat.ts'
import { personOf } from './person.ts'
import { recast } from './recast.ts'
import { faultsOf } from './sanity.ts'

const seat = (section: string, field: string, more: Partial<Seat> = {}): Seat => ({
  section,
  entry: 1,
  field,
  item: section === 'evidence' ? 'the award' : '',
  past: false,
  ...more,
})

const solution = seat('professionalprojects', 'solution')
const impact = seat('professionalprojects', 'impact')
const goal = seat('professionalprojects', 'goal')
const duties = seat('professionalhistory', 'job_summary')
const pastDuties = seat('professionalhistory', 'job_summary', { past: true })
const skills = seat('professionalhistory', 'required_skills')
const award = seat('evidence', 'brief_introduction')
const plans = seat('futureplan', 'plans')
const whole = (typed: string, place: Seat): string => completed(sentencesOf(typed), typed, place).join(' ')

test.each([
  ['In 2023, 22 of 41 candidates passed.', 'In 2023, 22 of 41 candidates passed.'],
  ['58 applicants qualified.', '58 applicants qualified.'],
  ['In 2023, 22 of 41 wells sealed.', 'The award is described as follows: “In 2023, 22 of 41 wells sealed”.'],
])('of an award, “%s”', (typed, expected) => expect(whole(typed, award)).toBe(expected))

test.each([
  ['To ensure no street is closed.', 'The aim was to ensure no street is closed.'],
  ['Not to close any street.', 'The aim was not to close any street.'],
  ['Renew the main while traffic goes on.', 'The aim was to renew the main while traffic goes on.'],
  ['Reduce bursts. Save money.', 'The aim was to reduce bursts and to save money.'],
  [
    '1. To renew the main. 2. To keep the trams running.',
    'The aim was to renew the main and to keep the trams running.',
  ],
  ['Within a year, to renew the main.', 'The aim was to renew the main within a year.'],
  [
    'In order to keep the trams running, to renew the main at night.',
    'The aim was to renew the main at night, in order to keep the trams running.',
  ],
  ['Goal - renew the main', 'The aim was to renew the main.'],
  ['My objective: a report each morning', 'The aim was a report each morning.'],
  ['Design and test of a liner.', 'The aim was a design and test of a liner.'],
  ['Less than 10 bursts a year.', 'The aim was less than 10 bursts a year.'],
  ['No street closed for more than a day.', 'The aim was no street closed for more than a day.'],
  // What tells of somebody who does it stands as it is.
  ['To renew the main, we drew a liner through it.', 'To renew the main, we drew a liner through it.'],
  ['To date we have renewed one main.', 'To date we have renewed one main.'],
  ['To be understood is the beginning of trust.', 'To be understood is the beginning of trust.'],
])('a goal is told in one way, however it was typed: %s', (typed, told) => expect(whole(typed, goal)).toBe(told))

test.each([
  'See https://www.storage-news.example/reports/2023.',
  'See www.storage-news.example/reports/2023 for details.',
  'Visit the page of the project.',
])('nothing is made of what sends the reader elsewhere: %s', (typed) => {
  for (const place of [impact, goal, solution, duties, plans])
    expect(whole(typed, place)).toContain(`“${typed.slice(0, -1)}”`)
})

test.each<[string, Seat, string]>([
  ['', solution, ''],
  ['???', solution, ''],
  ['Results:', impact, ''],
  // What no rule turns is quoted with its speaker, and no fragment is hung on the sentence before.
  [
    'First place went to Turin. Mine took second place. In third place, a team from Oslo.',
    impact,
    'First place went to Turin. In my own words, the result is this: “Mine took second place. In third place, a team from Oslo”.',
  ],
  ['Ours was the only cooled stage.', award, 'I describe the award as follows: “Ours was the only cooled stage”.'],
  [
    'In second place, the paper I wrote with Dr. Ruiz.',
    impact,
    'In my own words, the result is this: “In second place, the paper I wrote with Dr. Ruiz”.',
  ],
  ['Second place, behind a team from Oslo.', impact, 'The outcome was second place, behind a team from Oslo.'],
  ['A colleague of ours reported it.', impact, 'A colleague of ours reported it.'],
  ["I've shown it to four towns.", skills, 'I have shown it to four towns.'],
  // Two clauses are no row of things, and a present that looks like a participle is a verb.
  [
    'Ten more utilities run such zones, and the data show what one costs.',
    seat('futureplan', 'expected_outcomes'),
    'Ten more utilities run such zones, and the data show what one costs.',
  ],
  // What describes an award is said of the award, what describes the person of the person.
  [
    'Given each year to one researcher under forty.',
    award,
    'The award is described as follows: “Given each year to one researcher under forty”.',
  ],
  [
    'Awarded to the best paper of the year',
    award,
    'The award is described as follows: “Awarded to the best paper of the year”.',
  ],
  [
    'Recognizes one researcher each year',
    award,
    'The award is described as follows: “Recognizes one researcher each year”.',
  ],
  ['Selected from 400 applicants!!!', award, 'The award is described as follows: “Selected from 400 applicants”.'],
  ['Awarded the Smith Prize for 2019', award, 'The award is described as follows: “Awarded the Smith Prize for 2019”.'],
  [
    'Held by fewer than 500 engineers worldwide',
    award,
    'The award is described as follows: “Held by fewer than 500 engineers worldwide”.',
  ],
  // What was done is the person's doing, what became of it the work's.
  ['Led a team of six engineers', solution, 'In my own words, the solution is this: “Led a team of six engineers”.'],
  [
    'Adopted by three recyclers in 2023',
    impact,
    'In my own words, the result is this: “Adopted by three recyclers in 2023”.',
  ],
  [
    'Resulted in 20% lower energy use',
    impact,
    'In my own words, the result is this: “Resulted in 20% lower energy use”.',
  ],
  ['Led to a second grant', impact, 'In my own words, the result is this: “Led to a second grant”.'],
  [
    'Published in Nature Energy, cited 41 times',
    impact,
    'In my own words, the result is this: “Published in Nature Energy, cited 41 times”.',
  ],
  ['Measured capacity fell by 12 percent.', impact, 'Measured capacity fell by 12 percent.'],
  ['Two recyclers now use the furnace protocol.', impact, 'Two recyclers now use the furnace protocol.'],
  [
    '38 tonnes treated by the end of 2024',
    impact,
    'In my own words, the result is this: “38 tonnes treated by the end of 2024”.',
  ],
  ['The board asked for a program.', impact, 'The board asked for a program.'],
  // Posts: what is done now, and what was.
  [
    'Lead a team of five and report to the board.',
    duties,
    'In my own words, the work is this: “Lead a team of five and report to the board”.',
  ],
  [
    'Manages a group of five and reports to the director',
    duties,
    'In my own words, the work is this: “Manages a group of five and reports to the director”.',
  ],
  ['Responsible for the furnace', duties, 'In my own words, the work is this: “Responsible for the furnace”.'],
  ['Responsible for the furnace', pastDuties, 'In my own words, the work is this: “Responsible for the furnace”.'],
  ['Lead a team of five\nWrite the tests', pastDuties, 'It was my task to lead a team of five and to write the tests.'],
  ['Python, MATLAB, C++', skills, 'The requirements of the position are Python, MATLAB, and C++.'],
  ['i lead the line. i wrote its tests.', duties, 'I lead the line. I wrote its tests.'],
  // Aims and plans.
  ['To restore the lithium content', goal, 'The aim was to restore the lithium content.'],
  ['Make a timetable by program.', goal, 'The aim was to make a timetable by program.'],
  ['Goal: restore lithium', goal, 'The aim was to restore lithium.'],
  [
    'Will publish an open protocol in 2028',
    plans,
    'In my own words, the plan is this: “Will publish an open protocol in 2028”.',
  ],
  ['transfer protocol to first recycler', plans, 'I intend to transfer protocol to first recycler.'],
  // A paper is described in a sentence for each of its points.
  [
    'First prize of the biennial, for a tapestry. 118 works from nine countries, international jury of five persons.',
    award,
    'The award is the first prize of the biennial, for a tapestry. There were 118 works from nine countries and an international jury of five persons.',
  ],
  [
    'Certification after written examination, I passed at first attempt.',
    { ...award, item: 'the certification' },
    'It is a certification after written examination. I passed at first attempt.',
  ],
  ['You need two fellows who propose you.', award, 'You need two fellows who propose you.'],
  ['Degree, license', skills, 'The requirements of the position are a degree and a license.'],
  // What goes on from the fragment before it is told with it.
  [
    'Collect the recipes. And test every one on wool.',
    goal,
    'The aim was to collect the recipes and to test every one on wool.',
  ],
  [
    'First dose in 60 minutes. On the ward and in the emergency room.',
    goal,
    'The aim was the first dose in 60 minutes, on the ward and in the emergency room.',
  ],
  [
    'I wanted speed. Second, to see whether it helps.',
    goal,
    'I wanted speed. Second, the aim was to see whether it helps.',
  ],
  [
    'Studio with two kilns, teach four students.',
    plans,
    'Part of the plan is a studio with two kilns. I intend to teach four students.',
  ],
  // Two statements take a semicolon, a clause with its statement a comma.
  [
    'The book has 41 recipes, 35 of them kept the color.',
    impact,
    'The book has 41 recipes; 35 of them kept the color.',
  ],
  ['When they asked, it was closed.', impact, 'When they asked, it was closed.'],
  ['The kiln burned less, and it was smaller.', impact, 'The kiln burned less, and it was smaller.'],
  // Slips of the language are mended, and only those.
  ['The old dyers were dying (I mean passing away).', impact, 'The old dyers were dying (I mean passing away).'],
  ['The license allows to train apprentices.', award, 'The license allows to train apprentices.'],
  ['Growers were not allowed to spray.', impact, 'Growers were not allowed to spray.'],
  ['Five schools use the kit since 2022.', impact, 'Five schools use the kit since 2022.'],
  // What no subject fits is quoted as it stands.
  ['high cost of recycle of battery', goal, 'In my own words, the goal is this: “high cost of recycle of battery”.'],
  ['Top 5% of all applicants', award, 'The award is described as follows: “Top 5% of all applicants”.'],
])('%j in %o', (typed, place, expected) => {
  expect(whole(typed, place)).toBe(expected)
})

const FIELDS: [string, string][] = [
  ...['background', 'goal', 'challenge', 'solution', 'impact'].map((field): [string, string] => [
    'academicprojects',
    field,
  ]),
  ...['job_summary', 'required_skills'].map((field): [string, string] => ['professionalhistory', field]),
  ['evidence', 'brief_introduction'],
  ...['current_progress', 'plans', 'expected_outcomes', 'impact'].map((field): [string, string] => [
    'futureplan',
    field,
  ]),
  ...['exp_related_experience', 'exp_nation_impt_scope', 'exp_nation_impt_urgency'].map((field): [string, string] => [
    'endeavors',
    field,
  ]),
]

const she = personOf(
  { pronoun: 'Dr.', gender: 'Female', first_name: 'Ilka', middle_name: '', last_name: 'Vasgyár' },
  [],
)

/** What is quoted stands as it was typed, with a word typed twice. */
const printed = (text: string): string =>
  text.replace(/”\.$/, '.”').replace(/“[^”]*”/gu, (said) => said.replace(/\b(\p{L}+) \1\b/gu, '$1'))

describe.each(FIELDS)('%s, %s', (section, field) => {
  test.each(AWKWARD)('%s', (typed) => {
    for (const past of [false, true])
      for (const sentence of completed(sentencesOf(typed), typed, seat(section, field, { past }))) {
        expect({ sentence, faults: faultsOf(printed(sentence)) }).toEqual({ sentence, faults: [] })
        const told = recast(sentence, { person: she, byName: true })
        expect({ told, faults: faultsOf(printed(told)) }).toEqual({ told, faults: [] })
        expect(told).not.toMatch(/\b(?:I|my|me|we)\b(?![^“]*”)/)
      }
  })
})

test.each([
  ['Count larvae in every container.', 'goal', 'The goal was to count larvae in every container.'],
  ['A probe that moves gives noise.', 'background', 'A probe that moves gives noise.'],
  [
    'Groups that worked on smoke could not compare their results.',
    'background',
    'Groups that worked on smoke could not compare their results.',
  ],
  [
    'When the bank in a small town stops lending, the bakery closes.',
    'impact',
    'When the bank in a small town stops lending, the bakery closes.',
  ],
  ['Until October 2026 we sold 1.1 million pieces.', 'impact', 'Until October 2026 we sold 1.1 million pieces.'],
  [
    'Septic tanks instead of sewers in most camps, so we could take only seven.',
    'challenge',
    'I describe the difficulty as follows: “Septic tanks instead of sewers in most camps, so we could take only seven”.',
  ],
])('%s (%s)', (typed, field, expected) => {
  expect(
    completed([typed], typed, { section: 'professionalprojects', entry: 2, field, item: '', past: false }),
  ).toEqual([expected])
})

test.each([
  [
    'Two-year fellowship with placement in a county.',
    'the fellowship',
    ['It is a two-year fellowship with placement in a county.'],
  ],
  [
    'By examination. Must be renewed every five years.',
    'the certification',
    [
      'The certification is described as follows: “By examination”.',
      'The certification is described as follows: “Must be renewed every five years”.',
    ],
  ],
  [
    'Granted. Two inventors: me and Dov Lindqvist.',
    'the patent',
    ['The patent is described as follows: “Granted”.', 'There were two inventors: me and Dov Lindqvist.'],
  ],
  [
    'Craft prize for The Salt Ledger, decided by a jury of three.',
    'the prize',
    ['It is a craft prize for The Salt Ledger, decided by a jury of three.'],
  ],
  [
    'Letter that the harbor office wishes to test the gauge.',
    'the letter',
    ['It is a letter which says that the harbor office wishes to test the gauge.'],
  ],
  ['Letter that confirms the post.', 'the letter', ['It is a letter that confirms the post.']],
])('%s of %s', (typed, item, expected) => {
  const seat = { section: 'evidence', entry: 2, field: 'brief_introduction', item, past: false }
  expect(completed(sentencesOf(typed), typed, seat)).toEqual(expected)
})

const scope = seat('endeavors', 'exp_nation_impt_scope')
test.each<[string, Seat, string]>([
  [
    'Small utilities in the Great Lakes states.',
    scope,
    'The scope of the endeavor is small utilities in the Great Lakes states.',
  ],
  [
    'Hospitals in the Gulf states, with and without a laboratory.',
    seat('endeavors', 'exp_subs_merit_impact'),
    'The effect of the endeavor is hospitals in the Gulf states, with and without a laboratory.',
  ],
  ['Bridge owners across the country.', scope, 'The scope of the endeavor is bridge owners across the country.'],
  [
    'Small utilities in the Great Lakes states.',
    seat('futureplan', 'impact'),
    'What the plan would bring is small utilities in the Great Lakes states.',
  ],
  // Effects, places and what is counted are no people that are served.
  ['Fewer floods in the Gulf states.', scope, 'The scope of the endeavor is fewer floods in the Gulf states.'],
  [
    'Rural counties in the Southern states with old bridges.',
    scope,
    'The scope of the endeavor is rural counties in the Southern states with old bridges.',
  ],
  ['Twelve clinics in the first year.', scope, 'The scope of the endeavor is twelve clinics in the first year.'],
  ['The Board of the Gulf states what is needed.', scope, 'The Board of the Gulf states what is needed.'],
])('those for whom the endeavor is are told as that: %s', (typed, place, told) =>
  expect(whole(typed, place)).toBe(told),
)
