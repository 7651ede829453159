import { type FormRules, NO_CHOICE, NOTHING, required, rulesOf, Sample } from '../rule.ts'
import { eachSays, LINE_TOO_LONG, NO_MONTH, NO_OPTION, PASSAGE_TOO_LONG, REQUIRED } from './words.ts'

const { refused, taken, refusedCall, takenCall } = rulesOf('academicprojects')

const WHEN_PUBLISHED = 'Required when published'
const NO_AMOUNT = { funding_amount: 'Please enter a valid amount (e.g., 1000.00)' }

const PUBLISHED = {
  is_published: true,
  funding_source: 'Danube Science Fund',
  funding_source_country: 'Hungary',
  funding_amount: '1000',
  published_date: '2015-03-01',
  published_url: 'https://journal.example/1',
  published_journal: 'Journal of Cells',
  citation_count: '12',
}
const PUBLICATION = Object.keys(PUBLISHED).filter((field) => field !== 'is_published')
const UNPUBLISHED = { is_published: false, ...Object.fromEntries(PUBLICATION.map((field) => [field, ''])) }

const empty = {
  ...eachSays(REQUIRED, 'organization', 'research_domain', 'project_name', 'role', 'start_date', 'end_date'),
  ...eachSays(REQUIRED, 'background', 'goal', 'challenge', 'solution', 'impact'),
}

export const ACADEMIC_PROJECT_RULES: FormRules = {
  empty,
  rules: [
    ...required('academicprojects', empty, (field) => (field === 'research_domain' ? NO_CHOICE : NOTHING)),
    refused(
      'an end before the start',
      { start_date: '2014-01-02', end_date: '2014-01-01' },
      {
        end_date: 'End date cannot be earlier than start date',
      },
    ),
    ...PUBLICATION.flatMap((field) => [
      refused(`${field} of a published project`, { ...PUBLISHED, [field]: '' }, { [field]: WHEN_PUBLISHED }),
      refusedCall(`${field} of a published project, #`, { ...PUBLISHED, [field]: '#' }, { [field]: WHEN_PUBLISHED }),
    ]),
    // The form reads these; the call takes only digits.
    ...['1,000', '1.001', '$5'].map((funding_amount) =>
      refusedCall('an amount is sent in digits', { ...PUBLISHED, funding_amount }, NO_AMOUNT),
    ),
    ...['1000.', '1000.001', '-5', '€5', 'a thousand'].map((funding_amount) =>
      refused('an amount is digits with up to two decimals', { ...PUBLISHED, funding_amount }, NO_AMOUNT),
    ),
    refused(
      'citations are counted',
      { ...PUBLISHED, citation_count: '1.5' },
      {
        citation_count: 'Please enter a whole number',
      },
    ),
    ...['1000000000', '1099511627776', '9'.repeat(400)].map((citation_count) =>
      refused(
        'no work is cited so often',
        { ...PUBLISHED, citation_count },
        { citation_count: 'Please enter a number up to 999,999,999' },
      ),
    ),
    refused(
      'a publication has an address',
      { ...PUBLISHED, published_url: 'not an address' },
      {
        published_url: 'Please enter a valid URL',
      },
    ),
    refused('a line has at most 300 characters', { role: 'x'.repeat(301) }, { role: LINE_TOO_LONG }),
    refused('a passage has at most 20,000', { goal: 'x'.repeat(20_001) }, { goal: PASSAGE_TOO_LONG }),
    refused('comments have at most 20,000', { comments: 'x'.repeat(20_001) }, { comments: PASSAGE_TOO_LONG }),
    refused('an essay is a PDF', { essay: new Sample('png', 'essay.pdf') }, { essay: 'Please upload a PDF file' }),
    refused(
      'an essay has at most 5 MB',
      { essay: new Sample('pdf', 'essay.pdf', 5) },
      {
        essay: 'File size should not exceed 5MB',
      },
    ),
    ...['funding_source', 'funding_source_country', 'published_journal'].map((field) =>
      refusedCall(
        'a line of a publication has at most 300 characters',
        { [field]: 'x'.repeat(301) },
        {
          [field]: LINE_TOO_LONG,
        },
      ),
    ),
    refusedCall(
      'an address has at most 2,000',
      { ...PUBLISHED, published_url: `https://a.example/${'x'.repeat(2000)}` },
      {
        published_url: 'Please keep this to 2,000 characters',
      },
    ),
    ...['funding_amount', 'citation_count'].map((field) =>
      refusedCall('a figure is text or a number', { [field]: {} }, { [field]: 'Please enter a number' }),
    ),
    refusedCall('the domain is one of the list', { research_domain: 'Alchemy' }, { research_domain: NO_OPTION }),
    refusedCall('a day exists', { start_date: '2015-02-29' }, { start_date: NO_MONTH }),
    refusedCall('an end is a day', { end_date: '2015-13-01' }, { end_date: NO_MONTH }),
    refusedCall(
      'the day of a publication exists',
      { ...PUBLISHED, published_date: '2015-13-01' },
      {
        published_date: NO_MONTH,
      },
    ),
    taken('one day is long enough', { start_date: '2014-01-01', end_date: '2014-01-01' }, { end_date: '2014-01-01' }),
    takenCall('an unpublished project needs none of it', UNPUBLISHED, {
      is_published: false,
      published_date: null,
      citation_count: null,
    }),
    taken('a publication', PUBLISHED, { ...PUBLISHED, funding_amount: '1000.00', citation_count: 12 }),
    taken('one decimal of an amount', { ...PUBLISHED, funding_amount: '0.5' }, { funding_amount: '0.50' }),
    taken('a publication without funding', {
      ...PUBLISHED,
      funding_source: 'None',
      funding_source_country: 'Not applicable',
      funding_amount: '0.00',
    }),
    taken(
      'https:// is prefixed if missing',
      { ...PUBLISHED, published_url: 'journal.example/1' },
      {
        published_url: 'https://journal.example/1',
      },
    ),
    takenCall(
      'the placeholders of an unpublished project',
      {
        is_published: false,
        ...Object.fromEntries(PUBLICATION.map((field) => [field, '#'])),
        funding_amount: '0.00',
        citation_count: '0',
      },
      { funding_amount: '0.00', citation_count: 0, published_date: null },
    ),
    takenCall('an essay is optional', { essay: null }, { essay: null }),
  ],
}
