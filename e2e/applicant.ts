import { Paper, type Filling } from './fill.ts'

/** Renáta Kőszegi, who does not exist, and all that she fills in. */
export const PERSONAL: Filling = {
  pronoun: 'Dr.',
  gender: 'Female',
  first_name: 'Renáta',
  last_name: 'Kőszegi',
  email: 'renata@koszegi.example',
  phone_number: '2025550143',
  resume: new Paper('cv-koszegi.pdf', 'Curriculum vitae of Renata Koszegi'),
}

export const DEGREES: Filling[] = [
  {
    school_name: 'Lakeshore State University',
    school_website: 'lakeshore-state.example',
    school_country: 'United States',
    school_state: 'Michigan',
    school_city: 'Muskegon',
    learning_type: 'Full-time, on campus',
    degree: 'Doctoral',
    major: 'Materials Science',
    start_date: '2014-09-01',
    end_date: '2019-05-10',
    total_gpa: '3.94',
    max_gpa: '4.00',
    courses: ['Solid-state chemistry', 'Electrochimie des solides'],
    diploma_en: new Paper('diploma-phd.pdf', 'Doctor of Philosophy'),
    transcript_en: new Paper('transcript-phd.pdf', 'Transcript', 'Transcript, page 2'),
  },
  {
    school_name: 'Tisza University of Technology',
    school_website: 'https://www.tisza-tech.example',
    school_country: 'Hungary',
    school_state: 'Jász-Nagykun-Szolnok',
    school_city: 'Szolnok',
    learning_type: 'Full-time, on campus',
    degree: "Master's",
    major: 'Materials Engineering',
    start_date: '2009-09-01',
    end_date: '2011-06-24',
    total_gpa: '4.82',
    max_gpa: '5.00',
    courses: ['Powder metallurgy'],
    diploma_en: new Paper('diploma-msc.pdf', 'Master of Science'),
    transcript_en: new Paper('transcript-msc.pdf', 'Transcript'),
  },
]

export const ACADEMIC_PROJECT: Filling = {
  project_name: 'Solid-state relithiation of spent NMC cathodes',
  organization: 'Lakeshore State University',
  research_domain: 'Materials Science and Engineering',
  role: 'Doctoral researcher and first author',
  start_date: '2015-01-12',
  end_date: '2019-04-30',
  background:
    'Spent lithium-ion cathodes were dissolved in acid and made again from salts. The route used about 14 tonnes of water for a tonne of powder and lost the crystal structure on the way.',
  goal: 'The goal was to restore the lithium content of a spent cathode without dissolving it.',
  challenge:
    'Lithium evaporates at the temperatures at which the layered structure heals, so earlier attempts left a deficient surface.',
  solution:
    'I designed a two-step furnace protocol with a eutectic lithium salt, and I built the closed crucible in which it runs. I measured each batch by neutron diffraction.',
  impact:
    'Over 500 cycles, cells with regenerated cathodes kept 94 percent of their capacity; cells with untreated material kept 71 percent. Two recyclers now use the furnace protocol.',
  is_published: true,
  published_journal: 'Journal of Closed-Loop Materials',
  published_url: 'https://journal.example/relithiation',
  published_date: '2019-03-14',
  citation_count: '212',
  funding_source: 'Great Lakes Science Fund',
  funding_source_country: 'United States',
  funding_amount: '185000.00',
  essay: new Paper('relithiation-paper.pdf', 'Solid-state relithiation', 'Results: 94 percent'),
}

export const POSITION: Filling = {
  organization: 'Great Lakes Cell Institute',
  organization_website: 'glci.example',
  organization_type: 'Other Non-Profit',
  organization_industry: 'Manufacturing',
  country: 'United States',
  state: 'Michigan',
  city: 'Holland',
  job_title: 'Senior Scientist',
  job_type: 'Full-Time',
  start_date: '2019-08-01',
  is_current: true,
  annual_salary: '118000',
  working_hours_per_week: '40',
  job_summary:
    'I lead the pilot line for direct cathode regeneration with a team of six. I wrote its furnace profile and its acceptance tests.',
  required_skills: 'Solid-state chemistry, powder processing and a doctorate in materials science.',
}

export const WORK_PROJECT: Filling = {
  project_name: 'Pilot line for direct cathode regeneration',
  organization: 'Great Lakes Cell Institute',
  department: 'Pilot Operations',
  job_title: 'Senior Scientist',
  role: 'Technical lead',
  start_date: '2021-02-01',
  end_date: '2024-11-30',
  background: 'The laboratory process treated 200 grams at a time. Recyclers needed a line that runs for weeks.',
  goal: 'The goal was a furnace of production width that keeps the quality of the laboratory batch.',
  challenge: 'Vehicle packs arrive with mixed chemistries and unknown histories, so no two batches were alike.',
  solution:
    'I developed a sorting step that reads the lithium deficit of each lot by impedance, and I set the salt dose from that reading.',
  impact: 'The line treated 38 tonnes of cathode powder by the end of 2024 and supplies two cell makers in Michigan.',
  supporting_docs: new Paper('pilot-line-report.pdf', 'Pilot line report', '38 tonnes'),
}

export const EVIDENCE: Filling = {
  name: 'Young Investigator Award',
  category: 'Achievement',
  sub_category: 'Award',
  issuing_organization: 'Danube Battery Society',
  domain: 'Battery materials',
  level: 'International',
  status: 'No-expiration Date',
  received_date: '2022-05-19',
  brief_introduction: 'Given each year to one researcher under forty for a result that industry has taken up.',
  supporting_doc: new Paper('young-investigator-award.pdf', 'Young Investigator Award 2022'),
}

export const PLAN: Filling = {
  plan_title: 'Direct regeneration at three domestic recyclers',
  area_of_focus: 'Battery recycling',
  eta: '3-5 years',
  status: 'In Progress',
  current_progress:
    'A furnace of production width was commissioned in March 2026, and one recycler has signed a letter of intent.',
  plans:
    'In 2027 I will transfer the furnace protocol to the first recycler. In 2028 I will publish an open test protocol for regenerated powder. By 2029 three recyclers will run the line.',
  expected_outcomes:
    'Three recyclers run the line, and cell makers can buy regenerated cathode powder to a published test protocol.',
  impact:
    'Domestic recyclers return nickel, cobalt and lithium to American cell makers without dissolving them, which lowers the water used and the need for imported refined salts.',
  supporting_doc: new Paper('letter-of-intent.pdf', 'Letter of intent'),
}

export const RECOMMENDER: Filling = {
  pronoun: 'Dr.',
  first_name: 'Marcus',
  last_name: 'Oyelaran',
  gender: 'male',
  email: 'marcus@oyelaran.example',
  phone: '2025550188',
  title: 'Director of Process Engineering',
  organization: 'Prairie Battery Recycling',
  category: 'other',
  relationship: 'Reader of the published work; we have neither worked nor published together',
  years_of_known: '3.5',
  frequency: 'yearly',
}

export const SIGNED_LETTER = new Paper('signed-letter-oyelaran.pdf', 'Letter of Marcus Oyelaran, signed')
