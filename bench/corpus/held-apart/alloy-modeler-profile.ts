import type { Profile } from '#drafting/profile.ts'
import { paper, UNPUBLISHED } from '#drafting/testing/profiles/paper.ts'

const medalLetter = paper(201511, 'Tarnbrook Medal letter.pdf')
const interestLetter = paper(201531, 'Bexley Ridge letter of interest.pdf')
const phdTranscript = paper(201122, 'PhD transcript.pdf')
const repairReport = paper(201411, 'Crack-risk map final report.pdf')

export const alloyModelerPapers = [
  {
    url: medalLetter.url,
    pages: [
      'INLAND SOCIETY OF METALS\nCommittee on Honors\n\nSeptember 14, 2020\n\nDear Dr. Arakelyan-Voss,\n\nThe Committee on Honors has the pleasure of informing you that you have been chosen to receive the Tarnbrook Medal for Early-Career Metallurgy for 2020. The committee considered 38 nominations from eleven countries. Seven members voted, and the vote was six to one.\n\nThe citation reads: "For showing that the chemistry of a grain boundary, and not its geometry alone, decides where a superalloy cracks."\n\nThe medal will be presented on October 8, 2020. Because of travel restrictions the ceremony will be held online. The medal carries a purse of 4,000 dollars, which may be used for any scientific purpose.\n\nSincerely,\nProfessor Hildegard Moncrieff\nChair, Committee on Honors',
    ],
  },
  {
    url: interestLetter.url,
    pages: [
      'BEXLEY RIDGE POWER COOPERATIVE\nPlant Engineering\n\nMarch 17, 2026\n\nTo Dr. S. Arakelyan-Voss, Kestrel Bluff National Materials Laboratory\n\nOur cooperative serves 41,000 members in eastern Oklahoma and runs five gas turbines at three sites. In 2025 we sent 62 blades out for weld repair, and 11 of them came back as scrap.\n\nWe learned of your crack-risk map from our repair shop. We would like to test it on up to 30 blades in the outage of spring 2027. We can lend the blades and pay for the X-ray images, but we cannot pay a fee for the work. This letter is an expression of interest and not a contract.',
      'Most of our blades have cooling holes. We understand that the map does not cover such blades today. If the extension is ready by January 2027, we will include them in the test; if it is not, we will limit the test to the plain blades of unit 2.\n\nPlease direct questions to the undersigned.\n\nCornelius Haverstock\nManager of Plant Engineering',
    ],
  },
  {
    url: phdTranscript.url,
    pages: [
      'PRAIRIE FORKS UNIVERSITY\nOffice of the Registrar\nOfficial Transcript\n\nStudent: Arakelyan-Voss, Sidonie Noor\nProgram: Doctor of Philosophy, Materials Science and Engineering\nAdvisor: Professor Wilhelmina Castellow\n\nFall 2014: Phase Transformations A; High-Temperature Alloys A-\nSpring 2015: Fracture Mechanics A; Density Functional Theory A\nFall 2015: Scientific Computing A; Teaching Practicum S\n\nCumulative grade point average: 3.91 of 4.00\nDissertation: "Chemistry and Cracking of Grain Boundaries in Nickel Superalloys"\nDissertation defended: April 12, 2019\nDegree conferred: May 17, 2019',
    ],
  },
  {
    url: repairReport.url,
    pages: [
      'KESTREL BLUFF NATIONAL MATERIALS LABORATORY\nRepair Group\nFinal Report: Crack-Risk Map for Welded Blade Repairs (May 2022 to June 2025)\n\nSummary. The map is computed from one X-ray image in 35 minutes on a laptop. The trial took place at Stampwell Blade Repair in Lubbock, Texas (90 blades), and at Cimarron Turbine Services in Tulsa, Oklahoma (50 blades).\n\nResults. Of the nine repairs that cracked in the trial, five were at Stampwell and four at Cimarron. Two of the nine cracks lay outside the area that the map had marked. The trial was not randomized; the comparison is with the repairs of the year before.',
      'Budget. The project cost 640,000 dollars over three years, of which the laboratory paid 490,000 dollars and the State Office of Industrial Efficiency of New Mexico 150,000 dollars.\n\nStaff. Principal investigator: S. Arakelyan-Voss. Postdoctoral researchers: Dr. Ruoxi Tan and Dr. Abelard Fonseca. Programmer: Mr. Jory Whitcombe.\n\nOpen questions. Blades with cooling holes are outside the scope of the present model. The welders asked for a printed map in place of the screen; this was delivered in March 2025.',
    ],
  },
]

/** A computational materials scientist with a doctorate, two articles, a laboratory post and a pending patent application. */
export const alloyModelerProfile: Profile = {
  today: '2026-11-21',
  uploads: alloyModelerPapers.map((read) => ({ ...read, by: 'text' })),
  application: {
    id: 201,
    filing_type: 'initial',
    first_name: 'Sidonie',
    middle_name: 'Noor',
    last_name: 'Arakelyan-Voss',
    email: 's.arakelyan@mail.example',
    phone_number: '+15055550117',
    gender: 'Female',
    pronoun: 'Dr.',
    resume: paper(201103, 'Arakelyan-Voss CV.pdf'),
  },
  academichistory: [
    {
      id: 11,
      school_name: 'Technische Hogeschool Westerkade',
      school_website: 'https://www.westerkade.example',
      school_country: 'Netherlands',
      school_state: 'Groningen',
      school_city: 'Winschorn',
      learning_type: 'Full-time, on campus',
      degree: "Master's",
      major: 'Computational Physics',
      start_date: '2011-09-05',
      end_date: '2013-08-30',
      is_current: false,
      total_gpa: 8.6,
      max_gpa: 10,
      courses: ['Molecular Dynamics', 'Numerical Methods for Partial Differential Equations', 'Statistical Mechanics'],
      diploma_en: paper(201111, 'MSc diploma.pdf'),
      transcript_en: paper(201112, 'MSc transcript.pdf'),
      diploma_cn: null,
      transcript_cn: null,
    },
    {
      id: 12,
      school_name: 'Prairie Forks University',
      school_website: 'https://www.prairieforks.example',
      school_country: 'United States',
      school_state: 'Minnesota',
      school_city: 'Prairie Forks',
      learning_type: 'Full-time, on campus',
      degree: 'Doctoral',
      major: 'Materials Science and Engineering',
      start_date: '2014-08-25',
      end_date: '2019-05-17',
      is_current: false,
      total_gpa: 3.91,
      max_gpa: 4,
      courses: ['Fracture Mechanics', 'Phase Transformations', 'Density Functional Theory', 'High-Temperature Alloys'],
      diploma_en: paper(201121, 'PhD diploma.pdf'),
      transcript_en: phdTranscript,
      diploma_cn: null,
      transcript_cn: null,
    },
  ],
  academicprojects: [
    {
      id: 21,
      organization: 'Prairie Forks University',
      research_domain: 'Materials Science and Engineering',
      project_name: 'Grain-Boundary Cracking of Nickel Superalloys by Phase-Field Simulation',
      role: 'Doctoral researcher and first author',
      start_date: '2015-02-02',
      end_date: '2018-11-30',
      background:
        'Turbine blades of nickel alloys crack along the borders between their grains when they are heated and cooled many times. In 2015 the available models treated the border as a line of fixed strength, although its chemistry changes during service. My group of five had experience with steel but not with nickel.',
      goal: 'I wanted a simulation that predicts where a blade cracks first from its grain map and its temperature history. It had to run in less than one day on 64 processor cores, so that a manufacturer could use it. The predicted crack site had to be right in at least three of four test bars.',
      challenge:
        'The boundary is a few atoms wide and a blade is 12 centimeters long. The first version needed 19 days for one test bar. Measured strengths of single grain boundaries did not exist for this alloy.',
      solution:
        'I wrote a phase-field program that refines its mesh only where stress gathers, and I let the strength of each boundary fall with the amount of sulfur that reaches it. I calibrated the law on 14 bars that a colleague, Dr. Peder Lindmarsh, had broken in our laboratory. I then predicted the crack sites of 22 further bars before they were broken.',
      impact:
        'The predicted site was right in 18 of the 22 bars. One run took 16 hours on 64 cores. The article has been cited 112 times. Groups in Japan and Brazil have used the program for alloys of their own.',
      comments: 'The program is open source.',
      is_published: true,
      funding_source: 'Upper Lakes Materials Foundation',
      funding_source_country: 'United States',
      funding_amount: '286000.00',
      published_date: '2018-08-20',
      published_url: 'https://doi.example/10.5555/jcm.2018.0820',
      published_journal: 'Journal of Crystal Mechanics',
      citation_count: 112,
      essay: paper(201211, 'Grain-boundary cracking.pdf'),
    },
    {
      id: 22,
      organization: 'Prairie Forks University',
      research_domain: 'Materials Science and Engineering',
      project_name: 'Hydrogen Uptake in Welded Pipeline Steel',
      role: 'Co-author; responsible for the simulations',
      start_date: '2017-03-06',
      end_date: '2019-04-30',
      background:
        'Pipelines built for natural gas may soon carry hydrogen, which makes steel brittle. The weld is the weakest part of a pipe. The project was led by Dr. Peder Lindmarsh, who made the measurements.',
      goal: 'My part was to compute how fast hydrogen moves through the three zones of a weld. The result had to tell an operator how thick a pipe must be.',
      challenge:
        'Hydrogen atoms cannot be seen in an ordinary microscope. The heat-affected zone is only two millimeters wide and its structure changes across that width.',
      solution:
        'I combined quantum-mechanical calculations of 31 trapping sites with a diffusion model of the weld. Dr. Lindmarsh measured the uptake of 9 pipe sections at four pressures. I compared both without adjusting the model.',
      impact:
        'The computed uptake lay within 12 percent of the measurement for eight of the nine sections. The article has been cited 64 times. It also showed that the ninth section failed because of a fault in the weld and not because of the steel.',
      comments: '',
      is_published: true,
      funding_source: 'None',
      funding_source_country: 'Not applicable',
      funding_amount: '0.00',
      published_date: '2019-11-04',
      published_url: 'https://doi.example/10.5555/tmi.2019.1104',
      published_journal: 'Transactions on Metal Integrity',
      citation_count: 64,
      essay: paper(201221, 'Hydrogen uptake.pdf'),
    },
    {
      id: 23,
      organization: 'Prairie Forks University',
      research_domain: 'Physics and Astronomy',
      project_name: 'Open Library of Interatomic Potentials for Nickel-Chromium Alloys',
      role: 'Lead researcher',
      start_date: '2018-06-04',
      end_date: '2019-08-30',
      background:
        'Every group fitted its own potentials for nickel and chromium, and nobody could compare the results.',
      goal: 'I set out to collect the known potentials in one place and to test all of them in the same way.',
      challenge: 'Most authors had never published the input files of their calculations.',
      solution:
        'I wrote to 40 groups and received the files of 27. I ran the same 11 tests on every potential and published the scores on a web page.',
      impact:
        'The page lists 27 potentials. Two of them turned out to be wrong by a sign, and their authors corrected them.',
      comments: 'A manuscript was submitted to the Journal of Crystal Mechanics in July 2026 and is under review.',
      ...UNPUBLISHED,
      essay: null,
    },
  ],
  professionalhistory: [
    {
      id: 31,
      organization: 'Kestrel Bluff National Materials Laboratory',
      organization_type: 'Government Agencies',
      organization_industry: 'Professional, Scientific, and Technical Services',
      organization_website: 'https://www.kestrelbluff.example',
      country: 'United States',
      state: 'New Mexico',
      city: 'Kestrel Bluff',
      start_date: '2022-02-14',
      end_date: null,
      is_current: true,
      job_type: 'Full-Time',
      job_title: 'Senior Computational Scientist',
      annual_salary: 118600,
      working_hours_per_week: 40,
      job_summary:
        'I lead the simulation work of the repair group, with two postdoctoral researchers and one programmer. I decide which alloys are modeled and I check every prediction before it goes to a partner. I teach a course of two days for visiting engineers twice a year.',
      required_skills:
        'The position requires a doctorate in materials science, physics or a related field. It calls for phase-field or finite-element programming and for experience with high-temperature alloys.',
    },
    {
      id: 32,
      organization: 'Osterline Turbine Parts',
      organization_type: 'For-Profit Companies',
      organization_industry: 'Manufacturing',
      organization_website: 'https://www.osterline.example',
      country: 'United States',
      state: 'Ohio',
      city: 'Dunmore Falls',
      start_date: '2019-09-03',
      end_date: '2022-01-28',
      is_current: false,
      job_type: 'Full-Time',
      job_title: 'Simulation Engineer',
      annual_salary: 92400,
      working_hours_per_week: 40,
      job_summary:
        'I simulated the casting and the heat treatment of turbine blades. I wrote the reports on which the furnace settings were changed. I worked with the quality department on returned blades.',
      required_skills:
        'The position required a graduate degree in engineering or physics. It called for finite-element simulation and knowledge of casting.',
    },
  ],
  professionalprojects: [
    {
      id: 41,
      organization: 'Kestrel Bluff National Materials Laboratory',
      department: 'Repair Group',
      job_title: 'Senior Computational Scientist',
      role: 'Principal investigator',
      project_name: 'Crack-Risk Map for Welded Blade Repairs',
      start_date: '2022-05-02',
      end_date: '2025-06-30',
      background:
        'Power plants repair worn turbine blades by welding, and about one repair in six cracks while it cools. The cracked blade is scrapped, and a new one costs about 9,000 dollars. Small repair shops choose the weld path by experience.',
      goal: 'I proposed a map that tells the welder, before the weld, where a blade is likely to crack. It had to be made from an ordinary X-ray image in less than one hour. It had to work for the two alloys that are most common in plants of middle size.',
      challenge:
        'The grain structure of an old blade is unknown. A shop has no supercomputer and often no engineer. The first maps marked nearly the whole blade as dangerous and were of no use.',
      solution:
        'I trained a small statistical model on 3,800 simulated welds from my phase-field program, so that the shop needs only a laptop. I added a rule that limits the marked area to one tenth of the blade. With the welders of two repair shops, in Texas and Oklahoma, I tried the map on 140 blades.',
      impact:
        'In the trial 9 of the 140 repairs cracked, against 24 of 140 in the year before. Both shops have kept the map in use. Four more shops have asked for it. It does not yet work for blades with cooling holes.',
      supporting_docs: repairReport,
    },
    {
      id: 42,
      organization: 'Osterline Turbine Parts',
      department: 'Process Simulation',
      job_title: 'Simulation Engineer',
      role: 'Simulation lead',
      project_name: 'Furnace Cycle Redesign for Cast Blades',
      start_date: '2020-01-13',
      end_date: '2021-10-29',
      background:
        'Cast blades were kept in the furnace for 32 hours to even out their chemistry. The cycle had been copied from an older alloy. It used more gas than any other step of the plant.',
      goal: 'I was asked to find out whether the cycle could be cut to 24 hours without a loss of strength.',
      challenge: 'The furnace could not be stopped for trials, and only one thermocouple could be placed in each load.',
      solution:
        'I simulated the diffusion of six elements during the cycle and proposed three temperature steps instead of one. The plant metallurgist, Ms. Ottilie Brandvold, tested 45 blades from nine loads.',
      impact:
        'The cycle now takes 25 hours, one hour more than the target. The gas used per load fell by 19 percent. The strength of the tested blades did not change.',
      supporting_docs: null,
    },
  ],
  evidence: [
    {
      id: 51,
      category: 'Achievement',
      sub_category: 'Award',
      received_date: '2020-10-08',
      expired_date: null,
      status: 'No-expiration Date',
      name: 'Tarnbrook Medal for Early-Career Metallurgy',
      issuing_organization: 'Inland Society of Metals',
      brief_introduction:
        'The medal is given every two years to a researcher within five years of the doctorate. I received it for the work on grain-boundary cracking.',
      domain: 'Metallurgy',
      level: 'International',
      supporting_doc: medalLetter,
    },
    {
      id: 52,
      category: 'Project',
      sub_category: 'Innovation',
      received_date: '2021-08-19',
      expired_date: null,
      status: 'Active',
      name: 'Patent Application for a Stepped Heat-Treatment Schedule',
      issuing_organization: 'Osterline Turbine Parts',
      brief_introduction:
        'Osterline filed the application in August 2021 and names me as one of two inventors, with Ms. Ottilie Brandvold. The application is pending; no patent has been granted.',
      domain: 'Heat treatment',
      level: 'National',
      supporting_doc: null,
    },
    {
      id: 53,
      category: 'Project',
      sub_category: 'Development',
      received_date: '2026-03-17',
      expired_date: null,
      status: 'No-expiration Date',
      name: 'Letter of Interest of the Bexley Ridge Power Cooperative',
      issuing_organization: 'Bexley Ridge Power Cooperative',
      brief_introduction:
        'The cooperative runs gas turbines at three sites and would like to test the crack-risk map on its own blades.',
      domain: 'Power generation',
      level: 'Regional',
      supporting_doc: interestLetter,
    },
  ],
  futureplan: [
    {
      id: 61,
      plan_title: 'Crack-Risk Maps for Every U.S. Blade Repair Shop',
      area_of_focus: 'Repair of gas-turbine blades',
      current_progress:
        'The map is in use at two repair shops. I have begun the simulations for blades with cooling holes; about a third of them are done. The laboratory has agreed that the program may be released under an open license.',
      plans:
        'I will extend the map to blades with cooling holes and to a third alloy. I plan to train welders at 15 shops in six states. The program and the training slides will be released in 2028. I intend to write a draft of a practice guide together with the Inland Society of Metals.',
      expected_outcomes:
        'At the trained shops no more than one repair in twenty should crack. I expect that about 2,500 blades a year will be saved from scrap by the fourth year.',
      eta: '3-5 years',
      status: 'In Progress',
      impact:
        'A repaired blade uses a fraction of the nickel of a new one. Small plants can keep running when a blade fails. Welders get a tool that explains its warning.',
      comments: '',
      supporting_doc: null,
    },
  ],
  endeavors: [
    {
      id: 71,
      title: 'Open crack-risk maps that let small U.S. repair shops weld gas-turbine blades without scrapping them',
      is_selected: true,
      is_locked: false,
      exp_applicant_qualifications:
        'I hold a doctorate in Materials Science and Engineering and lead the simulation work of the repair group at Kestrel Bluff.',
      exp_related_experience: 'I developed the crack-risk map between 2022 and 2025 and tried it on 140 blades.',
      exp_subs_merit_intric_val:
        'The endeavor brings a simulation that needed 64 processor cores to the laptop of a welder.',
      exp_subs_merit_impact: 'In the trial the share of cracked repairs fell from 24 of 140 to 9 of 140.',
      exp_subs_merit_evidence: 'Two shops have kept the map in use, and a power cooperative has asked to test it.',
      exp_nation_impt_scope:
        'The program will be released under an open license, and welders at 15 shops in six states will be trained.',
      exp_nation_impt_urgency: 'Nickel is imported and new blades take up to 14 months to arrive.',
      exp_nation_impt_beneficiaries: 'Repair shops, small power plants and the towns they serve benefit.',
      exp_nation_impt_impact: 'Blades that are repaired instead of scrapped keep nickel in the country.',
    },
  ],
  referees: [
    {
      id: 81,
      pronoun: 'Dr.',
      first_name: 'Peder',
      middle_name: '',
      last_name: 'Lindmarsh',
      email: 'p.lindmarsh@prairieforks.example',
      country_code: '+1',
      phone: '6515550133',
      gender: 'male',
      linkedin: '',
      category: 'colleague',
      title: 'Associate Professor of Metallurgy',
      organization: 'Prairie Forks University',
      department: 'Department of Materials Science and Engineering',
      frequency: 'monthly',
      years_of_known: 11,
      relationship: 'Colleague in the same laboratory during her doctorate; co-author of one article',
      comments: 'I broke the test bars for her first article and led the work on hydrogen in welds.',
      resume: null,
      signed_letter: null,
    },
    {
      id: 82,
      pronoun: 'Mrs.',
      first_name: 'Loretta',
      middle_name: 'J.',
      last_name: 'Stampwell',
      email: 'loretta@stampwellrepair.example',
      country_code: '+1',
      phone: '8065550174',
      gender: 'female',
      linkedin: '',
      category: 'other',
      title: 'Owner',
      organization: 'Stampwell Blade Repair',
      department: '',
      frequency: 'quarterly',
      years_of_known: 3.5,
      relationship: 'Owner of the Texas repair shop that took part in the trial; no other tie to her',
      comments: 'My welders were doubtful at first. We now make the map for every blade of the two alloys.',
      resume: null,
      signed_letter: null,
    },
  ],
}
