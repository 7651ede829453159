import { ordinaryApplicant } from '../profiles/ordinary-applicant.ts'
import { paper } from '../profiles/paper.ts'
import type { Profile } from '../../profile.ts'

/** A nurse whose successes are infections, errors and deaths that did not happen. */
export const infectionNurse: Profile = {
  ...ordinaryApplicant,
  application: {
    ...ordinaryApplicant.application,
    id: 203,
    first_name: 'Oluchi',
    last_name: 'Venn',
    pronoun: 'Ms.',
    occupation: 'Infection control nurse',
    field_of_endeavor: 'infection control in small hospitals',
    resume: paper(2031, 'cv-venn.pdf'),
  },
  academicprojects: [],
  professionalhistory: [
    {
      ...(ordinaryApplicant.professionalhistory[0] as Profile['professionalhistory'][number]),
      organization: 'Harrow Creek Hospital',
      job_title: 'Infection control nurse',
      job_summary: 'Daily rounds in 6 wards. Teaching of new staff. I report infections to the state.',
      required_skills: 'RN license, 5 years',
    },
  ],
  professionalprojects: [
    {
      ...(ordinaryApplicant.professionalprojects[0] as Profile['professionalprojects'][number]),
      organization: 'Harrow Creek Hospital',
      project_name: 'Line infections in intensive care',
      role: 'nurse in charge of the project',
      background: 'We had 14 line infections in 2020, two patients died.',
      goal: 'To bring infections under 3 in a year.',
      challenge: 'Doctors refused the checklist at the beginning. I was not allowed to stop a procedure.',
      solution:
        'I made a checklist of 7 steps and a cart with all material. Dr. Ekker signed the rule that a nurse may stop the procedure. I trained 120 nurses, mostly at night.',
      impact:
        'Infections fell from 14 to 2. Nobody has died of a line infection since 2022. Medication errors that reached the patient dropped to zero. Three other hospitals copied the checklist, two did not answer.',
    },
  ],
  evidence: [
    {
      ...(ordinaryApplicant.evidence[0] as Profile['evidence'][number]),
      name: 'Patient Safety Prize',
      issuing_organization: 'Association of Imagined Hospitals',
      brief_introduction: 'Given for the line project. 1 winner of 64.',
    },
  ],
  futureplan: [
    {
      ...(ordinaryApplicant.futureplan[0] as Profile['futureplan'][number]),
      plan_title: 'Checklist and training for critical access hospitals',
      area_of_focus: 'Infection control',
      current_progress: 'I wrote the course, it is not yet accredited.',
      plans:
        'I will train nurses of 20 small hospitals in Kansas and Nebraska. I will publish infection rates each year, with hospitals that agree.',
      expected_outcomes: 'Fewer infections; nurses that can stop a procedure',
      impact: 'Small hospitals often have no infection nurse.',
    },
  ],
  referees: [
    {
      ...(ordinaryApplicant.referees[0] as Profile['referees'][number]),
      id: 81,
      pronoun: 'Dr.',
      first_name: 'Pavel',
      last_name: 'Ekker',
      gender: 'male',
      title: 'Chief of Medicine',
      organization: 'Harrow Creek Hospital',
      category: 'colleague',
      relationship: 'works with me in intensive care',
      comments: 'He was against the checklist and changed his mind. She convinced him with numbers.',
    },
    {
      ...(ordinaryApplicant.referees[0] as Profile['referees'][number]),
      id: 82,
      pronoun: 'Ms.',
      first_name: 'Greer',
      last_name: 'Solano',
      gender: 'female',
      title: 'Director of Nursing',
      organization: 'Bluff County Hospital',
      category: 'other',
      relationship: 'copied my checklist, we never worked together',
      comments: '',
    },
  ],
}
