import { civilEngineer as profile } from '#drafting/testing/profiles/civil-engineer.ts'
import type { Case } from '../case.ts'
import { papers } from './civil-engineer-papers.ts'

export const civilEngineer: Case = {
  name: 'civil-engineer',
  profile: { ...profile, uploads: papers.map((paper) => ({ ...paper, by: 'text' })) },
  papers,
  sentences: [
    {
      text: 'Mr. Berrenechea holds a bachelor’s degree in Civil Engineering from a Chilean university, where his average was 6.1 on a scale that ends at seven.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'The degree was followed by almost ten years of work on bridges, first in Concepción and, since February 2021, in Texas.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'His experience after the degree far exceeds the five progressive years that 8 C.F.R. § 204.5(k)(2) treats as equivalent, together with a baccalaureate, to a master’s.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'In his thesis he inferred the depth of a hidden pier from the vibration of the bridge under passing trucks, without closing the road.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'When one of his estimates was checked by drilling, it proved right to within forty centimeters.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'At Llano Verde he leads three inspectors and answers for the load rating of county bridges in both Texas and Oklahoma.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'As a designer in Chile, he kept the only road into a valley of four thousand people open while two undermined piers were repaired.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Micropiles drilled from the deck made it possible to do without the heavy machines that could not get to the piers.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Of the sixty-one bridges without drawings, thirty-eight were found able to carry more than their posted limit and six less.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'School buses that had gone as much as nineteen miles out of their way now have a detour of four at most.',
      voice: 'petition',
      kind: 'true',
      note: '"longest detour of a school bus"',
    },
    {
      text: 'Sonar would have cost some $30,000 a bridge; his units came to $2,180 each, below the ceiling he had set himself.',
      voice: 'petition',
      kind: 'true',
    },
    { text: 'His rule issues a warning only if two independent signs agree.', voice: 'petition', kind: 'true' },
    {
      text: 'Four false alarms were recorded over two years, one of which was caused by a cow.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'At Dry Antelope Creek the road had been closed for forty minutes when the west pier gave way in the early morning of May 9, 2024.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Calder County alone operates eleven of the twenty-six units and paid for them entirely from its own road fund.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'The commissioners were not unanimous: one of the five preferred a supplier “that will still be here in ten years.”',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'He has been licensed as a Professional Engineer since August 2023, after passing the examination in structural engineering.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Nothing in the case law confines national importance to projects that span the country; what counts is an endeavor’s “potential prospective impact.” Dhanasar, 26 I&N Dec. at 889–90.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Drawings, program and alarm rule are all to be published, so that county road crews can put up the units without outside help.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'The records of two hundred bridges would show which of them ought to be replaced first.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'A county that inspects a bridge every second year cannot know what a single night of high water has done to it.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'The alarm rule is to be revised after each flood season in the light of the records collected.',
      voice: 'endeavor',
      kind: 'true',
      note: 'plan',
    },
    {
      text: 'It was I who hired him, and I reviewed the design of the scour units myself.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'Three of his warnings proved true, and none took longer than half an hour from the first sign.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'On the night of the flood I was on duty, and after the unit at the creek gave its warning I had the road closed.',
      voice: { referee: 82 },
      kind: 'true',
    },
    {
      text: 'Apart from the units it uses, the county has no connection with Mr. Berrenechea.',
      voice: { referee: 82 },
      kind: 'true',
    },
    {
      text: 'In two years of operation the twenty-six units produced fourteen warnings, of which only four proved false.',
      voice: 'petition',
      kind: 'number',
      note: '3 true + 4 false = 7',
    },
    {
      text: 'The warning reached us at 2:17 in the morning, and our crew had the road shut five minutes later.',
      voice: { referee: 82 },
      kind: 'number',
      note: '2:41',
    },
    {
      text: 'Federal bridge funds covered the $23,980 that Calder County paid for its share of the units.',
      voice: 'petition',
      kind: 'money',
      note: 'own road fund',
    },
    {
      text: 'Before coming to Texas he spent six years with Puentes del Sur, from the beginning of 2015 to the end of 2020.',
      voice: 'petition',
      kind: 'date',
      note: 'March 2017 - December 2020',
    },
    {
      text: 'Judge Imelda Stadtfeld, who signed the letter for the commissioners’ court, had voted against the order.',
      voice: 'petition',
      kind: 'person',
      note: 'Crabtree-Voss; Ruel Stadtfeld',
    },
    {
      text: 'The Texas Department of Transportation has placed the units on its list of approved instruments.',
      voice: 'petition',
      kind: 'organization',
    },
    {
      text: 'The units now stand on county bridges in Texas, Oklahoma and Arkansas.',
      voice: 'petition',
      kind: 'place',
      note: 'five Texas counties; other states planned/inspection',
    },
    {
      text: 'Mr. Berrenechea joined us from Santiago, where he had run the hydraulic checks of a large design office.',
      voice: { referee: 81 },
      kind: 'place',
      note: 'Concepción; large',
    },
    {
      text: 'His thesis was awarded the national prize of the Chilean College of Engineers in 2017.',
      voice: 'petition',
      kind: 'award',
      note: 'highest grade of its year',
    },
    {
      text: 'Since 2023 he has been licensed to seal structural work in Texas, Oklahoma and New Mexico alike.',
      voice: { referee: 81 },
      kind: 'award',
    },
    {
      text: 'His article “Listening to Piers: Vibration as a Measure of Scour” has become a standard reference in the field.',
      voice: 'petition',
      kind: 'title',
      note: 'nothing published',
    },
    {
      text: 'The field report, titled Two Years of Silent Rivers, was laid before our commissioners in January.',
      voice: { referee: 82 },
      kind: 'title',
    },
    {
      text: 'The commissioners record that the units “gave this County the forty minutes in which lives were saved.”',
      voice: 'petition',
      kind: 'quotation',
      note: 'invented',
    },
    {
      text: 'As Commissioner Stadtfeld put it, “no county of our size has ever had a better bargain.”',
      voice: { referee: 82 },
      kind: 'quotation',
      note: 'he voted against',
    },
    {
      text: 'A license to practice engineering is conclusive evidence of an advanced degree under 8 C.F.R. § 204.5(k)(3)(i).',
      voice: 'petition',
      kind: 'citation',
      note: 'not held',
    },
    {
      text: 'Because labor certification is impractical for every engineer in consulting, the third prong is met without more. Dhanasar, 26 I&N Dec. at 892 n.14.',
      voice: 'endeavor',
      kind: 'citation',
      note: 'no such footnote/holding',
    },
    {
      text: 'No cheaper scour alarm of comparable reliability has been built anywhere.',
      voice: 'petition',
      kind: 'superlative',
    },
    {
      text: 'He is the most gifted structural engineer to have entered the profession in Texas in recent memory.',
      voice: { referee: 81 },
      kind: 'superlative',
    },
    {
      text: 'The closing of a bridge to heavy trucks in 2017, which his thesis brought about, averted its collapse in the flood that followed.',
      voice: 'petition',
      kind: 'causal',
      note: 'collapse averted invented',
    },
    {
      text: 'After the warning of May 2024, deaths on the county’s low-water roads came to an end.',
      voice: { referee: 82 },
      kind: 'causal',
    },
    {
      text: 'Working with one technician, a former student of his, he built and installed all of the units.',
      voice: 'petition',
      kind: 'slipped',
      note: 'former student',
    },
    {
      text: 'Before any unit was installed, the design was examined by an independent university and by me.',
      voice: { referee: 81 },
      kind: 'slipped',
      note: 'report says no such review',
    },
    {
      text: 'For the Río Callado crossing he located the steel by ground radar and measured the deflection under a weighed truck at three points.',
      voice: 'petition',
      kind: 'swapped',
      note: 'load rating project',
    },
    {
      text: 'In Pecan Bend County, where eleven units stand, the road at Little Sabinal was closed on the ninth of May.',
      voice: { referee: 82 },
      kind: 'swapped',
      note: 'Calder, Dry Antelope',
    },
    {
      text: 'Calder County has bought and installed nine additional units since the commissioners’ vote.',
      voice: 'petition',
      kind: 'role-or-status',
      note: 'subject to budget',
    },
    {
      text: 'With the installation guide complete and the drawings published, road crews in three states have begun to build units of their own.',
      voice: 'endeavor',
      kind: 'role-or-status',
    },
    {
      text: 'For five and a half years I have worked with him daily, and I answer for the firm as its principal.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'The monitoring service that our firm offers today is his development.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'Our county ordered nothing lightly: the vote for nine more units was four to one, and it was made subject to the budget of the following year.',
      voice: { referee: 82 },
      kind: 'true',
    },
    {
      text: 'The bridge at Dry Antelope Creek lies on the route of a school bus.',
      voice: { referee: 82 },
      kind: 'true',
    },
    {
      text: 'The field report is frank about its limits: the alarm rule has not been tried on steel piers, and a university has yet to review the design.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Together with a technician, Lupita Farnsworth, he put up units in five counties, from eleven in Calder to two in Mesquite.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'A warning is worth only as much as the minutes it leaves to the people on the road.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Within his first three months with our firm, in the spring of 2021, the first scour units were in the water.',
      voice: { referee: 81 },
      kind: 'date',
      note: '2022',
    },
    {
      text: 'The technician who built the units with him, Lupita Crabtree, had come to the firm from the county yard.',
      voice: 'petition',
      kind: 'person',
      note: 'Farnsworth; origin invented',
    },
    {
      text: 'Maintenance will be taken over by the Army Corps of Engineers once the alarm rule has been published.',
      voice: 'endeavor',
      kind: 'organization',
    },
    {
      text: 'After the load tests, ambulances reached patients in the county in half the time.',
      voice: 'petition',
      kind: 'causal',
      note: 'no ambulance times',
    },
    {
      text: 'Replacing the sixty-one undocumented bridges would have cost the county $30,000 each; his rating program cost less than one of them.',
      voice: 'petition',
      kind: 'money',
      note: '30,000 is the sonar',
    },
  ],
}
