import { thinArtist as profile } from '#drafting/testing/profiles/thin-artist.ts'
import type { Case } from '../case.ts'
import { papers } from './thin-artist-papers.ts'

export const thinArtist: Case = {
  name: 'thin-artist',
  profile: { ...profile, uploads: papers.map((paper) => ({ ...paper, by: 'text' })) },
  papers,
  sentences: [
    {
      text: 'Mr. Petrushkovski has been a potter at Laurel Fork Pottery in North Carolina since the spring of 2013, always full time.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'More than thirteen years in the same workshop satisfy the ten years of full-time experience of which the regulation speaks. 8 C.F.R. § 204.5(k)(3)(ii).',
      voice: 'petition',
      kind: 'true',
      note: 'argument; fair',
    },
    {
      text: 'At the pottery it is he who makes the large jars and fires the wood kiln.',
      voice: 'petition',
      kind: 'true',
      note: '"I make big jars and fire the wood kiln"',
    },
    {
      text: 'In 2019 he built a smaller kiln with a second chamber, and the workshop has since burned half as much wood.',
      voice: 'petition',
      kind: 'true',
    },
    { text: 'It rained throughout the summer in which the kiln was built.', voice: 'petition', kind: 'true' },
    {
      text: 'A jar ninety centimeters tall earned him Best in Show at the Smoky Gap Craft Fair in October 2018.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'The two judges chose “Ash Jar No. 4” from a field of 146 exhibitors and remarked that “[y]ou can see where the flame went.”',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'He has belonged since 2015 to the Blue Hills Potters Guild, which admits new members only by vote.',
      voice: 'petition',
      kind: 'true',
      note: '"they vote on new members"',
    },
    {
      text: 'No academic degree is claimed on his behalf; the petition relies on what he has done with clay.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'A studio with two kilns, in which four students would learn the trade, is planned within the next three to five years.',
      voice: 'endeavor',
      kind: 'true',
    },
    { text: 'A suitable place for the studio has not been found yet.', voice: 'endeavor', kind: 'true' },
    { text: 'A craft survives only where somebody is taught it.', voice: 'endeavor', kind: 'true' },
    {
      text: 'I own the pottery, and Goran has worked for me for the past thirteen years.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'My acquaintance with Mr. Petrushkovski’s work comes from the fair, which I direct.',
      voice: { referee: 82 },
      kind: 'true',
    },
    {
      text: 'With his prize in 2018 came five hundred dollars and a booth free of charge the year after.',
      voice: { referee: 82 },
      kind: 'true',
    },
    {
      text: 'The new kiln cut the use of wood by three quarters and shortened each firing by two days.',
      voice: 'petition',
      kind: 'number',
      note: 'half; days invented',
    },
    {
      text: 'His winning jar was sold at the fair for 4,500 dollars to a private collector.',
      voice: 'petition',
      kind: 'money',
    },
    {
      text: 'He joined the pottery in 2003 and became a member of the guild two years later.',
      voice: 'petition',
      kind: 'date',
      note: '2013, 2015',
    },
    {
      text: 'Thessaly Crowder, one of our two judges that year, called it the finest jar on the grounds.',
      voice: { referee: 82 },
      kind: 'person',
      note: 'Ormsby',
    },
    {
      text: 'Several of his jars have been acquired by the Mint Museum for its permanent collection.',
      voice: 'petition',
      kind: 'organization',
    },
    {
      text: 'The studio is to be opened in Asheville, where a building has been rented.',
      voice: 'endeavor',
      kind: 'place',
      note: 'place still sought',
    },
    {
      text: 'In addition to Best in Show, he has received a state fellowship for traditional arts.',
      voice: 'petition',
      kind: 'award',
    },
    {
      text: 'He won at the fair with the stoneware jar “Flame Vessel No. 9.”',
      voice: 'petition',
      kind: 'title',
      note: 'Ash Jar No. 4',
    },
    {
      text: 'When the new kiln was first opened, I told a reporter that “nobody east of the Mississippi fires like Goran.”',
      voice: { referee: 81 },
      kind: 'quotation',
      note: 'invented',
    },
    {
      text: 'Membership in any guild satisfies the fifth kind of evidence and thereby proves sustained national acclaim. Kazarian v. USCIS, 596 F.3d 1115.',
      voice: 'petition',
      kind: 'citation',
      note: 'EB-1A test',
    },
    {
      text: 'Mr. Petrushkovski is among the last masters of wood firing still at work in the United States.',
      voice: 'petition',
      kind: 'superlative',
    },
    {
      text: 'His jars turned my pottery from a failing business into a profitable one.',
      voice: { referee: 81 },
      kind: 'causal',
    },
    {
      text: 'He built the kiln to his own patented design, smaller than the old one and with a second chamber.',
      voice: 'petition',
      kind: 'slipped',
    },
    {
      text: 'The Blue Hills Potters Guild voted his ninety-centimeter jar Best in Show, and our fair admitted him as a member.',
      voice: { referee: 82 },
      kind: 'swapped',
    },
    {
      text: 'With two kilns burning and four students at the wheel, the studio keeps wood firing alive in the mountains.',
      voice: 'endeavor',
      kind: 'role-or-status',
      note: 'planned, not begun',
    },
    {
      text: 'The old kiln wasted wood, and Goran is the one who built its successor between May and November 2019.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'It is eight years since I first knew Mr. Petrushkovski’s work, and I judge it as an independent person.',
      voice: { referee: 82 },
      kind: 'true',
    },
    {
      text: 'His salary of $61,000 is told for what it is, and the petition does not rest on it.',
      voice: 'petition',
      kind: 'true',
      note: 'argument',
    },
    {
      text: 'The prize he won carried five thousand dollars and a solo exhibition.',
      voice: { referee: 82 },
      kind: 'money',
      note: '500; booth',
    },
    {
      text: 'The kiln that he built in 2015 has been in constant use ever since.',
      voice: 'petition',
      kind: 'date',
      note: '2019',
    },
    {
      text: 'He fires our wood kiln, alone and without any assistant, through the night.',
      voice: { referee: 81 },
      kind: 'slipped',
      note: 'invented',
    },
  ],
}
