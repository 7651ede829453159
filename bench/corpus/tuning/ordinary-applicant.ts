import { ordinaryApplicant as profile } from '#drafting/testing/profiles/ordinary-applicant.ts'
import type { Case } from '../case.ts'
import { papers } from './ordinary-applicant-papers.ts'

export const ordinaryApplicant: Case = {
  name: 'ordinary-applicant',
  profile: { ...profile, uploads: papers.map((paper) => ({ ...paper, by: 'text' })) },
  papers,
  sentences: [
    {
      text: 'Dr. Kőszegi completed her doctorate in Materials Science at Lakeshore State University in May 2019 and joined the Great Lakes Cell Institute that August.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'She had taken her master’s degree in Hungary eight years earlier, with a grade of 4.82 out of five.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Where others dissolved spent cathodes in acid, she set out to put the lithium back without dissolving anything.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'The conventional route consumed some fourteen tonnes of water per tonne of powder and destroyed the crystal structure.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Cells made with her regenerated cathodes retained 94 percent of their capacity after 500 cycles, 23 points more than those with untreated material.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'To keep the lithium from evaporating, she worked with a eutectic salt and ran the protocol in a closed crucible of her own construction.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Her article in the Journal of Closed-Loop Materials has gathered more than two hundred citations since 2019.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'A grant of $185,000 from the Great Lakes Science Fund supported the doctoral project.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'At the institute she leads six people on the pilot line, for which she wrote both the furnace profile and the acceptance tests.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'An impedance reading tells the lithium deficit of each lot, and the dose of salt follows from it.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Of the 214 lots treated on the pilot line, 187 passed at the first attempt and only eight had to be given up.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'The report concedes that the impedance reading missed its tolerance in eleven lots, each with mixed manganese contents.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Two Michigan companies, Saginaw Cell Company and Northern Pack Works, buy the powder that the line produces.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'In 2022 the Danube Battery Society gave her its Young Investigator Award, which is reserved for researchers under forty.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'A doctorate is a degree above that of baccalaureate, and so the first requirement of INA § 203(b)(2) is met.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'The first of the three recyclers is to receive the furnace protocol in 2027, and an open test protocol should follow a year later.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'Prairie Battery Recycling would employ 22 people on the line if its board decides in favor.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'The letter of intent binds neither side, but it shows the interest of a potential user, which is one of the factors named in Dhanasar, 26 I&N Dec. at 890.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'Nickel, cobalt and lithium that return to American cell makers do not have to be imported as refined salts.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'The importance of the endeavor lies less in any one furnace than in a route that other recyclers can follow.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'I know Dr. Kőszegi as a reader of her work, and we have neither worked nor published together.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'Our company has set aside 3.2 million dollars and a hall of its own for a regeneration line.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'What our board will decide depends on a test with five hundred kilograms of our own material.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'By December 2024 the line had treated 83 tonnes of powder in 214 lots, almost all of which passed at the first attempt.',
      voice: 'petition',
      kind: 'number',
      note: '38; 87 percent',
    },
    {
      text: 'Prairie Battery Recycling has paid $3.2 million to the institute for a license to the furnace protocol.',
      voice: 'petition',
      kind: 'money',
      note: 'set aside for a line',
    },
    {
      text: 'She took up her post at the institute in 2015 and completed her doctorate there four years later.',
      voice: 'petition',
      kind: 'date',
      note: 'August 2019',
    },
    {
      text: 'My colleague Lorna Haverkamp, who directs our laboratory, has tested her powder and shares my opinion.',
      voice: { referee: 81 },
      kind: 'person',
      note: 'invented',
    },
    {
      text: 'The Young Investigator Award was conferred on her by the Materials Research Society.',
      voice: 'petition',
      kind: 'organization',
    },
    {
      text: 'The line is to be built in Michigan, in a hall near the institute.',
      voice: 'endeavor',
      kind: 'place',
      note: 'Salina, Kansas',
    },
    {
      text: 'She earned her master’s degree at the university in Debrecen and her doctorate in Ann Arbor.',
      voice: 'petition',
      kind: 'place',
      note: 'Szolnok, Muskegon',
    },
    {
      text: 'The two-step furnace protocol was patented in 2020, and the institute holds the rights.',
      voice: 'petition',
      kind: 'award',
    },
    {
      text: 'The Danube Battery Society made her an honorary fellow, the youngest in its history.',
      voice: { referee: 81 },
      kind: 'award',
    },
    {
      text: 'Her doctoral article, “Healing the Layered Oxide,” reports measurements made by neutron diffraction.',
      voice: 'petition',
      kind: 'title',
      note: 'Solid-state relithiation of spent NMC cathodes',
    },
    {
      text: 'The open protocol will be issued under the name CathodeCheck and maintained by the institute.',
      voice: 'endeavor',
      kind: 'title',
      note: 'name invented',
    },
    {
      text: 'The letter of intent describes the protocol as “the only route that makes economic sense for us.”',
      voice: 'petition',
      kind: 'quotation',
      note: 'invented',
    },
    {
      text: 'Of the eleven doubtful lots, her report says plainly that “the fault was ours, and we have mended it.”',
      voice: { referee: 81 },
      kind: 'quotation',
      note: 'invented',
    },
    {
      text: 'Substantial merit requires proof of a quantifiable economic effect. Matter of Dhanasar, 26 I&N Dec. 884, 889 (AAO 2016).',
      voice: 'petition',
      kind: 'citation',
      note: 'the opposite',
    },
    {
      text: 'The pilot line and its results are described at https://glci.example/pilot-line/results.',
      voice: 'endeavor',
      kind: 'citation',
      note: 'invented URL',
    },
    {
      text: 'No laboratory in the world had restored a spent cathode without acid before Dr. Kőszegi did.',
      voice: 'petition',
      kind: 'superlative',
    },
    {
      text: 'Her article is the most frequently cited work on cathode recycling of the past ten years.',
      voice: { referee: 81 },
      kind: 'superlative',
    },
    {
      text: 'Because of her process, imports of refined lithium salts to the Midwest have already begun to fall.',
      voice: 'petition',
      kind: 'causal',
    },
    {
      text: 'The sorting step persuaded vehicle makers to disclose the history of their packs.',
      voice: 'endeavor',
      kind: 'causal',
    },
    {
      text: 'The line, which an outside auditor found to use 41 percent less energy than the acid route, supplies two cell makers.',
      voice: 'petition',
      kind: 'slipped',
      note: 'own estimate, not reviewed',
    },
    {
      text: 'I have read her published work closely, together with the raw data that she shared with me, and found it sound.',
      voice: { referee: 81 },
      kind: 'slipped',
      note: 'raw data; relation: reader of the published work',
    },
    {
      text: 'During her doctorate she commissioned a furnace of production width, and the institute later published the two-step protocol in a journal.',
      voice: 'petition',
      kind: 'swapped',
      note: 'pilot 2026 vs doctorate',
    },
    {
      text: 'Three domestic recyclers run the line today and sell regenerated powder to a published test protocol.',
      voice: 'endeavor',
      kind: 'role-or-status',
      note: 'goal for 2029',
    },
    {
      text: 'Our hall measures 1,800 square meters, and twenty-two people would work in it.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'The letter of intent that I signed is no contract; either side may withdraw from it.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'Rinsing is the only step of the pilot process that uses water, less than a tonne for each tonne of powder.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'The institute’s estimate of the energy saved has not been reviewed by anyone outside it, and the petition does not lean on it.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Regenerated powder will be offered to cell makers at half the price of new material.',
      voice: 'endeavor',
      kind: 'money',
    },
    {
      text: 'Eighty-seven of our employees would move to the new line if the board agrees.',
      voice: { referee: 81 },
      kind: 'number',
      note: '22; 87 is the percentage of lots',
    },
    {
      text: 'Her doctoral adviser, Professor Irene Castellan-Wu, encouraged the search for a route without acid.',
      voice: 'petition',
      kind: 'person',
      note: 'invented',
    },
    {
      text: 'Northern Pack Works has signed the letter of intent, and our company buys the powder that the pilot line makes.',
      voice: { referee: 81 },
      kind: 'swapped',
      note: 'exchanged',
    },
  ],
}
