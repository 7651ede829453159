import { expect, test } from 'vitest'
import { configurationItem, missingItems, refereeSchema } from './recommender.ts'

const told = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  (result.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`)

const referee = {
  pronoun: 'Dr.',
  first_name: 'Marcus',
  last_name: 'Oyelaran',
  email: 'marcus@oyelaran.example',
  country_code: '+1',
  phone: '2025550188',
  gender: 'male',
  category: 'other',
  title: 'Director',
  organization: 'Prairie Recycling',
  frequency: 'yearly',
  years_of_known: '2.54',
  relationship: 'Reader of the published work',
}

test.each<[Record<string, unknown>, string[]]>([
  [{}, []],
  [{ email: 'marcus' }, ['email: Please enter a valid email address']],
  [{ phone: '12345' }, ['phone: Please enter a valid 10-digit phone number']],
  [{ phone: '20255501a8' }, ['phone: Please enter a valid 10-digit phone number']],
  [{ country_code: '+44', phone: '7911123456' }, []],
  [{ country_code: '+999' }, ['country_code: Please choose a country code']],
  [{ years_of_known: 0 }, ['years_of_known: Please enter a valid number of years']],
  [{ years_of_known: 0.01 }, ['years_of_known: Please enter a valid number of years']],
  [{ years_of_known: '' }, ['years_of_known: This field is required']],
  [{ relationship: '' }, ['relationship: This field is required']],
])('a recommender with %j is told: %j', (change, messages) =>
  expect(told(refereeSchema.safeParse({ ...referee, ...change }))).toEqual(messages),
)

test('years are kept with one decimal, a bare LinkedIn address with https', () => {
  const kept = refereeSchema.parse({ ...referee, linkedin: ' linkedin.com/in/oyelaran ' })
  expect(kept.years_of_known).toBe(2.5)
  expect(kept.linkedin).toBe('https://linkedin.com/in/oyelaran')
})

test.each([
  [
    { item_category: 'Evidence', item_id: 7 },
    { category: 'evidence', item_id: '7' },
  ],
  [
    { item_category: 'goal', item_id: 'work_impact' },
    { category: 'goal', item_id: 'work_impact' },
  ],
])('%j is an item', (given, item) => expect(configurationItem.parse(given)).toEqual(item))

test.each([
  { item_category: 'goal', item_id: 7 },
  { item_category: 'evidence', item_id: '1; drop' },
  { item_category: 'spouse', item_id: 1 },
  { item_id: 1 },
  { item_category: 'evidence' },
])('%j is none', (given) => expect(configurationItem.safeParse(given).success).toBe(false))

test.each([
  [[], ['Endorsed Items', 'Proposed Endeavors', 'Endorsed Goals']],
  [[{ category: 'goal' }], ['Endorsed Items', 'Proposed Endeavors']],
  [[{ category: 'evidence' }, { category: 'proposedendeavor' }, { category: 'goal' }], []],
])('of %j a letter still needs %j', (items, missing) => expect(missingItems(items)).toEqual(missing))
