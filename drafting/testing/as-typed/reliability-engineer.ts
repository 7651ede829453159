import { ordinaryApplicant } from '../profiles/ordinary-applicant.ts'
import { paper } from '../profiles/paper.ts'
import type { Profile } from '../../profile.ts'

/** Keeps things from failing, and writes in notes; every success of this record has a word for failure in it. */
export const reliabilityEngineer: Profile = {
  ...ordinaryApplicant,
  application: {
    ...ordinaryApplicant.application,
    id: 201,
    first_name: 'Tomé',
    last_name: 'Vailor',
    gender: 'Male',
    pronoun: 'Mr.',
    occupation: 'ML Engineer',
    field_of_endeavor: 'predict failure of pumps and bridges',
    resume: paper(2011, 'cv-vailor.pdf'),
  },
  academicprojects: [],
  professionalhistory: [
    {
      ...(ordinaryApplicant.professionalhistory[0] as Profile['professionalhistory'][number]),
      organization: 'Corrant Bridge Monitoring',
      job_title: 'ML Engineer',
      job_summary:
        'i am lead of team of 4, we do model for predict failure. Design of alarms, report to director. Saved 2 million per year maybe',
      required_skills: 'python, statistics, master degree',
    },
  ],
  professionalprojects: [
    {
      ...(ordinaryApplicant.professionalprojects[0] as Profile['professionalprojects'][number]),
      organization: 'Corrant Bridge Monitoring',
      project_name: 'Early alarm for steel bridges',
      job_title: 'ML Engineer',
      role: 'lead, with one colleague for sensors',
      background: 'Cracks was found only when inspector come, each 2 years. Nobody measured between.',
      goal: 'Find crack before it is dangerous, without to close the bridge',
      challenge: 'only 14 known failures for training, so bias. No permission to drill.',
      solution:
        'model of vibration, trained with 3 bridges. My colleague made the sensor box. I only wrote the test plan for it. ran live across the production from 2022',
      impact:
        'Two bridges were closed before failure. No alarm was missed in 26 months. The old system leaked data and was replaced. His group used my results for their own bridges. False alarms rejected by inspectors fell from 41 to 6.',
    },
    {
      ...(ordinaryApplicant.professionalprojects[0] as Profile['professionalprojects'][number]),
      id: 42,
      organization: 'Corrant Bridge Monitoring',
      project_name: 'Pump failures in two water works',
      job_title: 'ML Engineer',
      role: 'developer',
      background: 'pumps break without warning, 9 times in 2021',
      goal: 'less break',
      challenge: 'old pumps have no sensor',
      solution: 'put cheap microphone; the model hears when bearing is going bad',
      impact: 'failures 9 to 2 per year; is safer for workers; one works did not adopt it yet',
      supporting_docs: paper(4201, 'pump-report.pdf'),
    },
  ],
  evidence: [],
  futureplan: [
    {
      ...(ordinaryApplicant.futureplan[0] as Profile['futureplan'][number]),
      plan_title: 'Open alarm software for county bridges',
      area_of_focus: 'bridge safety',
      current_progress: 'talk with one county, no contract. prototype ready for small bridges',
      plans: '2027: install in 3 counties. publish the code open source. then manufacturers of sensors can use it',
      expected_outcomes: 'counties close a bridge in time and not too early',
      impact:
        'old county bridges in US have no monitoring. grants restricted to permanent residents, so i can not apply now',
    },
  ],
  referees: [
    {
      ...(ordinaryApplicant.referees[0] as Profile['referees'][number]),
      id: 81,
      pronoun: 'Dr.',
      first_name: 'Ines',
      last_name: 'Tarnow',
      gender: 'female',
      title: 'Head of Structures',
      organization: 'Corrant Bridge Monitoring',
      category: 'supervisor',
      relationship: 'my boss since 2020',
      comments: 'She approved the pilot line. He never gave up when the sensor failed in winter',
      frequency: 'weekly',
      years_of_known: 5,
    },
    {
      ...(ordinaryApplicant.referees[0] as Profile['referees'][number]),
      id: 82,
      pronoun: 'Dr.',
      first_name: 'Anselm',
      last_name: 'Roehl',
      gender: 'male',
      title: 'Professor',
      organization: 'Norvane Technical University',
      category: 'other',
      relationship: 'we met at conference, his group used my results',
      comments: 'Dr. Roehl wrote that the alarm is the best he know. his group used my results for 5 bridges',
      frequency: 'yearly',
      years_of_known: 3,
    },
  ],
}
