import type { LeadIns } from './composer.ts'

/** How a sentence that the profile holds without a subject is led into; each once in a document. */
export const LEAD_INS: LeadIns = {
  infinitive: [
    'The aim was {words}.',
    'What was wanted was {words}.',
    'The purpose of the work was {words}.',
    'The task was {words}.',
    'The intention was {words}.',
    'The object was {words}.',
    'It was the goal {words}.',
    'The work set out {words}.',
  ],
  intended: [
    'The plan is {words}.',
    'The intention is {words}.',
    'A further step is {words}.',
    'It is also planned {words}.',
    'Next comes the step {words}.',
    'Part of the plan is {words}.',
    'What remains is {words}.',
    'The work is meant {words}.',
  ],
  gerund: [
    'The work consisted in {words}.',
    'This meant {words}.',
    'It came down to {words}.',
    'Part of the work was {words}.',
    'The task involved {words}.',
    'It required {words}.',
  ],
  fragment: [
    'The entry reads: “{words}.”',
    'In the words of the profile: “{words}.”',
    'It is described as follows: “{words}.”',
    'The account given is this: “{words}.”',
    'The record states: “{words}.”',
    'It is put thus: “{words}.”',
    'The description runs: “{words}.”',
    'In short: “{words}.”',
    'The note on it says: “{words}.”',
    'As entered: “{words}.”',
    'The summary is: “{words}.”',
    'What is recorded is: “{words}.”',
  ],
}
