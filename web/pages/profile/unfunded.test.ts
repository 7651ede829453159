import { expect, test } from 'vitest'
import { otherwiseUnfunded } from './academic-project-fields.ts'

const NOTHING = { funding_source_country: '', funding_amount: '' }
const TOLD = { funding_source_country: 'Not applicable', funding_amount: '0.00' }

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['nothing', { ...NOTHING, funding_source: '' }, {}],
  ['nothing yet', {}, {}],
  ['a funder', { ...NOTHING, funding_source: 'Nonesuch Fund' }, {}],
  [
    'none, beside what was given',
    { funding_source: 'None', funding_source_country: 'Hungary', funding_amount: '5' },
    {},
  ],
  ['none, beside a country', { ...TOLD, funding_source: 'None', funding_amount: '' }, { funding_amount: '0.00' }],
  ['none', { ...NOTHING, funding_source: ' none. ' }, TOLD],
  ['none in other words', { ...NOTHING, funding_source: 'Not funded' }, TOLD],
])('of %s as its source, the funding is otherwise %j', (_, entry, filled) =>
  expect(otherwiseUnfunded(entry)).toEqual(filled),
)
