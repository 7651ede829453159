import { expect, test } from 'vitest'
import { applicationForm, applicationSchema } from './application.ts'
import { configurationItem, missingItems, refereeSchema } from './recommender.ts'

const applicant = {
  first_name: 'Renáta',
  middle_name: '',
  last_name: 'Kőszegi',
  email: 'renata@koszegi.example',
  phone_number: '+1 (202) 555-0143',
  gender: 'Female',
  pronoun: 'Dr.',
}
const told = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  (result.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`)

test.each<[Record<string, unknown>, string[]]>([
  [{}, []],
  [{ first_name: '' }, ['first_name: First name is required']],
  [{ last_name: ' ' }, ['last_name: Last name is required']],
  [{ email: '' }, ['email: Email is required']],
  [{ email: 'renata@koszegi' }, ['email: Invalid email format']],
  [{ email: 'renata@koszegi.\u202eexample' }, ['email: Invalid email format']],
  [{ phone_number: '' }, ['phone_number: Phone Number is required']],
  [{ phone_number: '+1' }, ['phone_number: Phone Number is required']],
  [{ phone_number: '+1202555x143' }, ['phone_number: Phone number must contain only numbers']],
  [{ phone_number: '+120255501' }, ['phone_number: Please enter a valid 10-digit phone number']],
  [{ phone_number: '2025550143' }, ['phone_number: Please choose a country code']],
  [{ phone_number: '+8613812345678' }, []],
  [{ phone_number: '+86138123456789012' }, ['phone_number: Please enter a valid phone number for this country code']],
  [{ gender: '' }, ['gender: Gender is required']],
  [{ pronoun: 'Sir' }, ['pronoun: Please choose one of the options']],
])('personal info with %j is told: %j', (change, messages) =>
  expect(told(applicationSchema.safeParse({ ...applicant, ...change }))).toEqual(messages),
)

test('the phone number is kept as + and digits', () => {
  expect(applicationSchema.parse(applicant).phone_number).toBe('+12025550143')
})

test('the form asks for the resume', () => {
  expect(told(applicationForm.safeParse({ ...applicant, resume: null }))).toEqual([
    'resume: Resume is required. Please upload a PDF file.',
  ])
})

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
