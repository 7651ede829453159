import { batteryResearcher as profile } from '#drafting/testing/profiles/battery-researcher.ts'
import type { Case } from '../case.ts'
import { papers } from './battery-researcher-papers.ts'

export const batteryResearcher: Case = {
  name: 'battery-researcher',
  profile: { ...profile, uploads: papers.map((paper) => ({ ...paper, by: 'text' })) },
  papers,
  sentences: [
    {
      text: 'Dr. Kőszegvári earned her doctorate in Materials Science and Engineering at Lake Marrow University in May 2019, with a grade point average of 3.94.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'She came to doctoral study with a master’s degree in Materials Engineering from Szeged, completed in June 2014.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Within weeks of finishing her doctorate she joined Corvane Cell Works as a process engineer, and in September 2021 she moved to Hollin Ridge Energy Laboratory.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'At the laboratory she heads a group of six, four of them scientists and two technicians, and no safety report leaves the laboratory without her review.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Silicon particles coated with phytic acid could be laid down from water alone, with neither polymer binder nor organic solvent.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'For the better part of a year not a single sample got past forty cycles.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'After five hundred cycles the electrodes still held 84 percent of their capacity, four points above the target that she and her supervisor had set in March 2015.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Her articles on silicon anodes and on lithium plating have together drawn 235 citations.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Half of the eighty-four commercial cells were opened so that the plated lithium could be measured by titration.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'The relaxation method recognized 96 percent of the cells with plated lithium and mistook three percent of the healthy ones for affected.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Sixty-one nominations from nineteen countries reached the jury of the Halvorsen Prize in 2019; four were shortlisted, and hers was chosen.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'The jury praised her for turning “a nuisance of every battery test into its most telling signal.”',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'A full capacity test takes thirty hours, whereas the protocol sorts a module in seventeen minutes.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'The protocol and the full test reached the same grade for 94 percent of the modules; where they differed, the protocol was too generous 21 times and too strict 15 times.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'Her pilot-line project brought formation down from 36 to 22 hours, two hours better than she had been asked for, while rejects became rarer.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'No manufacturer contributed to the protocol; the laboratory bore the whole cost of $690,000 itself.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'As a Certified Energy Storage Safety Examiner, she may sign safety reports for stationary storage units until May 2027.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'The protocol in its present form covers nickel-based chemistries only, which is why the next step is its extension to lithium iron phosphate.',
      voice: 'petition',
      kind: 'true',
    },
    {
      text: 'In the third year the protocol, along with the failure data of every site, is to pass into the hands of the standards committee.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'What the endeavor offers is a measurement in a place where buyers now have to rely on trust.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'Training will reach technicians at ten recyclers in five states, and two of the six modules it requires have been written.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'The merit of such work needs no immediate economic return, since “an endeavor’s merit may be established without immediate or quantifiable economic impact.” Dhanasar, 26 I&N Dec. at 889.',
      voice: 'endeavor',
      kind: 'true',
    },
    {
      text: 'I supervised both of her doctoral projects from the first sample through to the published article, and I have now known her for twelve years.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'My laboratory had made ceramic coatings by electrophoresis for years, but until she came nobody in it had tried to build a battery electrode that way.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'Before we adopted the procedure we shredded every module that came in; between January and May 2025, 71 of the 128 we graded received one of the two best grades.',
      voice: { referee: 82 },
      kind: 'true',
    },
    {
      text: 'Our firms pay nothing for the procedure, and the equipment came to less than $15,000.',
      voice: { referee: 82 },
      kind: 'true',
    },
    {
      text: 'The protocol was calibrated on 420 modules and checked against the full test on a further 600.',
      voice: 'petition',
      kind: 'number',
      note: '240, within the 600',
    },
    {
      text: 'Corvane Cell Works funded her doctoral work on silicon anodes with a grant of $412,500.',
      voice: 'petition',
      kind: 'money',
      note: 'Great Basin Energy Science Fund',
    },
    {
      text: 'Adopting the protocol has earned our cooperative more than two million dollars in resold modules.',
      voice: { referee: 82 },
      kind: 'money',
    },
    {
      text: 'She received the Halvorsen Prize in the spring of 2018, a year before the article on voltage relaxation appeared.',
      voice: 'petition',
      kind: 'date',
      note: 'October 2019',
    },
    {
      text: 'The invention disclosure on her deposition cell was filed in April 2016, soon after the first coatings succeeded.',
      voice: { referee: 81 },
      kind: 'date',
      note: 'April 2018',
    },
    {
      text: 'Her doctoral research was supervised by Professor Orville Halvercroft of the Department of Materials Science and Engineering.',
      voice: 'petition',
      kind: 'person',
      note: 'Orrin Halvecroft',
    },
    {
      text: 'Sunniva Torrance, the technician who wrote the procedure with her, came to Marietta to train our staff.',
      voice: { referee: 82 },
      kind: 'person',
      note: 'Yevgenia Torrance; visit invented',
    },
    {
      text: 'Argonne National Laboratory took the plating method into its intake test for returned vehicle batteries in 2020.',
      voice: 'petition',
      kind: 'organization',
      note: 'Hollin Ridge',
    },
    {
      text: 'The procedure is also before a working group of the International Electrotechnical Commission, which is expected to vote on it.',
      voice: 'endeavor',
      kind: 'organization',
      note: 'Continental Storage Standards Board',
    },
    {
      text: 'Storage units built from 310 graded modules now serve nine rural clinics in Colorado, Ohio and Nevada.',
      voice: 'petition',
      kind: 'place',
      note: 'the states are of the recyclers; states of clinics not told',
    },
    {
      text: 'She took her master’s degree in Budapest, and her letters of reference from there were among the best I have read.',
      voice: { referee: 81 },
      kind: 'place',
      note: 'Szeged',
    },
    {
      text: 'The university was granted a patent on her deposition cell, which has since been licensed to two manufacturers.',
      voice: 'petition',
      kind: 'award',
      note: 'invention disclosure only',
    },
    {
      text: 'For the silicon anodes she received the university’s medal for the best dissertation of the year.',
      voice: { referee: 81 },
      kind: 'award',
    },
    {
      text: '“Lithium Plating Revealed by Impedance Spectroscopy,” published in the Journal of Power Sources, is the second of her first-author articles.',
      voice: 'petition',
      kind: 'title',
      note: 'wrong title and journal',
    },
    {
      text: 'The training modules will be gathered in a handbook entitled Safe Second Lives, to be issued in the third year.',
      voice: 'endeavor',
      kind: 'title',
      note: 'no such handbook',
    },
    {
      text: 'The cooperative writes that its technicians “learned it in an afternoon, and they trust it because it has never been wrong.”',
      voice: 'petition',
      kind: 'quotation',
      note: 'altered',
    },
    {
      text: 'When the five hundredth cycle was complete, I told her group that “this will end the age of graphite.”',
      voice: { referee: 81 },
      kind: 'quotation',
      note: 'invented',
    },
    {
      text: 'The third prong requires a showing that the national interest would be harmed without the waiver. Dhanasar, 26 I&N Dec. at 891.',
      voice: 'petition',
      kind: 'citation',
      note: 'the opposite',
    },
    {
      text: 'The calibration data are available at https://doi.org/10.5281/zenodo.7741120 under an open license.',
      voice: 'endeavor',
      kind: 'citation',
      note: 'invented DOI; planned',
    },
    {
      text: 'Hers was the first method anywhere in the world to detect plated lithium without opening the cell.',
      voice: 'petition',
      kind: 'superlative',
    },
    {
      text: 'In my judgment no engineer in the recycling industry commands greater respect than Dr. Kőszegvári.',
      voice: { referee: 82 },
      kind: 'superlative',
    },
    {
      text: 'By keeping dangerous modules out of service, her protocol has prevented fires in clinics and schools.',
      voice: 'petition',
      kind: 'causal',
    },
    {
      text: 'Her article persuaded manufacturers in Japan and Norway to abandon solvent casting.',
      voice: 'petition',
      kind: 'causal',
      note: 'groups reported electrodes with the pulsed method',
    },
    {
      text: 'The outside safety panel, which unanimously endorsed the protocol, asked for a single change in the handling of cold modules.',
      voice: 'petition',
      kind: 'slipped',
      note: 'endorsement, unanimity not in record',
    },
    {
      text: 'At Corvane Cell Works she chaired the review in which an outside panel examined the failures, and tried the procedure on three shifts.',
      voice: 'petition',
      kind: 'swapped',
      note: 'Hollin Ridge',
    },
    {
      text: 'The Continental Storage Standards Board has adopted the grading protocol as a national standard.',
      voice: 'petition',
      kind: 'role-or-status',
      note: 'starting text of a committee',
    },
    {
      text: 'The deposition cell was of her own making, and so was the program that controlled it.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'Two doctoral students have carried the silicon work further in the same laboratory since then.',
      voice: { referee: 81 },
      kind: 'true',
    },
    {
      text: 'Marietta is where our plant stands, and fourteen firms share in the cooperative that runs it.',
      voice: { referee: 82 },
      kind: 'true',
    },
    {
      text: 'We would grade lithium iron phosphate modules by her procedure as well, once it extends to them.',
      voice: { referee: 82 },
      kind: 'true',
    },
    {
      text: 'I first read the procedure when it was posted; she and I have neither worked nor published together.',
      voice: { referee: 82 },
      kind: 'true',
    },
    {
      text: 'No incident has been traced to a graded module so far, although the record is still short.',
      voice: 'petition',
      kind: 'true',
      note: 'opinion "still short"',
    },
    {
      text: 'At least 50,000 graded modules are to enter the public data set by the end of the third year.',
      voice: 'endeavor',
      kind: 'number',
      note: '5,000',
    },
    {
      text: 'The calibration data come from 240 modules of three manufacturers, which supplied the limits of their cells in confidence.',
      voice: 'petition',
      kind: 'slipped',
      note: 'they do not publish limits; supply invented',
    },
    {
      text: 'Two of our technicians, both of them trained chemists, learned the procedure in three days.',
      voice: { referee: 82 },
      kind: 'slipped',
    },
    {
      text: 'For three years she stored pilot-line cells in unheated sheds at our university before the outside panel examined them.',
      voice: { referee: 81 },
      kind: 'swapped',
      note: 'mix',
    },
    {
      text: 'A deposition unit for foil 300 millimeters wide has been built, and two cell makers have run their own silicon in it.',
      voice: 'endeavor',
      kind: 'role-or-status',
      note: 'plan',
    },
  ],
}
