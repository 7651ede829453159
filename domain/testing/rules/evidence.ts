import { type FormRules, NO_CHOICE, NO_FILE, NOTHING, required, rulesOf, Sample } from '../rule.ts'
import { eachSays, LINE_TOO_LONG, LONG_NAME, NO_MONTH, NO_OPTION, PASSAGE_TOO_LONG, REQUIRED } from './words.ts'

const { refused, taken, refusedCall, takenCall } = rulesOf('evidence')

const CHOSEN = ['category', 'status', 'level']
const SUB_TYPES = {
  Academic: ['Course Certificate', 'Degree', 'Academic Award'],
  Professional: ['Certification', 'License', 'Training Certificate', 'Others'],
  Achievement: ['Award', 'Recognition', 'Competition'],
  Project: ['Research', 'Development', 'Innovation'],
}

const empty = eachSays(
  REQUIRED,
  'category',
  'received_date',
  'status',
  'name',
  'issuing_organization',
  'brief_introduction',
  'domain',
  'level',
)

export const EVIDENCE_RULES: FormRules = {
  empty,
  rules: [
    ...required('evidence', empty, (field) => (CHOSEN.includes(field) ? NO_CHOICE : NOTHING)),
    refused(
      'a category asks for its sub-category',
      { category: 'Achievement', sub_category: '' },
      {
        sub_category: REQUIRED,
      },
    ),
    refusedCall(
      'nothing asks for a sub-category before a category',
      { category: '', sub_category: '' },
      {
        category: REQUIRED,
      },
    ),
    refusedCall(
      'a sub-category is one of its category',
      { category: 'Achievement', sub_category: 'License' },
      {
        sub_category: NO_OPTION,
      },
    ),
    refused(
      'expired before received',
      { received_date: '2022-05-02', expired_date: '2022-05-01' },
      {
        expired_date: 'Expired date must be after received date',
      },
    ),
    refused(
      'a document is a PDF',
      { supporting_doc: new Sample('png', 'prize.pdf') },
      {
        supporting_doc: 'prize.pdf is not a PDF file',
      },
    ),
    refusedCall(
      'a document has at most 20 MB',
      { supporting_doc: new Sample('pdf', 'prize.pdf', 20.1) },
      {
        supporting_doc: 'File size should not exceed 20MB',
      },
    ),
    refused('a line has at most 300 characters', { name: 'x'.repeat(301) }, { name: LINE_TOO_LONG }),
    refused(
      'a passage has at most 20,000',
      { brief_introduction: 'x'.repeat(20_001) },
      {
        brief_introduction: PASSAGE_TOO_LONG,
      },
    ),
    refusedCall('the category is one of the list', { category: 'Luck' }, { category: NO_OPTION }),
    refusedCall('the status is one of the list', { status: 'Lost' }, { status: NO_OPTION }),
    refusedCall('the scope is one of the list', { level: 'Galactic' }, { level: NO_OPTION }),
    refusedCall('a day exists', { received_date: '2022-02-29' }, { received_date: NO_MONTH }),
    refusedCall('an expiry is a day', { expired_date: 'never' }, { expired_date: NO_MONTH }),
    taken('an expiry is optional', { expired_date: '' }, { expired_date: null }),
    taken(
      'it may expire on the day',
      { received_date: '2022-05-02', expired_date: '2022-05-02' },
      {
        expired_date: '2022-05-02',
      },
    ),
    ...NO_FILE.map((none) => takenCall('a document is optional', { supporting_doc: none }, { supporting_doc: none })),
    taken('a long name of any script', { name: LONG_NAME }, { name: LONG_NAME }),
    ...Object.entries(SUB_TYPES).flatMap(([category, types]) =>
      types.map((sub_category) =>
        taken(`${category}: ${sub_category}`, { category, sub_category }, { category, sub_category }),
      ),
    ),
    ...['Active', 'Inactive', 'No-expiration Date'].map((status) => taken(`status ${status}`, { status }, { status })),
    ...['International', 'National', 'Regional'].map((level) => taken(`scope ${level}`, { level }, { level })),
  ],
}
