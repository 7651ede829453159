import type { Profile } from '../../profile.ts'
import { paper } from './paper.ts'

const [DIPLOMA, LICENSE, REPORT, AGREEMENT] = [
  paper(901, 'diploma.pdf'),
  paper(902, 'license.pdf'),
  paper(903, 'east-side-report.pdf'),
  paper(904, 'data-sharing-letter.pdf'),
]

/** A water engineer with a master's degree and more than ten years in the occupation, whose papers could be read. */
export const waterLossEngineer: Profile = {
  today: '2026-11-21',
  uploads: [
    {
      url: AGREEMENT.url,
      by: 'text',
      pages: [
        'Letter of Agreement\n\nClearfork Public Utilities agrees to share main break and zone flow data for 2024 to 2028 with Tomas Arriagada for a published study of pressure zones. Signed by Dana Whitlock, Utility Director, March 3, 2026.',
      ],
    },
    {
      url: REPORT.url,
      by: 'text',
      pages: [
        'East Side Pressure Zones: Final Report\n\nPrairie Rivers Utility District, December 2023. Prepared by T. Arriagada, P.E.\n14 zones closed between June 2020 and November 2022. Main breaks: 58 (2019), 22 (2023).',
      ],
    },
  ],
  application: {
    id: 109,
    filing_type: 'initial',
    first_name: 'Tomás',
    middle_name: '',
    last_name: 'Arriagada',
    email: 'tomas@arriagada.example',
    phone_number: '+12175550143',
    gender: 'Male',
    pronoun: 'Mr.',
    resume: paper(900, 'cv-arriagada.pdf'),
    occupation: 'Civil engineer',
    field_of_endeavor: 'Municipal drinking water loss control',
    eb2_basis: '',
  },
  academichistory: [
    {
      id: 11,
      school_name: 'Wabash Valley State University',
      school_website: 'https://wvsu.example.edu',
      school_country: 'United States',
      school_state: 'Indiana',
      school_city: 'Terre Haute',
      learning_type: 'Full-time, on campus',
      degree: "Master's",
      major: 'Civil and Environmental Engineering',
      start_date: '2012-08-01',
      end_date: '2014-05-31',
      is_current: false,
      total_gpa: 3.82,
      max_gpa: 4,
      courses: ['Hydraulics of pipe networks', 'Signal processing', 'Statistics for engineers'],
      diploma_en: DIPLOMA,
      transcript_en: paper(905, 'transcript.pdf'),
      diploma_cn: null,
      transcript_cn: null,
    },
  ],
  academicprojects: [
    {
      id: 21,
      organization: 'Wabash Valley State University',
      research_domain: 'Civil and Environmental Engineering',
      project_name: 'Hearing leaks in plastic water mains',
      role: 'Graduate researcher and first author',
      start_date: '2012-10-01',
      end_date: '2014-05-31',
      background:
        'Most leak listening equipment was made for iron pipe. In PVC the sound dies out after a few meters, so crews dug in the wrong place.',
      goal: 'I wanted to know how far a leak can be heard in PVC mains of different sizes, and at what frequencies.',
      challenge: 'The sound of a leak depends on pressure, hole size and soil, and nobody had measured these together.',
      solution:
        'I built a test loop of 6 and 8 inch PVC pipe buried in three soils, and recorded 214 leaks at five pressures. I fitted a model that gives the listening distance from the pressure and the diameter.',
      impact:
        'The model tells a crew how close the sensors have to stand. The paper has been cited 47 times, and two makers of leak loggers use its spacing table in their manuals.',
      comments: '',
      is_published: true,
      funding_source: 'Wabash Valley Water Research Fund',
      funding_source_country: 'United States',
      funding_amount: '64000.00',
      published_date: '2015-03-12',
      published_url: 'https://journal.example.org/pvc-attenuation',
      published_journal: 'Journal of Fictional Pipeline Engineering',
      citation_count: 47,
      essay: paper(906, 'pvc-attenuation.pdf'),
    },
  ],
  professionalhistory: [
    {
      id: 31,
      organization: 'Prairie Rivers Utility District',
      organization_type: 'Government Agencies',
      organization_industry: 'Utilities',
      organization_website: 'https://prud.example.gov',
      country: 'United States',
      state: 'Illinois',
      city: 'Decatur',
      start_date: '2019-04-01',
      end_date: null,
      is_current: true,
      job_type: 'Full-Time',
      job_title: 'Senior Water Loss Engineer',
      annual_salary: 104000,
      working_hours_per_week: 40,
      job_summary:
        'I run the water loss program of a district that serves 118,000 people through 640 miles of main. I lead a team of four. I set the leak survey plan each year, design pressure zones and do the annual water audit.',
      required_skills:
        "Hydraulic modelling, acoustic leak detection, water auditing, a bachelor's degree in civil engineering and a PE license",
    },
    {
      id: 32,
      organization: 'Sangamon Water Works',
      organization_type: 'For-Profit Companies',
      organization_industry: 'Utilities',
      organization_website: 'https://sangamonww.example.com',
      country: 'United States',
      state: 'Illinois',
      city: 'Springfield',
      start_date: '2014-08-01',
      end_date: '2019-03-31',
      is_current: false,
      job_type: 'Full-Time',
      job_title: 'Distribution Engineer',
      annual_salary: 71000,
      working_hours_per_week: 40,
      job_summary:
        'Designed main replacements and kept the hydraulic model. Chose which mains to replace from break history instead of age, which cut breaks from 96 to 61 a year between 2015 and 2018.',
      required_skills: "Hydraulic modelling, GIS, a bachelor's degree in civil engineering",
    },
  ],
  professionalprojects: [
    {
      id: 41,
      organization: 'Prairie Rivers Utility District',
      department: 'Water Loss Control',
      job_title: 'Senior Water Loss Engineer',
      role: 'Project lead',
      project_name: 'Pressure zones for the east side',
      start_date: '2020-02-01',
      end_date: '2022-11-30',
      background:
        'The east side had pressures above 100 psi at night. Mains broke often and small leaks ran for months.',
      goal: 'Bring night pressure below 70 psi without losing fire flow.',
      challenge:
        'There were no drawings for a third of the valves, and the fire department would not accept any loss of flow at hydrants.',
      solution:
        'I surveyed 312 valves, designed 14 pressure zones and wrote a worksheet that sizes each reducing valve for both night flow and fire flow. I tested every hydrant with the fire department before a zone was closed.',
      impact:
        'Main breaks on the east side fell from 58 in 2019 to 22 in 2023. Real losses fell by 1.3 million gallons a day. Four other utilities have asked for the worksheet and use it.',
      supporting_docs: REPORT,
    },
  ],
  evidence: [
    {
      id: 51,
      category: 'Professional',
      sub_category: 'License',
      received_date: '2018-09-14',
      expired_date: '2027-11-30',
      status: 'Active',
      name: 'Licensed Professional Engineer',
      issuing_organization: 'Illinois Department of Financial and Professional Regulation',
      brief_introduction:
        'License to practice as a professional engineer in Illinois. It requires an accredited degree, four years of experience and two examinations.',
      domain: 'Civil engineering',
      level: 'Regional',
      supporting_doc: LICENSE,
    },
    {
      id: 52,
      category: 'Achievement',
      sub_category: 'Award',
      received_date: '2023-10-05',
      expired_date: null,
      status: 'No-expiration Date',
      name: 'Water Loss Project of the Year',
      issuing_organization: 'Midland Water Operators Association',
      brief_introduction:
        'Given each year to one project in eleven states. A panel of five engineers chose it from 38 entries.',
      domain: 'Water distribution',
      level: 'National',
      supporting_doc: paper(907, 'award.pdf'),
    },
  ],
  futureplan: [
    {
      id: 61,
      plan_title: 'An open pressure-zone method for small and mid-size water utilities',
      area_of_focus: 'Drinking water loss control',
      current_progress:
        'The worksheet is in use at four utilities besides my own. Two of them have agreed to share break and flow data.',
      plans:
        'In 2027 I will publish the worksheet and its manual as free software. In 2028 I will train engineers at ten utilities that serve fewer than 150,000 people. In 2029 I will publish the results of all fourteen utilities, with costs.',
      expected_outcomes:
        'Ten more utilities run pressure zones designed with the method, and the data show what a zone costs and saves.',
      eta: '3-5 years',
      status: 'In Progress',
      impact:
        'Small utilities lose a large part of the water that they treat because they cannot pay consultants to design zones. An open method lets their own engineers do it, so that less treated water is lost and fewer mains break.',
      comments: '',
      supporting_doc: AGREEMENT,
    },
  ],
  endeavors: [],
  referees: [
    {
      id: 81,
      pronoun: 'Ms.',
      first_name: 'Karen',
      middle_name: '',
      last_name: 'Lindqvist',
      email: 'k.lindqvist@prud.example.gov',
      country_code: '+1',
      phone: '2175550177',
      gender: 'female',
      linkedin: '',
      category: 'supervisor',
      title: 'Director of Operations',
      organization: 'Prairie Rivers Utility District',
      department: 'Operations',
      frequency: 'weekly',
      years_of_known: 7,
      relationship: 'I have supervised Tomás since he came to the district in 2019.',
      comments: 'She approved the east side project and its budget, and she answered to the board for it.',
      resume: null,
      signed_letter: null,
    },
  ],
}
