import type { Case } from '../case.ts'
import { dispatchEngineerPapers, dispatchEngineerProfile } from './dispatch-engineer-profile.ts'
import { sentences } from './sentences.ts'

export const dispatchEngineer: Case = {
  name: 'dispatchEngineer',
  profile: dispatchEngineerProfile,
  papers: dispatchEngineerPapers,
  sentences: [
    ...sentences('petition', {
      true: [
        'Mr. Hollanderyan studied computer science in Armenia, at Sevanlake Polytechnic in Gavar, and graduated in June 2017 as fourth in a class of 57.',
        'He received the highest mark, twenty out of twenty, both in computer networks and for a final project on a small router for village networks.',
        'Since April 2019 he has been employed full-time as a software engineer at Mill Creek Dispatch Systems in Salem, Oregon.',
        'More than seven years of work in his specialty have followed the degree, all of them with one employer that writes software for emergency call centers.',
        'Before his work, an emergency call that had landed in the wrong county was passed on by voice, which took nearly a minute and a half on average.',
        'Today the same step takes 17 seconds, and the target, which was to stay under twenty, has been met.',
        'The protocol is his; the converter for the maps was written by his colleague Marisol Teague, and the testing was in the hands of Fergus Adeyemi.',
        'Two counties took part in a test that ran from November 2022 to March 2023 and in which 1,316 calls were handed over.',
        'Fewer than two in a hundred of the calls in that test had to be repeated by voice.',
        'Seven counties in Oregon have come to use the handover, and until the end of 2026 none of them owes a license fee.',
        'The work, which lasted from March 2022 until September 2023, was financed with $210,000 from the Oregon Emergency Communications Fund.',
        "A baccalaureate followed by at least five years of progressive experience in the specialty is treated as the equivalent of a master's degree. 8 C.F.R. § 204.5(k)(2).",
        'Merit, under Dhanasar, does not depend on an immediate or quantifiable economic impact. 26 I&N Dec. at 889.',
        'The record is short, and this petition does not try to make it look longer than it is.',
      ],
      number: ['In the test 1,316 calls were handed over, of which 230 had to be repeated by voice. ~~ 23'],
      money: [
        'The seven counties that use the handover shared its cost of 210,000 dollars and pay no license fee for that reason. ~~ a grant of the Oregon Emergency Communications Fund',
      ],
      date: [
        'He has worked for Mill Creek Dispatch Systems since June 2017, the month in which he graduated. ~~ April 2019',
      ],
      person: [
        'While the protocol was his, the map converter was the work of his colleague Marisol Adeyemi. ~~ Marisol Teague',
      ],
      organization: [
        'In the two years between his graduation and his present post, he programmed routers for Araxnet Telecom in Armenia. ~~ no such post told',
      ],
      place: [
        'Seven counties of Oregon and Washington use the handover, which runs on the call servers that they already had. ~~ Oregon only',
      ],
      award: [
        'He graduated first in a class of 57, which earned him the gold medal of the Polytechnic. ~~ fourth; no medal',
      ],
      title: [
        'He earned twenty of twenty points for his final project at the Polytechnic, which was entitled "Reliable Messaging for Mountain Networks." ~~ A Small Router for Village Networks',
      ],
      quotation: [
        'In the words of the summary for customers, the handover "has made passing on a call by voice a thing of the past." ~~ not in the summary',
      ],
      citation: [
        "The regulation counts ten years of progressive experience after a baccalaureate as a master's degree. 8 C.F.R. § 204.5(k)(2). ~~ five years",
      ],
      superlative: [
        'He is regarded as the foremost expert on call handover in the Pacific Northwest. ~~ not in the record',
      ],
      causal: [
        'Callers in the seven counties are alive today because a handover takes 17 seconds instead of 84. ~~ not told',
      ],
      slipped: [
        'The handover, which was audited by the state police before its release, takes 17 seconds. ~~ no audit told',
      ],
      swapped: ['Before the project, passing on a call took 17 seconds on average; now it takes 84. ~~ exchanged'],
      'role-or-status': [
        'As head of the Call Handling department, he decided that the protocol should be written. ~~ a developer; Ms. Crowfoot-Lang is the head',
      ],
    }),
    ...sentences('endeavor', {
      true: [
        'The endeavor is an open protocol by which one county can hand an emergency call to another together with the location of the caller.',
        'Publication of the protocol is planned for 2027, and three other states are to be helped to try it.',
        'Calls from mobile phones frequently arrive in the wrong county, and for the caller every handover is time spent waiting.',
        'Makers of other systems will be able to build on the protocol once it is open.',
        'The protocol runs on the call server that a county already has; it does not yet carry text messages.',
        'A protocol gains its value from being shared, and for that reason the endeavor is to open it and not merely to improve it.',
      ],
      number: ['Once the protocol has been published, eight other states are to be helped to try it. ~~ three'],
      date: [
        'The protocol was published in 2023, soon after the test with two counties, so that makers of other systems could build on it. ~~ planned for 2027',
      ],
      organization: [
        'A working group of the National Dispatch Standards Forum will review the protocol before it is opened. ~~ not told',
      ],
      place: [
        'Counties across the nation already use this protocol to hand emergency calls to one another with the location of the caller. ~~ seven counties in Oregon',
      ],
      title: [
        'The protocol is to be published in 2027 under the name "OpenRelay 911" and tried in three other states. ~~ no such name',
      ],
      citation: [
        'National importance is presumed for public safety under Matter of Dhanasar, 26 I&N Dec. at 887. ~~ no such presumption',
      ],
      causal: [
        'Thanks to the protocol, fewer calls from mobile phones reach the wrong county in the first place. ~~ only the time is told',
      ],
      slipped: [
        'The protocol, which has already attracted the interest of two makers of dispatch systems, is to be opened in 2027. ~~ no such interest told',
      ],
      'role-or-status': [
        'Besides voice and location, the protocol carries text messages from callers who cannot speak. ~~ planned for a later version',
      ],
    }),
    ...sentences(
      { referee: 81 },
      {
        true: [
          'I have supervised Dawit since 2020 as the head of his department, and the two of us work together every day.',
          'Before he wrote a single line, he asked to spend a week sitting in a call center.',
          'He maintains the part of our software that hands calls from one center to another.',
          'The counties use different maps, and some had no computer to spare, so we could not ask them to install one.',
          'As our summary of October 2023 told customers, the protocol does not carry text messages, which are left to a later version.',
          'With his protocol a handover takes about a fifth of the time that it used to take.',
          'We tested the handover with Linn Prairie County and Tillow County, beginning in November 2022 and ending in March of the next year.',
          'I hope that this letter helps the officer to see the work as I see it.',
        ],
        money: [
          'We pay him 120,000 dollars a year, which is more than our other engineers earn. ~~ 97,800; no comparison told',
        ],
        person: [
          'Our former director, Mr. Ansel Crowfoot, hired him in 2019 and later gave him the task of writing the protocol. ~~ no such person',
        ],
        award: [
          'Besides his degree in computer science, he holds the certificate of a Registered Public Safety Engineer. ~~ no such certificate',
        ],
        quotation: [
          'On his first day in the call center he told me, "Seventeen seconds is still too long." ~~ no such words in the file',
        ],
        superlative: [
          'I have never had a better programmer in my department, and neither has any company in our line of business. ~~ not in the record',
        ],
        swapped: [
          'In our team of three, Dawit did the testing, Marisol Teague wrote the map converter and Fergus Adeyemi the protocol. ~~ exchanged',
        ],
      },
    ),
  ],
}
