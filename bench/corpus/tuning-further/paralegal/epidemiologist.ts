import type { Case } from '../../case.ts'
import { epidemiologistPapers, epidemiologistProfile } from './epidemiologist-profile.ts'
import { said } from './said.ts'

const TORVIK = { referee: 281 }
const BJARNASON = { referee: 282 }

export const epidemiologist: Case = {
  name: 'epidemiologist',
  profile: epidemiologistProfile,
  papers: epidemiologistPapers,
  sentences: [
    ...said(
      'true',
      'petition',
      'Dr. Catacutan holds a Master of Public Health with a concentration in epidemiology, conferred by Palouse Ridge University on June 12, 2021 upon the completion of 63 credits and with a cumulative average of 3.92.',
      'A practicum of 180 hours, served in the summer of 2020 in the environmental laboratory of the Washington Coast Water District, formed part of that program.',
      'Her medical education had been completed earlier, in Cebu City, where she took the degree of Doctor of Medicine in April 2013.',
      'She does not treat patients in the United States, where she holds no medical license, and the petition makes no claim to the contrary.',
      'For a little more than five years, from June 2014 through July 2019, she was employed full time as a field medical officer of the Visayas Institute of Tropical Health.',
      'Her duties in that capacity extended to dengue, rabies and leptospirosis and took her to four islands.',
      'Following a typhoon in 2017 she had charge, with the aid of two nurses, of the health post of a shelter in which 900 persons were lodged.',
      'In the dengue survey the design was Dr. Lacandola’s and the statistics were Grace Umali’s; the training of eighteen enumerators and nine weeks of supervision in the field were hers.',
      'Jars that lacked a lid accounted for 22 percent of the containers and harbored 61 percent of the larvae.',
      'Whether the lids that the city thereupon distributed were of any help was not measured by the institute.',
      'There were 214 applications for the twelve places in the cohort of the Harrow Fellowship to which she was admitted.',
      'The fellowship placed her with the Tamarack County Health Department for 24 months from July 2021, at a stipend of $58,500 per year.',
      'An evaluation that she carried out as a fellow established that clinics had reported only 38 percent of the pesticide illnesses that they had themselves coded.',
      'In five weeks of 2022 there were fourteen cases of Legionnaires’ disease in a county accustomed to two in a year, and two of the fourteen patients died.',
      'Recourse to aerial photographs, followed by a visit to each site, brought to light 63 cooling towers, 44 more than the county had known of.',
      'The sequencing, which was performed by the state laboratory, linked one tower at a fruit cold store to all five of the isolates.',
      'It was at her own request that the article does not name the company.',
      'With the assistance of one half-time analyst she is responsible for the surveillance of seventy notifiable conditions among 131,000 residents.',
      'First as a fellow and, since July 2023, as Epidemiologist II, she has given more than five years of service to the county.',
      'The Board of Health adopted the ordinance on January 17, 2024, by four votes to one, with effect from July 1 of that year.',
      'Her share in that proposal consisted of its technical part and of the schedule of tests, the ordinance itself having been written by the county attorney.',
      'By the close of 2024 the register comprised 71 towers, and nine had been found above the limit and cleaned in the course of two quarters.',
      'The petitioner expressly refrains from ascribing to the register the circumstance that the county had but one case of Legionnaires’ disease in 2025.',
      'Larch County, one of two neighbors that requested the text, has since adopted a version of it.',
      'The Heat Illness Bulletin, for which she wrote the case definition and the script, went to 164 growers in the summer of 2025.',
      'More than half of the 58 growers who responded stated that they had altered their working hours at least once on account of the bulletin.',
      'The commendation of October 2024 was addressed to a team of four persons, of whom she was one.',
      'Her three writings have been cited 82 times in all, and six of those citations fall to a preprint that one journal rejected and that is now under revision for another.',
      'She obtained by examination, in February 2022, a certification in public health practice that remains valid until February 2027.',
      'As she put it to the Board, “We can see influenza in the sewage before we see it in the clinic, but only if the sample comes on Monday.”',
    ),
    ...said(
      'true',
      'endeavor',
      'The endeavor is the low-cost environmental surveillance of infectious disease on behalf of small and rural health departments.',
      'In the course of two winters 588 samples were drawn from the manholes of seven of the county’s 41 camps.',
      'The signal preceded the first clinic case by eight and by eleven days respectively, although three of the camps yielded no signal at all.',
      'At $118, the cost of a sample lies below the ceiling of $140 that nine members of the Inland Counties Water Alliance have indicated.',
      'The Alliance, whose technical committee voted six to one to ask for a plan, offers courier service free of charge for the first twelve months, but no cash.',
      'The plan contemplates a beginning with three utilities in the fall of 2027 and an extension to 25 small systems in Washington, Idaho and Oregon by 2031.',
      'A second grant, in the amount of $240,000, has been requested of the Cascadia Foundation, and a decision is expected in February 2027.',
      'The protocol, which runs to 26 pages, has yet to be tested by others.',
      '“Even ventures and undertakings that have as their focus one geographic area of the United States may properly be considered to have national importance.” Dhanasar, 26 I&N Dec. at 889.',
      'The third prong calls neither for a showing of harm to the national interest nor for a comparison against U.S. workers in the field. Matter of Dhanasar, 26 I&N Dec. 884, 891 (AAO 2016).',
      'What sets the endeavor apart from the daily duties of a position is its object, and it is by that object that it should be measured.',
      'The considerations set out under the first prong bear in part upon the third as well, and they are not repeated there.',
      'The experience of seven camps suggests, without establishing, that sewage can give warning in other small places as well.',
    ),
    ...said(
      'true',
      TORVIK,
      'I run the wastewater plant for the City of Orchard Falls, not for the county, and Dr. Catacutan uses our laboratory.',
      'She turned up in rubber boots and wanted to see the manholes, not my office.',
      'I checked the chemistry in the cooling tower proposal.',
      'Most of the camps are on septic tanks, so we could only take seven, and in January the samples froze on us.',
      'Her concentration method uses skim milk and does not need an ultracentrifuge.',
    ),
    ...said(
      'true',
      BJARNASON,
      'I was her mentor during the fellowship, and I supervise her now.',
      'I trained as a sanitary engineer and do not trust a map until somebody has walked it; this one she walked.',
      'One of our four hospitals never did send data for the heat bulletin.',
      'I have no use for flattery, so I will keep to what I saw.',
    ),
    ...said(
      'number',
      'petition',
      [
        'By the close of its first half-year the register comprised 171 towers, each of them subject to a quarterly test.',
        '71',
      ],
      [
        'In the household survey on dengue the containers of 11,500 households in eleven barangays were searched for larvae.',
        '1,150',
      ],
    ),
    ...said('number', 'endeavor', [
      'In the first of the two winters the signal in the sewage preceded the first clinic case by as many as eighteen days.',
      '8 and 11',
    ]),
    ...said('number', BJARNASON, [
      'When the heat bulletin began, all but one of our nine hospitals could send us data at night.',
      'two of four',
    ]),
    ...said(
      'money',
      'petition',
      ['In her present position of Epidemiologist II she receives an annual salary of $112,400.', '$94,200'],
      [
        'The study of influenza RNA in the sewage of worker housing was financed by a grant of $72,000 from the Cascadia Foundation for County Health.',
        '$185,000; 72,000 was the Legionella study',
      ],
    ),
    ...said('money', 'endeavor', [
      'Of the cost of each sample the Alliance has agreed to defray up to $140 on behalf of its members.',
      'no cash; $140 is the ceiling',
    ]),
    ...said('money', BJARNASON, [
      'Our estimate to the Board was ninety dollars per tower per quarter, and that is what the owners complained about.',
      'per year',
    ]),
    ...said(
      'date',
      'petition',
      [
        'She entered upon the fellowship in the summer of 2020, a year before the conferral of her master’s degree.',
        'July 2021',
      ],
      [
        'The ordinance entered into force on the day of its adoption, so that testing commenced in the first quarter of 2024.',
        'July 1, 2024',
      ],
    ),
    ...said('date', 'endeavor', [
      'It is projected that all 25 of the small systems will be participating by the end of 2028.',
      'by 2031',
    ]),
    ...said('date', TORVIK, [
      'She had already been sampling sewage with us for a full winter when the Legionella outbreak came.',
      'outbreak Aug 2022, sewage from Oct 2023',
    ]),
    ...said(
      'person',
      'petition',
      [
        'In the discussion of the ordinance it was Commissioner Trask who inquired what a register would cost the owners.',
        'Oyelaran',
      ],
      [
        'The mentor assigned to her for the duration of the fellowship was its program director, Raymond Achebe-Stone.',
        'Bjarnason',
      ],
    ),
    ...said('person', 'endeavor', [
      'The letter on behalf of the small utilities comes from Desmond Kalakaua, the elected President of the Alliance.',
      'Executive Engineer',
    ]),
    ...said('person', BJARNASON, [
      'Two of our environmental health inspectors, Paul Barragán and Xochitl Iverson, were commended along with us.',
      'surnames exchanged',
    ]),
    ...said(
      'organization',
      'petition',
      [
        'The isolates were forwarded to the Centers for Disease Control and Prevention, by which they were sequenced.',
        'state laboratory',
      ],
      [
        'The two-year fellowship was conferred by the American Registry of Public Health Practitioners.',
        'Conference of County Epidemiologists',
      ],
    ),
    ...said('organization', 'endeavor', [
      'Support for the shared laboratory has likewise been voiced by the Association of Rural Sewer Districts.',
      'invented',
    ]),
    ...said('organization', TORVIK, [
      'She and I draw our pay from the same county department, so I see most of what she does.',
      'he works for the city',
    ]),
    ...said(
      'place',
      'petition',
      ['The degree of Doctor of Medicine was conferred upon her in Manila in 2013.', 'Cebu City'],
      [
        'The text of the ordinance has found adoption, in a version of its own, in Larch County, Oregon.',
        'state of Larch County is not told',
      ],
    ),
    ...said('place', 'endeavor', [
      'The systems that the plan is to reach lie in Washington, Idaho and Montana.',
      'Oregon',
    ]),
    ...said('place', BJARNASON, [
      'Growers up and down the whole Pacific coast get her heat bulletin on their phones every morning.',
      'a county bulletin',
    ]),
    ...said(
      'award',
      'petition',
      [
        'In addition to her Philippine qualification she is licensed to practice medicine in the State of Washington.',
        'no U.S. license',
      ],
      [
        'In May 2021 the School of Public Health honored her capstone with its prize for the best thesis of the year.',
        'elected to honor society',
      ],
    ),
    ...said('award', 'endeavor', [
      'The concentration of samples by means of skim milk, on which the endeavor depends, is the subject of a patent application in her name.',
      'none',
    ]),
    ...said('award', BJARNASON, [
      'When the two years were up, the Conference named her its fellow of the year.',
      'none',
    ]),
    ...said(
      'title',
      'petition',
      [
        'Her article on the outbreak, of which she is the first and corresponding author, appeared in Tropical Medicine Visayas in March 2024.',
        'Journal of County Epidemiology',
      ],
      [
        'The capstone of her program bore the title “Legionella and the Orchard Economy: A Case Series from Washington.”',
        'invented',
      ],
    ),
    ...said('title', 'endeavor', [
      'The instrument of the endeavor is the Sentinel Manhole Toolkit, comprising a kit and a course of two days for operators.',
      'name invented',
    ]),
    ...said('title', BJARNASON, [
      'Her numbers go out every morning in English and Spanish under the name of the Harvest Health Alert.',
      'Heat Illness Bulletin',
    ]),
    ...said(
      'quotation',
      'petition',
      [
        'In her presentation to the Board she explained that “we can see influenza in the sewage a full week before we see it in the clinic.”',
        'altered',
      ],
      [
        'Mr. Kalakaua of the Alliance has called the pilot “exactly what our small utilities have been waiting for.”',
        'invented',
      ],
      [
        'The letter of appointment describes the fellowship as “the most selective placement in county public health,” and its terms bear this out.',
        'invented',
      ],
    ),
    ...said('quotation', TORVIK, [
      'I told the Board that “we can see influenza in the sewage before we see it in the clinic,” and I stand by it.',
      'her words, not his',
    ]),
    ...said(
      'citation',
      'petition',
      [
        'The authority to waive the job offer in the national interest is found at INA § 203(b)(1)(A).',
        '203(b)(2)(B)(i)',
      ],
      [
        'The framework of three prongs that governs this petition was established in Matter of Chawathe, 25 I&N Dec. 369 (AAO 2010).',
        'Dhanasar',
      ],
    ),
    ...said('citation', 'endeavor', [
      'That an endeavor need not be more likely than not to succeed was held in Matter of Dhanasar, 26 I&N Dec. 884, 886 (AAO 2016).',
      '890',
    ]),
    ...said('citation', TORVIK, [
      'If the officer has questions about the plant, he can write to me at gus.torvik@tamarackcountyhealth.example.',
      'address invented',
    ]),
    ...said(
      'superlative',
      'petition',
      [
        'Her preprint was the first anywhere to show that the sewage of worker housing can anticipate the clinics.',
        'not in the record',
      ],
      [
        'She is the only epidemiologist in the rural counties of Washington who has also been trained as a physician.',
        'only one in her county',
      ],
    ),
    ...said('superlative', 'endeavor', [
      'A cost of $118 per sample is the lowest that any program of its kind has reported in the United States.',
      'not in the record',
    ]),
    ...said('superlative', BJARNASON, [
      'I have mentored a good many fellows, and not one of them came close to her in the field.',
      'not in the record',
    ]),
    ...said(
      'causal',
      'petition',
      [
        'The register has brought Legionnaires’ disease in the county down to a single case in 2025.',
        'she cannot say if it is because of it',
      ],
      [
        'The distribution of lids that followed upon the survey put an end to the outbreak of dengue in the city.',
        'not measured',
      ],
    ),
    ...said('causal', 'endeavor', [
      'By inducing growers to move their working hours, the morning bulletin has lowered the number of heat visits to the hospitals.',
      'no such effect told',
    ]),
    ...said('causal', BJARNASON, [
      'The clinics started reporting pesticide illness properly once she had shown them her evaluation.',
      'no such effect told',
    ]),
    ...said(
      'slipped',
      'petition',
      [
        'Her article on the outbreak, which the editors chose as the lead article of the issue, traces five isolates to one tower at a fruit cold store.',
        'lead article',
      ],
      ['Before the hearing she called upon 22 owners, most of whom thereupon withdrew their objections.', 'withdrew'],
    ),
    ...said('slipped', 'endeavor', [
      'A protocol of 26 pages, which the state laboratory has reviewed, sets out the method by which the samples are taken.',
      'reviewed',
    ]),
    ...said('slipped', TORVIK, [
      'Her method runs on skim milk, a trick she had picked up in Cebu, and does without an ultracentrifuge.',
      'picked up in Cebu',
    ]),
    ...said(
      'swapped',
      'petition',
      [
        'At the end of 2024 there were 63 towers on the register, of which 19 had tested above the limit.',
        'numbers of the investigation',
      ],
      [
        'She supervised the enumerators of the dengue survey for six weeks and ran the health post of the shelter for nine.',
        'exchanged',
      ],
    ),
    ...said('swapped', 'endeavor', [
      'The committee of the Alliance asked for a plan for nine utilities, three members having said that they would send samples.',
      'exchanged',
    ]),
    ...said('swapped', BJARNASON, [
      'She did the sequencing herself, and the state laboratory made the case map and the wind analysis.',
      'exchanged',
    ]),
    ...said(
      'role-or-status',
      'petition',
      [
        'As principal investigator she conceived and directed the household survey on dengue in eleven barangays.',
        'third author, supervised field work',
      ],
      [
        'All four of the hospitals now transmit their data at night for the purposes of the bulletin.',
        'the fourth never',
      ],
    ),
    ...said('role-or-status', 'endeavor', [
      'Ten rural counties have established a register on the pattern of the model code that the petitioner offers to them free of charge.',
      'planned by 2030',
    ]),
    ...said('role-or-status', TORVIK, [
      'She wrote the cooling tower ordinance herself, every line of it, and I looked it over.',
      'technical part only; county attorney',
    ]),
  ],
}
