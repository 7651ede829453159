import { type FormRules, NO_CHOICE, NOTHING, NO_FILE, required, rulesOf, Sample } from '../rule.ts'
import { LINE_TOO_LONG, LONG_NAME, NO_OPTION } from './words.ts'

const { refused, taken, refusedCall, takenCall } = rulesOf('application')

const NO_EMAIL = { email: 'Invalid email format' }
const TEN_DIGITS = { phone_number: 'Please enter a valid 10-digit phone number' }
const ONLY_DIGITS = { phone_number: 'Phone number must contain only numbers' }

const empty = {
  first_name: 'First name is required',
  last_name: 'Last name is required',
  email: 'Email is required',
  phone_number: 'Phone Number is required',
  gender: 'Gender is required',
  pronoun: 'Prefix is required',
  resume: 'Resume is required. Please upload a PDF file.',
}

export const APPLICATION_RULES: FormRules = {
  empty,
  rules: [
    ...required('application', empty, (field) =>
      field === 'resume' ? NO_FILE : field === 'gender' || field === 'pronoun' ? NO_CHOICE : NOTHING,
    ),
    refused('an e-mail address has an @', { email: 'renata' }, NO_EMAIL),
    refused('an e-mail address has a dotted host', { email: 'renata@koszegi' }, NO_EMAIL),
    refused('an e-mail address has no spaces', { email: 're nata@koszegi.example' }, NO_EMAIL),
    refused('an e-mail address has one @', { email: 'renata@koszegi@mail.example' }, NO_EMAIL),
    refused('a phone number is digits', { phone_number: '+1202555x143' }, ONLY_DIGITS),
    refused('a phone number has its + in front', { phone_number: '+1202+5550143' }, ONLY_DIGITS),
    refused('a phone number is more than its code', { phone_number: '+1' }, { phone_number: empty.phone_number }),
    refused('nine digits are too few', { phone_number: '+1202555014' }, TEN_DIGITS),
    refused('eleven digits are too many', { phone_number: '+120255501430' }, TEN_DIGITS),
    refused(
      'another country has its own lengths',
      { phone_number: '+86138123456789012' },
      { phone_number: 'Please enter a valid phone number for this country code' },
    ),
    refusedCall(
      'a phone number has a country code',
      { phone_number: '2025550143' },
      { phone_number: 'Please choose a country code' },
    ),
    refusedCall(
      'the country code is one of the list',
      { phone_number: '+99912345678' },
      { phone_number: 'Please choose a country code' },
    ),
    refusedCall('the gender is one of the list', { gender: 'Unknown' }, { gender: NO_OPTION }),
    refusedCall('the prefix is one of the list', { pronoun: 'Sir' }, { pronoun: NO_OPTION }),
    refusedCall('the EB-2 basis is one of the list', { eb2_basis: 'Luck' }, { eb2_basis: NO_OPTION }),
    refused('a resume is a PDF', { resume: new Sample('png', 'resume.pdf') }, { resume: 'Please upload a PDF file' }),
    refused(
      'a resume has at most 20 MB',
      { resume: new Sample('pdf', 'resume.pdf', 20.1) },
      { resume: 'File size should not exceed 20MB' },
    ),
    ...['first_name', 'middle_name', 'last_name', 'occupation', 'field_of_endeavor'].map((field) =>
      refused('a line has at most 300 characters', { [field]: 'x'.repeat(301) }, { [field]: LINE_TOO_LONG }),
    ),
    taken('a middle name is optional', { middle_name: '' }, { middle_name: '' }),
    taken('the fields of a filing are optional', { occupation: '', field_of_endeavor: '', eb2_basis: '' }),
    taken(
      'non-digits are stripped from the phone',
      { phone_number: '+1 (202) 555-0143' },
      { phone_number: '+12025550143' },
    ),
    taken('a number of China', { phone_number: '+86 138 1234 5678' }, { phone_number: '+8613812345678' }),
    taken(
      'blanks around are not kept',
      { first_name: '  Renáta ', email: ' renata@koszegi.example ' },
      {
        first_name: 'Renáta',
        email: 'renata@koszegi.example',
      },
    ),
    taken(
      'a long name of any script',
      { first_name: '小明', last_name: LONG_NAME },
      { first_name: '小明', last_name: LONG_NAME },
    ),
    ...['latin_first_name', 'latin_last_name'].flatMap((field) => [
      refusedCall(
        'a name in Latin letters is in Latin letters',
        { first_name: '明轩', latin_first_name: 'Mingxuan', latin_last_name: 'Li', [field]: '明轩' },
        { [field]: 'Please use Latin letters, as printed in the passport' },
      ),
      refusedCall(
        'a name in Latin letters is whole',
        { first_name: '明轩', latin_first_name: 'Mingxuan', latin_last_name: 'Li', [field]: '' },
        { [field]: 'This field is required' },
      ),
    ]),
    refusedCall('one name only is a yes or a no', { has_one_name: 'perhaps' }, { has_one_name: NO_OPTION }),
    refusedCall(
      'one name only, answered with no, leaves the last name required',
      { has_one_name: 'false', last_name: '' },
      { last_name: empty.last_name },
    ),
    takenCall(
      'a person with one name only has no last name',
      { first_name: 'Suharto', last_name: '', has_one_name: 'true' },
      { first_name: 'Suharto', last_name: '', has_one_name: true },
    ),
    takenCall(
      'a name of another script is saved before it is known in Latin letters',
      { first_name: '明轩', last_name: '李' },
      { first_name: '明轩', last_name: '李', latin_first_name: '', latin_last_name: '' },
    ),
    takenCall(
      'a name in Latin letters has marks, hyphens and apostrophes',
      { first_name: 'Ольга', latin_first_name: 'Ol’ga-Maryna É.', latin_last_name: 'Oʻ Ğłøß' },
      { latin_first_name: 'Ol’ga-Maryna É.', latin_last_name: 'Oʻ Ğłøß' },
    ),
    ...['Male', 'Female', 'Other'].map((gender) => taken(`gender ${gender}`, { gender }, { gender })),
    ...['Mr.', 'Mrs.', 'Ms.', 'Dr.'].map((pronoun) => taken(`prefix ${pronoun}`, { pronoun }, { pronoun })),
  ],
}
