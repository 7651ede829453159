import { type FormRules, NO_CHOICE, NO_FILE, NOTHING, required, rulesOf, Sample } from '../rule.ts'
import { eachSays, LINE_TOO_LONG, LONG_NAME, NO_MONTH, NO_OPTION, REQUIRED } from './words.ts'

const { refused, taken, refusedCall, takenCall } = rulesOf('academichistory')

const CHOSEN = ['school_country', 'learning_type', 'degree']
const PAPERS = [
  'diploma_en',
  'transcript_en',
  'diploma_cn',
  'transcript_cn',
  'diploma_cn_certificate',
  'transcript_cn_certificate',
]
const NO_ADDRESS = { school_website: 'Please enter a valid URL (e.g., https://example.edu)' }
const NO_GPA = { total_gpa: 'Please enter a valid GPA' }
const NO_MAX = { max_gpa: 'Max GPA must be a positive number' }
const TOO_EARLY = { end_date: 'End date must be after start date' }

const empty = {
  ...eachSays(REQUIRED, 'school_name', 'school_website', 'school_country', 'school_state', 'school_city'),
  ...eachSays(REQUIRED, 'learning_type', 'degree', 'major', 'start_date', 'end_date', 'total_gpa', 'max_gpa'),
  courses: 'Please add at least one course',
  diploma_en: 'English diploma is required',
  transcript_en: 'English transcript is required',
}

const blanksOf = (field: string) => {
  if (field === 'courses') return [[], null]
  return PAPERS.includes(field) ? NO_FILE : CHOSEN.includes(field) ? NO_CHOICE : NOTHING
}

export const EDUCATION_RULES: FormRules = {
  empty,
  rules: [
    ...required('academichistory', empty, blanksOf),
    refused('a website is an address', { school_website: 'lakeshore state' }, NO_ADDRESS),
    refused('a website has a dotted host', { school_website: 'localhost' }, NO_ADDRESS),
    refused('a website is no script', { school_website: 'javascript:alert(1)' }, NO_ADDRESS),
    refused('a website is no file server', { school_website: 'ftp://lakeshore.example' }, NO_ADDRESS),
    refused('the end is not the start', { start_date: '2014-09-01', end_date: '2014-09-01' }, TOO_EARLY),
    refused('the end is not before the start', { start_date: '2014-09-01', end_date: '2014-08-31' }, TOO_EARLY),
    refused('the total GPA is not negative', { total_gpa: '-0.01' }, NO_GPA),
    refused('the total GPA is a number', { total_gpa: 'A+' }, NO_GPA),
    refused('the maximum is above 0', { total_gpa: '0', max_gpa: '0' }, NO_MAX),
    refused('the maximum is not negative', { max_gpa: '-4' }, NO_MAX),
    refused('the maximum is a number', { max_gpa: 'four' }, NO_MAX),
    refused(
      'the maximum is not below the total',
      { total_gpa: '3.95', max_gpa: '3.94' },
      { max_gpa: 'Max GPA must be greater than or equal to total GPA' },
    ),
    refused('a line has at most 300 characters', { major: 'x'.repeat(301) }, { major: LINE_TOO_LONG }),
    refused(
      'rules between fields are told together with those of single fields',
      { school_name: '', start_date: '2014-09-01', end_date: '2013-01-01', total_gpa: '4.2', max_gpa: '4' },
      { school_name: REQUIRED, ...TOO_EARLY, max_gpa: 'Max GPA must be greater than or equal to total GPA' },
    ),
    ...PAPERS.flatMap((field) => [
      // The slot of a certificate may wait for the paper that it certifies.
      (field.endsWith('_certificate') ? refusedCall : refused)(
        `${field} is a PDF, JPG or PNG`,
        { [field]: new Sample('text', 'paper.pdf') },
        { [field]: 'Please upload a PDF, JPG, or PNG file' },
      ),
      refusedCall(
        `${field} is no DOCX`,
        { [field]: new Sample('docx', 'paper.docx') },
        { [field]: 'Please upload a PDF, JPG, or PNG file' },
      ),
    ]),
    refusedCall(
      'a paper has at most 20 MB',
      { diploma_en: new Sample('pdf', 'diploma.pdf', 20.1) },
      {
        diploma_en: 'File size should not exceed 20MB',
      },
    ),
    refusedCall('no course is blank', { courses: ['Optics', ' '] }, { courses: 'Course name is required (number 2)' }),
    refusedCall(
      'there are at most 200 courses',
      { courses: Array.from({ length: 201 }, () => 'Optics') },
      {
        courses: 'Please keep this to 200 courses',
      },
    ),
    refused('a GPA is written in digits', { total_gpa: '0x3', max_gpa: '1e1' }, { ...NO_GPA, ...NO_MAX }),
    refusedCall('the country is one of the list', { school_country: 'Atlantis' }, { school_country: NO_OPTION }),
    refusedCall('the learning type is one of the list', { learning_type: 'By heart' }, { learning_type: NO_OPTION }),
    refusedCall('the degree is one of the list', { degree: 'Baccalaureate' }, { degree: NO_OPTION }),
    refusedCall('a day exists', { end_date: '2018-02-30' }, { end_date: NO_MONTH }),
    refusedCall('a start is a day', { start_date: 'soon' }, { start_date: NO_MONTH }),
    taken(
      'https:// is prefixed if missing',
      { school_website: 'tisza.example' },
      {
        school_website: 'https://tisza.example',
      },
    ),
    taken(
      'an address that has it is kept',
      { school_website: 'http://tisza.example/a?b' },
      {
        school_website: 'http://tisza.example/a?b',
      },
    ),
    taken(
      'the next day is after the start',
      { start_date: '2014-09-01', end_date: '2014-09-02' },
      {
        end_date: '2014-09-02',
      },
    ),
    taken('who still studies needs no end', { is_current: true, end_date: '' }, { is_current: true, end_date: null }),
    takenCall(
      'an end sent of who still studies is not kept',
      { is_current: true, end_date: '2014-01-01' },
      {
        end_date: null,
      },
    ),
    taken('the total may be 0', { total_gpa: '0', max_gpa: '4' }, { total_gpa: 0, max_gpa: 4 }),
    taken('the maximum may be the total', { total_gpa: '4.00', max_gpa: '4' }, { total_gpa: 4, max_gpa: 4 }),
    taken('hundredths are kept', { total_gpa: '3.94', max_gpa: '4.33' }, { total_gpa: 3.94, max_gpa: 4.33 }),
    takenCall('courses are names', { courses: ['光学', 'Électrochimie'] }, { courses: ['光学', 'Électrochimie'] }),
    takenCall('Chinese papers are optional', { diploma_cn: null, transcript_cn: null }),
    taken('a long name of any script', { school_name: LONG_NAME }, { school_name: LONG_NAME }),
    ...(['pdf', 'jpg', 'png'] as const).map((kind) =>
      taken(`a diploma may be a ${kind}`, { diploma_en: new Sample(kind, `diploma.${kind}`) }),
    ),
  ],
}
