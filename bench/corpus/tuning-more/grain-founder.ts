import type { Case } from '../case.ts'
import { grainFounderPapers, grainFounderProfile } from './grain-founder-profile.ts'
import { fabricated, truths } from './say.ts'

const professor = { referee: 81 }
const supervisor = { referee: 82 }
const farmer = { referee: 83 }

export const grainFounder: Case = {
  name: 'grain-founder',
  profile: grainFounderProfile,
  papers: grainFounderPapers,
  sentences: [
    ...truths('petition', [
      'Ms. Chikomba completed a master’s degree in biological and agricultural engineering at Prairie Rose State University in Salina, Kansas, in May 2016, following an undergraduate degree in agricultural engineering in Harare.',
      'She graduated from Prairie Rose with a grade point average of 3.71, having studied grain storage, sensors, and heat and mass transfer.',
      'Her professional life has been spent with stored grain: first as an assistant at a government depot in Chegutu, Zimbabwe, then at a Nebraska cooperative, and since 2021 at the company she founded.',
      'For more than four and a half years she served as Grain Quality Engineer at the Dakin Elevators Cooperative, watching over some nine million bushels held in fourteen elevators.',
      'She started Kernelwatch in March 2021 with $31,000 of her own savings, and the company now numbers four people, two of whom work part-time.',
      'As first author of a 2017 article in the Journal of Stored Crops, she reported that carbon dioxide rose, on average, sixteen days before the temperature did.',
      'The experiment used nine bins on the university farm, in six of which she deliberately spoiled a small quantity of wheat, leaving three as controls.',
      'That research was carried out with $38,500 from the Prairie Wheat Research Council.',
      'In a second article, of which she is the third author, she reconstructed the condition of the grain in 112 cases of entrapment from receipts and moisture records.',
      'In 81 of those cases, nearly three quarters, the grain was already out of condition, which suggests that an earlier warning may spare some people the need to climb in.',
      'Her two articles, published in 2017 and 2020, have attracted a combined 70 citations.',
      'Whereas gas meters for grain had cost more than two thousand dollars, the Bin Sentinel sells for 265.',
      'After phosphine ruined the first twenty sensors within a week, she relocated the sensor behind a filter that closes while the grain is being fumigated.',
      'The sensor reports by radio every hour on a battery that lasts 26 months; the software was written by her colleague Tobias Wrenfield.',
      'In a field trial covering 58 bins on 21 farms, the gas sensor gave warning in twelve of the thirteen bins in which spoilage was confirmed.',
      'The single miss is explained in the trial report: a roof vent had been left open.',
      'The company itself puts the value of the grain saved at $212,000, an estimate that, as it openly states, has not been audited.',
      'At the Flint Hills Enterprise Fair in August 2022 Kernelwatch took second place for the Farm Startup Prize, one of eight companies invited to pitch out of 37 that applied.',
      'The judges observed that “plain is what survives in a grain bin.”',
      'The Plains Rural Innovation Fund awarded Kernelwatch $150,000 over two years, one of only nine grants made from 61 applications.',
      'She participates in the gas-sensing committee of the American Guild of Grain Engineers as a corresponding member, commenting on drafts without a vote.',
      'An application for a patent on the self-closing filter, naming her as the only inventor, was filed in February 2024 and remains pending.',
      'At Dakin she delivered the No-Entry Rule training in English and Spanish to 173 workers across all fourteen elevators, while the rule itself had been written by the safety manager.',
      'Bin entries at the cooperative fell from 340 a year to 95.',
      'The waiver is a matter of discretion, and the petitioner bears the burden of establishing eligibility. INA § 291.',
    ]),
    ...truths('endeavor', [
      'The endeavor aims to equip ten thousand bins in Kansas, Nebraska, Oklahoma, Iowa and South Dakota with affordable sensors, keeping assembly in Kansas.',
      'Eleven people are to be hired in Salina as the plan unfolds.',
      'At present 870 sensors are in use, and a workshop in Hutchinson has submitted a quotation for series production.',
      'Loup Fork Elevators, which operates eleven elevators, intends to order 140 sensors at $265 each if a test at its Kearney site proves satisfactory this winter.',
      'A bank loan of $90,000 has been applied for and has not yet been answered.',
      'A separate plan would publish anonymized readings from 500 bins after each harvest for the use of extension offices, and twelve farmers have already agreed to share theirs.',
      'For an entrepreneur advancing an endeavor of her own, Dhanasar recognizes that securing a job offer from a U.S. employer may be impractical. 26 I&N Dec. at 890–91 n.10.',
      'Grain that keeps its condition continues to flow, and where it flows no one needs to climb in.',
    ]),
    ...truths(professor, [
      'I advised her against founding a company, and I readily admit today that I was mistaken.',
      'I supervised her master’s thesis at Prairie Rose State University and have known her for some twelve years.',
      'When her field trial ended I reviewed the data, for which I was not paid.',
      'There were four false alarms in the trial, and her report lists them as plainly as the successes.',
    ]),
    ...truths(supervisor, [
      'I was her supervisor at the cooperative in Hastings, where everyone calls me Gus.',
      'Our crews paid attention to her because she had cleaned out bins with her own hands.',
      'To be fair, we had no entrapment in the five years before she came to us either, and I would not want it said otherwise.',
      'The rule that we brought in had one aim: no one was to enter a bin in which grain stood above the knee.',
    ]),
    ...truths(farmer, [
      'All six of our bins took part in the field trial, and I have been in touch with Rutendo about once a month ever since I came to know her three years ago.',
      'The alarm reached us on a Sunday in February 2024; we sold the grain in that bin within the week and lost none of it.',
      'I am a customer of hers and nothing more, and I write this letter as one farmer among many.',
      'I can only say how it was on our farm, and there it was worth having.',
    ]),

    ...fabricated('number', 'petition', [
      [
        'In the field trial the gas sensor warned, on average, 29 days before the temperature cable, with four false alarms among 58 bins.',
        '19 days',
      ],
      [
        'Two of every three entrapments she examined, 75 of 112, involved grain that was already out of condition.',
        '81 of 112',
      ],
      [
        'Kernelwatch, which she founded in Salina in March 2021 and which has grown to fourteen people, sold 410 sensors in 2025.',
        'four people',
      ],
    ]),
    ...fabricated('number', 'endeavor', [
      [
        'Loup Fork Elevators, with its 140 sites in Nebraska, has declared its intention to order sensors after a winter test.',
        '11 elevators; 140 is the number of sensors',
      ],
    ]),
    ...fabricated('money', 'petition', [
      [
        'Farmers turned or sold the grain in the twelve bins with a warning, and an independent audit put the value of the grain thus saved at 212,000 dollars.',
        'own estimate, unaudited',
      ],
      [
        'She built the company on a loan of 31,000 dollars from a bank in Salina and to this day does the bookkeeping herself.',
        'own savings; the loan applied for is 90,000',
      ],
      ['Second place at the Flint Hills Enterprise Fair brought the young company 75,000 dollars.', '7,500 dollars'],
    ]),
    ...fabricated('money', 'endeavor', [
      [
        'Each sensor would be leased to farmers for 4 dollars a month, with no purchase price, so that family farms can afford what only large elevators had before.',
        'bought at 265, plus subscription of 4',
      ],
    ]),
    ...fabricated('date', 'petition', [
      [
        'The grant from the Plains Rural Innovation Fund supported the company through the end of 2026.',
        'until March 31, 2025',
      ],
    ]),
    ...fabricated('date', farmer, [
      [
        'We are customers with six bins and have relied on her sensors for five harvests now, the one of the field trial included.',
        'known 3.1 years; trial from Oct. 2023',
      ],
    ]),
    ...fabricated('person', 'petition', [
      [
        'The software of the Bin Sentinel was written by Tobias Wakefield, one of the company’s first employees.',
        'Wrenfield; first employee unsupported',
      ],
      [
        'Dr. Lowell Eisenhart, the first author of the study of entrapments, conducted 29 interviews with affected families.',
        'Fairweather-Tso is first author',
      ],
    ]),
    ...fabricated('organization', 'petition', [
      [
        'Spoilage in thirteen of the 58 bins of the trial was confirmed by inspectors of the United States Department of Agriculture.',
        'inspector of Dakin Elevators Cooperative',
      ],
    ]),
    ...fabricated('organization', supervisor, [
      [
        'A worker of our own cooperative had died in a bin in 2017, and the rule was our answer to it.',
        'worker of a neighboring cooperative',
      ],
    ]),
    ...fabricated('place', 'petition', [
      [
        'The trial took place on 21 farms in Kansas, Nebraska and Iowa between October 2023 and June 2024.',
        'Kansas and Nebraska only',
      ],
      [
        'She began at a government grain depot in Bulawayo, where she assisted with dryers and the fumigation of maize.',
        'Chegutu',
      ],
    ]),
    ...fabricated('place', 'endeavor', [
      [
        'Series production is to be moved to a partner in Mexico, while sales and service remain in Salina.',
        'assembly stays in Kansas; quote from Hutchinson',
      ],
      [
        'Ten thousand bins are to be equipped by 2031, so that the plan would reach farms in every grain-growing state of the country.',
        'five states',
      ],
    ]),
    ...fabricated('award', 'petition', [
      [
        'Judged by five growers and two bankers, Kernelwatch won the Farm Startup Prize in 2022, ahead of Sandburr Robotics.',
        'second place; Sandburr first',
      ],
      [
        'She is the sole inventor on a U.S. patent covering the self-closing filter of the sensor.',
        'pending application only',
      ],
      [
        'In 2024 the American Guild of Grain Engineers elected her a voting member of its committee on gas sensing.',
        'corresponding member without a vote',
      ],
    ]),
    ...fabricated('award', professor, [
      [
        'She wrote her thesis with me, and in May 2016 she graduated from our department with distinction and with its medal for experimental work.',
        'no distinction or medal',
      ],
    ]),
    ...fabricated('title', 'petition', [
      [
        'Her study of entrapments, “Grain Bin Deaths: Warnings That Were Not Heard,” has been cited 26 times.',
        'title is Entrapment in Grain Bins',
      ],
      [
        'The findings on carbon dioxide were published in May 2017 in the Journal of Stored Products Engineering.',
        'Journal of Stored Crops',
      ],
    ]),
    ...fabricated('quotation', 'petition', [
      [
        'Mr. Castellanos-Pyle writes that the company “will order 140 sensors at 265 dollars apiece.”',
        'intend to order, subject to test',
      ],
    ]),
    ...fabricated('quotation', professor, [
      [
        'As the judges of the fair put it, “the sensor is ingenious, and ingenuity is what farming needs.”',
        'judges said plain',
      ],
    ]),
    ...fabricated('citation', 'endeavor', [
      [
        'Because the endeavor is national in scope, it meets the standard of Matter of New York State Department of Transportation, 22 I&N Dec. 215.',
        'vacated test',
      ],
      [
        'The complete readings of the trial can be downloaded at https://www.kernelwatch.example/trial-2024.',
        'address not in record',
      ],
    ]),
    ...fabricated('superlative', 'petition', [
      [
        'With a battery that lasts 26 months and a reading every hour, the Bin Sentinel is the most accurate gas sensor for grain that is sold in North America.',
        'not in record',
      ],
    ]),
    ...fabricated('causal', 'petition', [
      [
        'Her training at the cooperative put an end to entrapments, which had until then occurred almost every year.',
        'none in five years before either',
      ],
      [
        'At 265 dollars, against more than 2,000 for a conventional gas meter, the Bin Sentinel has forced other makers to reduce their prices.',
        'no such effect',
      ],
    ]),
    ...fabricated('causal', 'endeavor', [
      [
        'Loup Fork’s insurer has asked for the data, and insurers have begun to grant rebates to elevators on the strength of the sensor’s readings.',
        'insurer promised nothing',
      ],
    ]),
    ...fabricated('causal', supervisor, [
      [
        'In 2017 a worker of a neighboring cooperative died in a bin, but it was her analysis of spoiled grain that persuaded me to write the No-Entry Rule.',
        'not in record',
      ],
    ]),
    ...fabricated('slipped', 'petition', [
      [
        'She founded Kernelwatch in March 2021 with her own savings, having turned down a senior post at the cooperative.',
        'senior post slipped in',
      ],
      [
        'The trial data, reviewed by Dr. Eisenhart and since made public in a national repository, cover 58 bins.',
        'repository slipped in',
      ],
      [
        'Entries fell from 340 to 95 a year under the No-Entry Rule, which neighboring cooperatives have since taken over.',
        'adoption slipped in',
      ],
    ]),
    ...fabricated('slipped', farmer, [
      [
        'The alarm came on a Sunday, Rutendo drove out to us herself that evening, and we sold the bin the same week.',
        'drive slipped in',
      ],
    ]),
    ...fabricated('swapped', 'petition', [
      [
        'During the field trial in 2023 and 2024 the gas rose 16 days before the temperature in nine bins, six of them with spoilage.',
        'figures of the university experiment',
      ],
      [
        'The Prairie Wheat Research Council financed the ruggedized sensor with 150,000 dollars in three payments.',
        'Plains Rural Innovation Fund',
      ],
    ]),
    ...fabricated('swapped', 'endeavor', [
      [
        'The readings of 870 bins are to be published without names, and twelve extension offices have agreed to share them.',
        '500 bins; twelve farmers; 870 is sensors in use',
      ],
    ]),
    ...fabricated('swapped', professor, [
      [
        'I have known her for twelve years and supervised her at Dakin Elevators, where her thesis on carbon dioxide was written.',
        'thesis adviser at Prairie Rose',
      ],
    ]),
    ...fabricated('role-or-status', 'petition', [
      [
        'From January 2012 to June 2014 she was in charge of a government depot in Zimbabwe, where she ran the dryers and the fumigation of maize.',
        'assistant to the depot engineer',
      ],
      [
        'As author of the No-Entry Rule, she changed the way in which fourteen elevators handle their bins.',
        'Halloway wrote it; she trained',
      ],
      [
        'Farms in Iowa and South Dakota are already equipped with the sensor, alongside those in Kansas and Nebraska.',
        'planned states told as done',
      ],
    ]),
    ...fabricated('role-or-status', 'endeavor', [
      [
        'With a bank loan of 90,000 dollars secured, the company can begin to equip its first thousand bins.',
        'applied for, no answer',
      ],
    ]),
  ],
}
