import type { Case } from '../../case.ts'
import { gridPapers, gridProfile } from './grid-profile.ts'
import { told, untold } from './say.ts'

const vanterpool = { referee: 81 }
const blakeslee = { referee: 82 }
const aasgaarden = { referee: 83 }

const truths = [
  ...told(
    'petition',
    'On the day the lights went out in 2015, Mr. Sönmezer stood for nine hours in a darkened control room, holding a paper map.',
    'Nearly five years of commissioning substations in Türkiye, twenty-six of them, taught him the machines before he ever learned to defend them.',
    'He then crossed an ocean for a master’s degree in Kansas City, which he completed in May 2019 with a grade average of 3.91.',
    'A forged command looks exactly like a real one to a relay; what gives it away, he found, is its timing.',
    'In the laboratory he put nineteen types of relay through heat and cold, from twenty degrees below zero to sixty above, and modeled the delay of each.',
    'An early version cried wolf forty times a day. The finished one did so less than once, and still caught 93 percent of the forgeries.',
    'He did not hide the flaw: the paper itself says that the detector fails on wireless links.',
    'Norwegian researchers then tried the idea on eleven relay types of their own and caught 89 percent.',
    'Success in this field is often an event that fails to occur, and that makes it hard to count.',
    'His two published articles have gathered 71 citations, most of them for the work on forged commands.',
    'Eighty-seven of the 160 cooperatives answered the survey, a little over half; it was he who telephoned the ones that had kept silent.',
    'That study was Hortensia Blakeslee’s to lead and Rupert Ilesanmi’s to calculate, while the petitioner framed the questions.',
    'Legislators noticed: a committee in Nebraska cited the survey in a 2023 report.',
    'In some seven of every ten cooperatives that replied, security rests on one pair of shoulders, or on none.',
    'He came to Plains Mutual as an analyst in October 2020 and rose to the senior post in March 2023.',
    'No one reports to him; two engineers divide their hours between his work and the metering group’s.',
    'Four of the first six boxes froze in January 2022, a failure that the petition sees no reason to conceal.',
    'Quiet Wire has no screen at all; instead it rings the operator’s telephone and explains the trouble in ordinary language.',
    'Of 212 alerts raised through August 2026, all but seven turned out to be harmless.',
    'None of those seven came from a foreign attacker, and the petition does not suggest otherwise.',
    'The housing was designed by a lineman, Jedediah Olmstead, who later said of the box that it “doesn’t cry wolf.”',
    'He passed his eight-hour certification examination with 91 points where 75 would have done; little more than a third of that session’s candidates got through.',
    'In a field of 37 entries Quiet Wire took second, losing to a drone that inspects poles, and the prize money of $15,000 went to his employer.',
    'In Arrowrest, Colorado, he examined seven substations for a team of three led by Ianthe Wexcombe; the city went on to repair 41 of the 58 faults they listed.',
    'Modesty of claim is, in this trade, a form of competence.',
    'His report on two winters of field data has been accepted for a conference in Minneapolis and is to be presented there in February 2027.',
    'As a corresponding member of the forum’s working group, he may comment on drafts but casts no vote.',
  ),
  ...told(
    'endeavor',
    'By the close of 2031 the endeavor means to reach four hundred substations, run by ninety utilities in fourteen states.',
    'The software is to be released to everyone in June 2027, the owners of Plains Mutual having consented in May 2026.',
    'Commercial monitoring starts at about $18,000 a substation each year, whereas a Quiet Wire box costs $2,640.',
    'A cheaper model exists, but only as a pair on his workbench.',
    'In a typical substation of the cooperatives surveyed, a patch shows up after more than a year.',
    'Three Buttes intends to ask its board for a dozen boxes if the price drops below $2,000, though its manager promises nothing about the vote.',
    'That cooperative covers 9,100 square miles, and its lone computer specialist reads meters too.',
    'For the apprentices’ course there is only an outline, mailed to Salt Fork Technical College in October 2026 at the school’s request.',
    'Exercises like Cold Start do not stop an intruder; they shorten the night that follows one.',
    'The endeavor concerns the utilities that the market forgot, and its importance should be measured by what depends on their wires.',
    'Dhanasar asks first for substantial merit and national importance, and both go to the specific endeavor that the foreign national proposes to undertake. 26 I&N Dec. at 889.',
    'At the second step the inquiry moves from the endeavor to the foreign national himself. Matter of Dhanasar, 26 I&N Dec. 884, 890 (AAO 2016).',
  ),
  ...told(
    vanterpool,
    'I supervised Emre’s thesis, and I chose not to put my name on any of his papers.',
    'When the climate chamber was taken he once baked relays in my kitchen oven, and my husband has never let me forget it.',
    'We have known each other for some nine years, and we still catch up every few months.',
    'Baptiste Norquay helped him put up the test bench, but the detector he wrote himself.',
  ),
  ...told(
    blakeslee,
    'I saw nine candidates for the job in 2020, and only Emre asked to walk through a substation before anything else.',
    'I led Cold Start; every scenario in it came from his pen.',
    'Our first round, in 2022, was too hard, and people drove home angry with us.',
    'Among the cooperatives whose results we may show, the typical wait for a first feeder fell by more than an hour and a half between 2022 and 2024.',
  ),
  ...told(
    aasgaarden,
    'My group in Trondheim spent an entire winter trying to break his detector, and wireless broke it, just as he had warned.',
    'I have met him in person one time only, at a conference, and I owe him nothing but a fair reading.',
    'What persuades me is that he writes down where his own method stops.',
  ),
]

const fabrications = [
  ...untold(
    'number',
    ['petition', 'Quiet Wire now listens in 83 substations belonging to nine cooperatives.', '38'],
    ['endeavor', 'Three Buttes Electric serves 174,000 meters with a staff of 63.', '17,400'],
    [
      aasgaarden,
      'On our own eleven relay types his method caught 98 percent of the forged commands, better than anything we had built.',
      '89; comparison invented',
    ],
    ['petition', 'Some 310 people from 22 cooperatives joined the 2024 exercise.', '131'],
  ),
  ...untold(
    'money',
    [
      'petition',
      'The survey of rural cooperatives was paid for with $85,000 in federal money.',
      '$18,500 from Plains Mutual',
    ],
    ['endeavor', 'A single box, at $640, costs less than a month of commercial monitoring.', '2,640 / 1,780'],
    [
      blakeslee,
      'We gave Emre half of the $15,000 prize as a bonus, and he spent it on lightning arresters.',
      'money to company; invented',
    ],
    ['endeavor', 'Three Buttes has already paid for twelve of the boxes at just under $2,000 each.', 'not bought'],
  ),
  ...untold(
    'date',
    [
      'petition',
      'Since 2018 he has stood watch over the substations of Plains Mutual’s member cooperatives.',
      'October 2020',
    ],
    ['endeavor', 'The source code has been open to all since May 2026.', 'release planned June 2027'],
    [
      vanterpool,
      'Emre arrived in my laboratory a year after the blackout and had a working detector within two months.',
      'arrived 2017, thesis 2018-2019',
    ],
    ['petition', 'His certificate as a practitioner of grid defense lapses in 2024.', 'renewed, to 2027'],
  ),
  ...untold(
    'person',
    [
      'petition',
      'Rupert Ilesanmi and Harriet Blakely wrote the after-action report with the petitioner.',
      'Blakeslee and Sönmezer only',
    ],
    [
      'petition',
      'His thesis was guided by Professor Cordelia Vanterpool, in whose laboratory the relays were baked and frozen.',
      'Cornelia',
    ],
    [
      'endeavor',
      'Lavinia Red-Thornton, who chairs the board of Three Buttes, has asked for twelve more boxes.',
      'general manager; not asked',
    ],
    [aasgaarden, 'My doctoral student Torvald Ellingboe ran our tests from first frost to thaw.', 'invented'],
  ),
  ...untold(
    'organization',
    ['petition', 'Before moving to Omaha he assessed utilities for Deloitte’s Denver office.', 'Cottonwood'],
    ['endeavor', 'The Department of Energy has asked for the field guide that linemen are to carry.', 'invented'],
    [
      'petition',
      'An adviser to the North American Electric Reliability Corporation, he comments on its drafts concerning small utilities.',
      'Continental Electric Reliability Forum',
    ],
    [
      blakeslee,
      'We are a for-profit subsidiary of a national grid operator, and security like his is what our shareholders pay for.',
      'owned by 44 cooperatives, nonprofit',
    ],
  ),
  ...untold(
    'place',
    [
      'petition',
      'Cooperatives from Iowa, Minnesota and Wyoming restored their feeders by hand over two days in April 2024.',
      'Nebraska, Kansas, South Dakota',
    ],
    ['endeavor', 'Three Buttes Electric, out of Billings, borrowed three boxes in the winter of 2026.', 'Rapid City'],
    [
      aasgaarden,
      'We put the detector through its paces in Stockholm, where winters give a relay every excuse to misbehave.',
      'Trondheim',
    ],
    ['petition', 'His boxes keep watch on rural lines from coast to coast.', 'nine cooperatives'],
  ),
  ...untold(
    'award',
    ['petition', 'In June 2023 Quiet Wire carried off first prize in the Rural Resilience Challenge.', 'second'],
    [
      'petition',
      'A licensed professional engineer in Nebraska, he signs for the designs that he puts into the field.',
      'invented',
    ],
    [vanterpool, 'His thesis took our Institute’s prize for the best engineering thesis of 2019.', 'invented'],
    [
      'endeavor',
      'The box is shielded by a patent, which its owners will license freely to any cooperative.',
      'no patent',
    ],
  ),
  ...untold(
    'title',
    [
      'petition',
      'The results on forged commands were published in Transactions on Relay Protection.',
      'Letters in Grid Security',
    ],
    [
      'petition',
      'A profile entitled “The Night Watchman of the Plains” ran to a page and a half in the Plainsman Weekly.',
      'other title',
    ],
    ['endeavor', '“Dark Start” is the name of the course that linemen’s apprentices are to be taught.', 'Cold Start'],
    [
      blakeslee,
      'Our survey came out as “Nobody Patches: The State of the Rural Grid,” a title that I fought for.',
      'Who Patches?',
    ],
  ),
  ...untold(
    'quotation',
    [
      'petition',
      'The general manager of Three Buttes wrote that the boxes “saved this cooperative from disaster.”',
      'invented',
    ],
    [
      'petition',
      'As the after-action report put it, “no cooperative will ever be caught in the dark again.”',
      'invented',
    ],
    [
      'petition',
      '“It doesn’t cry wolf, and it doesn’t talk like a computer,” said the reporter Cordelia Hatch of the box.',
      'Olmstead said it',
    ],
    [
      'endeavor',
      'Three Buttes’ manager closed with the words “I can promise that our board will approve.”',
      'altered: cannot promise',
    ],
  ),
  ...untold(
    'citation',
    [
      'endeavor',
      'An endeavor touching critical infrastructure satisfies the first prong as a matter of law. Matter of Dhanasar, 26 I&N Dec. at 892.',
      'no such rule',
    ],
    [
      'petition',
      'His evidence is to be weighed under Kazarian v. USCIS, 596 F.3d 1115 (9th Cir. 2010), which sets the test for the waiver.',
      'wrong case',
    ],
    [
      'petition',
      'Correspondence about the field trial may be addressed to the cooperative’s manager at lavinia@threebuttes.example.',
      'invented e-mail',
    ],
    [
      'endeavor',
      'The job-offer requirement is waived under section 212(e) of the Act when the national interest so demands.',
      '203(b)(2)(B)',
    ],
  ),
  ...untold(
    'superlative',
    ['petition', 'No system on the market rivals his for accuracy, and none has been so widely tested.', 'unsupported'],
    ['endeavor', 'Cold Start is the country’s largest exercise in restoring power by hand.', 'unsupported'],
    [
      vanterpool,
      'Of all the students I have taught in thirty years, he was without question the most gifted.',
      'unsupported',
    ],
    [
      'petition',
      'His was the first method ever devised to recognize a false command from its timing alone.',
      'unsupported',
    ],
  ),
  ...untold(
    'causal',
    [
      'petition',
      'Owing to the survey, Nebraska’s legislature set money aside for security staff at rural cooperatives.',
      'only cited',
    ],
    [
      'endeavor',
      'Since the boxes went in, outages at the nine cooperatives have grown rarer and shorter.',
      'not in record',
    ],
    [
      blakeslee,
      'Thanks to what he told them, every one of our owners now patches its substations on time.',
      'not in record',
    ],
    [
      'petition',
      'His listening box stopped an intrusion from abroad before it could open a breaker.',
      'none from abroad',
    ],
  ),
  ...untold(
    'slipped',
    [
      'petition',
      'The detector, which relay makers have begun to build into their products, needs only to listen.',
      'makers clause',
    ],
    [
      'petition',
      'He wrote the scenarios for Cold Start after interviewing retired operators in three states, and in 2024 he added a day of practice.',
      'interview clause',
    ],
    [
      aasgaarden,
      'My group, working alongside him for a winter, found the detector as sturdy as he had claimed except on wireless links.',
      'independent; met once',
    ],
    [
      'endeavor',
      'Utilities would trade what they have seen on an alert exchange, already endorsed by federal regulators, without naming themselves.',
      'endorsed clause',
    ],
  ),
  ...untold(
    'swapped',
    [
      'petition',
      'Jedediah Olmstead built the test bench for the relays, and Baptiste Norquay gave Quiet Wire its housing.',
      'exchanged',
    ],
    [
      'petition',
      'At Cottonwood he assessed 26 utilities, having earlier commissioned 12 substations in Istanbul.',
      'exchanged',
    ],
    [
      'endeavor',
      'Salt Fork Technical College borrowed three boxes for the winter, and Three Buttes asked for an outline of the course.',
      'exchanged',
    ],
    [
      blakeslee,
      'In 2022 our cooperatives needed 2 hours 15 minutes to bring a feeder back; by 2024 they needed 3 hours 50.',
      'exchanged',
    ],
  ),
  ...untold(
    'role-or-status',
    [
      'petition',
      'He led the survey of rural cooperatives, from the questionnaire to the closing table.',
      'third author',
    ],
    ['petition', 'At Arrowrest he headed the team of three that laid bare the utility’s faults.', 'member'],
    ['endeavor', 'The forum has issued the guide on passive monitoring, section 4 of which is his.', 'out for ballot'],
    [
      'petition',
      'As a voting member of the Working Group on Small Utilities, he helps to decide what becomes a standard.',
      'no vote',
    ],
  ),
]

export const grid: Case = {
  name: 'grid',
  profile: gridProfile,
  papers: gridPapers,
  sentences: [...truths, ...fabrications],
}
