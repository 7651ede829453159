import { describe, expect, it, test } from 'vitest'
import { SECTIONS, type SectionPath } from './sections.ts'

const paper = { name: 'paper.pdf', url: '/api/files/00000000-0000-4000-8000-000000000000/paper.pdf' }

const filled: Record<SectionPath, Record<string, unknown>> = {
  academichistory: {
    school_name: 'Tisza University of Technology',
    school_website: 'tisza-tech.example',
    school_country: 'Hungary',
    school_state: 'Jász-Nagykun-Szolnok',
    school_city: 'Szolnok',
    learning_type: 'Full-time, on campus',
    degree: "Master's",
    major: 'Materials Engineering',
    start_date: '2009-09-01',
    end_date: '2011-06-24',
    is_current: false,
    total_gpa: '4.82',
    max_gpa: 5,
    courses: ['Powder metallurgy'],
    diploma_en: paper,
    transcript_en: paper,
    diploma_cn: null,
    transcript_cn: null,
  },
  academicprojects: {
    organization: 'Tisza University of Technology',
    research_domain: 'Materials Science and Engineering',
    project_name: 'Relithiation of spent cathodes',
    role: 'Lead investigator',
    start_date: '2014-01-01',
    end_date: '2014-01-01',
    background: 'b',
    goal: 'g',
    challenge: 'c',
    solution: 's',
    impact: 'i',
  },
  professionalhistory: {
    organization: 'Great Lakes Cell Institute',
    organization_type: 'Other Non-Profit',
    organization_industry: 'Manufacturing',
    country: 'United States',
    state: 'Michigan',
    city: 'Holland',
    start_date: '2019-08-01',
    is_current: true,
    job_type: 'Full-Time',
    job_title: 'Senior scientist',
    annual_salary: '118000',
    working_hours_per_week: 40,
    job_summary: 'Leads the pilot line.',
    required_skills: 'Powder metallurgy',
  },
  professionalprojects: {
    organization: 'Great Lakes Cell Institute',
    department: 'Pilot line',
    job_title: 'Senior scientist',
    role: 'Lead',
    project_name: 'Pilot line',
    start_date: '2021-01-01',
    end_date: '2023-01-01',
    background: 'Background',
    goal: 'Goal',
    challenge: 'Challenge',
    solution: 'Solution',
    impact: 'Impact',
  },
  evidence: {
    category: 'Achievement',
    sub_category: 'Award',
    received_date: '2022-05-01',
    status: 'Active',
    name: 'Young Investigator Award',
    issuing_organization: 'Danube Battery Society',
    brief_introduction: 'For work on relithiation.',
    domain: 'Batteries',
    level: 'International',
  },
  futureplan: {
    plan_title: 'Three recyclers',
    area_of_focus: 'Battery recycling',
    current_progress: 'Pilot line runs.',
    plans: 'Transfer the process.',
    expected_outcomes: 'Three licensed lines.',
    eta: '1-3 years',
    status: 'In Progress',
    impact: 'Less imported cobalt.',
  },
  rfenotice: { description: 'Prong one', sent_date: '2026-09-01', deadline: '2026-11-24', file: paper },
}

const broken = (path: SectionPath, change: Record<string, unknown>) =>
  (SECTIONS[path].schema.safeParse({ ...filled[path], ...change }).error?.issues ?? []).map(
    (issue) => `${issue.path.join('.')}: ${issue.message}`,
  )

const REQUIRED = 'This field is required'
const published = {
  is_published: true,
  funding_source: 'Danube Science Fund',
  funding_source_country: 'Hungary',
  funding_amount: '1000',
  published_date: '2015-03-01',
  published_url: 'https://journal.example/1',
  published_journal: 'Journal of Cells',
  citation_count: 12,
}

describe('every section', () => {
  test.each(Object.keys(SECTIONS) as SectionPath[])('%s takes a good entry', (path) =>
    expect(broken(path, {})).toEqual([]),
  )
  test.each(Object.keys(SECTIONS) as SectionPath[])('%s refuses what is no entry, without throwing', (path) => {
    for (const given of [null, [], 'x', 7, { is_current: 'yes', courses: {}, start_date: [] }])
      expect(SECTIONS[path].schema.safeParse(given).success).toBe(false)
  })
})

test.each<[SectionPath, Record<string, unknown>, string[]]>([
  ['academichistory', { school_name: '  ' }, [`school_name: ${REQUIRED}`]],
  ['academichistory', { school_name: null }, [`school_name: ${REQUIRED}`]],
  ['academichistory', { school_name: 7 }, ['school_name: Please enter text']],
  [
    'academichistory',
    { school_website: 'lakeshore state' },
    ['school_website: Please enter a valid URL (e.g., https://example.edu)'],
  ],
  ['academichistory', { school_country: 'Atlantis' }, ['school_country: Please choose one of the options']],
  ['academichistory', { end_date: '' }, [`end_date: ${REQUIRED}`]],
  ['academichistory', { end_date: '2009-09-01' }, ['end_date: End date must be after start date']],
  ['academichistory', { end_date: '2011-02-30' }, ['end_date: Please enter a date, such as Sep 2019 or 2019-09-15']],
  ['academichistory', { end_date: '', is_current: true }, []],
  ['academichistory', { total_gpa: '' }, [`total_gpa: ${REQUIRED}`]],
  ['academichistory', { total_gpa: -1 }, ['total_gpa: Please enter a valid GPA']],
  ['academichistory', { max_gpa: 0 }, ['max_gpa: Max GPA must be a positive number']],
  ['academichistory', { max_gpa: '4.00' }, ['max_gpa: Max GPA must be greater than or equal to total GPA']],
  ['academichistory', { courses: [] }, ['courses: Please add at least one course']],
  ['academichistory', { courses: ['Optics', ' '] }, ['courses.1: Course name is required']],
  ['academichistory', { diploma_en: null }, ['diploma_en: English diploma is required']],
  ['academicprojects', { role: '' }, [`role: ${REQUIRED}`]],
  ['academicprojects', { end_date: '2013-12-31' }, ['end_date: End date cannot be earlier than start date']],
  [
    'academicprojects',
    { is_published: true },
    [
      'funding_source',
      'funding_source_country',
      'funding_amount',
      'published_date',
      'published_url',
      'published_journal',
      'citation_count',
    ].map((field) => `${field}: Required when published`),
  ],
  ['academicprojects', { ...published, published_journal: '#' }, ['published_journal: Required when published']],
  [
    'academicprojects',
    { ...published, funding_amount: '1,000' },
    ['funding_amount: Please enter a valid amount (e.g., 1000.00)'],
  ],
  [
    'academicprojects',
    { ...published, funding_amount: '1.001' },
    ['funding_amount: Please enter a valid amount (e.g., 1000.00)'],
  ],
  [
    'academicprojects',
    { ...published, funding_source: 'None', funding_source_country: 'Not applicable', funding_amount: '0.00' },
    [],
  ],
  ['academicprojects', { funding_source: '#', funding_amount: '0.00', citation_count: '0', published_date: '#' }, []],
  ['professionalhistory', { is_current: false }, ['end_date: End date is required when not currently employed']],
  [
    'professionalhistory',
    { is_current: false, end_date: '2019-07-31' },
    ['end_date: End date cannot be before start date'],
  ],
  ['professionalhistory', { organization_website: 'not a url' }, ['organization_website: Please enter a valid URL']],
  ['professionalhistory', { annual_salary: 0 }, ['annual_salary: Please enter a valid salary amount']],
  [
    'professionalhistory',
    { working_hours_per_week: 169 },
    ['working_hours_per_week: Please enter valid working hours (1-168)'],
  ],
  ['professionalprojects', { goal: ' x ' }, ['goal: Goal is required and must be meaningful']],
  ['professionalprojects', { start_date: '' }, ['start_date: Start Date is required and must be meaningful']],
  ['evidence', { sub_category: '' }, [`sub_category: ${REQUIRED}`]],
  ['evidence', { sub_category: 'License' }, ['sub_category: Please choose one of the options']],
  ['evidence', { category: '', sub_category: '' }, [`category: ${REQUIRED}`]],
  ['evidence', { expired_date: '2022-04-30' }, ['expired_date: Expired date must be after received date']],
  ['futureplan', { plans: '' }, ['plans: Plans is required']],
  ['futureplan', { eta: '' }, ['eta: ETA is required']],
  ['rfenotice', { file: null }, ['file: Supporting document is required']],
  ['rfenotice', { deadline: '2026-08-01' }, ['deadline: Deadline cannot be before the sent date']],
])('%s with %j is told: %j', (path, change, messages) => expect(broken(path, change)).toEqual(messages))

it('tells the rules between fields together with those of single fields', () => {
  expect(broken('academichistory', { school_name: '', end_date: '2009-01-01', max_gpa: 4 })).toEqual([
    `school_name: ${REQUIRED}`,
    'end_date: End date must be after start date',
    'max_gpa: Max GPA must be greater than or equal to total GPA',
  ])
})

it('keeps what was meant: no end of a current post, https before a bare host, amounts with two decimals', () => {
  expect(
    SECTIONS.professionalhistory.schema.parse({ ...filled.professionalhistory, end_date: '2020-01-01' }).end_date,
  ).toBeNull()
  expect(SECTIONS.academichistory.schema.parse(filled.academichistory).school_website).toBe(
    'https://tisza-tech.example',
  )
  expect(SECTIONS.academicprojects.schema.parse({ ...filled.academicprojects, ...published }).funding_amount).toBe(
    '1000.00',
  )
})
