import type { Case } from '../case.ts'
import { processEngineerPapers, processEngineerProfile } from './process-engineer-profile.ts'
import { fabricated, truths } from './say.ts'

const manager = { referee: 81 }
const marshal = { referee: 82 }
const professor = { referee: 83 }

export const processEngineer: Case = {
  name: 'process-engineer',
  profile: processEngineerProfile,
  papers: processEngineerPapers,
  sentences: [
    ...truths('petition', [
      'Mr. Trnavčević holds both a bachelor’s and a master’s degree in chemical engineering from the Technical University of Dravograd in Slovenia, the latter awarded in September 2012.',
      'Meridian Credential Services, in an evaluation dated February 11, 2019, found his Slovenian master’s degree comparable to a U.S. master’s degree in chemical engineering.',
      'His thesis on the pervaporation of wet ethyl acetate received a 10, the top mark on the scale.',
      'After six years as a distillation engineer at Halvorsgaard Fine Chemicals in Køge, Denmark, he moved to Copperlyn Coatings in Toledo in the spring of 2019.',
      'At Copperlyn he answers for solvents and vapors at two plants, in Toledo and Fort Wayne, and trains the 38 operators who work with them.',
      'From 2016 onward he planned the annual shutdown at Halvorsgaard, carrying responsibility for a budget of 1.2 million euros each time.',
      'As second author of a 2013 article in the Journal of Separation Practice, he built the test cell and operated it for 1,900 hours on solvent taken from an actual paint factory.',
      'In those experiments the water content dropped from 3.4 percent to 0.2 percent, and after 1,500 hours the flux had declined by 18 percent.',
      'His single-author review in Plant Safety Quarterly sorted 63 incidents drawn from the fire reports of fourteen states and from publicly available insurers’ files.',
      'The review showed that in 40 of the 63 cases the culprit was vapor remaining after the batch had ended rather than the heating itself.',
      'Between them, his two publications, one a joint study and the other written alone, have been cited 58 times.',
      'The Toledo plant had been sending its used solvent 300 miles to be burned while buying new solvent to replace it.',
      'His design places a membrane ahead of the still and a freeze-out trap behind it, so that no vapor remains once a batch is finished.',
      'After three visits, the city fire inspector accepted the unit in December 2021, and regular trial operation began the following month.',
      'During the trial of January to July 2022 the unit processed 126 batches averaging 310 liters, with nine stops and neither fire nor injury.',
      'Recovered ethyl acetate reached a purity of 99.2 percent, just above the specification of 99.0.',
      'In the trial period the plant bought 9,800 liters of solvent, down from 41,000 in the same months of 2021, even though production was 6 percent higher.',
      'The savings on solvent and hauling came to $96,000 in 2022, and a second unit went to Fort Wayne two years later, an indication that the design can be repeated at another plant.',
      'A U.S. patent with fourteen claims was granted in October 2023 on the still, naming Mr. Trnavčević and Yolanda Beauregard-Minh as inventors and Copperlyn as assignee.',
      'Copperlyn licenses the patent free of charge to firms with fewer than fifty employees.',
      'Although the unit did not win the Clean Workshop Prize in 2023, it was among five finalists selected from 44 entries.',
      'He passed an eight-hour examination and has been licensed as a professional engineer in Ohio since May 2022.',
      'A study of membrane lifetimes is still under way: eight of twelve tests have been completed, and no results have been published.',
      'In the Danish heat-loop project, led by Mette Kjærulff-Borup, his contribution was the heat balance and the start-up.',
      'The evaluation of a foreign degree, the petition recognizes, serves the adjudicator in an advisory capacity only.',
    ]),
    ...truths('endeavor', [
      'The endeavor would place one hundred small stills in finishing workshops in Ohio, Michigan, Indiana and Pennsylvania, each rented for $390 a month rather than sold.',
      'A 120-liter prototype has been operating in Perrysburg since June 2026, and drawings for that smaller unit are complete.',
      'If the plan succeeds, some 1.1 million liters of solvent would be reused each year and nine jobs would be created.',
      'The Ashgrove Finishing Cooperative, whose 31 members lacquer and paint furniture, reports that its shops together spend about $740,000 a year on having used solvent removed and burned.',
      'Four of the cooperative’s members have offered floor space for a trial unit, though the cooperative has said that it cannot pay for the unit itself.',
      'A model safety code of roughly twenty pages is also planned, for which the comments of six fire marshals have already been gathered.',
      'It is the absence of a suitably small machine, not the absence of willingness, that leaves workshops burning what larger factories reclaim.',
      'The endeavor should be judged by what it may bring about, for Dhanasar directs attention to its “potential prospective impact.” 26 I&N Dec. at 889.',
    ]),
    ...truths(manager, [
      'I have managed Mr. Trnavčević at our Toledo plant since 2019 and see him every working day.',
      'I told him that the budget was 185,000 dollars and that nothing would be added; when he was done, he handed 12,000 of it back.',
      'Our insurer turned down his first design, so the unit that was built is not the one that he first put before us.',
      'Of the nine stops we recorded during the trial, six were due to a dirty filter.',
      'He sits on our safety committee as a member, and I value the questions he puts there.',
    ]),
    ...truths(marshal, [
      'I came to know him nearly five years ago, when I wrote to him about his article on small stills.',
      'I use his table of incidents in my courses and have by now shown it to some 260 inspectors.',
      'I have no stake in his work beyond the wish that fewer stills catch fire.',
      'An inspector without a code to rely on will tend to refuse, which is why I welcome his intention to draft one.',
    ]),
    ...truths(professor, [
      'I advised his master’s thesis and was first author of the article that we published together in 2013.',
      'The paint factory that supplied our solvent changed its pigments twice in the course of the work, and his experiments had to cope with that.',
      'Sixteen years after we first met, we still speak about once a year.',
      'Our joint study received 27,000 from the Carinthian Fund for Clean Industry.',
    ]),

    ...fabricated('number', 'petition', [
      [
        'Over the six-month trial the unit processed 126 batches and recovered 97 percent of the solvent by volume.',
        '87 percent',
      ],
      [
        'Sorting 63 incidents by cause, he showed that in more than four fifths of them vapor after the end of the batch was to blame.',
        '40 of 63 is under two thirds',
      ],
      [
        'The heat loop at Halvorsgaard, for which he worked out the heat balance, cut the consumption of steam by 11,000 tons a year.',
        '11 percent; no tonnage',
      ],
    ]),
    ...fabricated('number', marshal, [
      ['I have shown his table of 63 incidents to well over six hundred inspectors in my courses.', 'about 260'],
    ]),
    ...fabricated('money', 'petition', [
      [
        'Built on a budget of 185,000 dollars and accepted by the city fire inspector in December 2021, the unit had paid for itself by the end of 2022.',
        'saved 96,000 in 2022; not paid off',
      ],
      [
        'At Halvorsgaard he was entrusted with a total maintenance budget of 1.2 million dollars for three columns.',
        '1.2 million euros per shutdown',
      ],
    ]),
    ...fabricated('money', 'endeavor', [
      [
        'Members of the Ashgrove Finishing Cooperative each pay about $740,000 a year to have their used solvent hauled away and burned.',
        'together, not each',
      ],
      [
        'Workshops with fewer than 50 employees would be able to purchase a unit outright by paying $390 a month over five years.',
        'rent instead of purchase; no five years',
      ],
    ]),
    ...fabricated('date', 'petition', [
      [
        'The patent, filed shortly after the trial had ended in July 2022, was granted in October 2023.',
        'filed March 2021, before the trial',
      ],
    ]),
    ...fabricated('date', 'endeavor', [
      [
        'Within three years, one hundred units are to be placed in workshops in Ohio, Michigan, Indiana and Pennsylvania, and nine jobs are to be created.',
        'ETA is 5+ years',
      ],
    ]),
    ...fabricated('person', 'petition', [
      [
        'The controls of the recovery unit were made by Yolanda Beauregard-Linh, who is named beside him on the patent.',
        'Beauregard-Minh',
      ],
    ]),
    ...fabricated('person', professor, [
      [
        'My colleague Professor Janez Koritnik, who examined his thesis, still uses the test cell that he built.',
        'invented person and fact',
      ],
    ]),
    ...fabricated('organization', 'petition', [
      [
        'In April 2023 the Great Lakes Manufacturers Association selected the unit as one of five finalists for its Clean Workshop Prize.',
        'Great Lakes Manufacturers Forum',
      ],
      [
        'His research on ethyl acetate was made possible by the Slovenian Ministry of Science, which financed the test cell.',
        'Carinthian Fund for Clean Industry',
      ],
    ]),
    ...fabricated('place', 'petition', [
      [
        'He is licensed as a professional engineer in Ohio and Indiana, the two states in which his employer operates plants.',
        'license for Ohio only',
      ],
      [
        'Before emigrating he worked for six years in Copenhagen, running three distillation columns for Halvorsgaard Fine Chemicals.',
        'Køge, not Copenhagen',
      ],
    ]),
    ...fabricated('place', 'endeavor', [
      [
        'A furniture cooperative in Detroit, which counts 31 workshops among its members, would lend an electrician for a trial unit and keep the log.',
        'cooperative is in Grand Rapids',
      ],
      [
        'From Ohio and Michigan to Indiana and Illinois, small workshops would be able to rent a unit for 390 dollars a month instead of buying it.',
        'Pennsylvania, not Illinois',
      ],
    ]),
    ...fabricated('award', 'petition', [
      [
        'The recovery unit received the Clean Workshop Prize in 2023, prevailing over 43 other entries.',
        'finalist only; prize went elsewhere',
      ],
      [
        'He holds two U.S. patents on the recovery of solvent, both assigned to Copperlyn, which licenses them free of charge to firms of fewer than 50 employees.',
        'one patent',
      ],
      [
        'For the heat loop on column three, which cut steam use by 11 percent, the municipality honored him with its energy prize in 2017.',
        'prize went to the company',
      ],
    ]),
    ...fabricated('award', professor, [
      [
        'After his master’s degree he completed a doctorate under my direction on membranes for real solvent.',
        'no doctorate',
      ],
    ]),
    ...fabricated('title', 'petition', [
      [
        'His review, “Why Small Stills Explode,” appeared in Plant Safety Quarterly in September 2021.',
        'title is Why Small Stills Catch Fire',
      ],
    ]),
    ...fabricated('title', marshal, [
      [
        'I came across his article on small stills in the Journal of Fire Prevention, wrote to him, and have used his table of incidents in my courses ever since.',
        'Plant Safety Quarterly',
      ],
    ]),
    ...fabricated('quotation', 'endeavor', [
      [
        'The cooperative’s manager writes that its members “are ready to install the first units as soon as they can be delivered.”',
        'no such words; decision in Feb. 2027',
      ],
    ]),
    ...fabricated('quotation', manager, [
      [
        'The city fire inspector came three times, and on his last visit, in December 2021, he told me, “I have never seen a safer still.”',
        'invented words',
      ],
    ]),
    ...fabricated('citation', 'petition', [
      [
        'Eligibility for the waiver is governed by 8 C.F.R. § 214.2(h), under which the job offer may be dispensed with in the national interest.',
        '214.2(h) is nonimmigrant H; it is 204.5(k)(4)(ii)',
      ],
      [
        'As the Administrative Appeals Office held in Matter of Dhanasar, 26 I&N Dec. 884, 889, an applicant must have risen to the very top of the field.',
        'not held; EB-1A language',
      ],
    ]),
    ...fabricated('superlative', 'endeavor', [
      [
        'The unit takes a batch of a few hundred liters, and no other machine on the American market can recover solvent safely in batches of this size.',
        'not in record',
      ],
    ]),
    ...fabricated('superlative', manager, [
      [
        'I have worked with Bojan every day since 2019, and I have not met a better process engineer in thirty years of managing plants.',
        'thirty years and best not in record',
      ],
    ]),
    ...fabricated('causal', 'petition', [
      [
        'His review of incidents led fire departments in several states to revise the way they inspect small stills.',
        'only one marshal uses table in training',
      ],
      [
        'Bought solvent fell from 41,000 to 9,800 liters, and owing to the lower cost of solvent, production at the Toledo plant rose by 6 percent.',
        'production was 6 percent higher; no causation',
      ],
    ]),
    ...fabricated('causal', manager, [
      [
        'Our insurer, who had refused the first design, was so convinced by the second that, thanks to the unit, the premium for the whole plant was lowered.',
        'not in record',
      ],
    ]),
    ...fabricated('causal', marshal, [
      [
        'Since inspectors began to use his table, fires in small stills have become noticeably rarer in our county.',
        'no such effect',
      ],
    ]),
    ...fabricated('slipped', 'petition', [
      [
        'He trains 38 operators at two plants, chairs a monthly safety seminar and writes the procedures for solvents and vapors.',
        'seminar slipped in',
      ],
      [
        'The patent, which has already been licensed to a number of small firms, covers a still with a membrane guard and a freeze-out trap.',
        'free licenses offered, none told as taken',
      ],
      [
        'His article on the zeolite membrane, honored as the journal’s paper of the year, has been cited 36 times.',
        'honor slipped in',
      ],
    ]),
    ...fabricated('slipped', 'endeavor', [
      [
        'A 120-liter prototype, inspected and approved by the local fire authority, has been running in Perrysburg since June 2026.',
        'inspection slipped in',
      ],
    ]),
    ...fabricated('swapped', 'petition', [
      [
        'In 2024 the Fort Wayne plant ran the trial of 126 batches in which bought solvent fell from 41,000 to 9,800 liters.',
        'Toledo in 2022',
      ],
      [
        'In the energy team at Copperlyn he was responsible for the heat balance and the start-up of a loop for column three.',
        'was at Halvorsgaard',
      ],
      [
        'The membranes in his study of lacquer waste lasted 1,500 hours before the flux was down by 18 percent.',
        'from the 2013 study; lacquer 11–16 months',
      ],
    ]),
    ...fabricated('swapped', professor, [
      [
        'I was glad to be second author to him on the article of 2013, for the plan of the study was entirely his.',
        'she planned it and is first author',
      ],
    ]),
    ...fabricated('role-or-status', 'petition', [
      [
        'As head of the plant’s safety committee, he is responsible for solvents and vapors in Toledo and Fort Wayne.',
        'member only',
      ],
      [
        'His investigation of membranes in lacquer waste, now concluded, established that they last between 11 and 16 months.',
        'eight of 12 tests finished',
      ],
    ]),
    ...fabricated('role-or-status', 'endeavor', [
      [
        'With Copperlyn’s written permission to use the patent free of charge, he has founded a company that rents small stills to workshops with fewer than 50 employees.',
        'plan to found',
      ],
      [
        'Two states have taken up the model code for small stills, which runs to about 20 pages and reflects the comments of six fire marshals.',
        'hope; not written',
      ],
    ]),
  ],
}
