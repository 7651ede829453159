import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { readInstruction } from './instruction.ts'

const caseFile = buildCaseFile(batteryResearcher)
const PRIZE = 'Halvorsen Prize for Young Electrochemists'
const ANODES = 'Binder-Free Silicon Anodes by Aqueous Electrophoretic Deposition'

const DOCTORATE = 'Doctoral, Materials Science and Engineering, Lake Marrow University'
const MASTERS = "Master's, Materials Engineering, Tisza University of Technology"

const read = (instruction: string): string[] => {
  const { wishes, unread } = readInstruction(instruction, caseFile, [])
  const asked = wishes.map(({ kind, target }) => (target === undefined ? kind : `${kind}: ${target.name}`))
  return [...asked, ...unread.map((text) => `? ${text}`)]
}

test.each([
  ['?!', []],
  ['make it sound less arrogant', ['? “sound less arrogant” was not understood.']],
  ['fix the typos', ['? “fix the typos” was not understood.']],
  [
    'Mention the Nobel Prize.',
    [
      '? “Mention the Nobel Prize”: the built-in drafter puts nothing new into a section. Add it to your profile, or type it into a paragraph.',
    ],
  ],
  [
    'longer, but make it shorter',
    ['fuller', '? A section cannot be shorter and tell more at once: the first of the two was followed.'],
  ],
  ['leave out the doctoral university', [`leave-out: ${DOCTORATE}`]],
  [
    'start with the university',
    [`? “start with the university” may mean “${DOCTORATE}” or “${MASTERS}”. Please name one in full.`],
  ],
])('what cannot be followed is told: %s', (instruction, expected) => {
  expect(read(instruction)).toEqual(expected)
})

test.each([
  ['Shorter', ['shorter']],
  ['From your profile as it is now', ['afresh']],
  ['please make it more concise', ['shorter']],
  ['Could you rephrase this?', ['words']],
  ['in greater detail', ['fuller']],
  ['Leave out the Halvorsen Prize', [`leave-out: ${PRIZE}`]],
  ["don't mention the silicon anodes", [`leave-out: ${ANODES}`]],
  ['without Ex. 9', [`leave-out: ${PRIZE}`]],
  ['put the Halvorsen prize first', [`first: ${PRIZE}`]],
  ['more about the silicon anodes', [`fuller: ${ANODES}`]],
  ['less on the silicon anodes', [`shorter: ${ANODES}`]],
  ['Please leave out Prof. Halvecroft', ['leave-out: Prof. Halvecroft']],
  [
    'Start with the Halvorsen Prize, leave out silicon anodes and make it shorter.',
    [`leave-out: ${ANODES}`, 'shorter', `first: ${PRIZE}`],
  ],
  ['Shorter; also thank the officer', ['shorter', '? “thank the officer” was not understood.']],
])('what can be followed is, in an order that works: %s', (instruction, expected) => {
  expect(read(instruction)).toEqual(expected)
})
