import type { Profile } from '../../profile.ts'
import { paper } from './paper.ts'

/** A materials scientist with a Ph.D., two published projects, a national laboratory post and a drafted plan. */
export const batteryResearcher: Profile = {
  uploads: [],
  today: '2026-11-21',
  application: {
    id: 101,
    filing_type: 'initial',
    first_name: 'Ilka',
    middle_name: 'Rozália',
    last_name: 'Kőszegvári',
    email: 'ilka.koszegvari@mail.example',
    phone_number: '+16145550142',
    gender: 'Female',
    pronoun: 'Dr.',
    resume: paper(101, 'Koszegvari resume.pdf'),
  },
  academichistory: [
    {
      id: 11,
      school_name: 'Tisza University of Technology',
      school_website: 'https://www.tisza-tech.example',
      school_country: 'Hungary',
      school_state: 'Csongrád-Csanád',
      school_city: 'Szeged',
      learning_type: 'Full-time, on campus',
      degree: "Master's",
      major: 'Materials Engineering',
      start_date: '2012-09-03',
      end_date: '2014-06-27',
      is_current: false,
      total_gpa: 4.85,
      max_gpa: 5,
      courses: [
        'Solid State Electrochemistry',
        'Phase Transformations',
        'Electron Microscopy',
        'Statistical Design of Experiments',
      ],
      diploma_en: paper(111, 'MSc diploma.pdf'),
      transcript_en: paper(112, 'MSc transcript.pdf'),
      diploma_cn: null,
      transcript_cn: null,
    },
    {
      id: 12,
      school_name: 'Lake Marrow University',
      school_website: 'https://www.lakemarrow.example',
      school_country: 'United States',
      school_state: 'Ohio',
      school_city: 'Port Marrow',
      learning_type: 'Full-time, on campus',
      degree: 'Doctoral',
      major: 'Materials Science and Engineering',
      start_date: '2014-08-25',
      end_date: '2019-05-11',
      is_current: false,
      total_gpa: 3.94,
      max_gpa: 4,
      courses: [
        'Advanced Electrochemistry',
        'Thermodynamics of Solids',
        'Kinetics of Interfaces',
        'X-ray Diffraction Methods',
        'Battery Systems',
      ],
      diploma_en: paper(121, 'PhD diploma.pdf'),
      transcript_en: paper(122, 'PhD transcript.pdf'),
      diploma_cn: null,
      transcript_cn: null,
    },
  ],
  academicprojects: [
    {
      id: 21,
      organization: 'Lake Marrow University',
      research_domain: 'Materials Science and Engineering',
      project_name: 'Binder-Free Silicon Anodes by Aqueous Electrophoretic Deposition',
      role: 'Doctoral researcher and first author',
      start_date: '2015-01-12',
      end_date: '2018-10-30',
      background:
        'Silicon can hold far more lithium than graphite, but it swells by about 300 percent when it is charged and breaks the electrode apart. In 2015 most groups held silicon together with polymer binders that were cast from N-methyl-2-pyrrolidone, a toxic solvent. The binder took up weight without storing any charge. I worked in a laboratory of six people that had made ceramic coatings by electrophoresis for many years. No one there had tried to make a battery electrode that way.',
      goal: 'I set out to deposit silicon directly from water onto copper foil, without a polymer binder and without an organic solvent. The electrode had to keep at least 80 percent of its capacity after 500 cycles. I also wanted the coating step to run at the speed of a pilot line, because a method that works only on a coin cell helps no manufacturer. My supervisor and I agreed on these three targets in March 2015.',
      challenge:
        'Silicon reacts with water and forms hydrogen, so the first suspensions foamed and the coatings were full of holes. The particles also carried so little charge at neutral pH that they settled within minutes. Cracks appeared in every coating thicker than 8 micrometers when it dried. For nine months none of the samples passed 40 cycles. The published work on ceramics offered no answer, because ceramics do not swell in use.',
      solution:
        'I treated the particles with a thin layer of phytic acid, which slowed the reaction with water and gave them a stable negative charge. I then designed a pulsed field that let the gas escape between the pulses. With a two-level factorial design of 32 runs I found the window of voltage, pulse length and pH in which the coatings did not crack. I built the deposition cell myself and wrote the control program. The final electrodes were 35 micrometers thick and contained 92 percent active material.',
      impact:
        'The electrodes kept 84 percent of their capacity after 500 cycles, which passed the target. The process uses water only and removes the solvent recovery step from the coating line. The article has been cited 147 times, and groups in Japan and Norway have reported electrodes made with the pulsed method. The university filed an invention disclosure on the deposition cell in April 2018. Two doctoral students have since continued the work in the same laboratory.',
      comments: '',
      is_published: true,
      funding_source: 'Great Basin Energy Science Fund',
      funding_source_country: 'United States',
      funding_amount: '412500.00',
      published_date: '2018-09-14',
      published_url: 'https://doi.example/10.5555/jes.2018.0914',
      published_journal: 'Journal of Electrode Science',
      citation_count: 147,
      essay: paper(211, 'Binder-free silicon anodes.pdf'),
    },
    {
      id: 22,
      organization: 'Lake Marrow University',
      research_domain: 'Energy',
      project_name: 'Early Detection of Lithium Plating by Voltage Relaxation',
      role: 'Lead researcher and first author',
      start_date: '2017-02-06',
      end_date: '2019-04-26',
      background:
        'Lithium metal forms on the anode when a cell is charged too fast or too cold, and it can grow until the cell shorts. Manufacturers find it by opening cells after a test, which destroys them. Fleet operators have no way to see it in a vehicle in service. I came to the question when 11 of my own test cells failed in one winter week in 2017.',
      goal: 'I wanted a test that finds plated lithium without opening the cell, from the voltage that every battery management system already records. It had to work at temperatures down to minus 10 degrees Celsius. It had to need no extra sensor, since a sensor adds cost to each of several thousand cells in a bus or a storage unit.',
      challenge:
        'The relaxation of the voltage after a charge changes with temperature, age and state of charge, and plating is the smallest of these effects. There was no open data set in which the amount of plated lithium was known. The instruments in our laboratory sampled once per second, which was too slow for the first part of the curve.',
      solution:
        'I collected 1,260 charge events from 84 commercial cells and opened half of the cells to measure the plated lithium by titration. I developed a differential analysis of the relaxation curve that separates plating from temperature and age. I rewired two cyclers to sample at 50 hertz. The data set and the analysis code were published together with the article.',
      impact:
        'The method found plating in 96 percent of the affected cells and raised a false alarm in 3 percent of the healthy ones. The article has been cited 88 times. The data set was downloaded by laboratories in 14 countries. Hollin Ridge Energy Laboratory took the method into its intake test for returned vehicle batteries in 2020.',
      comments: 'The data set is held in the open repository of the university library.',
      is_published: true,
      funding_source: 'None',
      funding_source_country: 'Not applicable',
      funding_amount: '0.00',
      published_date: '2019-03-08',
      published_url: 'https://doi.example/10.5555/asb.2019.0308',
      published_journal: 'Annals of Storage and Batteries',
      citation_count: 88,
      essay: paper(221, 'Lithium plating by voltage relaxation.pdf'),
    },
  ],
  professionalhistory: [
    {
      id: 31,
      organization: 'Hollin Ridge Energy Laboratory',
      organization_type: 'Government Agencies',
      organization_industry: 'Professional, Scientific, and Technical Services',
      organization_website: 'https://www.hollinridge.example',
      country: 'United States',
      state: 'Colorado',
      city: 'Hollin Ridge',
      start_date: '2021-09-14',
      end_date: null,
      is_current: true,
      job_type: 'Full-Time',
      job_title: 'Senior Research Scientist',
      annual_salary: 128400,
      working_hours_per_week: 40,
      job_summary:
        'I lead a group of four scientists and two technicians who study the second use and the safety of vehicle batteries. I plan the test campaigns, write the protocols and review every safety report before it leaves the laboratory. I advise two state energy offices on the siting of storage units. I also train visiting engineers in the plating test.',
      required_skills:
        'The position requires a doctorate in materials science, electrochemistry or a related field and at least two years of research on lithium cells. It calls for the design of abuse tests, the statistical analysis of field data and the writing of test standards.',
    },
    {
      id: 32,
      organization: 'Corvane Cell Works',
      organization_type: 'For-Profit Companies',
      organization_industry: 'Manufacturing',
      organization_website: 'https://www.corvane-cells.example',
      country: 'United States',
      state: 'Michigan',
      city: 'East Corvane',
      start_date: '2019-06-03',
      end_date: '2021-08-27',
      is_current: false,
      job_type: 'Full-Time',
      job_title: 'Battery Process Engineer',
      annual_salary: 96500,
      working_hours_per_week: 40,
      job_summary:
        'I was responsible for the formation and aging steps of a pilot line that made 2,000 pouch cells a month. I traced defects from the finished cell back to the coating step. I wrote the work instructions for three shifts.',
      required_skills:
        'The position required a graduate degree in materials or chemical engineering. It called for statistical process control and knowledge of electrode coating.',
    },
  ],
  professionalprojects: [
    {
      id: 41,
      organization: 'Hollin Ridge Energy Laboratory',
      department: 'Stationary Storage Group',
      job_title: 'Senior Research Scientist',
      role: 'Principal investigator',
      project_name: 'Second-Life Grading Protocol for Vehicle Batteries',
      start_date: '2022-01-10',
      end_date: '2025-03-31',
      background:
        'Vehicle batteries leave the road with most of their capacity, yet many are shredded because nobody can tell quickly which of them are safe to use again. A full capacity test takes 30 hours and costs more than the used module is worth. The laboratory received 600 returned modules from four bus operators in 2022. The operators asked which of them could serve in storage units for schools and clinics.',
      goal: 'I proposed a grading protocol that sorts a module in under 20 minutes and that a trained technician can run with equipment costing less than 15,000 dollars. The protocol had to find modules with plated lithium with the same certainty as our laboratory test. I wanted the result to be a written procedure that any recycler could adopt without a license.',
      challenge:
        'The modules came from three manufacturers that use different cell chemistries and do not publish their limits. Many had been stored in unheated sheds, so their temperature was unknown. The recyclers told us that their technicians had no training in electrochemistry. A wrong grade could put a dangerous module into a school.',
      solution:
        'I combined a short current pulse with the voltage relaxation analysis from my doctoral work and calibrated it on 240 modules. I designed a decision tree with four grades and a rule that sends every uncertain module to the full test. With two technicians I wrote the procedure in plain steps and tried it out at three recycling sites. I chaired the review in which an outside safety panel examined the failures.',
      impact:
        'The protocol sorts a module in 17 minutes and agreed with the full test in 94 percent of 600 modules. Three recyclers in Colorado, Ohio and Nevada have adopted it. In 2024 they placed 310 graded modules in storage units at nine rural clinics. No graded module has caused a safety incident so far. The procedure is now the starting text of a committee of the Continental Storage Standards Board.',
      supporting_docs: paper(411, 'Grading protocol report.pdf'),
    },
    {
      id: 42,
      organization: 'Corvane Cell Works',
      department: 'Process Engineering',
      job_title: 'Battery Process Engineer',
      role: 'Project lead',
      project_name: 'Formation Time Reduction on the Pilot Line',
      start_date: '2019-10-07',
      end_date: '2021-05-28',
      background:
        'Formation is the first slow charge of a new cell and it took 36 hours on the pilot line. The formation room held more equipment than any other step and used a third of the electricity of the plant. Every attempt to shorten it had raised the number of rejected cells.',
      goal: 'I was asked to shorten formation to 24 hours without a rise in rejects. The change had to work on the cyclers that the plant already owned. I added a goal of my own, which was to measure the energy saved per cell.',
      challenge:
        'Fast formation makes the protective layer on the anode uneven, and the damage shows only weeks later. The plant had no test for it other than storing the cells for 28 days. Production could give me only 60 cells a week for trials.',
      solution:
        'I used the relaxation of the voltage in the first hour as an early sign of an uneven layer and confirmed it on stored cells. I then replaced the constant slow charge by three steps at rising current. I ran the trials in five blocks so that day-to-day changes of the line did not hide the effect.',
      impact:
        'Formation now takes 22 hours and the reject rate fell from 4.1 percent to 2.6 percent. The energy used per cell dropped by 18 percent. The plant manager introduced the new recipe on all 12 cyclers in May 2021.',
      supporting_docs: null,
    },
  ],
  evidence: [
    {
      id: 51,
      category: 'Achievement',
      sub_category: 'Award',
      received_date: '2019-10-15',
      expired_date: null,
      status: 'No-expiration Date',
      name: 'Halvorsen Prize for Young Electrochemists',
      issuing_organization: 'Northern Electrochemical Union',
      brief_introduction:
        'The prize goes each year to one researcher under 35 for a published advance in electrochemistry. I received it for the work on voltage relaxation. The jury chose among 61 nominations from 19 countries.',
      domain: 'Electrochemistry',
      level: 'International',
      supporting_doc: paper(511, 'Halvorsen Prize certificate.pdf'),
    },
    {
      id: 52,
      category: 'Professional',
      sub_category: 'Certification',
      received_date: '2022-05-20',
      expired_date: '2027-05-19',
      status: 'Active',
      name: 'Certified Energy Storage Safety Examiner',
      issuing_organization: 'Continental Storage Standards Board',
      brief_introduction:
        'The certification allows its holder to sign safety reports for stationary storage units. I passed a written examination and two supervised inspections.',
      domain: 'Energy storage safety',
      level: 'National',
      supporting_doc: paper(521, 'Safety examiner certificate.pdf'),
    },
    {
      id: 53,
      category: 'Project',
      sub_category: 'Research',
      received_date: '2025-06-12',
      expired_date: null,
      status: 'No-expiration Date',
      name: 'Adoption Letter of the Three Rivers Recycling Cooperative',
      issuing_organization: 'Three Rivers Recycling Cooperative',
      brief_introduction:
        'The cooperative confirms that it uses the grading protocol at its plant in Ohio. The letter states that 128 modules were graded between January and May 2025.',
      domain: 'Battery reuse',
      level: 'Regional',
      supporting_doc: paper(531, 'Adoption letter.pdf'),
    },
  ],
  futureplan: [
    {
      id: 61,
      plan_title: 'Open Safety Grading for Second-Life Batteries',
      area_of_focus: 'Reuse of vehicle batteries in stationary storage',
      current_progress:
        'The grading protocol is in use at three recyclers and its text is before a committee of the Continental Storage Standards Board. I have written the first two of six training modules for technicians. The laboratory has set aside one test bay for the work until the end of 2027.',
      plans:
        'I will extend the protocol to lithium iron phosphate modules, which now come back from buses in growing numbers. I plan to publish the procedure, the calibration data and the analysis program under an open license. I will train technicians at ten recyclers in five states. In the third year I will hand the protocol over to the standards committee with the failure data of all sites.',
      expected_outcomes:
        'By the end of the third year ten recyclers will be able to grade a module in under 20 minutes. I expect a public data set of at least 5,000 graded modules. The standards committee will have a complete draft to vote on.',
      eta: '1-3 years',
      status: 'In Progress',
      impact:
        'Graded modules give clinics and schools storage at a lower price than new cells. Reuse keeps nickel and cobalt in the country for longer before they are recycled. A shared test protects fire crews and insurers, who today cannot tell a safe second-life unit from a dangerous one.',
      comments: '',
      supporting_doc: paper(611, 'Work plan.pdf'),
    },
    {
      id: 62,
      plan_title: 'Solvent-Free Electrode Coating at Pilot Scale',
      area_of_focus: 'Manufacture of battery electrodes without organic solvents',
      current_progress:
        'I have kept the deposition cell of my doctoral work in use and rebuilt it for foil 100 millimeters wide. The first coatings on moving foil were made in February 2026.',
      plans:
        'I will build a deposition unit for foil 300 millimeters wide together with the workshop of the laboratory. I plan to invite two cell makers to run their own silicon in it. The design drawings will be published once the unit has run for 1,000 hours.',
      expected_outcomes:
        'The unit should coat 5 meters of foil per minute from water. I expect to show an electrode cost below that of solvent casting for runs of this size.',
      eta: '3-5 years',
      status: "Haven't Started Yet",
      impact:
        'Coating from water removes a toxic solvent from the plant and the energy needed to recover it. Small cell makers could afford a coating line. Workers would no longer handle a substance that harms unborn children.',
      comments: '',
      supporting_doc: null,
    },
  ],
  endeavors: [
    {
      id: 71,
      title:
        'An open, validated safety-grading protocol that lets U.S. recyclers return vehicle batteries to grid storage',
      is_selected: true,
      is_locked: false,
      exp_applicant_qualifications:
        'I hold a doctorate in Materials Science and Engineering from Lake Marrow University and lead the second-life work at Hollin Ridge Energy Laboratory.',
      exp_related_experience:
        'I developed the voltage relaxation analysis during my doctorate and calibrated the grading protocol on 240 modules between 2022 and 2025.',
      exp_subs_merit_intric_val:
        'The endeavor turns a laboratory test for plated lithium into a procedure that a technician can run in under 20 minutes. It makes the reuse of vehicle batteries a question of measurement instead of trust.',
      exp_subs_merit_impact:
        'Recyclers will be able to sell graded modules, and rural clinics and schools will be able to buy storage with a known safety grade.',
      exp_subs_merit_evidence:
        'Three recyclers have adopted the protocol and 310 graded modules were placed at nine rural clinics in 2024.',
      exp_nation_impt_scope:
        'The procedure will be published under an open license and handed to the Continental Storage Standards Board, so that any recycler in the country can adopt it.',
      exp_nation_impt_urgency:
        'Lithium iron phosphate modules now come back from buses in growing numbers, and no quick test for them exists in the protocol yet.',
      exp_nation_impt_beneficiaries:
        'Recyclers, clinics, schools, fire crews and insurers benefit from a shared grade that each of them can check.',
      exp_nation_impt_impact:
        'A public data set of at least 5,000 graded modules will let other laboratories test and improve the procedure.',
    },
  ],
  referees: [
    {
      id: 81,
      pronoun: 'Dr.',
      first_name: 'Orrin',
      middle_name: 'T.',
      last_name: 'Halvecroft',
      email: 'o.halvecroft@lakemarrow.example',
      country_code: '+1',
      phone: '6145550188',
      gender: 'male',
      linkedin: '',
      category: 'professor',
      title: 'Professor of Materials Science',
      organization: 'Lake Marrow University',
      department: 'Department of Materials Science and Engineering',
      frequency: 'weekly',
      years_of_known: 12,
      relationship: 'Doctoral supervisor',
      comments:
        'I supervised the work on silicon anodes and on lithium plating from the first sample to the published articles.',
      resume: paper(811, 'Halvecroft CV.pdf'),
      signed_letter: paper(812, 'Halvecroft signed letter.pdf'),
    },
    {
      id: 82,
      pronoun: 'Ms.',
      first_name: 'Delphine',
      middle_name: '',
      last_name: 'Aumaury-Sato',
      email: 'd.aumaury-sato@threerivers.example',
      country_code: '+1',
      phone: '5135550119',
      gender: 'female',
      linkedin: 'https://www.linkedin.com/in/fictional-aumaury-sato',
      category: 'other',
      title: 'Director of Operations',
      organization: 'Three Rivers Recycling Cooperative',
      department: '',
      frequency: 'quarterly',
      years_of_known: 2,
      relationship: 'Independent user of the grading protocol; we have never worked together or published together',
      comments: 'I read the procedure when it was posted and introduced it at our plant in Ohio.',
      resume: null,
      signed_letter: null,
    },
  ],
}
