import { expect, test } from 'vitest'
import { personOf } from './person.ts'
import { recast } from './recast.ts'

const she = personOf(
  { pronoun: 'Dr.', gender: 'Female', first_name: 'Ilka', middle_name: '', last_name: 'Vasgyár' },
  [],
)
const they = personOf(
  { pronoun: 'Dr.', gender: 'Other', first_name: 'Rowan', middle_name: '', last_name: 'Tallis' },
  [],
)

test.each([
  ['My own words, “I did it,” were printed.', 'Dr. Vasgyár’s own words, “I did it,” were printed.'],
  ['“I like it,” said the user.', '“I like it,” said the user.'],
  ['I design, build and test filters.', 'Dr. Vasgyár designs, builds and tests filters.'],
  ['I design and test, and also lead a team of six.', 'Dr. Vasgyár designs and tests, and also leads a team of six.'],
  [
    'I plan the campaigns, write the protocols and review every report before it leaves.',
    'Dr. Vasgyár plans the campaigns, writes the protocols and reviews every report before it leaves.',
  ],
  [
    'I want to teach nurses, run trials and publish results.',
    'Dr. Vasgyár wants to teach nurses, run trials and publish results.',
  ],
  [
    'I set the methods, sign off every forecast and train two analysts.',
    'Dr. Vasgyár sets the methods, signs off every forecast and trains two analysts.',
  ],
  [
    'I put the sensors in place and check them weekly.',
    'Dr. Vasgyár puts the sensors in place and checks them weekly.',
  ],
  [
    'I publish the maps under an open licence and compare ferry traffic before and after.',
    'Dr. Vasgyár publishes the maps under an open licence and compares ferry traffic before and after.',
  ],
  ['I wrote the plan and compare it.', 'Dr. Vasgyár wrote the plan and compares it.'],
  ['I set the plan and wrote the rules.', 'Dr. Vasgyár set the plan and wrote the rules.'],
  ['I cut costs and waste.', 'Dr. Vasgyár cut costs and waste.'],
  ['I set out to design, build and test filters.', 'Dr. Vasgyár set out to design, build and test filters.'],
  ['I set out to deposit silicon from water.', 'Dr. Vasgyár set out to deposit silicon from water.'],
  [
    'I am responsible for tests, and I was the author.',
    'Dr. Vasgyár is responsible for tests, and she was the author.',
  ],
  ["I've shown it and I don't stop.", 'Dr. Vasgyár has shown it and she does not stop.'],
  ['My supervisor and I agreed on the targets.', 'Dr. Vasgyár and her supervisor agreed on the targets.'],
  ['Measured capacity fell by 12 percent.', 'Measured capacity fell by 12 percent.'],
  ['The goal was to cut cost in the U.S. market.', 'The goal was to cut cost in the U.S. market.'],
  ['I started as Teacher I, promoted 2011.', 'Dr. Vasgyár started as Teacher I, promoted 2011.'],
  ['Since 2020 I am also responsible for dyes.', 'Since 2020 Dr. Vasgyár is also responsible for dyes.'],
  ['I am a nurse and have worked on wards.', 'Dr. Vasgyár is a nurse and has worked on wards.'],
  ['It let me run the trials myself.', 'It let Dr. Vasgyár run the trials herself.'],
  ['The idea was mine alone.', 'The idea was Dr. Vasgyár’s alone.'],
  ['A student of mine took my place.', 'A student of Dr. Vasgyár’s took her place.'],
  ['I wrote it, and the idea was mine.', 'Dr. Vasgyár wrote it, and the idea was hers.'],
  ['They chose mine over 14 others.', 'They chose Dr. Vasgyár’s over 14 others.'],
  ['MY part was the design.', 'Dr. Vasgyár’s part was the design.'],
  ["I'd measured it, and I’d like to go on.", 'Dr. Vasgyár had measured it, and she would like to go on.'],
  // What somebody else said is not told of the applicant, nor written out.
  ['He said, “I’ve seen it.”', 'He said, “I’ve seen it.”'],
  // Mines are dug, parts and wars are counted, and names keep their words.
  ['Two students of an abandoned mine met me.', 'Two students of an abandoned mine met Dr. Vasgyár.'],
  ['I teach mine safety and how to mine the ore.', 'Dr. Vasgyár teaches mine safety and how to mine the ore.'],
  ['Phase I trials ended, and type I errors fell.', 'Phase I trials ended, and type I errors fell.'],
  ['World War I letters were read.', 'World War I letters were read.'],
  ['The We Care program runs in four towns.', 'The We Care program runs in four towns.'],
])('%s', (told, expected) => {
  expect(recast(told, { person: she, byName: true })).toBe(expected)
})

test.each([
  ['I develop tools and am the owner.', 'They develop tools and are the owner.'],
  ['I was told that my unit works.', 'They were told that their unit works.'],
  ['I founded the company and own 64 percent of it.', 'They founded the company and own 64 percent of it.'],
])('with a plural pronoun: %s', (told, expected) => {
  expect(recast(told, { person: they, byName: false })).toBe(expected)
})

test('a name takes the singular even where the pronoun is plural', () => {
  expect(recast('I founded the company and own 64 percent of it.', { person: they, byName: true })).toBe(
    'Dr. Tallis founded the company and owns 64 percent of it.',
  )
})

test.each([
  ['We do not plan to lend ourselves.', 'Ledgerfield itself does not plan to lend.'],
  ['We repaid the banks our fees.', 'Ledgerfield repaid the banks its fees.'],
  ['Our product is used by 23 banks.', 'Ledgerfield’s product is used by 23 banks.'],
  [
    'We had 410,000 dollars, of which 150,000 were my own savings.',
    'Ledgerfield had 410,000 dollars, of which 150,000 were Dr. Vasgyár’s own savings.',
  ],
])('“we” as a house: %s', (text, told) => {
  expect(recast(text, { person: she, byName: true, we: 'Ledgerfield' })).toBe(told)
})

test.each([
  ['I chose the layers for each level of the mine.', 'Dr. Vasgyár chose the layers for each level of the mine.'],
  [
    'I pretrained on daytime frames and tuned on 54 burns.',
    'Dr. Vasgyár pretrained on daytime frames and tuned on 54 burns.',
  ],
  [
    'I watch over substations, answer when something looks wrong, and run the exercises.',
    'Dr. Vasgyár watches over substations, answers when something looks wrong, and runs the exercises.',
  ],
])('%s', (text, told) => {
  expect(recast(text, { person: she, byName: true })).toBe(told)
})

test.each([
  [
    "I had the supervisor's understanding and trust in all of it.",
    "Dr. Vasgyár had the supervisor's understanding and trust in all of it.",
  ],
  ['I had time, money and support.', 'Dr. Vasgyár had time, money and support.'],
  ['I measured flow, pressure and force at each bend.', 'Dr. Vasgyár measured flow, pressure and force at each bend.'],
  ['I received praise and support for it.', 'Dr. Vasgyár received praise and support for it.'],
  ['I built the tool and still maintain it.', 'Dr. Vasgyár built the tool and still maintains it.'],
  ['I built the unit and work on its next version.', 'Dr. Vasgyár built the unit and works on its next version.'],
  [
    'I have trained two crews, have mapped the mains and have started on the guide.',
    'Dr. Vasgyár has trained two crews, has mapped the mains and has started on the guide.',
  ],
  [
    'The crews, which I have trained, have mapped the mains and have started.',
    'The crews, which Dr. Vasgyár has trained, have mapped the mains and have started.',
  ],
])('what is had is no verb, and a row of verbs has one number: %s', (typed, told) => {
  expect(recast(typed, { person: she, byName: true })).toBe(told)
})

test.each([
  ["My prototype's casing was redrawn.", 'The casing of Dr. Vasgyár’s prototype was redrawn.'],
  ["They paid for my prototype's first run in May.", 'They paid for the first run of Dr. Vasgyár’s prototype in May.'],
  ["My prototype's running.", 'Dr. Vasgyár’s prototype is running.'],
  ["My prototype's running since May.", 'Dr. Vasgyár’s prototype is running since May.'],
  ["My prototype's running was loud.", 'The running of Dr. Vasgyár’s prototype was loud.'],
  ["I built it in my supervisor's lab.", "Dr. Vasgyár built it in her supervisor's lab."],
  ["I had the supervisor's understanding in 2019.", "Dr. Vasgyár had the supervisor's understanding in 2019."],
  ['He said, “Dr. Vasgyár’s rig’s casing is new.”', 'He said, “Dr. Vasgyár’s rig’s casing is new.”'],
])('no possessive stands on another: %s', (typed, told) =>
  expect(recast(typed, { person: she, byName: true })).toBe(told),
)
