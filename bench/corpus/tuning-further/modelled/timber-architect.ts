import type { Case } from '../../case.ts'
import { of } from './of.ts'
import { papers, profile } from './timber-architect-profile.ts'

const EBENREITER = { referee: 81 }
const VOSS = { referee: 82 }
const POMEROY = { referee: 83 }

export const timberArchitect: Case = {
  name: 'timber-architect',
  profile,
  papers,
  sentences: [
    ...of('true', 'petition', [
      'Ms. Reyhertz completed her Master of Science in Timber Architecture at Innsbruck with distinction, an outcome achieved by only five of the twenty-two students who had begun the program alongside her in 2014.',
      'Her graduate studies were supported by a scholarship of the Tyrol Timber Guild that paid 9,600 euros a year, or 19,200 euros over the two years for which she held it.',
      'Her interest in wood that can be used twice is not only technical but also personal, reaching back to the Chilean earthquake of 2010, when sound beams from her grandfather’s house had to be given up because they were glued.',
      'Of the eighteen specimens she first built, eleven split on being taken apart, a result that she answered with tapered dowels, a quarter turn of the grain, and thirty further specimens.',
      'She makes no secret of the fact that the idea of tapering the dowels was not originally hers: it was suggested by an old shipwright, Anton Fiechter, whom the article acknowledges.',
      'After three cycles of dismantling, the demountable floor had given up just 7 percent of its stiffness, staying within the tenth that she had allowed for.',
      'The resulting article, of which she is the sole author, was published in Wood Structures Quarterly on June 30, 2017 and has gathered 29 citations.',
      'For nearly four years, from September 2016 to June 2020, she worked in Dornbirn as project architect of a carpentry firm of forty, drawing the shop drawings for 23 houses and two village halls.',
      'When a foreman broke his leg in 2018, it was she who ran the building site of the village hall in Oberlech.',
      'Since August 2020 she has practiced with Quillfeather Architects in Bangor, an office of sixteen in which she was made an associate in the spring of 2023 and today heads a group of three.',
      'Ms. Reyhertz holds a Maine architect’s license, granted in December 2022 and valid until mid-2027, and she does not conceal that one of its six examination divisions took her two attempts.',
      'Hallett Public Library brings together 286 panels of dowel-laminated hemlock, every one of them sourced within ninety miles of the site.',
      'At $1.34 million, the library’s timber structure came in $50,000 above the estimate for steel, remaining inside the five-percent margin she had proposed to the town.',
      'Visits to the library in its first year reached 52,000, well over twice the 19,000 recorded in the last year of the former shoe store.',
      'Of the forty-one connections she drew for Hallett, all but five can be taken apart again.',
      'When one of six test panels crept by nine millimeters in a month, the span of the reading room was shortened from 24 feet to 21.',
      'The fire marshal, having at first refused, accepted a char calculation in August 2023; no fire test of the building was made.',
      'Six classrooms at Presque Hill were delivered for $3.52 million, some $80,000 under the sum that the voters had approved.',
      'By reducing the panel types from seventeen to five and taking the ducts out of the floors, she brought back within reach a design whose first bids had stood at $4.4 million.',
      'A manuscript on the creep of hemlock in humid rooms, on which she is second author, has been under review at the Journal of Northern Timber since its submission in February 2026.',
      'In that study the tests were designed, and the analysis led, by Dr. Hollis Brannigan, whereas Ms. Reyhertz drew the panels and wrote the section addressed to designers.',
      'The jury of the Northern Woods Building Awards, which gave the library one of three honorable mentions in its class, called it “[a] modest building that makes a forest useful again.”',
      'She has also been candid about her own mistake, a flashing detail that let the entry roof leak on two occasions during the first winter and that she has since redrawn.',
    ]),
    ...of('true', 'endeavor', [
      'What is proposed is not the practice of architecture in general but the completion, testing and open publication of a defined set of details for one kind of building and one kind of wood.',
      'Sixty connection details are foreseen, and nineteen of them remain to be drawn.',
      'Publication is planned in three parts between 2027 and 2029, accompanied by twelve two-day courses for mills and carpenters in four northeastern states.',
      'The Kennebec Rural Trust has promised $85,000, payable in two parts, whereas an earlier request to the state forestry bureau was turned down in 2025.',
      'Spruce Hollow Mill would add a second dowel press, and nine workers to its present 34, on the condition that three more public buildings are ordered before 2028.',
      'The mill’s board has not yet voted on the press, which is estimated to cost $780,000.',
      'School boards in New Hampshire and Vermont have requested the Presque Hill drawings, though neither has so far placed an order.',
      'Two of the connections are to be tested for fire, something that has never been done for them before.',
      'It is hoped that by 2030 seven public buildings will use the details, three of which would stand outside Maine.',
      'An undertaking may have national importance even where its first effects are local, for Dhanasar directs attention to its potential prospective impact. 26 I&N Dec. at 889.',
      'Section 203(b)(2) of the Immigration and Nationality Act is the source of the classification sought here, and the third prong of Dhanasar asks whether a waiver would, on balance, be beneficial. 26 I&N Dec. at 890.',
    ]),
    ...of('true', EBENREITER, [
      'I supervised her master’s thesis, to which we gave the grade of 1.0, and I have known her for twelve years.',
      'I believed the tapered dowel would fail, and I said as much to her.',
      'To my regret, I let her have the test frame on Saturdays only.',
      'A teacher is seldom so pleased as when he is proved wrong in this manner, and I do not mind putting that in writing.',
      'A carpentry school in Salzburg now teaches the taper, although, as far as is known, no complete house has been built with it.',
    ]),
    ...of('true', VOSS, [
      'I was the engineer of record for Hallett Library, and my firm, Voss Structural, is separate from hers.',
      'We argued about the span of the reading room, and once the creep result was in, she conceded the point immediately and without sulking.',
      'The char calculation that persuaded the state fire marshal was one that she and I had prepared together.',
      'We are in touch about once a week, and in my five years of knowing her I have come to trust her judgment on wood.',
      'All six panels that were loaded in May 2023 carried more than twice their design load without failing; the one surprise among them was a matter of sag, not of strength.',
    ]),
    ...of('true', POMEROY, [
      'As town manager of Hallett, I was the client for the library, and at the beginning I opposed building it of wood.',
      'She attended eleven meetings of our council and answered every question that was put to her, including the rude ones.',
      'The vote in March 2022 was as close as a vote of seven can be: four in favor, three against.',
      'My own daughter now does her homework in the reading room.',
      'For a town of some four thousand people that had kept its books in an old shoe store since the fire of 2014, a real library is no small matter.',
      'I am not a man who writes letters of praise for a living, and I would not have written this one if I did not mean it.',
    ]),
    ...of('number', 'petition', [
      'Her office at Quillfeather numbers some sixty professionals, among whom she directs a timber group of twelve.',
      'The Presque Hill panels were set in a mere five days, thereby sparing the school a second season of construction.',
    ]),
    ...of('number', EBENREITER, [
      'After three rounds of dismantling, her floor lost less than two percent of its stiffness, which I would not have believed had I not seen the curves.',
    ]),
    ...of('number', 'endeavor', ['Some 400 carpenters are expected to complete the courses by the end of the decade.']),
    ...of('money', 'petition', [
      'The library’s timber structure was completed at a cost below that of a comparable steel frame, saving the town of Hallett approximately $50,000.',
      'Her master’s thesis was funded through a European Union grant of 142,000 euros.',
    ]),
    ...of('money', 'endeavor', [
      'Spruce Hollow Mill has committed $780,000 of its own capital to the purchase of a second dowel press.',
    ]),
    ...of('money', VOSS, [
      'My firm waived its entire fee for the Hallett project, so convinced were we of the value of what she was attempting.',
    ]),
    ...of('date', 'petition', [
      'The library opened its doors in the spring of 2023, little more than a year after the council’s vote.',
      'She received her Maine license before the town council voted on the library.',
    ]),
    ...of('date', 'endeavor', [
      'The first installment of the Trust’s support was paid in March 2026, and drafting has accelerated since.',
    ]),
    ...of('date', POMEROY, ['I have known Ms. Reyhertz since she first came to Maine more than a decade ago.']),
    ...of('person', 'petition', [
      'Ottoline Feather, the senior partner of the firm, entrusted the timber work of all its buildings to Ms. Reyhertz.',
      'At the mill she worked closely with its general manager, Eustace Thibault-March, to change the drying of the hemlock.',
      'The creep study was led by Dr. Hollis Brennan-Wright, a specialist in northern softwoods.',
    ]),
    ...of('person', EBENREITER, [
      'Together with my assistant, Dr. Roswitha Kainrath, I followed the specimens from the first split dowel to the last test.',
    ]),
    ...of('organization', 'petition', [
      'She carried out the creep study as a guest researcher at the USDA Forest Products Laboratory, whose facilities made year-long testing possible.',
      'After her studies she joined the Vienna office of an international engineering consultancy, where she refined her command of timber detailing.',
    ]),
    ...of('organization', 'endeavor', [
      'The American Wood Council has undertaken to distribute the completed details to its members.',
      'Financial backing for the courses comes from the Maine Bureau of Forestry, which approved the request in 2025.',
    ]),
    ...of('place', 'petition', [
      'Her earliest professional work took her to Salzburg, where for four years she drew houses and village halls for a family carpentry firm.',
      'The hemlock for the library was brought from forests in Quebec and New Brunswick, testifying to the cross-border character of the regional industry.',
    ]),
    ...of('place', 'endeavor', [
      'The two-day courses will be offered in Maine, New Hampshire, Vermont, Massachusetts and Connecticut.',
    ]),
    ...of('place', POMEROY, [
      'Delegations from town councils as far away as Oregon and Georgia have come to walk through our library.',
    ]),
    ...of('award', 'petition', [
      'Hallett Library won the Northern Woods Building Award in the class of public buildings, prevailing over entries from the United States and Canada.',
      'Ms. Reyhertz is licensed as an architect in Maine and as a professional engineer in New Hampshire.',
      'She was elected a Fellow of the American Institute of Architects in recognition of her contributions to timber construction.',
    ]),
    ...of('award', VOSS, ['The connection we use at the ridge is protected by a patent that she obtained in 2024.']),
    ...of('title', 'petition', [
      'Her article, “Dowels, Time and Tension: Toward a Circular Timber Architecture,” examined whether glue could be dispensed with altogether.',
      'The creep study has been accepted by the Journal of Structural Timber Engineering.',
      'Her recent monograph, The Humble Hemlock, has introduced a wider readership to the potential of low-grade species.',
    ]),
    ...of('title', EBENREITER, [
      'Her thesis, which bore the title “Reversible Timber Joints in Alpine Construction,” remains in our library.',
    ]),
    ...of('quotation', 'petition', [
      'The awards jury praised the library as “a landmark that will redefine public architecture in the northern forest.”',
      'In the words of the state fire marshal, her calculation was “the most thorough submission this office has received.”',
    ]),
    ...of('quotation', 'endeavor', [
      'The mill states without reservation that it “will install a second dowel press and hire nine workers.”',
    ]),
    ...of('quotation', POMEROY, [
      'As I told the council on the night of the vote, “I was surprised that anyone wanted it,” and I have been happy to be wrong.',
    ]),
    ...of('citation', 'endeavor', [
      'The second prong asks whether the individual is well positioned to advance the endeavor. Matter of Dhanasar, 26 I&N Dec. at 886.',
      'In Matter of Dhanasar, 27 I&N Dec. 884 (BIA 2017), the Board set out the framework that governs petitions of this kind.',
      'As the Ninth Circuit confirmed in Reyes-Holt v. USCIS, open publication of technical work is in itself evidence of national importance.',
    ]),
    ...of('citation', 'petition', [
      'Correspondence concerning the creep study may be directed to h.brannigan@penobscotwood.example, who has agreed to confirm the foregoing.',
    ]),
    ...of('superlative', 'petition', [
      'Hallett Public Library is the tallest dowel-laminated building in North America.',
      'Few architects anywhere, and none in New England, possess her combined mastery of design and carpentry.',
      'Quillfeather Architects, among the most renowned practices in the country, has entrusted her with its timber work.',
    ]),
    ...of('superlative', POMEROY, ['Ours is now the best-loved public building in the entire state of Maine.']),
    ...of('causal', 'petition', [
      'Her advocacy on the Timber Committee resulted in the adoption of dowel-laminated hemlock into the building code.',
      'The example of the library halted the closure of pulp mills throughout northern Maine.',
      'Thanks to the new classrooms, enrollment and test scores at the school in Presque Hill have risen steadily.',
    ]),
    ...of('causal', POMEROY, [
      'Because of the library she built for us, young families have started moving back to Hallett.',
    ]),
    ...of('slipped', 'petition', [
      'During 14 days at the mill, for which she took unpaid leave, she and its crew changed the drying of the hemlock together.',
      'The moisture probes, of which there are forty, are read daily and transmit their readings to the state fire marshal.',
      'Her taper, since incorporated into the Austrian timber standard, is taught at a carpenters’ school in Salzburg.',
    ]),
    ...of('slipped', VOSS, [
      'She drew the 41 connection details for Hallett, each of which was independently checked by a panel of university engineers, and I answered for the loads.',
    ]),
    ...of('swapped', 'petition', [
      'It was Marcus Feather who proposed to build the library of hemlock, and Ms. Reyhertz who had first thought of steel.',
      'On the creep study, Ms. Reyhertz designed the tests and led the analysis, while Dr. Brannigan drew the panels and wrote the section for designers.',
      'At Presque Hill the timber came in four percent above the estimate for steel, while the library at Hallett was built with five panel types instead of seventeen.',
    ]),
    ...of('swapped', VOSS, [
      'I was the one who gave way on the span of the reading room, once she had shown me the creep test.',
    ]),
    ...of('role-or-status', 'petition', [
      'As engineer of record, Ms. Reyhertz bore responsibility for the loads of the Hallett structure.',
      'In her capacity as chair of the Timber Committee of the New England Rural Builders Association, she has shaped successive drafts of the building code.',
      'As a partner of Quillfeather Architects, she carries responsibility for the timber work of all its buildings.',
    ]),
    ...of('role-or-status', 'endeavor', [
      'Boards in New Hampshire and Vermont have each commissioned a school on the model of Presque Hill.',
    ]),
  ],
}
