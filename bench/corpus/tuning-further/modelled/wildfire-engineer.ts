import type { Case } from '../../case.ts'
import { of } from './of.ts'
import { papers, profile } from './wildfire-engineer-profile.ts'

const ALDOUS = { referee: 81 }
const STANNARD = { referee: 82 }
const SORBRAND = { referee: 83 }

export const wildfireEngineer: Case = {
  name: 'wildfire-engineer',
  profile,
  papers,
  sentences: [
    ...of('true', 'petition', [
      'Mr. Fontoura holds a master’s degree in Machine Learning from the University of Calder Bay, where he completed 54 credits and graduated in June 2018 with a cumulative GPA of 3.87 out of 4.',
      'His path into the field began not in a laboratory but in Portugal, where, in August 2015, he spent three weeks standing watch in person because volunteers of the association had fallen ill.',
      'Before turning to wildfire detection full time, he spent a little over a year and a half in Seattle with Harrow Peak Imaging, writing models that counted logs on trucks and graded veneer.',
      'What began in 2017 with a network that learned nothing but the swaying of the towers was, by the end of August 2018, a detector that found 81 percent of the fires in a season it had never seen.',
      'By registering every frame against the one thing in the picture that does not move, the ridge line, Mr. Fontoura was able to separate young smoke from the motion of the camera itself.',
      'The study appeared in the Journal of Applied Fire Informatics in November 2018 and has since been cited 64 times.',
      'Taken together, the two published works on which his name appears have drawn 182 citations.',
      'With the help of an undergraduate, Pilar Nakashima, he labeled 340 additional fires by hand, bringing the number of labeled fires at hand to more than 550.',
      'Ashfall, a set of over forty-one thousand frames drawn from five western states, was a shared undertaking in which Tarquin Melbourne negotiated with the counties while Mr. Fontoura wrote the labeling guide and checked every tenth label.',
      'He joined Cinderline Systems in March 2020 as a Machine Learning Engineer and, less than two years later, was made lead of a detection team that now numbers five engineers.',
      'In the 2023 season, the night model recognized 63 of the 71 confirmed night fires within view of 26 towers, a detection rate of roughly 89 percent and comfortably above the target of at least 80 percent.',
      'Of the eight fires that the model failed to report, five had burned behind ridges and three under fog.',
      'Because the small computer in each tower box had only two gigabytes of memory, his colleague Modupe Oyelaran reduced the model from seven gigabytes to 1.4.',
      'In October 2022 the Western Fire Technology Forum named Mr. Fontoura the recipient of its Tinder Prize, choosing him from among 37 nominees, six of whom had advanced to the final round.',
      'The committee wrote that the model “keeps watch when nobody is awake to look,” while also regretting that no results from outside Oregon were yet available.',
      'At the four dispatch centers that use the Triage Desk, the median time to handle an alarm dropped from 94 seconds to 27, thereby meeting the goal of a decision in under half a minute.',
      'Not every center welcomed the new screen: two of the six turned it down, since their own rules do not permit a second display.',
      'A patent application on ridge-line registration, filed by his employer in March 2024 and naming him and Modupe Oyelaran as inventors, remains pending before the United States Patent and Trademark Office.',
      'Mr. Fontoura has been candid about the limits of his evidence; he does not know how many acres the night model has saved, and he has never put forward a figure.',
      'As he told the Tamarack Falls Courier, the aim is to give lookouts “a pair of eyes that does not blink,” not to take their place.',
      'At Calder Bay he not only completed his own coursework but also assisted in teaching Computer Vision to a class of 31 students in the winter of 2018.',
      'The person whose record is described above is thus not a newcomer to the endeavor but someone who has been at work on its central problem for years.',
    ]),
    ...of('true', 'endeavor', [
      'The endeavor is narrower than an occupation, and it is on that endeavor, rather than on a job title, that the petition asks to be judged.',
      'Wenaha County Fire District, which relies on 63 volunteers alongside its 14 paid staff, has expressed interest in trying the kit on two of its towers in the 2027 season.',
      'The district’s letter is careful to say that it is not an order, and that it binds neither party.',
      'Should the trial yield fewer than one false alarm per camera per day, the district would ask its board for $46,000 with which to equip its two remaining towers.',
      'Trials with eight districts across Oregon, Washington, Idaho and Montana are planned over two seasons, supported by a help line and four installation workshops.',
      'A decision on the $240,000 requested from the Larkspur Foundation is expected in January 2027.',
      'One of the two prototypes now in the field, that at Little Fawn, failed in a thunderstorm and has since been repaired.',
      'The goal is to bring the cost of equipping a tower below $3,500, a threshold intended for districts that cannot afford a commercial service.',
      'Every missed fire is to be entered in a public record, so that any district may judge the method before it comes to rely on it.',
      'Under the framework of Matter of Dhanasar, the first question is whether the proposed endeavor has both substantial merit and national importance. 26 I&N Dec. 884, 889 (AAO 2016).',
      'Dhanasar does not require a showing that an endeavor is more likely than not to succeed; it asks whether the person is well positioned to advance it. 26 I&N Dec. at 890.',
      'A detector that tells the public where it failed is, in the end, more useful than one that merely advertises where it succeeded.',
      'A further image set, to consist of some 20,000 frames of dust, snow and fog, is contemplated for a later stage and has not yet been started in earnest.',
    ]),
    ...of('true', ALDOUS, [
      'I was Leandro’s thesis adviser at the University of Calder Bay, and over the ten years of our acquaintance I have kept in touch with him about once a month.',
      'In October 2017 he walked into my office and told me, without being asked, that five months of his work would have to be thrown away; I have thought of that conversation often.',
      'It was I who asked him to find out whether motion over time could distinguish smoke from cloud.',
      'When our study began, two of the three counties we worked with had already turned their detectors off, and only one of them, Teal County, is known to have turned its detector back on in 2018.',
      'Honesty of that kind is rarer among gifted students than talent is, and I do not say so lightly.',
    ]),
    ...of('true', STANNARD, [
      'I will say plainly that I did not believe in the cameras when I first heard of them.',
      'My district lit fifty-four burns over two winters so that Leandro’s team would have something to learn from.',
      'At twenty to three one morning in August 2024 the system got us out of bed for a fire on Hatchet Butte, and we put it out at a quarter of an acre.',
      'We had lost a sawmill to a fire at night in September 2020, and we did not soften our words when we told Cinderline about it.',
      'I hear from him nearly every week, and have known him for six years as a customer of the company he works for.',
    ]),
    ...of('true', SORBRAND, [
      'I write as an independent expert: Mr. Fontoura and I have met twice, at conferences, and have never collaborated.',
      'My own group tests its detectors on Ashfall, and we have been able to reproduce his ridge-line registration on towers in Scotland.',
      'That the registration worked again on Scottish towers suggests that it does not depend on the landscape in which it was first devised.',
      'I should add, in fairness, that some six percent of the labels in Ashfall remain in dispute.',
      'One need not share every enthusiasm of the young in this field in order to recognize careful work when one sees it.',
    ]),
    ...of('number', 'petition', [
      'Across the 2023 season, the night model produced only 0.4 false alarms per camera per night while maintaining a detection rate of well over ninety percent.',
      'As head of detection, he is responsible for the models running on more than 300 towers in Oregon and Idaho.',
      'The reasons supplied by dispatchers through the Triage Desk have already corrected some 29,000 labels, steadily improving the underlying model.',
    ]),
    ...of('number', SORBRAND, [
      'In our own trials, his ridge-line registration cut false alarms by nearly half compared with the method we had used before.',
    ]),
    ...of('money', 'petition', [
      'The graduate study was supported by a grant of $815,000 from the Cascade Hazard Research Fund.',
      'The added near-infrared camera costs no more than $900 per tower, thereby placing night detection within reach of even the smallest district.',
    ]),
    ...of('money', 'endeavor', [
      'Wenaha County would contribute $46,000 toward the first season of the trial, underscoring the seriousness of its interest.',
    ]),
    ...of('money', STANNARD, [
      'My district paid for every one of those test burns out of its own equipment budget, and we have never regretted the expense.',
    ]),
    ...of('date', 'petition', [
      'Mr. Fontoura has led the detection team at Cinderline Systems since he joined the company in March 2020.',
      'The Ashfall set was completed and published before he left the University of Calder Bay in 2018.',
      'For four years after earning his bachelor’s degree he maintained the radio log and web map of Vigia da Beira.',
    ]),
    ...of('date', 'endeavor', [
      'The open kit is scheduled for release in autumn 2026, ahead of the first trials with volunteer districts.',
    ]),
    ...of('person', 'petition', [
      'The Tinder Prize committee, chaired by Dr. Sinead Penhaligon, selected his work from a strong field of nominations.',
      'Together with his co-inventor, Dr. Modupe Oyelade, he is named on the pending application for sway-resistant tower video.',
    ]),
    ...of('person', ALDOUS, [
      'He was assisted in the labeling by one of our doctoral students, Dr. Pilar Nakashima, who has since joined the faculty.',
    ]),
    ...of('person', 'endeavor', [
      'In a letter signed by Chief Bernard Tanager-Ruiz, the Wenaha district describes the need for cameras that can see at night.',
    ]),
    ...of('organization', 'petition', [
      'His master’s research, carried out in collaboration with the Washington State Department of Natural Resources, addressed the persistent problem of false alarms.',
      'The graduate project received its funding from the National Science Foundation, a fact that speaks to its scientific merit.',
      'At Harrow Peak Robotics in Seattle, he honed the computer vision skills that he would later bring to bear on smoke detection.',
    ]),
    ...of('organization', 'endeavor', [
      'The trials will be conducted jointly with the U.S. Forest Service, which has agreed to provide access to its lookout towers.',
    ]),
    ...of('place', 'petition', [
      'Built from footage contributed by agencies in Oregon, California, Washington, Idaho and Nevada, Ashfall captures the full variety of western terrain.',
      'Today the night model stands guard on every Cinderline tower, in Oregon and Idaho alike.',
    ]),
    ...of('place', 'endeavor', [
      'Over two seasons the kit will be tried by volunteer districts nationwide, from the Pacific coast to the Appalachians.',
    ]),
    ...of('place', SORBRAND, [
      'My colleagues and I have since confirmed his method on towers in Sweden and in Finland.',
    ]),
    ...of('award', 'petition', [
      'Mr. Fontoura is the holder of a United States patent on the registration of sway-affected tower video.',
      'In addition to the Tinder Prize, he was honored with the Forum’s Lifetime Contribution Medal at the same dinner in Reno.',
      'The article received the best-paper distinction of the Open Earth Data Meeting, confirming the esteem of his peers.',
    ]),
    ...of('award', ALDOUS, [
      'He earned his doctorate in Machine Learning under my supervision, and his dissertation remains one of the finest I have read.',
    ]),
    ...of('title', 'petition', [
      'His findings on temporal networks were published in the International Journal of Wildland Fire Informatics.',
      'A profile entitled “The Man Who Taught Cameras to Smell Smoke” in the local press brought the night model to public attention.',
      'His thesis, “Deep Temporal Learning for Autonomous Wildfire Surveillance,” laid the foundation for the work that followed.',
    ]),
    ...of('title', SORBRAND, [
      'I first encountered Mr. Fontoura’s work through SmokeNet, the open image set that he curated with Mr. Melbourne.',
    ]),
    ...of('quotation', 'petition', [
      'As the prize committee observed, the night model “sets a new national standard for the protection of rural communities.”',
      'Fire Chief Stannard has described the system as “a pair of eyes that does not blink,” words that capture its value to those on the ground.',
    ]),
    ...of('quotation', 'endeavor', [
      'The Wenaha district writes that it is “eager to deploy the open detection kit on all of our towers at the earliest opportunity.”',
    ]),
    ...of('quotation', ALDOUS, [
      'I still recall telling my colleagues at the time, “This student will change how the West watches for fire.”',
    ]),
    ...of('citation', 'endeavor', [
      'As the Administrative Appeals Office held in Matter of New York State Department of Transportation, the applicable test asks whether the national interest would be adversely affected by a labor certification requirement, and that test governs here.',
      'The third prong weighs whether, on balance, a waiver would benefit the United States. Matter of Dhanasar, 26 I&N Dec. at 897.',
      'The regulation at 8 C.F.R. § 214.2(k) defines the advanced degree on which eligibility for this classification rests.',
    ]),
    ...of('citation', 'petition', [
      'The full data set may be consulted at https://www.ashfall-data.example/download, where all labels and guides are archived.',
    ]),
    ...of('superlative', 'petition', [
      'EmberWatch was the first system in the United States capable of recognizing wildfire smoke after dark.',
      'His article on temporal networks is among the most frequently cited works in the entire literature on fire detection.',
      'He is widely regarded as the foremost engineer of his generation in camera-based smoke recognition.',
    ]),
    ...of('superlative', SORBRAND, [
      'Ashfall is the largest open collection of early smoke anywhere, and no laboratory of standing works without it.',
    ]),
    ...of('causal', 'petition', [
      'By giving dispatchers a single screen, the Triage Desk has reduced the acreage lost to wildfire in the districts it serves.',
      'Owing to the success of the night model, insurers have begun to lower premiums for timber owners under its watch.',
      'His network restored the confidence of crews throughout the region, prompting the counties that had abandoned their detectors to return to them.',
    ]),
    ...of('causal', STANNARD, [
      'If it were not for Leandro’s model, the sawmill we lost would have been followed by a second one, and the town would have emptied out.',
    ]),
    ...of('slipped', 'petition', [
      'The Ashfall set, which is now the required benchmark in federal procurement, has been downloaded by 96 groups.',
      'In August 2023 the steam of the paper mill at Sorrel, which the company later equipped with sensors of its own, was masked by hand.',
      'He sat beside dispatchers for eleven night shifts, often without pay, and drew the screen from what he saw.',
    ]),
    ...of('slipped', ALDOUS, [
      'When he threw away five months of work in October 2017, against the advice of everyone in the laboratory, he showed me what kind of engineer he would become.',
    ]),
    ...of('swapped', 'petition', [
      'It was the Dorrance prototype that failed in a thunderstorm in 2026, while the one at Little Fawn has worked since June.',
      'Mr. Fontoura led the negotiations with the counties for Ashfall, whereas Tarquin Melbourne wrote the labeling guide and checked every tenth label.',
      'Of the eight night fires that went undetected in 2023, five were hidden under fog and three behind ridges.',
    ]),
    ...of('swapped', STANNARD, [
      'In September 2020 the cameras woke us for a fire on Hatchet Butte, four years before a sawmill in my district burned at night.',
    ]),
    ...of('role-or-status', 'petition', [
      'As first author of the Ashfall article, Mr. Fontoura conceived the collection and brought it to publication.',
      'He designed both the tower cameras and the network that interprets their pictures, a combination of hardware and software rarely found in one person.',
      'All six dispatch centers that receive the alarms have adopted the Triage Desk.',
    ]),
    ...of('role-or-status', 'endeavor', [
      'With the support of a $240,000 grant awarded by the Larkspur Foundation, the kit rests on a secure financial footing.',
    ]),
  ],
}
