import type { Profile } from '../../profile.ts'
import { paper, UNPUBLISHED } from './paper.ts'

/** A bridge engineer with a Bachelor's degree and more than seven years after it; nothing published. */
export const civilEngineer: Profile = {
  uploads: [],
  today: '2026-11-21',
  application: {
    id: 103,
    filing_type: 'initial',
    first_name: 'Tomás',
    middle_name: 'Aurelio',
    last_name: 'Berrenechea',
    email: 't.berrenechea@mail.example',
    phone_number: '+15125550126',
    gender: 'Male',
    pronoun: 'Mr.',
    resume: paper(103, 'Berrenechea resume.pdf'),
  },
  academichistory: [
    {
      id: 11,
      school_name: 'Universidad Técnica de Sierra Pálida',
      school_website: 'https://www.sierrapalida.example',
      school_country: 'Chile',
      school_state: 'Biobío',
      school_city: 'Concepción',
      learning_type: 'Full-time, on campus',
      degree: "Bachelor's",
      major: 'Civil Engineering',
      start_date: '2011-03-07',
      end_date: '2016-12-16',
      is_current: false,
      total_gpa: 6.1,
      max_gpa: 7,
      courses: ['Structural Dynamics', 'Reinforced Concrete', 'Soil Mechanics', 'Bridge Design'],
      diploma_en: paper(111, 'Civil Engineering diploma.pdf'),
      transcript_en: paper(112, 'Civil Engineering transcript.pdf'),
      diploma_cn: null,
      transcript_cn: null,
    },
  ],
  academicprojects: [
    {
      id: 21,
      organization: 'Universidad Técnica de Sierra Pálida',
      research_domain: 'Civil and Environmental Engineering',
      project_name: 'Scour at Old Masonry Bridge Piers',
      role: 'Thesis author',
      start_date: '2015-08-03',
      end_date: '2016-11-25',
      background:
        'Rivers wash out the ground below bridge piers, and this is called scour. Many old masonry bridges in the south of Chile have no drawings, so nobody knows how deep their piers stand. The earthquake of 2010 had moved the river beds of the region.',
      goal: 'I wanted to estimate the depth of a hidden pier from the way the bridge vibrates under a passing truck. The method had to work without closing the road.',
      challenge:
        'The bridges are stiff and move by less than a tenth of a millimeter. Traffic was light, and some bridges carried only 20 trucks a day.',
      solution:
        'I placed eight accelerometers on the parapets of five bridges and recorded for two weeks at each. I compared the measured frequencies with a simple model of a pier on springs. I checked one result by drilling with the road department.',
      impact:
        'The estimate was within 0.4 meters of the drilled depth. The road department of the region closed one of the five bridges to heavy trucks in 2017. My thesis received the highest grade of its year.',
      comments: '',
      ...UNPUBLISHED,
      essay: paper(211, 'Thesis on scour.pdf'),
    },
  ],
  professionalhistory: [
    {
      id: 31,
      organization: 'Llano Verde Bridge Consultants',
      organization_type: 'For-Profit Companies',
      organization_industry: 'Professional, Scientific, and Technical Services',
      organization_website: 'https://www.llanoverde.example',
      country: 'United States',
      state: 'Texas',
      city: 'Llano Verde',
      start_date: '2021-02-01',
      end_date: null,
      is_current: true,
      job_type: 'Full-Time',
      job_title: 'Senior Bridge Engineer',
      annual_salary: 104000,
      working_hours_per_week: 40,
      job_summary:
        'I am responsible for the inspection and the load rating of county bridges in Texas and Oklahoma. I sign off the field plans and lead a team of three inspectors. I developed the monitoring service of the firm.',
      required_skills:
        'The position requires a degree in civil engineering and at least four years of bridge work. It calls for load rating, underwater inspection planning and vibration measurement.',
    },
    {
      id: 32,
      organization: 'Puentes del Sur Ingeniería',
      organization_type: 'For-Profit Companies',
      organization_industry: 'Construction',
      organization_website: '',
      country: 'Chile',
      state: 'Biobío',
      city: 'Concepción',
      start_date: '2017-03-01',
      end_date: '2020-12-31',
      is_current: false,
      job_type: 'Full-Time',
      job_title: 'Structural Engineer',
      annual_salary: 31200,
      working_hours_per_week: 45,
      job_summary:
        'I designed the repair of concrete and masonry bridges after floods. I supervised the works on 14 sites. From 2019 I was responsible for the hydraulic checks of the whole office.',
      required_skills:
        'The position required a degree in civil engineering. It called for the design of concrete repairs and for work on site.',
    },
  ],
  professionalprojects: [
    {
      id: 41,
      organization: 'Llano Verde Bridge Consultants',
      department: 'Inspection and Monitoring',
      job_title: 'Senior Bridge Engineer',
      role: 'Lead engineer',
      project_name: 'Low-Cost Scour Watch for County Bridges',
      start_date: '2022-04-04',
      end_date: '2025-06-30',
      background:
        'Counties own most of the small bridges in Texas and inspect them every two years. A flood can wash out a pier in one night. Sonar instruments cost about 30,000 dollars for a bridge, and no county in our area had bought one. Two bridges in Calder County failed after the flood of May 2021.',
      goal: 'I set out to build a scour alarm for less than 2,500 dollars per bridge. It had to warn the county within 30 minutes and to run for two years without a visit.',
      challenge:
        'Debris strikes the piers in every flood and looks like a failure in the record. Cell coverage is poor at many of the sites. The counties could not pay for a computer service.',
      solution:
        'I used the change of the vibration of the pier, as in my thesis, and combined it with the tilt. I designed a rule that asks for two independent signs before it warns. I selected a radio that reaches the nearest county yard without a telephone network. With one technician I built and installed 26 units.',
      impact:
        'The units cost 2,180 dollars each. In the floods of 2024 they warned of three washed-out piers, and the counties closed the roads before anyone was hurt. There were four false alarms in two years on 26 bridges. Five counties now use the units.',
      supporting_docs: paper(411, 'Scour Watch field report.pdf'),
    },
    {
      id: 42,
      organization: 'Llano Verde Bridge Consultants',
      department: 'Load Rating',
      job_title: 'Bridge Engineer',
      role: 'Engineer in charge of calculations',
      project_name: 'Load Rating of Undocumented Bridges',
      start_date: '2021-03-15',
      end_date: '2022-03-31',
      background:
        'Calder County owned 61 bridges without drawings. Each had a weight limit that was set by rule of thumb. Ambulances and school buses had to drive up to 19 miles around them.',
      goal: 'I was asked to find a defensible weight limit for each bridge. The whole program had to cost less than replacing one bridge.',
      challenge:
        'The position of the steel in the concrete was unknown. The county could close a bridge for no more than two hours.',
      solution:
        'I planned a load test with a weighed truck and measured the deflection at three points. I located the steel by ground radar. I wrote a calculation sheet that states every assumption on one page.',
      impact:
        'The weight limit of 38 bridges could be raised and that of six was lowered. The longest detour of a school bus fell from 19 miles to 4 miles.',
      supporting_docs: null,
    },
    {
      id: 43,
      organization: 'Puentes del Sur Ingeniería',
      department: 'Hydraulics',
      job_title: 'Structural Engineer',
      role: 'Designer',
      project_name: 'Repair of the Río Callado Crossing',
      start_date: '2018-05-02',
      end_date: '2019-11-29',
      background:
        'The crossing carries the only road to a valley of 4,000 people. A flood in 2018 undermined two of its five piers.',
      goal: 'The bridge had to stay open to light traffic during the repair. The new foundation had to stand a flood that comes once in 100 years.',
      challenge: 'The river could not be diverted. Heavy machines could not reach the piers.',
      solution:
        'I designed micropiles that were drilled from the deck through the old piers. I supervised the work on site for 11 months.',
      impact: 'The road stayed open throughout. The bridge passed the flood of 2020 without damage.',
      supporting_docs: null,
    },
  ],
  evidence: [
    {
      id: 51,
      category: 'Professional',
      sub_category: 'License',
      received_date: '2023-08-18',
      expired_date: '2026-12-31',
      status: 'Active',
      name: 'Professional Engineer License',
      issuing_organization: 'Lone Prairie Board of Engineers',
      brief_introduction:
        'The license allows its holder to seal engineering work in the state. I passed the examination in structural engineering.',
      domain: 'Structural engineering',
      level: 'Regional',
      supporting_doc: paper(511, 'PE license.pdf'),
    },
    {
      id: 52,
      category: 'Project',
      sub_category: 'Development',
      received_date: '2025-01-22',
      expired_date: null,
      status: 'No-expiration Date',
      name: 'Letter of the Calder County Commissioners',
      issuing_organization: 'Calder County',
      brief_introduction:
        'The commissioners confirm that the scour units warned the county on May 9, 2024 and that the road was closed 40 minutes before the pier failed.',
      domain: 'Bridge safety',
      level: 'Regional',
      supporting_doc: paper(521, 'Calder County letter.pdf'),
    },
  ],
  futureplan: [
    {
      id: 61,
      plan_title: 'Open Scour Watch for Rural Counties',
      area_of_focus: 'Flood safety of small bridges',
      current_progress:
        'The design has run on 26 bridges since 2022. I have written the parts list and half of the installation guide. Five counties share their records with me.',
      plans:
        'I will publish the drawings, the program and the alarm rule. I plan to work with county road crews in Texas, Oklahoma and Arkansas so that they can install the units themselves. I will collect the records of 200 bridges and improve the rule after each flood season.',
      expected_outcomes:
        'County crews should be able to install a unit in one day. I expect warnings within 30 minutes on at least 200 bridges.',
      eta: '3-5 years',
      status: 'In Progress',
      impact:
        'Rural counties own bridges that they cannot afford to watch. A cheap alarm keeps people off a bridge that is about to fail. The shared records will show which bridges should be replaced.',
      comments: '',
      supporting_doc: paper(611, 'Scour Watch plan.pdf'),
    },
  ],
  endeavors: [
    {
      id: 71,
      title: 'Affordable scour alarms that rural U.S. counties can build, install and keep running themselves',
      is_selected: true,
      is_locked: false,
      exp_applicant_qualifications:
        'I am a licensed engineer with a degree in Civil Engineering and have worked on bridges since 2017.',
      exp_related_experience: 'I designed the scour units that have run on 26 county bridges since 2022.',
      exp_subs_merit_intric_val:
        'The endeavor replaces a sonar instrument of about 30,000 dollars by a unit of 2,180 dollars that a road crew can install.',
      exp_subs_merit_impact:
        'In the floods of 2024 the units warned of three washed-out piers, and the counties closed the roads before anyone was hurt.',
      exp_subs_merit_evidence:
        'The commissioners of Calder County confirm that the road was closed 40 minutes before the pier failed.',
      exp_nation_impt_scope:
        'The drawings, the program and the alarm rule will be published and used on 200 bridges in Texas, Oklahoma and Arkansas.',
      exp_nation_impt_urgency:
        'A flood can wash out a pier in one night, and counties inspect their bridges every two years.',
      exp_nation_impt_beneficiaries:
        'Rural counties, their road crews and everyone who drives over their bridges benefit.',
      exp_nation_impt_impact: 'The shared records will show which bridges should be replaced.',
    },
  ],
  referees: [
    {
      id: 81,
      pronoun: 'Mr.',
      first_name: 'Wendell',
      middle_name: '',
      last_name: 'Astorga-Pike',
      email: 'wendell@llanoverde.example',
      country_code: '+1',
      phone: '5125550191',
      gender: 'male',
      linkedin: '',
      category: 'supervisor',
      title: 'Principal',
      organization: 'Llano Verde Bridge Consultants',
      department: 'Inspection and Monitoring',
      frequency: 'daily',
      years_of_known: 5.5,
      relationship: 'Supervisor at Llano Verde Bridge Consultants',
      comments: 'I hired him and reviewed the design of the scour units.',
      resume: null,
      signed_letter: null,
    },
    {
      id: 82,
      pronoun: 'Mrs.',
      first_name: 'Harriet',
      middle_name: 'L.',
      last_name: 'Dunmarrow',
      email: 'hdunmarrow@caldercounty.example',
      country_code: '+1',
      phone: '3255550108',
      gender: 'female',
      linkedin: '',
      category: 'other',
      title: 'County Road Administrator',
      organization: 'Calder County',
      department: 'Road and Bridge',
      frequency: 'quarterly',
      years_of_known: 4,
      relationship: 'Independent client; the county uses the units and has no other tie to him',
      comments: 'I was on duty on the night of the flood and closed the road after the warning.',
      resume: null,
      signed_letter: paper(822, 'Dunmarrow signed letter.pdf'),
    },
  ],
}
