import { ordinaryApplicant } from '../profiles/ordinary-applicant.ts'
import { paper } from '../profiles/paper.ts'
import type { Profile } from '../../profile.ts'

/** A researcher of ceramic batteries whose English is careful but foreign, and who tells much in the third person. */
export const ceramicsResearcher: Profile = {
  ...ordinaryApplicant,
  application: {
    ...ordinaryApplicant.application,
    id: 202,
    first_name: 'Mirela',
    last_name: 'Dascău',
    pronoun: 'Dr.',
    occupation: 'Materials scientist',
    field_of_endeavor: 'ceramic batteries',
    resume: paper(2021, 'cv-dascau.pdf'),
  },
  academicprojects: [
    {
      ...(ordinaryApplicant.academicprojects[0] as Profile['academicprojects'][number]),
      project_name: 'Thin ceramic separators',
      role: 'PhD student, first author',
      background: 'Batteries with liquid burn. A ceramic wall does not burn but it cracks.',
      goal: 'ceramic wall of 20 micrometers that is not cracking',
      challenge: 'The powder was never the same, maybe because of humidity.',
      solution:
        'I sintered the tapes under load. The casing of my design was tested by Professor Ilk, and his group used my results. I did not do the microscopy.',
      impact:
        'With my separator the cell survived the nail test. Almost half of the tapes were without crack. The method is used in the laboratory of Ilk, as far as I know.',
      comments: 'one reviewer rejected first version',
      published_journal: 'Journal of Imagined Ceramics',
    },
  ],
  professionalprojects: [
    {
      ...(ordinaryApplicant.professionalprojects[0] as Profile['professionalprojects'][number]),
      project_name: 'Tape casting line',
      organization: 'Kestrel Cell Works',
      role: 'process scientist',
      background: 'Line stopped each day because the tape tear.',
      goal: 'Less than one stop per week.',
      challenge: 'No budget for new caster',
      solution: 'New binder recipe, 3 percent less. Together with two operators we changed drying.',
      impact: 'scrap from 30% to 11%; 2 customers qualified the tape; patent was rejected at first and granted later',
    },
  ],
  evidence: [
    {
      ...(ordinaryApplicant.evidence[0] as Profile['evidence'][number]),
      name: 'Best Talk Award',
      issuing_organization: 'Imagined Ceramics Meeting',
      brief_introduction: 'for the talk about nail test, 1 of 140 talks',
    },
  ],
  futureplan: [
    {
      ...(ordinaryApplicant.futureplan[0] as Profile['futureplan'][number]),
      plan_title: 'Ceramic separators from American clay makers',
      area_of_focus: 'Ceramic battery separators',
      current_progress: 'In talk with two American ceramic makers, nothing signed.',
      plans:
        'First year test line with two American ceramic makers. Then publish the recipe of her design with student of mine.',
      expected_outcomes: 'battery that is safer; makers learn the method',
      impact: 'US import most separators from abroad.',
    },
  ],
  referees: [
    {
      ...(ordinaryApplicant.referees[0] as Profile['referees'][number]),
      id: 81,
      pronoun: 'Dr.',
      first_name: 'Harun',
      last_name: 'Ilk',
      gender: 'male',
      title: 'Professor of Ceramics',
      organization: 'Varnholt University',
      category: 'other',
      relationship: 'his group used my results',
      comments: 'She is careful, and she only publishes what she has measured twice.',
    },
    {
      ...(ordinaryApplicant.referees[0] as Profile['referees'][number]),
      id: 82,
      pronoun: 'Ms.',
      first_name: 'Odile',
      last_name: 'Marsh',
      gender: 'female',
      title: 'Plant manager',
      organization: 'Kestrel Cell Works',
      category: 'supervisor',
      relationship: 'She was my manager 2021-2024',
      comments: 'She approved the pilot line. She ran the plant for 11 years.',
    },
  ],
}
