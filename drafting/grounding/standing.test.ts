import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { check } from './check.ts'
import { toldAsDone, untimely } from './standing.ts'

const caseFile = buildCaseFile(batteryResearcher)
const read = (text: string) => check(text, caseFile, { voice: 'petition', declared: [] }).reading

const found = (text: string) => {
  const reading = read(text)
  return reading.clauses.flatMap((clause) => toldAsDone(clause, reading)).map((one) => one.kind)
}
const late = (text: string) => {
  const reading = read(text)
  return reading.clauses.map((clause) => untimely(clause, reading)?.kind ?? null)
}

test.each([
  ['Technicians at ten recyclers in five states have been trained.', ['status']],
  [
    'A deposition unit for foil 300 millimeters wide was built together with the workshop of the laboratory.',
    ['status'],
  ],
  ['Technicians at ten recyclers in five states will be trained.', []],
  ['A deposition unit for foil 300 millimeters wide is planned.', []],
  ['Three recyclers in Colorado, Ohio and Nevada have adopted the protocol.', []],
  ['It has been done.', []],
])('%s', (text, findings) => expect(found(text)).toEqual(findings))

test.each([
  'We have soldered 40 boxes, and the manual is in preparation.',
  'We have soldered 40 boxes and have trained two technicians, and a third will be trained in May.',
  'We have soldered 40 boxes, each of which is to be lent to a school.',
  'We have trained two technicians; we have applied for a grant.',
])('what has come about is no plan because of what is open beside it: %s', (current_progress) => {
  const { futureplan } = batteryResearcher
  const progressed = buildCaseFile({
    ...batteryResearcher,
    futureplan: futureplan.map((plan, at) => (at === 0 ? { ...plan, current_progress } : plan)),
  })
  const told = current_progress
    .replace('We have', 'The team has')
    .replace('and have', 'and has')
    .replace('; we', '; they')
  const { reading } = check(told, progressed, { voice: 'petition', declared: [] })
  expect(reading.clauses.flatMap((clause) => toldAsDone(clause, reading))).toEqual([])
})

test('what the entry tells as open is not done because of what is done beside it', () => {
  const { futureplan } = batteryResearcher
  const current_progress = 'We have soldered 40 boxes, and two technicians are to be trained in Nevada.'
  const progressed = buildCaseFile({
    ...batteryResearcher,
    futureplan: futureplan.map((plan, at) => (at === 0 ? { ...plan, current_progress } : plan)),
  })
  const { reading } = check('Two technicians have been trained in Nevada.', progressed, {
    voice: 'petition',
    declared: [],
  })
  expect(reading.clauses.flatMap((clause) => toldAsDone(clause, reading)).map(({ kind }) => kind)).toEqual(['status'])
})

test.each([
  ['She published the calibration data and the analysis program under an open license.', ['plan']],
  ['She will publish the calibration data under an open license.', [null]],
  ['The energy used per cell dropped by 18 percent.', [null]],
])('%s', (text, kinds) => expect(late(text)).toEqual(kinds))
