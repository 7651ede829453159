import { expect, test } from 'vitest'
import { buildCaseFile } from '../../case-file.ts'
import { readSentence } from '../../grounding.ts'
import { batteryResearcher } from '../../testing/profiles.ts'

const told = (sentence: string) =>
  buildCaseFile({
    ...batteryResearcher,
    professionalprojects: batteryResearcher.professionalprojects.map((one, at) =>
      at === 0 ? { ...one, impact: sentence } : one,
    ),
  })
const found = (text: string, source = 'Ohio courts used 14 lists. In 2022, 41 people passed the bar.') =>
  readSentence(text, told(source))
    .findings.filter(({ rule }) => rule === 'overreached')
    .map((one) => one.text)

test.each([
  ['All American courts used the 14 lists.', ['All American courts']],
  ['Most federal courts used the 14 lists.', ['Most federal courts']],
  ['Only 41 people in the United States passed the bar.', ['41 people in the United States']],
  ['Sopranos have ever juggled violins.', ['have ever']],
  ['Ohio courts used 14 lists.', []],
  ['In 2022, 41 people passed the bar.', []],
  ['They have never passed the bar.', []],
])('%s', (text, findings) => expect(found(text)).toEqual(findings))

test.each([
  ['All American courts used the 14 lists.', 'All courts of the country used 14 lists.'],
  ['Only 41 people in the United States passed the bar.', 'In 2022, 41 people passed the bar in the United States.'],
  ['Sopranos have ever juggled violins.', 'So far sopranos juggled violins.'],
])('%s is borne out by: %s', (text, source) => expect(found(text, source)).toEqual([]))
