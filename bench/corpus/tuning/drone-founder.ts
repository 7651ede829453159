import { droneFounder as profile } from '#drafting/testing/profiles/drone-founder.ts'
import type { Case } from '../case.ts'
import { papers } from './drone-founder-papers.ts'

export const droneFounder: Case = {
  name: 'drone-founder',
  profile: { ...profile, uploads: papers.map((paper) => ({ ...paper, by: 'text' })) },
  papers,
  sentences: [
    {
      text: 'Dr. Tallisker completed a doctorate in Agricultural Robotics in Scotland in November 2017 and has worked on the control of drones ever since.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'They founded Tallowfield Aerial Systems in Iowa and hold nearly two thirds of the company.',
      voice: 'petition',
      kind: 'true',
    },
    { text: 'Two thirds of the company’s nine employees are engineers.', voice: 'petition', kind: 'true' },
    {
      text: 'Instead of adding a sensor, they calculated the wind from how far the drone tilts and how much power its motors draw.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'In winds of up to six meters per second the new controller cut drift beyond five meters by 63 percent, surpassing the goal of one half.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'The doctoral article has been cited more than a hundred times, and a Scottish river trust relied on its figures in advising growers in 2018.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'In the study of weeds they were responsible for the images; 18,500 plants were labeled together with three agronomists.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Their present controller needs no access to the manufacturer’s closed data, since it measures the current of the motors from outside.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'The first dozen units broke down after six weeks because chloride had entered the connectors, and the company replaced them without charge.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'By the end of 2024, 21 of the 37 cooperatives that had bought units were in Iowa, 11 in Nebraska and five in Illinois.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Drift complaints fell from 52 in 2022 to 27 and then to nine, and in six of those last nine cases the unit had been turned off.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'An insurer grants a reduction of 15 percent in the premium, provided that the records for the whole season are submitted.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'The patent granted in August 2024 names Dr. Tallisker as its only inventor.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Only one of the 140 entries in the Prairie Startup Challenge, a maker of soil sensors, was placed ahead of theirs.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'The jury remarked that theirs was the only team “to bring its complaints file to the pitch.”',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'At Brae Instruments Dr. Tallisker mounted a test stand on a truck when no wind tunnel of sufficient size was to be had.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Survey drones that had been grounded for a third of the year can now fly in winds of 15 meters per second.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'For a founder who is advancing an endeavor alone, securing a job offer may be impractical, as Dhanasar recognizes. 26 I&N Dec. at 890–91 n.10.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Nine states are to be added to the three in which the controller is already sold.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'Eleven more cooperatives have expressed interest in 140 units altogether, though their letters do not amount to orders.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'A bank loan of 400,000 dollars has been applied for, and further investors are still being sought.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'Twelve new jobs are planned in Iowa, eight of them for assemblers at a starting wage of $23 an hour.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'Records that show when and where spray drifts give those who write the rules something firmer than complaint and denial.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'I supervised the research on wind-aware spraying and published with Dr. Tallisker, whom I have known for thirteen years.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'Our cooperative has operated eight of the units since 2023; we have never put money into the company.',
      voice: { referee: 82 },
      kind: 'true',
    },
    {
      text: 'I am a customer and nothing more: Dr. Tallisker’s company has never employed me.',
      voice: { referee: 82 },
      kind: 'true',
    },
    {
      text: 'In the course of the doctoral project Dr. Tallisker completed 412 test flights and reduced drift by three quarters.',
      voice: 'petition',
      kind: 'number',
      note: '214; 63 percent',
    },
    {
      text: 'Of the eight units we bought, none has needed repair in eleven thousand hours of spraying.',
      voice: { referee: 82 },
      kind: 'number',
      note: 'hours invented',
    },
    {
      text: 'The company took in 1.2 million dollars in sales in 2024 and earned a profit of $250,000.',
      voice: 'petition',
      kind: 'money',
      note: '442,000; 18,300',
    },
    {
      text: 'Their doctoral research was financed by a fellowship of 58,500 pounds from our School of Engineering.',
      voice: { referee: 81 },
      kind: 'money',
      note: 'Ardan Research Council, 96,000',
    },
    {
      text: 'Tallowfield Aerial Systems was established in January 2018, immediately after the doctorate had been conferred.',
      voice: 'petition',
      kind: 'date',
      note: 'May 2021',
    },
    {
      text: 'We first flew the controller in 2019, two seasons before it was offered to the public.',
      voice: { referee: 82 },
      kind: 'date',
      note: '2023',
    },
    {
      text: 'First place went to Loessline Soil Sensors, whose founder Marguerite Oyelowo-Hatch has since become an adviser to Dr. Tallisker.',
      voice: 'petition',
      kind: 'person',
      note: 'she is jury chair',
    },
    {
      text: 'Isobel Fiadh Tallisker, as their doctorate records the name, was among my first students at Ardanburgh.',
      voice: { referee: 81 },
      kind: 'person',
      note: 'Rowan Ishaan',
    },
    {
      text: 'The patent was issued by the European Patent Office and has been extended to North America.',
      voice: 'petition',
      kind: 'organization',
    },
    {
      text: 'The U.S. Department of Agriculture has agreed to host the yearly drift records of all units.',
      voice: 'endeavor',
      kind: 'organization',
    },
    {
      text: 'Complaints about drift have fallen to single figures across the entire Midwest.',
      voice: 'petition',
      kind: 'place',
      note: 'at these cooperatives in three states',
    },
    {
      text: 'Tallowfield Aerial Systems won the Prairie Startup Challenge in 2023, prevailing over 139 competitors.',
      voice: 'petition',
      kind: 'award',
      note: 'second',
    },
    {
      text: 'The doctoral article, “Spraying Against the Wind,” appeared in the Journal of Precision Aviation in June 2017.',
      voice: 'petition',
      kind: 'title',
    },
    {
      text: 'As I told the insurer, “these eight units have paid for themselves twice over.”',
      voice: { referee: 82 },
      kind: 'quotation',
      note: 'invented',
    },
    {
      text: 'Being an entrepreneur exempts Dr. Tallisker from the second prong altogether. 8 C.F.R. § 204.5(k)(4)(iii).',
      voice: 'petition',
      kind: 'citation',
      note: 'no such provision',
    },
    {
      text: 'The business plan is summarized at www.tallowfield.example/plan2029, and questions may be sent to plan@tallowfield.example.',
      voice: 'endeavor',
      kind: 'citation',
      note: 'invented URL and address',
    },
    {
      text: 'DriftGuard is the only controller on the market that adapts a drone’s spray to the wind in flight.',
      voice: 'petition',
      kind: 'superlative',
    },
    {
      text: 'In three decades of teaching I have not had a more brilliant doctoral student.',
      voice: { referee: 81 },
      kind: 'superlative',
      note: 'decades; superlative',
    },
    {
      text: 'Growers near rivers and schools regained their permission to spray because of the doctoral results.',
      voice: 'petition',
      kind: 'causal',
    },
    {
      text: 'Since the units arrived, our members’ yields have risen, and two families were able to keep their farms.',
      voice: { referee: 82 },
      kind: 'causal',
    },
    {
      text: 'The housing, which was developed with a partner in the aerospace industry, can be assembled by two workers in twenty minutes.',
      voice: 'petition',
      kind: 'slipped',
      note: 'partner',
    },
    {
      text: 'The drift records will be published once a year, after review by an independent board, without the names of the growers.',
      voice: 'endeavor',
      kind: 'slipped',
      note: 'board',
    },
    {
      text: 'On an empty airfield in Iowa, six engineers adjusted the DriftGuard controller after each run of the truck.',
      voice: 'petition',
      kind: 'swapped',
      note: 'Brae, four engineers, Scotland',
    },
    {
      text: 'The weed map, which found 63 percent of the patches, was flown 214 times over a field laid out with water-sensitive cards.',
      voice: { referee: 81 },
      kind: 'swapped',
      note: 'wind-aware study figures',
    },
    {
      text: 'Dr. Tallisker was the sole author of the study on counting weeds from the air and led the team that carried it out.',
      voice: 'petition',
      kind: 'role-or-status',
      note: 'co-author, images',
    },
    {
      text: 'Eleven further cooperatives have ordered the controller, and the bank has approved the loan that will finance its assembly.',
      voice: 'endeavor',
      kind: 'role-or-status',
      note: 'interest; applied for',
    },
    {
      text: 'As a supervisor I saw how small the margin was: 180 grams were left for instruments, and nothing could be wasted.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'Winds near the ground can change within two seconds, and the method answers by adjusting height, speed and droplet size at once.',
      voice: { referee: 81 },
      kind: 'true',
      note: '"changes height, speed and droplet size together"',
    },
    {
      text: 'The unit costs $3,650, and our cooperative was among the four with which it was tested in 2022.',
      voice: { referee: 82 },
      kind: 'true',
      note: 'Bluestem Growers',
    },
    {
      text: 'With seven warranty returns among 185 units, the second housing appears to have cured the weakness of the first.',
      voice: 'petition',
      kind: 'true',
      note: 'hedged',
    },
    {
      text: 'The year 2024 was the first in which the company earned a profit, and it amounted to $18,300.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Being second in a regional competition is not fame, and the petition does not pretend that it is.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Warranty returns in 2024 came to 18 of the 140 units then in use.',
      voice: 'petition',
      kind: 'number',
      note: '7 of 185',
    },
    {
      text: 'Assembly on a second bench began in the summer of 2024, as soon as the patent had been granted.',
      voice: 'endeavor',
      kind: 'date',
      note: 'September 2026',
    },
    {
      text: 'The unit was shown to us by Elspeth Nodaway, who leads the company’s field engineers.',
      voice: { referee: 82 },
      kind: 'person',
      note: 'invented',
    },
    {
      text: 'Insurers in Iowa abandoned the premium increase of 2021 once the season reports had reached them.',
      voice: 'petition',
      kind: 'causal',
    },
    {
      text: 'In the first batch, sixty-one units failed by reason of chloride in the gray card that corrects the light.',
      voice: 'petition',
      kind: 'swapped',
    },
    {
      text: 'Our joint paper on weeds, “Eighteen Thousand Thistles,” followed in the same journal a year later.',
      voice: { referee: 81 },
      kind: 'title',
      note: 'unpublished',
    },
  ],
}
