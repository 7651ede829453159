import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { batteryResearcher } from '../testing/profiles.ts'
import { check } from './check.ts'
import { unheardOf } from './happenings.ts'

const told = (sentence: string) =>
  buildCaseFile({
    ...batteryResearcher,
    professionalprojects: batteryResearcher.professionalprojects.map((one, at) =>
      at === 0 ? { ...one, impact: sentence } : one,
    ),
  })
const found = (text: string, source = 'The furnace was run for two winters.') =>
  unheardOf(check(text, told(source), { voice: 'petition', declared: [] }).reading).map((one) => one.text)

test.each([
  ['Every winter 30 people die on these roads.', ['die']],
  ['Witnesses were wrongly convicted.', ['convicted']],
  ['The sonata overturned the prevailing theory.', ['overturned the prevailing theory']],
  ['The furnace was made law in Norway.', ['made law']],
  ['The railway extended the contract in 2021.', ['extended the contract']],
  ['The Supreme Court of Ohio adopted the furnace.', ['Supreme Court']],
  ['Nobody has been hired, and no furnace was bought.', []],
  ['The furnace could be bought at a lower price.', []],
])('%s', (text, findings) => expect(found(text)).toEqual(findings))

test.each([
  ['Thirty people died on these roads.', 'Thirty deaths were counted on the roads.'],
  ['The railway extended the contract.', 'The railway continued the contract for a year.'],
  ['The Supreme Court of Ohio adopted the glossary.', 'The glossary was adopted by the court.'],
])('%s is borne out by: %s', (text, source) => expect(found(text, source)).toEqual([]))

test.each([
  ['Without her the furnace would have to be closed.', ['Without her the furnace would']],
  ['Nobody has died at the furnace since.', ['Nobody has died']],
])('%s', (text, findings) => expect(found(text)).toEqual(findings))
