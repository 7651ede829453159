import type { Profile } from '#drafting/profile.ts'
import { paper } from '#drafting/testing/profiles/paper.ts'

const transcript = paper(206112, 'MEd transcript.pdf')
const tryout = paper(206611, 'Tryout of the units.pdf')

export const fractionTeacherPapers = [
  {
    url: transcript.url,
    pages: [
      'MESA QUEBRADA UNIVERSITY\nCollege of Education\n\nStudent: Pilar Soledad Oakenshaw-Reyes\nDegree: Master of Education, Mathematics Education, conferred August 14, 2020\n\nLearning of Fractions A\nCurriculum Design A\nClassroom Assessment A-\nBilingual Teaching A\nCapstone: "One Number Line, Two Languages" (passed with distinction; supervisor: Dr. Lucinda Barraclough)\n\nGrade point average: 3.97',
    ],
  },
  {
    url: tryout.url,
    pages: [
      'Tryout of four units of "Fractions as Lengths," spring 2026\nPrepared by P. Oakenshaw-Reyes\n\nNine teachers of four schools in Tucson and Nogales taught the units to 231 pupils for five weeks. The same test was given before and after. The average rose from 48 to 67 of 100 points. There was no comparison group.\n\nPupils who spoke mostly Spanish at home (96 of the 231) rose from 41 to 66 points.',
      'Teachers were asked what to change. Six of the nine found unit 3 too long. One wrote: "My pupils argued about the line for a whole hour. I let them." All nine said that they would use the units again.\n\nMaterials cost 3 dollars a pupil and were paid for by the Sahuaro Parents Association. The paper strips were cut by hand.',
    ],
  },
]

/** A teacher and designer of a mathematics curriculum: one degree, one post, one plan. */
export const fractionTeacherProfile: Profile = {
  today: '2026-11-21',
  uploads: fractionTeacherPapers.map((read) => ({ ...read, by: 'text' })),
  application: {
    id: 206,
    filing_type: 'initial',
    first_name: 'Pilar',
    middle_name: 'Soledad',
    last_name: 'Oakenshaw-Reyes',
    email: 'pilar.or@mail.example',
    phone_number: '+15205550156',
    gender: 'Female',
    pronoun: 'Mrs.',
    resume: null,
  },
  academichistory: [
    {
      id: 11,
      school_name: 'Mesa Quebrada University',
      school_website: 'https://www.mesaquebrada.example',
      school_country: 'United States',
      school_state: 'Arizona',
      school_city: 'Mesa Quebrada',
      learning_type: 'Hybrid, campus and online',
      degree: "Master's",
      major: 'Mathematics Education',
      start_date: '2018-06-04',
      end_date: '2020-08-14',
      is_current: false,
      total_gpa: 3.97,
      max_gpa: 4,
      courses: ['Learning of Fractions', 'Curriculum Design', 'Classroom Assessment', 'Bilingual Teaching'],
      diploma_en: paper(206111, 'MEd diploma.pdf'),
      transcript_en: transcript,
      diploma_cn: null,
      transcript_cn: null,
    },
  ],
  academicprojects: [],
  professionalhistory: [
    {
      id: 31,
      organization: 'Palo Hueco Middle School',
      organization_type: 'Government Agencies',
      organization_industry: 'Educational Services',
      organization_website: '',
      country: 'United States',
      state: 'Arizona',
      city: 'Tucson',
      start_date: '2020-08-24',
      end_date: null,
      is_current: true,
      job_type: 'Full-Time',
      job_title: 'Mathematics Teacher',
      annual_salary: 56300,
      working_hours_per_week: 45,
      job_summary: 'I teach mathematics to grades six and seven, in English and Spanish. I mentor two new teachers.',
      required_skills: 'A teaching certificate and a degree in education or mathematics.',
    },
  ],
  professionalprojects: [],
  evidence: [],
  futureplan: [
    {
      id: 61,
      plan_title: 'Fractions as Lengths',
      area_of_focus: 'Teaching of fractions in grades four to six',
      current_progress: 'Seven of ten units are written. Four have been tried out in classrooms.',
      plans:
        'I will finish the units by 2028 and publish them in English and Spanish. I will train 80 teachers in Arizona and New Mexico.',
      expected_outcomes: 'I expect 6,000 pupils a year to be taught with the units.',
      eta: '1-3 years',
      status: 'In Progress',
      impact: 'Pupils who understand fractions do better in algebra. Schools get the units for nothing.',
      comments: '',
      supporting_doc: tryout,
    },
  ],
  endeavors: [
    {
      id: 71,
      title: 'Free bilingual units that teach fractions as lengths to pupils in grades four to six',
      is_selected: true,
      is_locked: false,
      exp_applicant_qualifications: 'I hold a degree in Mathematics Education and teach in two languages.',
      exp_related_experience: 'I have written seven units and tried out four.',
      exp_subs_merit_intric_val: 'Fractions are where many pupils lose their way in mathematics.',
      exp_subs_merit_impact: 'In the tryout the average score rose from 48 to 67 of 100 points.',
      exp_subs_merit_evidence: 'Nine teachers of four schools took part in the tryout.',
      exp_nation_impt_scope: 'The units will be free for every school in the country.',
      exp_nation_impt_urgency: 'The textbooks of our district are from 2011.',
      exp_nation_impt_beneficiaries: 'Pupils, teachers and parents who speak Spanish.',
      exp_nation_impt_impact: 'Other states can adapt the units.',
    },
  ],
  referees: [
    {
      id: 81,
      pronoun: 'Mr.',
      first_name: 'Gideon',
      middle_name: 'A.',
      last_name: 'Fenwright',
      email: 'g.fenwright@palohueco.example',
      country_code: '+1',
      phone: '5205550112',
      gender: 'male',
      linkedin: '',
      category: 'supervisor',
      title: 'Principal',
      organization: 'Palo Hueco Middle School',
      department: '',
      frequency: 'daily',
      years_of_known: 6,
      relationship: 'Principal of her school',
      comments: 'On Thursdays she opens her classroom to parents. I was skeptical at first.',
      resume: null,
      signed_letter: null,
    },
  ],
}
