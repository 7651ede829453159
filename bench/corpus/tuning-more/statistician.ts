import type { Case } from '../case.ts'
import { statisticianPapers, statisticianProfile } from './statistician-profile.ts'
import { fabricated, truths } from './say.ts'

const adviser = { referee: 81 }
const nurse = { referee: 82 }
const chair = { referee: 83 }

export const statistician: Case = {
  name: 'statistician',
  profile: statisticianProfile,
  papers: statisticianPapers,
  sentences: [
    ...truths('petition', [
      'Dr. Aldunate Brix earned her doctorate in biostatistics from Lindqvist State University in Columbus, Ohio, in May 2018, with a cumulative grade point average of 3.87 out of 4.',
      'Her dissertation, “Borrowing Strength Across Neighborhoods,” was accepted by her committee without revision in March 2018, some six weeks before the degree was conferred.',
      'Before coming to the United States for graduate study, she spent more than two years as a data analyst at the Instituto de Salud del Biobío in Concepción, where she cleaned the birth register after the 2010 earthquake.',
      'Since February 2020 she has served as Senior Biostatistician at the Tri-Rivers Department of Public Health in Pittsburgh, a full-time position in which she computes the lead priority list and supervises a junior analyst.',
      'The model developed in her doctoral research drew on 318,000 test results collected over nine years and produced estimates for 1,204 census tracts.',
      'To check the estimates in the field, city nurses visited 42 randomly selected tracts, and in 31 of them the model’s ranking agreed with what they found.',
      'Her two published articles have together been cited 75 times, the 2019 paper in the Annals of Spatial Epidemiology accounting for 58 of those citations.',
      'As second author of “Missing Tests, Missing Children,” she was responsible for the sampling plan and the weights, while the idea of telephoning absent families came from Professor Aaltovaara.',
      'That study found that families who did not appear for screening were more likely to live in houses built before 1940, by 71 percent to 54 percent.',
      'A third manuscript, on lead pipes and kindergarten attendance, was submitted in May 2026 and is still awaiting a decision; it reports a small difference whose interval includes zero.',
      'Before writing a line of code for the priority list, she accompanied the department’s nurses on 25 home visits.',
      'For each address the list gives a probability and a one-line reason, and a nurse who disagrees may overrule it, provided she notes why.',
      'Of the 2,310 homes that nurses visited, 1,477 proved to have deteriorated lead paint or a lead pipe, a rate of 64 percent, compared with 29 percent when visits followed complaints alone.',
      'The final report is candid that it does not compare children’s blood lead before and after, because too few of them were tested twice.',
      'In October 2022 the Allegheny Statistical Circle named her one of two recipients of its Early Career Applied Statistics Award, out of 19 nominees from three states.',
      'In the words of the award jury, “[h]er list tells a nurse which door to knock on first, and it says how sure it is.”',
      'She is one of twelve members of a working group of the North American Council of Local Epidemiologists that is preparing a recommendation on how untested children should be reported.',
      'On the Weekly Respiratory Bulletin, a project led by Dr. Priscilla Vantongeren, she was one of five team members and handled the correction for late-arriving data.',
      'The Federation of Practicing Statisticians accredited her in August 2021 after two peers had reviewed three samples of her work, and that accreditation remains valid until August 2027.',
      'The Kanawha Bend Health District has written that it would like to pilot the method in two of its four counties in 2027 and could set aside $18,000 for the first year, subject to its board’s approval.',
      'Two other departments have asked for the program code and one of them is using it, which suggests that the list can be of service beyond the county for which it was made.',
      'Taken together, these positions reflect a career devoted to turning incomplete health records into decisions that field staff can act upon.',
      'The Dhanasar framework asks, as to the second prong, about the individual’s education, skills, knowledge and record of success, as well as any progress toward the endeavor. Matter of Dhanasar, 26 I&N Dec. at 890.',
      'An endeavor’s merit, the decision explains, “may be established without immediate or quantifiable economic impact.” 26 I&N Dec. at 889.',
    ]),
    ...truths('endeavor', [
      'The proposed endeavor would bring monthly lead priority lists to twenty-five small health departments across Pennsylvania, Ohio, West Virginia and Kentucky over a period of three to five years.',
      'In each participating department, one analyst and two nurses are to be trained, and every department’s hit rate will be published.',
      'The plan anticipates that at least half of all visits will uncover a hazard and that roughly 30,000 addresses will be ranked.',
      'Three departments are currently in conversation about adopting the list, although none of them has yet signed.',
      'A companion course of six lessons, to be recorded in English and Spanish and offered free of charge, has so far been outlined but not begun.',
      'Because a small department cannot afford a statistician of its own, the method has been prepared so that a laptop and two nurses are enough.',
      'Preparation is well advanced: the code has been cleaned and documented, and a manual of 40 pages accompanies it.',
      'The principal beneficiaries are young children in older housing, together with their parents and the nurses who visit them.',
      'What makes the endeavor more than local is that its code is free to any department that wishes to use it.',
    ]),
    ...truths(adviser, [
      'I have known Dr. Aldunate Brix for thirteen years, first as her doctoral adviser at Lindqvist State University and later as the last author of the paper we published in 2019.',
      'I was in a hurry to see the map in print, and she would not publish it until nurses had checked it on the ground.',
      'She had to write her own programs, without any outside package, because the state released the data only in a locked room without internet access.',
      'Her doctoral research was supported by a grant of $96,000 from the Buckeye Child Health Endowment.',
      'It is rare, in my view, to find a student who treats uncertainty as something owed to the reader.',
    ]),
    ...truths(nurse, [
      'As head nurse in Child Health I organize the visits that come from her list, and we have worked together every week for more than five years.',
      'When we began, I overruled the list in about every third case; today it is perhaps one in twelve.',
      'Our department has six home-visit nurses, and before the list we went wherever somebody had complained.',
      'A fresh list is printed on the first Monday of every month, and it ranks close to ten thousand addresses where a young child lives.',
    ]),
    ...truths(chair, [
      'I invited Dr. Aldunate Brix to our working group after reading her article on missing tests; until then we had never worked together.',
      'Our group meets four times a year, and in September 2026 we circulated a draft of the recommendation.',
      'As chair I am in contact with her every quarter, and I have learned to take her doubts seriously.',
      'I do not write as a friend or a co-author but as someone who has watched her reason.',
    ]),

    ...fabricated('number', 'petition', [
      [
        'The small-area model covered 1,402 census tracts in Ohio and was validated by nurses who visited 42 of them.',
        '1,204 tracts, digits exchanged',
      ],
      [
        'Of the homes visited from the priority list, nearly three quarters were found to contain a lead hazard, compared with 29 percent before.',
        '64 percent, not nearly three quarters',
      ],
      [
        'The Weekly Respiratory Bulletin appeared 88 times, and its forecast fell within 10 percent of the actual figure in all but 17 of those weeks.',
        '61 of 88, so all but 27',
      ],
    ]),
    ...fabricated('number', 'endeavor', [
      [
        'The documented code runs a full test on an ordinary laptop in 20 minutes, and a manual of 140 pages is available to every department.',
        'manual has 40 pages',
      ],
    ]),
    ...fabricated('money', 'petition', [
      [
        'The Kanawha Bend Health District has indicated that it can set aside $18,000 per county for a first-year pilot of the method.',
        '18,000 in all, not per county',
      ],
      [
        'Funded by a grant of 61,000 dollars from the Buckeye Child Health Endowment, the priority list now ranks 9,840 addresses.',
        "list paid from department's general budget; endowment paid 96,000 for the study",
      ],
      [
        'The award from the Allegheny Statistical Circle, handed over at the society’s annual dinner in Pittsburgh, carried a research stipend of $15,000.',
        '1,500 dollars, no research stipend',
      ],
    ]),
    ...fabricated('money', chair, [
      [
        'The study on missing tests was supported by a modest grant from our Council, which I was glad to approve.',
        'study was unfunded',
      ],
    ]),
    ...fabricated('date', 'petition', [
      [
        'She joined the Tri-Rivers Department of Public Health in February 2018, directly after completing her doctorate.',
        'joined February 2020, after Cartwright',
      ],
    ]),
    ...fabricated('date', nurse, [
      [
        'We ran the priority list as a project for almost four years, from the spring of 2021 to its final report, and six of us nurses worked from it.',
        'April 2021 to Nov./Dec. 2023, under three years',
      ],
    ]),
    ...fabricated('person', 'petition', [
      [
        'Her dissertation committee was chaired by Professor Desmond Quail, who had supervised her work from the start.',
        'Oyelaran-Stroud chaired and advised',
      ],
      [
        'The respiratory bulletin was directed by Dr. Priscilla Vandermeer, who entrusted the correction of late reports to Dr. Aldunate Brix.',
        'name is Vantongeren',
      ],
    ]),
    ...fabricated('organization', 'petition', [
      [
        'Between 2018 and 2020 she worked as a biostatistician at Carver Health Analytics LLC in Cleveland, preparing sampling plans for hospitals and county health departments.',
        'company is Cartwright',
      ],
    ]),
    ...fabricated('organization', 'endeavor', [
      [
        'The Centers for Disease Control and Prevention has expressed its interest in a pilot of the priority list in two counties in 2027, for which two nurses would be trained.',
        'interest came from Kanawha Bend Health District',
      ],
    ]),
    ...fabricated('place', 'petition', [
      [
        'She began her career in public service as a data analyst in Santiago, where she helped restore the birth register after the earthquake of 2010.',
        'Concepción, not Santiago',
      ],
      [
        'Student interviewers reached 640 families in Columbus who had never appeared for a lead test, and she weighted their answers by means of birth records.',
        'Cleveland, not Columbus',
      ],
    ]),
    ...fabricated('place', 'endeavor', [
      [
        'Small health departments throughout the Midwest and the South will receive the list under the plan, with one analyst and two nurses trained in each.',
        'four named states only',
      ],
      [
        'Departments in Pennsylvania, Ohio, Kentucky and Tennessee have been chosen as the field of work over the coming three to five years.',
        'West Virginia, not Tennessee',
      ],
    ]),
    ...fabricated('award', 'petition', [
      [
        'The Allegheny Statistical Circle conferred its Early Career Applied Statistics Award on her alone in 2022, selecting her from 19 nominees.',
        'two recipients',
      ],
      [
        'In recognition of her standing she was elected a Fellow of the Federation of Practicing Statisticians in August 2021, after two peers had reviewed samples of her work.',
        'accredited statistician, no fellowship',
      ],
    ]),
    ...fabricated('award', adviser, [
      [
        'Her dissertation was accepted without revision and received the department’s prize for the best thesis of the year.',
        'no thesis prize',
      ],
      [
        'She came to us with a master’s degree in statistical engineering from Chile, already at home in sampling and demography.',
        "bachelor's degree",
      ],
    ]),
    ...fabricated('title', 'petition', [
      [
        'Her principal article appeared in the Annals of Spatial Epidemics in March 2019 and has been cited 58 times.',
        'Annals of Spatial Epidemiology',
      ],
    ]),
    ...fabricated('title', 'endeavor', [
      [
        'The plan entitled “Lead Maps for Every American County” builds on code that has already been cleaned and documented.',
        'no such plan title',
      ],
    ]),
    ...fabricated('quotation', 'petition', [
      [
        'Head Nurse Wojnarowicz, who in the beginning overruled the list in every third case, recalls: “Now I do not overrule the list at all.”',
        'she said perhaps one in twelve',
      ],
      [
        'The three-member jury, which chose her and one other from among 19 nominees, praised her work as one that “changes how a city protects its children.”',
        "jury's words are others",
      ],
    ]),
    ...fabricated('citation', 'petition', [
      [
        'Under Matter of Dhanasar, 26 I&N Dec. at 893, the petitioner must show that no qualified U.S. worker is available for the endeavor.',
        'Dhanasar requires no such showing; wrong pin',
      ],
      [
        'The article on missing tests is available at https://doi.example/10.5555/jps.2021.0806 and is widely consulted by screening programs.',
        'URL digits wrong, and wide consultation not in record',
      ],
    ]),
    ...fabricated('superlative', 'petition', [
      [
        'The priority list is the first instrument of its kind in the United States to rank individual addresses by the risk of lead exposure.',
        'first of its kind not in record',
      ],
    ]),
    ...fabricated('superlative', chair, [
      [
        'I invited her after reading the article on missing tests, and among the twelve members of our working group she is the foremost authority on children who go untested.',
        'foremost authority not in record',
      ],
    ]),
    ...fabricated('causal', 'petition', [
      [
        'By directing nurses to the right addresses, her list has measurably lowered blood lead levels among young children in Pittsburgh.',
        'report makes no such comparison',
      ],
      [
        'Her finding that families who stay away more often live in houses built before 1940 prompted health departments to change the way they follow up on missed tests.',
        'no such effect in record',
      ],
    ]),
    ...fabricated('causal', nurse, [
      [
        'We are six nurses who go from door to door, and it is because of her analysis that the department was able to hire additional ones.',
        'no hires in record',
      ],
    ]),
    ...fabricated('causal', 'endeavor', [
      [
        'The correction for late reports is what made the bulletin’s forecasts reliable, and hospitals avoided overcrowding as a result.',
        'no such effect told',
      ],
    ]),
    ...fabricated('slipped', 'petition', [
      [
        'Her 2019 article, which is now required reading in several graduate programs, reported estimates for 1,204 census tracts.',
        'required reading slipped in; only one textbook exercise',
      ],
      [
        'She supervises a junior analyst, reports to the Director of Epidemiology and advises the county executive on environmental health.',
        'advising county executive slipped in',
      ],
      [
        'The accreditation, granted after a written examination and a review of three work samples by two peers, is valid until August 2027.',
        'written examination slipped in',
      ],
    ]),
    ...fabricated('slipped', nurse, [
      [
        'She came along on 25 of our visits, often on weekends and without pay, before she wrote anything.',
        'weekends and without pay slipped in',
      ],
    ]),
    ...fabricated('swapped', 'petition', [
      [
        'Working at Cartwright Health Analytics, she linked 47 schools with the register of pipes and modeled the days of kindergarten missed.',
        'done at Tri-Rivers',
      ],
      [
        'Her article in the Journal of Preventive Statistics, funded by the Buckeye Child Health Endowment, has been cited 58 times.',
        'attributes of the 2019 Annals article',
      ],
      [
        'The bulletin appeared in 88 weeks, and in 31 of them its forecast agreed with what the hospitals later reported to within 10 percent.',
        '31 belongs to tracts; 61 weeks',
      ],
    ]),
    ...fabricated('swapped', chair, [
      [
        'I first took notice of her through the article on small-area estimates, and it was the reason for my invitation in 2023.',
        'it was the article on missing tests',
      ],
    ]),
    ...fabricated('role-or-status', 'petition', [
      [
        'She led the five-member team that issued the Weekly Respiratory Bulletin for nearly two years, bringing it out 88 times with a forecast of fourteen days.',
        'member; Vantongeren led',
      ],
      [
        'Her most recent study, published in 2026, links lead pipes to kindergarten attendance across 47 schools.',
        'submitted, no decision',
      ],
    ]),
    ...fabricated('role-or-status', 'endeavor', [
      [
        'Three local health departments have agreed to adopt the list once training begins, in which one analyst and two nurses of each will take part.',
        'in conversation, none signed',
      ],
      [
        'The Kanawha Bend Health District has committed to a pilot in two counties in 2027, with funding approved by its board.',
        'would like to; board has not decided',
      ],
    ]),
  ],
}
