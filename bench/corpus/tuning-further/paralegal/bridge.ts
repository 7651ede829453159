import type { Case } from '../../case.ts'
import { bridgePapers, bridgeProfile } from './bridge-profile.ts'
import { said } from './said.ts'

const DELACROIX = { referee: 181 }
const HRUSKA = { referee: 182 }

export const bridge: Case = {
  name: 'bridge',
  profile: bridgeProfile,
  papers: bridgePapers,
  sentences: [
    ...said(
      'true',
      'petition',
      'Dr. Ofori-Tandoh received the degree of Doctor of Philosophy in Robotics from Allegheny Forks University, Pittsburgh, in May 2018, having earned 96 credits with a cumulative grade point average of 3.88 on a scale of 4.00.',
      'His admission to the doctoral program in the fall of 2013 was accompanied by a Dean’s Fellowship, which he held for two academic years.',
      'His undergraduate preparation, in mechanical engineering, was completed at Accra in June 2011 after not quite four years of full-time study.',
      'Between the two degrees he was employed for nearly two years as a maintenance engineer at Tema Dry Dock Works, where the upkeep of the cranes and of the dock gates fell to him.',
      'It was there that he built his first magnetic cart, out of loudspeaker magnets, a device that saw service on three ships before it was lost in the water.',
      'The principal finding of the article of 2018, that heavy scale deprives a magnet of 44 percent of its holding force, was obtained from specimens cut out of two demolished bridges.',
      'Whereas the first wheel had come off the steel in nine of 40 runs, the compliant design with its floating magnets completed 260 runs without a single fall.',
      'The finite-element modeling of the magnetic field was the contribution of his co-author, Priyanka Sethuraman; the wheel, the test stand and the measurements were his own.',
      'His two published articles have been cited 123 times in the aggregate.',
      'The second article, a work led by Hui-Ling Brandvold, reports the detection of 27 of 31 known cracks by a probe in motion, at the price of six false alarms.',
      'A third manuscript, which describes 48,000 labeled images of fourteen steel bridges, was submitted in September 2026 and remains under review.',
      'Of the seventeen bridge owners whom he approached for that data set three declined, for it is the fear of bridge owners that pictures will expose their problems.',
      'From June 2018 to February 2020 he served Pellworth Steel Inspection as an inspection engineer, participating, as a member of the team and not as its leader, in the hands-on inspection of 46 bridges in two states.',
      'The macros that he wrote in the evenings of that employment relieved each crew of about three hours of work per bridge.',
      'He has been in the full-time service of Girderline Robotics in Columbus, Ohio, for more than six years and, as Principal Robotics Engineer, has four engineers reporting to him.',
      'The GC-4 weighs 11.2 kilograms, which is to say almost eighteen kilograms less than the GC-2, a machine that had to be lifted by two men.',
      'Over the 22 bridges of the trial, the average duration of the work beneath the deck was reduced by four hours, from 9.5 to 5.5.',
      'On 17 of the 22 bridges it was possible to dispense with the closure of a lane.',
      'Nineteen crawlers of this type are in use across three states, namely Ohio, Kentucky and West Virginia.',
      'Not every undertaking succeeded: the cable climber, intended for ropes of 70 meters, attained only 31, and the customer discontinued the project.',
      'The tether brake is the subject of a United States patent that was granted in November 2023, that names him and Dov Lindqvist as inventors, and that belongs to Girderline.',
      'As one of 15 members of a working group of the Institute for Bridge Stewardship, he wrote the chapter on adhesion and fall protection of the guideline that was issued in June 2025.',
      'That guideline is referred to in the inspection manuals of the state departments of Ohio and Kentucky, while Pennsylvania has the matter under consideration.',
      'The Halvorsen Prize, conferred upon him alone in 2024, drew 37 nominations from eleven countries, and four finalists were interviewed.',
      'In the words of the Prize Committee, he “has moved crawling robots out of the test hall and under real bridges, in real weather, with inspectors who did not build them.”',
      'The Tri-Rivers Bridge Authority, the owner of 58 steel bridges, has expressed in writing its interest in a pilot on six of them, subject to an appropriation of funds and to the approval of its Board.',
      'The Authority is careful to say that its letter is “not a purchase commitment,” and the petitioner does not represent it as one.',
      'Under 8 C.F.R. § 204.5(k)(2), a United States academic degree above that of baccalaureate is an advanced degree, and the doctorate conferred in 2018 is such a degree.',
    ),
    ...said(
      'true',
      'endeavor',
      'The specific endeavor is the provision of affordable crawling robots for the early detection of cracks in county-owned steel bridges.',
      'Two prototypes, in operation since May 2026, have a material cost of $6,900, as against the $31,000 of a GC-4.',
      'It is intended that inspectors of forty counties in Ohio, Indiana and West Virginia be trained by 2030 and that the drawings be given to public agencies without charge.',
      'An application for $450,000 was made to the Midland Innovation Fund in July 2026, and the answer is still awaited.',
      'A public register of the falls of inspection robots exists so far only as a concept of four pages; two manufacturers have promised data and three have refused.',
      'In the assessment of national importance an officer considers the “potential prospective impact” of the endeavor, and not its geographic breadth alone. Matter of Dhanasar, 26 I&N Dec. 884, 889-90 (AAO 2016).',
      'The second prong directs attention to education, skills, knowledge and record of success, to a plan, to progress, and to the interest of potential customers or other relevant entities. Dhanasar, 26 I&N Dec. at 890.',
      'An occupation is not at issue here; what is at issue is one undertaking, its merit, and its reach.',
      'The GC-4 does not displace the inspector, by whom each fracture-critical member must still be touched.',
      'These results permit the inference that magnetic crawlers can serve outside the laboratory, on steel as it is actually found.',
      'It is to the question of national importance that the discussion now turns.',
      'The merit of seeing a defect before it becomes a failure hardly requires elaboration, and the greater part of what follows is therefore devoted to the second prong.',
    ),
    ...said(
      'true',
      DELACROIX,
      'I directed Kwabena’s doctoral work from 2013 to 2018, and we are still in touch about once a month.',
      'When he came for his interview he brought a photograph of a cart made of loudspeaker magnets.',
      'He passed his qualifying examination in January 2015 and wrote his dissertation on magnetic adhesion on corroded steel.',
      'The university chose not to patent his wheel, because it sat too close to an older one.',
      'I will keep to the work I know, and leave the law to the people whose job it is.',
      'A group in Japan has reproduced his force curve, and that is the kind of test I care about.',
    ),
    ...said(
      'true',
      HRUSKA,
      'I was against the robot to begin with, and I did not keep quiet about it.',
      'What turned me around was that he came out with us in January and held the tether himself.',
      'They lost a unit in the Scioto in February 2022, and that first winter the batteries quit after forty minutes at fifteen below zero Celsius.',
      'My inspectors ran the GC-4 trials alongside him, and I have never been on Girderline’s payroll.',
      'I have known him for five and a half years, and I would tell any county engineer to look at the numbers and make up his own mind.',
    ),
    ...said(
      'number',
      'petition',
      [
        'On heavy scale, the article reports, a magnet forfeits 64 percent of its holding force, a figure that was obtained from 31 specimens of demolished bridges.',
        '44 percent',
      ],
      [
        'During his twenty months at Pellworth he took part in the hands-on inspection of 64 bridges in Pennsylvania and New York.',
        '46 bridges',
      ],
    ),
    ...said('number', 'endeavor', [
      'The county program foresees the inspection, by means of the low-cost crawler, of six thousand bridges in forty counties.',
      '600 bridges',
    ]),
    ...said('number', HRUSKA, [
      'Across those 22 bridges our time under the deck went from nine and a half hours down to three and a half.',
      '5.5 hours',
    ]),
    ...said(
      'money',
      'petition',
      [
        'The Halvorsen Prize carries an honorarium of $25,000, which he received at the annual meeting in Minneapolis.',
        '$5,000',
      ],
      [
        'The Keystone Infrastructure Research Fund supported the study of wheel-magnet crawlers with a grant of $64,000.',
        'that was the eddy-current study',
      ],
    ),
    ...said('money', 'endeavor', [
      'The Tri-Rivers Bridge Authority has offered to bear the whole cost of the pilot on six of its bridges.',
      'up to $120,000 toward it',
    ]),
    ...said('money', HRUSKA, [
      'When we rent an under-bridge truck in our program we pay roughly $3,400 a day for it.',
      'that is what Tri-Rivers pays',
    ]),
    ...said(
      'date',
      'petition',
      [
        'He entered the employment of Girderline Robotics in the summer of 2018, directly upon the conferral of his doctorate.',
        '2020, after Pellworth',
      ],
      [
        'His certification in rope access, first obtained in 2019, lapsed in 2022 and was restored in 2025.',
        'renewed both times',
      ],
    ),
    ...said('date', 'endeavor', [
      'The pilot on the six bridges of the Authority is scheduled to begin before the end of 2026.',
      'not earlier than spring 2027',
    ]),
    ...said('date', DELACROIX, [
      'He finished his doctorate in three and a half years, and I supervised all of it.',
      'Aug 2013 to May 2018',
    ]),
    ...said(
      'person',
      'petition',
      [
        'The article on the moving eddy-current probe was led by Priyanka Sethuraman, with the petitioner as its second author.',
        'Hui-Ling Brandvold',
      ],
      [
        'The letter of the Tri-Rivers Bridge Authority bears the signature of Lorna Stackhouse, P.E., its Chief Maintenance Engineer.',
        'Stackpole',
      ],
      [
        'The working group of fifteen was chaired by Astrid Molnar-Pike, under whom the guideline was brought to completion.',
        'Roberta Kinsolving',
      ],
    ),
    ...said('person', HRUSKA, [
      'The crack-ranking software was the work of Raymond Castellanos, and our inspectors had their doubts about it.',
      'Mei Castellanos',
    ]),
    ...said(
      'organization',
      'petition',
      [
        'The doctoral work on corroded girders was funded through the civil infrastructure program of the National Science Foundation.',
        'Keystone fund',
      ],
      [
        'Before his doctoral studies he maintained cranes and dock gates for the Ghana Ports and Harbours Authority.',
        'Tema Dry Dock Works',
      ],
    ),
    ...said('organization', 'endeavor', [
      'It is at the Society for Field Robotics in Infrastructure that the public register of falls is to be hosted.',
      'Institute for Bridge Stewardship',
    ]),
    ...said('organization', HRUSKA, [
      'The trials were run on behalf of the Federal Highway Administration, which wanted the numbers for its own files.',
      'no such agency',
    ]),
    ...said(
      'place',
      'petition',
      [
        'The field trial of the moving probe took place on a retired bridge in Westmoreland County, where 212 welds were examined.',
        'Beaver County',
      ],
      ['The nineteen units of the GC-4 are at work in Ohio, Kentucky and Pennsylvania.', 'West Virginia'],
    ),
    ...said('place', 'endeavor', [
      'The program of training is to reach, by 2030, the county inspectors of every state that has steel bridges.',
      'three states',
    ]),
    ...said('place', DELACROIX, [
      'He had taken his bachelor’s degree in Kumasi before he came to us in Pittsburgh.',
      'Accra',
    ]),
    ...said(
      'award',
      'petition',
      [
        'In addition to his certification in rope access, he is licensed as a professional engineer in the State of Ohio.',
        'no license',
      ],
      [
        'His certification in rope access is of the level that entitles its holder to supervise others on the ropes.',
        'level 1, under supervision',
      ],
      [
        'Upon the completion of his dissertation the University conferred on him its prize for outstanding doctoral research.',
        'none',
      ],
    ),
    ...said('award', DELACROIX, [
      'He left my laboratory with a doctorate and with a patent on the floating-magnet wheel, which is no small thing for a student.',
      'the wheel was not patented',
    ]),
    ...said(
      'title',
      'petition',
      [
        'His first-authored article on wheel-magnet crawlers appeared in NDT Letters in February 2018.',
        'Journal of Field Mobility',
      ],
      [
        'The dissertation, entitled “Autonomous Climbing Robots for the Inspection of Aging Bridges,” was written under the direction of Professor Delacroix-Unger.',
        'invented title',
      ],
    ),
    ...said('title', 'endeavor', [
      'The endeavor builds upon the Manual of Practice for Autonomous Bridge Inspection, to which the petitioner contributed the chapter on adhesion.',
      'Guideline for Robot-Assisted Bridge Inspection',
    ]),
    ...said('title', HRUSKA, [
      'We started out with the GC-3 that first winter and only moved up to the GC-4 once the brake was fixed.',
      'no GC-3',
    ]),
    ...said(
      'quotation',
      'petition',
      [
        'The Prize Committee wrote that the nominee “has moved crawling robots out of the test hall and into the ordinary practice of American inspection.”',
        'altered',
      ],
      [
        'The Authority states in its letter that it is “committed to a pilot of the successor system on six bridges.”',
        'is interested in',
      ],
      ['In the summation of Mr. Hruska, “every county on the river ought to own one of these.”', 'invented'],
    ),
    ...said('quotation', DELACROIX, [
      'He used to tell the younger students, “If it only works on clean steel, it does not work.”',
      'invented',
    ]),
    ...said(
      'citation',
      'petition',
      [
        'The petitioner invokes Matter of New York State Dep’t of Transportation, 22 I&N Dec. 215, under which the benefit of the endeavor is to be national in scope.',
        'vacated',
      ],
      ['The factors of the second prong are enumerated in Matter of Dhanasar, 26 I&N Dec. 884, 894 (AAO 2016).', '890'],
      ['The advanced degree that the petitioner holds is defined at 8 C.F.R. § 204.5(h)(3).', '204.5(k)(2)'],
    ),
    ...said('citation', 'endeavor', [
      'The drawings of the crawler will be deposited for public agencies at https://www.girderline.example/county-crawler.',
      'address invented',
    ]),
    ...said(
      'superlative',
      'petition',
      ['At 11.2 kilograms, the GC-4 is the lightest inspection crawler on the American market.', 'not in the record'],
      ['Among those who study magnetic adhesion he is regarded as a foremost authority.', 'not in the record'],
    ),
    ...said('superlative', 'endeavor', [
      'No comparable effort to put robotic inspection within the reach of counties is under way anywhere in the country.',
      'not in the record',
    ]),
    ...said('superlative', DELACROIX, [
      'Of all the doctoral students I have advised, he was the strongest in the workshop.',
      'not in the record',
    ]),
    ...said(
      'causal',
      'petition',
      [
        'It was his proposal of a stated fall rate that moved Ohio and Kentucky to open their inspection manuals to robots.',
        'manuals refer to the guideline; no such effect',
      ],
      [
        'The macros that he wrote in the evenings secured for Pellworth the renewal of its contracts with both states.',
        'only saved hours',
      ],
    ),
    ...said('causal', 'endeavor', [
      'By sparing the counties the closure of lanes, the GC-4 has brought about a decline in accidents in work zones.',
      'no such effect',
    ]),
    ...said('causal', HRUSKA, [
      'His crawler found a crack on one of our spans early enough that a weld repair kept the road from being closed.',
      'only general argument in the plan',
    ]),
    ...said(
      'slipped',
      'petition',
      [
        'Nineteen crawlers, each of them purchased with federal bridge funds, are in service in Ohio, Kentucky and West Virginia.',
        'federal funds',
      ],
      [
        'The Halvorsen Prize, which is given every second year to a candidate proposed by the heads of national laboratories, was presented to him in May 2024.',
        'who proposes',
      ],
    ),
    ...said('slipped', 'endeavor', [
      'The two prototypes, which have been running since May 2026 on bridges made available by county engineers, have a material cost of $6,900.',
      'where they run',
    ]),
    ...said('slipped', HRUSKA, [
      'He came along in January, on his own vacation days, and held the tether himself.',
      'vacation days',
    ]),
    ...said(
      'swapped',
      'petition',
      [
        'Of the 31 known cracks the moving probe failed to find six, and it raised 27 false alarms.',
        'numbers exchanged',
      ],
      [
        'The project of the cable climber was stopped after a unit had been lost in the Scioto River in February 2022.',
        'GC-4; ended Dec 2021',
      ],
      [
        'Two certified inspectors examined the 212 welds in Beaver County independently and agreed on 91 percent of them.',
        'data set',
      ],
    ),
    ...said('swapped', 'endeavor', [
      'Reference to the guideline is made in the manuals of Ohio and Pennsylvania, and Kentucky is considering it.',
      'Kentucky and Pennsylvania exchanged',
    ]),
    ...said(
      'role-or-status',
      'petition',
      [
        'Under his chairmanship the working group of the Institute for Bridge Stewardship brought out its guideline in June 2025.',
        'member',
      ],
      [
        'The data set of robot inspections, with its 48,000 labeled images, has been released and may be used by anyone.',
        'will be, on acceptance',
      ],
    ),
    ...said('role-or-status', 'endeavor', [
      'The Midland Innovation Fund has granted $450,000 toward the development of the crawler for county bridges.',
      'applied for',
    ]),
    ...said('role-or-status', HRUSKA, [
      'He had been a team leader himself at Pellworth, so he knew what my job looks like from the inside.',
      'team member',
    ]),
  ],
}
