import type { Case } from '../../case.ts'
import { oysterPapers, oysterProfile } from './oyster-profile.ts'
import { told, untold } from './say.ts'

const orrinsby = { referee: 81 }
const tolliver = { referee: 82 }
const sandoval = { referee: 83 }

const truths = [
  ...told(
    'petition',
    'Dr. Valadão Crespo took her doctorate at Norfolk in May 2019, having come from Portugal with a master’s degree in coastal ecology.',
    'A reef can look alive and still be going broke: of 27 restored reefs she examined in Virginia and Maryland, two thirds were losing shell.',
    'Nine of those failing reefs had been entered by the agencies in the column of successes.',
    'She treats a reef the way an accountant treats an account, asking at the end of each year whether shell has been gained or lost.',
    'The shell budget has found its way into Maryland’s monitoring manual, where field crews may choose to use it.',
    'Between them, her two published papers have been cited sixty-nine times.',
    'Others have checked her. A team in North Carolina applied the method to a dozen reefs in 2020 and saw the same pattern emerge.',
    'In Mobile she built the tanks herself, letting oxygen drain away each night through a valve on a timer, while her co-author Jerrold Quisenberry worked in the field.',
    'Larvae proved tougher than feared: four airless hours a night cost only seven percent of settlement, though after six the toll rose past half.',
    'Since May 2021 the petitioner has worked full-time for a nonprofit laboratory in Baltimore, planning reefs, setting them, and then measuring them for years.',
    'Ecology is patient work, and these pages try to let the patience show.',
    'Her module weighs about 75 pounds, stands on a foot shaped like a snowshoe, and gets two fifths of its bulk from crushed shell.',
    'By 2025 the modules carried roughly three and a half times as many living oysters per square meter as the loose shell laid down beside them.',
    'The record does not hide the reef’s limits: at high spring tide, waves lost only nine percent of their height, a figure that her own report declines to call protection.',
    'Not everything held. Ninety modules in the north row sank during the first winter and had to be raised and reset on beds of shell.',
    'When the October 2023 storm had passed, fewer than forty of more than two thousand modules had been lost or tipped over.',
    'The Half-Shell Return project missed its mark, gathering 141 of the 200 tons it had hoped for in a year, yet that haul met some three fifths of that year’s need.',
    'Credit for thinking of the shell collection belongs to Bettina Crouch; the petitioner devised the cleanliness test and laid out the drying yard.',
    'The Society for Bivalve Ecology picked her out of 57 nominees drawn from eleven countries.',
    'In the committee’s words, her work tells a manager “not merely whether a reef is alive, but whether it will still be standing in ten years.”',
    'A patent application names her as sole inventor; it remains pending, the examiner having turned down four of its fifteen claims in October 2025.',
    'For three years, until June 2026, she sat with eight others on the panel that counsels Maryland on where reefs should go.',
    'A local newspaper put her on its front page in August 2024, and there an oysterman confessed, “I came to yell at her and I stayed to drive the barge.”',
    'Her study of the marsh edge is still before the reviewers at Estuarine Reef Letters, to which she sent it in August 2026.',
    'Ten transects behind the reef, ten without: every six weeks for over three years, she and Dayo Oyelaran walked them and wrote down what the marsh had surrendered.',
    'Nanticoke Neck County has put its curiosity in writing, though its letter is careful to say that it binds no one.',
  ),
  ...told(
    'endeavor',
    'Stone sills cost Nanticoke Neck County about $1,150 a linear foot; the Halyard Creek reef came in at $640.',
    'Marsh guarded by the modules retreated 14 centimeters a year, little more than a third of the loss suffered where there was no reef.',
    'By 2030 the endeavor would place trial reefs in five estuaries spread over four states, with Maryland taking two of them.',
    'Any public agency will be able to use the drawings and the concrete recipe without paying for them.',
    'A waterman’s winter is long and lean, and the planned January course would pay a dozen of them to learn to cast and set modules.',
    'The winter course has not yet started, and the $85,000 sought from the Chesapeake Bivalve Trust has been neither granted nor refused.',
    'Of the 31 miles of shoreline in that county’s care, a dozen were found in 2024 to be wearing away by upward of two feet each year.',
    'What is proposed here is not marine biology at large; it is one kind of reef, for one kind of shore, and it should be weighed as such.',
    'Merit of this kind may be shown in many fields, and Dhanasar names science among them. Matter of Dhanasar, 26 I&N Dec. 884, 889 (AAO 2016).',
    'Nothing obliges a petitioner to prove that the endeavor is certain to succeed; the question at the second step is whether she is well positioned to advance it. 26 I&N Dec. at 890.',
    'Section 203(b)(2) of the Act, with 8 CFR 204.5(k), governs the classification sought.',
    'Taken together, four years of measurements suggest that a footed module can survive where loose shell could not.',
    'We turn now from the reef to the person who designed it.',
  ),
  ...told(
    orrinsby,
    'I have known Inês for a little over twelve years, first as the advisor of her dissertation, and we still talk about once a month.',
    'Here is my favorite story: she discarded eight months of modeling that I, frankly, would have stood up and defended.',
    'I lent a hand with the statistics of the shell budget paper, but the model itself was her winter’s work.',
    'A flood took every logger from five of her reefs in the summer of 2016; a lesser student would have changed the subject.',
    'I write this letter gladly, and I would put the same words to anyone who rang me up and asked.',
  ),
  ...told(
    tolliver,
    'I’ll be plain about it: I showed up at that meeting in 2021 meaning to stop the whole project.',
    'I took my pay by the day, I ran the barge, and I pointed out where the old reef used to lie.',
    'I am the third generation of my family to make a living on oysters, and scientists do not impress me easily.',
  ),
  ...told(
    sandoval,
    'My people tried her shell budget on twelve reefs in 2020, and at that point I had never so much as shaken her hand.',
    'We were introduced when she gave the Prewett Lecture in Charleston, and we have never written a paper together.',
    'In my view, the hard thing in restoration is to stay and count, and Inês stays and counts.',
  ),
]

const fabrications = [
  ...untold(
    'number',
    [
      'petition',
      'Her reef at Halyard Creek was assembled from 3,260 modules, each light enough for a small crew to set from a barge.',
      '2,160',
    ],
    [
      'endeavor',
      'At low and mid tide the reef takes 64 percent of the height off passing waves, according to loggers read over 19 months.',
      '44 percent',
    ],
    [
      orrinsby,
      'She sampled 27 reefs over five summers, with nothing fancier than a quarter-square-meter frame and a good deal of sunscreen.',
      'three summers',
    ],
    [
      'petition',
      'Two dozen restaurants fed the shell trucks, and the barrels came back with forks and lemons in them.',
      '33',
    ],
  ),
  ...untold(
    'money',
    ['petition', 'The Gulf Shellfish Recovery Fund put $212,000 behind the hypoxia experiments in Alabama.', '112,000'],
    [
      'endeavor',
      'County commissioners have set aside up to $310,000 for the trial at Teal Point.',
      'only a condition: budget not approved',
    ],
    [
      sandoval,
      'The Prewett Prize came with ten thousand dollars, which I gather she spent on steel poles that no goose could pull.',
      '$5,000; spending invented',
    ],
    [
      'petition',
      'With $38,500 from the National Science Foundation, she spent three summers sampling rivers that most people only drive across.',
      'Chesapeake Bivalve Trust',
    ],
  ),
  ...untold(
    'date',
    [
      'petition',
      'The shell budget appeared in print in the spring of 2017, two full years before she defended.',
      'April 2019',
    ],
    ['endeavor', 'Loose shell dumped in the creek in 2001 had vanished within four years.', '2011'],
    [
      tolliver,
      'I have been driving the barge for Inês for eleven years now, through every kind of weather.',
      '5.2 years',
    ],
    [
      'petition',
      'She moved straight from Portugal to Norfolk, beginning her doctoral studies only weeks after finishing the master’s.',
      '2013-07 to 2014-08',
    ],
  ),
  ...untold(
    'person',
    [
      'petition',
      'The panel on which she served was chaired by Odette Brandreth, a fisheries official who set its calendar.',
      'Odalys; invented role',
    ],
    [
      'petition',
      'The dissertation committee seated Thaddeus Orrinsby, Lucinda Maybrook, Peregrine Achebe-Stroud and Wendell Hathaway.',
      'Wen-Hua Talmadge',
    ],
    [
      orrinsby,
      'Lucinda Maybrook, our dean at the time, lent the boat and never asked for the fuel money.',
      'not dean; fuel invented',
    ],
    [
      'petition',
      'The county’s letter is signed by its harbor commissioner, Roscoe P. Pennyfeather.',
      'Rosco T. Pennifeather, Director',
    ],
  ),
  ...untold(
    'organization',
    [
      'petition',
      'Her modules have already drawn a letter of interest from the U.S. Army Corps of Engineers, which keeps the shoreline at Teal Point.',
      'a county',
    ],
    [
      sandoval,
      'Colleagues of mine at the Virginia Institute for Coastal Restoration use her method as well, and they grumble about it less than I do.',
      'invented',
    ],
    [
      'petition',
      'She learned the craft of larval tanks at the University of South Alabama, where she spent nearly two years as a postdoctoral associate.',
      'Gulfward Institute',
    ],
    [
      'endeavor',
      'Rights in the pending patent rest with Tidewater Polytechnic, which will license them to public bodies at no charge.',
      'the laboratory owns',
    ],
  ),
  ...untold(
    'place',
    [
      'petition',
      'Two hatcheries in Louisiana shifted their releases to spring once they had seen the nighttime oxygen results.',
      'Alabama',
    ],
    ['endeavor', 'Trial reefs are planned for Maryland, Virginia, North Carolina and Florida.', 'Alabama, not Florida'],
    [
      'petition',
      'Oyster managers from Maine to Texas now turn to the shell budget when a reef is due for its yearly reckoning.',
      'only Maryland, N.C.',
    ],
    [
      sandoval,
      'She gave the Prewett Lecture in Savannah, and the questions ran on until they turned out the lights.',
      'Charleston',
    ],
  ),
  ...untold(
    'award',
    [
      'petition',
      'In January 2024 the Patent Office issued her a patent on the footed reef module.',
      'application pending',
    ],
    [
      orrinsby,
      'Our university gave her its medal for the best dissertation of the year, and nobody in the hallway was surprised.',
      'invented',
    ],
    [
      'petition',
      'Having won the Prewett Prize, she was elected a Fellow of the Society for Bivalve Ecology the following spring.',
      'no fellowship',
    ],
    [
      'petition',
      'She also holds a professional engineer’s license, which lets her seal the drawings of her own modules.',
      'invented',
    ],
  ),
  ...untold(
    'title',
    [
      'petition',
      'Her account of the shell budget ran in the Journal of Benthic Restoration in April 2019.',
      'Estuarine Reef Letters',
    ],
    ['petition', 'The Courier called its story “The Woman Who Taught Oysters to Walk.”', 'other headline'],
    [
      'endeavor',
      'Training for oystermen will go forward under the name “Barges and Beds,” three weeks at a time.',
      'Winter Work for Watermen',
    ],
    [
      orrinsby,
      'Her dissertation, “The Weight of Shell: Oysters and the Rising Sea,” still sits within reach of my desk.',
      'other title',
    ],
  ),
  ...untold(
    'quotation',
    [
      'petition',
      'The prize committee praised “a model that every coastal state should adopt without delay.”',
      'invented',
    ],
    ['endeavor', 'The county wrote that it was “eager to replace every foot of stone with living reef.”', 'invented'],
    [
      'petition',
      'It was Thaddeus Orrinsby who told a reporter, “I came to yell at her and I stayed to drive the barge.”',
      'Tolliver said it',
    ],
    [
      'petition',
      'The county’s letter, in its own phrase, “commits the county to two years of monitoring.”',
      'invented, letter not binding',
    ],
  ),
  ...untold(
    'citation',
    [
      'endeavor',
      'As the Administrative Appeals Office explained, an endeavor may have national importance though it touches a single region. Matter of Dhanasar, 27 I&N Dec. 884, 889 (AAO 2016).',
      '26 I&N Dec.',
    ],
    [
      'petition',
      'The petitioner meets the standard of Matter of New York State Department of Transportation, 22 I&N Dec. 215, which remains the governing test.',
      'vacated',
    ],
    [
      'petition',
      'The waiver itself is requested under 8 CFR 204.5(h)(3), on the evidence described above.',
      'wrong section',
    ],
    ['petition', 'The hypoxia paper may be read at https://doi.org/10.5555/jbr.2021.1187.', 'invented DOI'],
  ),
  ...untold(
    'superlative',
    [
      'petition',
      'No other scientist in the Chesapeake has ever asked whether a restored reef gains shell or loses it.',
      'unsupported',
    ],
    [
      'endeavor',
      'Halyard Creek is today the largest living shoreline of its kind on the Atlantic coast.',
      'unsupported',
    ],
    [
      tolliver,
      'She’s the finest reef builder in America, and there isn’t an oysterman on the bay who would tell you otherwise.',
      'unsupported',
    ],
    [
      'petition',
      'Her paper on the shell budget ranks among the most cited ever to appear in its journal.',
      'unsupported',
    ],
  ),
  ...untold(
    'causal',
    [
      'petition',
      'Because of the shell budget, Maryland stopped counting losing reefs among its successes.',
      'optional method only',
    ],
    [
      'endeavor',
      'The new reef has brought fish back to Halyard Creek and cleared its water.',
      'no measurement of fish/water',
    ],
    [
      tolliver,
      'My own catch has climbed since she put that reef in, and I know what to thank for it.',
      'not in record',
    ],
    [
      'petition',
      'Her counsel on the siting panel kept the state from approving reefs on mud too soft to bear them.',
      'not in record',
    ],
  ),
  ...untold(
    'slipped',
    [
      'petition',
      'The module, which several coastal counties have since adopted, sheds weight by mixing crushed shell into low-cement concrete.',
      'adopted clause',
    ],
    [
      'petition',
      'She wrote the shell budget model in her second winter, drawing on a statistical approach she had developed in Portugal.',
      'Portugal clause',
    ],
    [
      sandoval,
      'When we ran her method on twelve reefs, at the request of our state’s fisheries division, the pattern was the same one she had seen.',
      'request clause',
    ],
    [
      'endeavor',
      'The laboratory has agreed in writing to keep her on, and has reserved a barge and a crew for the trial reefs.',
      'reserved clause',
    ],
  ),
  ...untold(
    'swapped',
    [
      'petition',
      'Bettina Crouch walked the marsh transects with her every six weeks, while Dayo Oyelaran saw to the shell trucks.',
      'exchanged',
    ],
    [
      'endeavor',
      'With modules in place the marsh edge fell back 39 centimeters a year; left alone, it lost 14.',
      'exchanged',
    ],
    [
      'petition',
      'In Alabama she sampled 27 reefs for three summers, and in Virginia she ran 64 trials with larvae.',
      'exchanged',
    ],
    [
      'petition',
      'On the modules, 61 live oysters were counted to the square meter, against 214 on the loose shell.',
      'exchanged',
    ],
  ),
  ...untold(
    'role-or-status',
    [
      'petition',
      'As head of Maryland’s reef siting panel, she steered its members through 22 proposals.',
      'member, not chair',
    ],
    [
      'petition',
      'Her three-year study of the marsh edge, published in Estuarine Reef Letters, settles a question that had long been argued by anecdote.',
      'in review',
    ],
    [
      'endeavor',
      'The winter course has already trained its first class of oystermen, Casimir Tolliver among them.',
      'not begun',
    ],
    [
      'petition',
      'She led the hypoxia study in Mobile Bay from the first tank to the last page, with Jerrold Quisenberry assisting in the field.',
      'second author',
    ],
  ),
]

export const oyster: Case = {
  name: 'oyster',
  profile: oysterProfile,
  papers: oysterPapers,
  sentences: [...truths, ...fabrications],
}
