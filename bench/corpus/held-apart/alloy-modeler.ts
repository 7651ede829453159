import type { Case } from '../case.ts'
import { alloyModelerPapers, alloyModelerProfile } from './alloy-modeler-profile.ts'
import { sentences } from './sentences.ts'

export const alloyModeler: Case = {
  name: 'alloyModeler',
  profile: alloyModelerProfile,
  papers: alloyModelerPapers,
  sentences: [
    ...sentences('petition', {
      true: [
        "Dr. Arakelyan-Voss holds two graduate degrees: a Master's in Computational Physics from Technische Hogeschool Westerkade in the Netherlands and a doctorate in Materials Science and Engineering from Prairie Forks University in Minnesota.",
        'She finished her doctoral studies with a grade point average of 3.91 on a scale of 4, having defended her dissertation some five weeks before the degree was conferred in May 2019.',
        'Together, the two articles she has published, one as first author and one as co-author, have been cited 176 times.',
        'When her first doctoral project began, the available models treated the border between two grains as something of fixed strength, although its chemistry shifts while the blade is in service.',
        'Eighteen of the 22 bars for which she had forecast a crack site cracked where she said they would, a better rate than the three in four that she had set as her goal.',
        'The first version of the program labored nineteen days over one test bar; the finished one completed a run in sixteen hours on 64 cores, inside the limit of one day that she had set herself.',
        'With $286,000 from the Upper Lakes Materials Foundation behind it, the work on grain-boundary cracking ran from February 2015 until the end of November 2018.',
        'In the hydrogen study, which Dr. Lindmarsh led, her share was the computation, namely quantum-mechanical calculations of 31 trapping sites joined to a diffusion model of the weld.',
        'While she was at Osterline, the furnace cycle for cast blades came down from 32 hours to 25, an hour above the target, and the gas used for each load fell by nearly a fifth.',
        'Ms. Brandvold and Dr. Arakelyan-Voss are the two inventors named in the application that Osterline filed in August 2021, which is still pending.',
        'Since February 2022 she has been employed full-time as a Senior Computational Scientist at Kestrel Bluff National Materials Laboratory, where two postdoctoral researchers and a programmer work with her on simulation.',
        'Her employer is a government laboratory; the post she held before it, for somewhat more than two years, was with a manufacturer in Ohio.',
        'Nine repairs out of 140 cracked during the trial, whereas 24 out of the same number had cracked in the year before.',
        'The final report is candid about its limits: the trial "was not randomized," and two of the nine cracks appeared outside the area that the map had marked.',
        'The Inland Society of Metals considered 38 nominations from eleven countries before it chose her for the Tarnbrook Medal in 2020.',
        'In the words of its citation, the medal honors her "[f]or showing that the chemistry of a grain boundary, and not its geometry alone, decides where a superalloy cracks."',
        'The Bexley Ridge Power Cooperative, which runs five gas turbines, would like to try the map on as many as thirty blades during an outage in the spring of 2027.',
        'Bexley Ridge takes care to call its letter "an expression of interest and not a contract," and says plainly that it cannot pay a fee.',
        'Under Matter of Dhanasar, 26 I&N Dec. 884, 889 (AAO 2016), the first question is whether the proposed endeavor has both substantial merit and national importance.',
        'The interest of potential customers and users is among the factors that bear on whether a petitioner is well positioned. Dhanasar, 26 I&N Dec. at 890.',
        'These results suggest that the method can be of use outside the laboratory in which it was developed.',
        'The petition turns now from what she has done to why the work should go on, and why it should go on here.',
      ],
      number: [
        'The predicted crack site proved right in 20 of the 22 bars, and a single run took 16 hours on 64 cores. ~~ 18 of 22',
      ],
      money: [
        'During the years in which she worked on furnace cycles, Osterline paid her an annual salary of $118,600. ~~ that is the Kestrel Bluff salary; Osterline paid 92,400',
      ],
      date: [
        'She joined Kestrel Bluff in February 2021 and opened the crack-risk project there in May of the following year. ~~ February 2022, the same year',
      ],
      person: [
        'The blades from the nine loads were tested by Mr. Jory Whitcombe, the metallurgist of the plant. ~~ Ms. Brandvold; Mr. Whitcombe is a programmer at Kestrel Bluff',
      ],
      organization: [
        'Before she moved to New Mexico, she worked as a Simulation Engineer at Ostermann Aero Castings in Dunmore Falls, Ohio. ~~ Osterline Turbine Parts',
      ],
      place: [
        'She earned her doctorate at Prairie Forks University in Wisconsin, where she took courses in fracture mechanics and density functional theory. ~~ Minnesota',
      ],
      award: [
        'A United States patent on the stepped heat-treatment schedule has been issued, with Dr. Arakelyan-Voss as one of its two inventors. ~~ pending, none granted',
      ],
      title: [
        'The article on hydrogen uptake in welded steel appeared in the International Journal of Pipeline Science in November 2019. ~~ Transactions on Metal Integrity',
      ],
      quotation: [
        'Mr. Haverstock writes that the map "would spare us most of the blades that now come back as scrap." ~~ not in the letter',
      ],
      citation: [
        'The three elements of the framework are set out in Matter of Dhanasar, 26 I&N Dec. 884, 895 (AAO 2016). ~~ 889; the decision ends before that page',
      ],
      superlative: [
        'Dr. Arakelyan-Voss is the leading authority on the cracking of grain boundaries in the United States. ~~ no such ranking',
      ],
      causal: [
        'Her computations of hydrogen uptake persuaded pipeline operators to order thicker pipe for their new lines. ~~ no such effect told',
      ],
      slipped: [
        'In the trial, which was overseen by an independent panel, nine of the 140 repairs cracked. ~~ no panel',
      ],
      swapped: [
        'At Osterline the gas used per load fell by 12 percent, while in the hydrogen study the computed uptake lay within 19 percent of the measurement for eight sections. ~~ 19 and 12 exchanged',
      ],
      'role-or-status': [
        'She led the study of hydrogen uptake in welded pipeline steel and made the measurements on which it rests. ~~ Dr. Lindmarsh did both',
      ],
    }),
    ...sentences('endeavor', {
      true: [
        'The proposed endeavor is to give small repair shops in the United States an openly licensed map that warns, before the weld, where a turbine blade is likely to crack.',
        'Welders at 15 shops in six states are to be trained, and the program is to be released together with the training slides in 2028.',
        'Simulations for blades with cooling holes have begun, and about a third of them are finished; the map does not serve such blades yet.',
        'A new blade costs about $9,000 and may take up to fourteen months to arrive, so a repair that holds matters to the plant that is waiting for it.',
        'If the plan holds, at most five percent of the repairs at the trained shops should crack.',
        'Nothing in the endeavor asks a shop to own a supercomputer: a laptop and one X-ray image suffice, and the map is ready in 35 minutes.',
        'An endeavor that begins in a handful of workshops may still matter to the nation, because what is released openly can be taken up anywhere.',
        'Repair shops, small power plants and the towns that depend on them stand to benefit.',
      ],
      number: ['By the fourth year, some 25,000 blades a year are expected to escape the scrap heap. ~~ 2,500'],
      money: [
        'The map was developed on a budget of 640,000 dollars, all of it provided by the laboratory. ~~ 490,000 by the laboratory, 150,000 by a state office',
      ],
      date: [
        'Under the plan, the program and the slides will be released in 2027, before the blades with cooling holes are covered. ~~ 2028; the order is not told',
      ],
      person: [
        'The training of welders will be directed by Dr. Ruoxi Tan, who took part in the earlier project. ~~ no such plan',
      ],
      organization: [
        'A draft practice guide is to be written together with the Continental Welding Council. ~~ Inland Society of Metals',
      ],
      place: [
        'Repair shops in New Mexico, Texas and Oklahoma took part in the trial of the map. ~~ Texas and Oklahoma only',
      ],
      award: [
        'The crack-risk map, for which the Tarnbrook Medal was given, is the starting point of the endeavor. ~~ the medal was for grain-boundary cracking',
      ],
      title: [
        'The endeavor grows out of a laboratory project entitled "Adaptive Weld-Path Control for Turbine Blades." ~~ Crack-Risk Map for Welded Blade Repairs',
      ],
      quotation: [
        'The final report concludes that the model is "ready for use on blades with cooling holes." ~~ it says the opposite',
      ],
      citation: [
        'The endeavor is national in scope, as Matter of New York State Department of Transportation, 22 I&N Dec. 215, requires. ~~ vacated',
      ],
      superlative: [
        'No other tool in the world can warn a welder of a crack before the torch is lit. ~~ not in the record',
      ],
      causal: [
        'Because of the map, the plants served by the two shops no longer need to keep spare blades in stock. ~~ no such effect told',
      ],
      slipped: [
        'The laboratory has agreed, following a formal review of the commercial alternatives, that the program may be released under an open license. ~~ no review told',
      ],
      swapped: [
        'A cooperative that serves 41,000 members in eastern Texas has offered to lend its blades and to pay for the X-ray images. ~~ eastern Oklahoma',
      ],
      'role-or-status': [
        'Six repair shops use the map today, among them the four that took it up after the trial. ~~ two use it; four have asked for it',
      ],
    }),
    ...sentences(
      { referee: 81 },
      {
        true: [
          'I have known Sidonie for eleven years, from the time when we worked in the same laboratory during her doctorate.',
          'The fourteen bars on which she calibrated her law were bars that I had broken; the next 22 were broken only after she had predicted where they would fail.',
          'I led the project on hydrogen in welds, and the simulations in it were hers.',
          'For eight of the nine pipe sections, her computed uptake came within 12 percent of what I had measured, although the model had not been adjusted to my data.',
          'Even the exception was instructive, since the ninth section had failed because of a fault in the weld and the steel was not to blame.',
          'We are co-authors of one article and are in touch about once a month.',
          'To assemble her library of potentials she wrote to forty groups, and twenty-seven of them sent her their files.',
          'Two of the collected potentials turned out to carry a wrong sign, and their authors put them right.',
          'I recommend her without reservation and would be glad to answer any question that the officer may have.',
        ],
        person: [
          'Her doctoral advisor was Professor Wilhelmina Castleton, in whose laboratory I came to know her. ~~ Castellow',
        ],
        money: [
          'Our work on hydrogen in welds was carried by a grant of 286,000 dollars from the Upper Lakes Materials Foundation. ~~ the other project; this one had none',
        ],
        award: [
          'She is an elected fellow of the Inland Society of Metals, the body that also gave her the Tarnbrook Medal. ~~ no fellowship',
        ],
        title: [
          'Her dissertation, "Fracture and Diffusion in Welded Superalloys," drew on the bars that I had broken. ~~ Chemistry and Cracking of Grain Boundaries in Nickel Superalloys',
        ],
        citation: [
          'Her program can be downloaded at https://phasefield.prairieforks.example/nickel, where the input files are kept as well. ~~ no such address',
        ],
        superlative: [
          'Hers was the first simulation anywhere to name the crack site of a superalloy before the break. ~~ not in the record',
        ],
        slipped: [
          'Groups in Japan and Brazil, among them two makers of jet engines, have used her program for alloys of their own. ~~ who they are is not told',
        ],
        'role-or-status': [
          'Her library of interatomic potentials has since been published in the Journal of Crystal Mechanics. ~~ submitted, under review',
        ],
      },
    ),
    ...sentences(
      { referee: 82 },
      {
        true: [
          'I own Stampwell Blade Repair in Lubbock, Texas, and have known Dr. Arakelyan-Voss for three and a half years.',
          'My welders had their doubts at first; today we make the map for every blade of the two alloys that it covers.',
          'Ninety of the blades in the trial were repaired in my shop, and five of those repairs cracked.',
          'Apart from the trial I have no tie to her, and I write as someone who uses what she made.',
          'The welders asked for a map on paper instead of on a screen, and in March 2025 they got it.',
          'Small repair shops choose the weld path by experience, and none of us has a supercomputer in the back room.',
          'I leave the theory to others; what I can speak to is what happens at the bench.',
        ],
        number: ['Of the 140 blades in the trial, 110 went through my shop, and five of those cracked. ~~ 90'],
        date: ['The printed maps that my welders had asked for reached us in March 2023. ~~ March 2025'],
        organization: [
          'Besides my own shop, only Cimarron Rotor Works in Tulsa took part in the trial. ~~ Cimarron Turbine Services',
        ],
        place: [
          'I run my repair shop in Amarillo, Texas, and the trial of her map was held there and in Oklahoma. ~~ Lubbock',
        ],
        quotation: [
          'At the end of the trial I told her that "not one of my people would weld blind again." ~~ no such words in the file',
        ],
        causal: [
          'Thanks to the map, we have won over customers who used to send their blades back to the manufacturer. ~~ no such effect told',
        ],
        swapped: ['Four of the nine repairs that cracked were done in my shop and five at Cimarron. ~~ exchanged'],
      },
    ),
    ...sentences('petition', {
      true: [
        'Dr. Lindmarsh measured the uptake of nine pipe sections at four pressures, and her calculation, which was left unadjusted, agreed with him to within 12 percent for all but one of them, a section whose weld turned out to have a fault.',
        'Of the $640,000 that the crack-risk project cost, the laboratory carried $490,000 and the State Office of Industrial Efficiency of New Mexico the rest; the staff numbered four, herself included.',
        'At Osterline she worked within tight limits, since the furnace could not be stopped for trials and each load had room for a single thermocouple; instead of one temperature step she proposed three, and Ms. Brandvold tested 45 blades.',
        "The committee's vote for the medal was six to one, and because travel was restricted at the time, the presentation in October 2020 was planned as an online ceremony; a purse of $4,000 went with it.",
      ],
      number: [
        'Of the 62 blades that the cooperative sent out for weld repair in 2025, nearly one in three came back as scrap, and it would now like to test the map on some of its own. ~~ 11 of 62',
      ],
      place: [
        'The laboratory at which she leads the simulation work and the manufacturer whose furnace cycle she simulated are both located in New Mexico. ~~ Osterline is in Ohio',
      ],
      quotation: [
        'The final report records that the trial "was randomized" and that the comparison is with "the repairs of the year before." ~~ "was not randomized"',
      ],
      causal: [
        'Her open-source program enabled groups in Japan and Brazil to develop alloys that no longer crack at the grain boundary. ~~ they used it for alloys of their own; no such result told',
      ],
    }),
    ...sentences('endeavor', {
      true: [
        'Most of the blades of the cooperative have cooling holes, so the extension of the map concerns it directly: if the work is ready by January 2027, such blades will be part of the test, and if it is not, only the plain blades of unit 2 will be.',
        'Of the 62 blades that Bexley Ridge sent out for weld repair in 2025, eleven came back as scrap, a share slightly above the one in six that was known when the project began.',
      ],
      person: [
        'The draft practice guide is to be written with Professor Hildegard Moncrieff, who chaired the committee that awarded the medal in 2020. ~~ with the society; no person is named for it',
      ],
      'role-or-status': [
        'The map now covers blades with cooling holes as well, and all that remains for the endeavor is to add a third alloy and to train the welders. ~~ a third of those simulations are done',
      ],
    }),
    ...sentences(
      { referee: 81 },
      {
        true: [
          'When she began, her group of five knew steel and not nickel, and the models at hand gave the boundary between grains a strength that never changed; she let that strength fall with the sulfur that reaches it.',
        ],
      },
    ),
    ...sentences(
      { referee: 82 },
      {
        true: [
          'The first maps marked nearly the whole blade as dangerous and were of no use; under the rule that she added, the map may mark no more than a tenth of it.',
        ],
        slipped: [
          'My welders, who had been certified in the method by her laboratory, tried the map on ninety blades, and five of those repairs cracked. ~~ no certification told',
        ],
      },
    ),
  ],
}
