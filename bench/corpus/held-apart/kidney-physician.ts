import type { Case } from '../case.ts'
import { kidneyPhysicianPapers, kidneyPhysicianProfile } from './kidney-physician-profile.ts'
import { sentences } from './sentences.ts'

export const kidneyPhysician: Case = {
  name: 'kidneyPhysician',
  profile: kidneyPhysicianProfile,
  papers: kidneyPhysicianPapers,
  sentences: [
    ...sentences('petition', {
      true: [
        "Dr. Amoakwa-Lund studied medicine and surgery in Accra and later, while working as a physician, earned a Master's in Clinical Epidemiology from Delmarr University with a grade point average of 3.88.",
        'His clinical training in the United States took five years: three of residency in Cleveland, the last of them as one of four chief residents, and two of a nephrology fellowship in Baltimore.',
        'He has cared for kidney patients in Elkhollow, West Virginia, for more than seven years, and no other kidney specialist works at the clinic.',
        'The National Board of Kidney Medicine certified him in nephrology in November 2019, and the certification remains in force until November 2029.',
        'For his first study he followed 318 patients of six centers in two states over the course of a year.',
        'Nobody had recorded why a session was missed, so he taught the bus drivers to put one question to the patients and to write down what they heard.',
        'Travel turned out to weigh far more than memory: it explained 57 percent of the missed sessions, and mere forgetting only six.',
        'Patients living beyond forty miles from their center missed sessions three times as often as those who lived within ten.',
        'Of the more than 41,000 sessions that were scheduled during the study, seven percent were missed.',
        'The article, in which he is the first of three authors, appeared in the Archives of Rural Nephrology in November 2020 and has been cited 93 times.',
        'The authors do not hide what the study leaves open; patients who drove themselves were asked "by the receptionist and not by a driver," and deaths were outside its design.',
        'The peritonitis study was conceived and led by Dr. Warrenholt; he visited 112 patients in their homes and gathered 2,900 weeks of diaries for it.',
        'At Tidewater, infections of dialysis catheters fell from 3.2 to 1.9 per thousand catheter days within a year, though not by the half that the nurses had hoped for.',
        'When work on the van began in 2020, nine of the 160 patients of the clinic had their dialysis at home; by the middle of 2024 it was 46 of 190.',
        'At 24 percent, the share of patients at home came close to, but did not quite reach, the quarter that had been the aim.',
        'Fourteen months of negotiation passed before two of the three insurers consented to pay for training outside a building.',
        'The Lowell Pritchard Foundation contributed $120,000 toward the van, and the clinic bore the remaining $62,000.',
        'Fifty-two services from nine states competed for the Rural Health Prize in 2024, and the van came second.',
        'The jury praised a van that "turns a week of driving into a week of learning," while adding that it would have liked figures on hospital admissions.',
        'What makes a petitioner well positioned includes education, skills, knowledge and record of success in related efforts. Matter of Dhanasar, 26 I&N Dec. at 890.',
        'A national interest waiver is requested under section 203(b)(2)(B)(i) of the Immigration and Nationality Act, 8 U.S.C. § 1153(b)(2)(B)(i).',
        'A shortage of physicians is not the ground on which this petition rests, and it does not ask to be read in that light.',
      ],
      number: ['His two published articles have been cited 151 times in all, the earlier of them 38 times. ~~ 131'],
      money: [
        'Second place in the Rural Health Prize brought Dr. Amoakwa-Lund a personal award of $10,000. ~~ payable to the clinic',
      ],
      date: [
        'The first patient was trained in the van in October 2020, a few days after the project began. ~~ April 12, 2021',
      ],
      person: [
        'The study of missed sessions was written with Isaac Pruitt and Renske Vandermeer, the latter of whom did the statistical analysis. ~~ Vandermolen',
      ],
      organization: [
        'The study of missed dialysis sessions was funded by the National Kidney Research Council with $74,000. ~~ Chesapeake Renal Research Fund',
      ],
      place: [
        'He followed the patients of six dialysis centers in Maryland and Kentucky for twelve months. ~~ Maryland and West Virginia',
      ],
      award: ['Among the services that competed in 2024, the training van won the Rural Health Prize. ~~ second place'],
      title: [
        'His first study was published in the American Review of Kidney Care, volume 12, in November 2020. ~~ Archives of Rural Nephrology',
      ],
      quotation: [
        'The State Kidney Program calls the van "a model that we intend to bring to every county without a dialysis center." ~~ not in the letter',
      ],
      citation: [
        'He seeks the waiver under 8 C.F.R. § 204.5(h)(3), which lets a physician be exempted from the job offer in the national interest. ~~ that is another classification; 204.5(k)(4)(ii)',
      ],
      superlative: [
        'His was the first study ever to ask rural patients why they stay away from dialysis. ~~ earlier studies looked at cities; a first is not told',
      ],
      causal: [
        'By working out the checklist, he brought the rate of catheter infections at Tidewater down from 3.2 to 1.9. ~~ the nurses designed it; he kept the data',
      ],
      slipped: [
        'Dr. Amoakwa-Lund, who turned down a post at a university hospital to do so, has cared for patients in Elkhollow since August 2019. ~~ no such offer told',
      ],
      swapped: [
        'Of the 74 patients trained in the van, thirteen have died, nine have received a transplant and four have moved away. ~~ 13 transplants, 9 deaths',
      ],
      'role-or-status': [
        'His study of well water in three counties has shown that families with high lead in their wells have weaker kidneys. ~~ the analysis is not finished',
      ],
    }),
    ...sentences('endeavor', {
      true: [
        'The endeavor is to publish, free of charge, the plans of a training van and the curriculum taught in it, so that clinics elsewhere can bring home dialysis to counties that lack a dialysis center.',
        'Within five years four vans in four states are expected to have trained some 300 patients.',
        'Help with building a van is planned for clinics in Kentucky, Tennessee and Virginia.',
        'Twenty nurses are to be prepared as van instructors, and hospital admissions before and after are to be compared.',
        'According to the State Kidney Program, West Virginia counts 2,140 dialysis patients, of whom 287, or about 13 percent, dialyze at home.',
        'A person on dialysis has to appear at a center three times a week, and in the first study travel was the commonest reason for staying away.',
        'With two centers in the region having shut in 2025, the drives have grown longer still.',
        'Not every question is settled: the third insurer has yet to answer, and savings on transport have not been calculated.',
      ],
      number: [
        'The state counts 2,140 dialysis patients, and eighteen of its counties have no dialysis center within thirty miles. ~~ eleven',
      ],
      money: ['Insurers covered the whole of the 96,000 dollars that it cost to run the van in 2023. ~~ 71,000 of it'],
      date: [
        'A comparison of hospital admissions will go to a journal in 2028, when the third van is on the road. ~~ 2030; no such order',
      ],
      person: [
        'The plan of the van, with its water filter, two chairs and bed, was drawn up by Georgette Fairbairn. ~~ she manages the state program; he drew the plans',
      ],
      organization: [
        'The Bluegrass Renal Network, a group of clinics in Kentucky, has asked for the plans of the van. ~~ a clinic in Kentucky, unnamed',
      ],
      place: [
        'Clinics in Kentucky, Tennessee, Virginia and Ohio are to be helped to build a van of their own. ~~ Ohio is not planned',
      ],
      award: [
        'The curriculum used in the van has been accredited by the National Board of Kidney Medicine. ~~ no accreditation',
      ],
      title: [
        'The endeavor carries on under the name "Kidneys on Wheels," a program for mountain counties. ~~ Mobile Home-Dialysis Training for Mountain Counties',
      ],
      quotation: [
        'As its report to the board says, the clinic has found that the van "pays for itself in saved transport." ~~ the savings were not calculated',
      ],
      citation: [
        'Under Dhanasar, 26 I&N Dec. at 891, the applicant need only show that his absence would harm the national interest. ~~ page 891 says that no such harm need be shown',
      ],
      superlative: [
        'No dialysis program in the nation reaches more rural patients than the one on which the endeavor builds. ~~ not in the record',
      ],
      causal: [
        'Far fewer dialysis sessions are missed in the five counties than in 2020, and the van is the reason. ~~ missed sessions were not measured after the van',
      ],
      slipped: [
        'The eight-day curriculum, which has been translated into Spanish, will be published without charge. ~~ no translation told',
      ],
      swapped: [
        'The state office asked for the plans of the van, and a clinic in Kentucky for an estimate of what a second one would cost. ~~ exchanged',
      ],
      'role-or-status': [
        'The Office of Chronic Care is paying for a second van that will serve the southern counties of the state. ~~ it asked for an estimate and promised no funds',
      ],
    }),
    ...sentences(
      { referee: 81 },
      {
        true: [
          'I directed the fellowship in which Dr. Amoakwa-Lund trained, and I have now known him for nine years.',
          'He went to see more than a hundred patients at home for our study of peritonitis, and for the most part he did so on Saturdays that were his own.',
          'With one nurse he coded what the patients had written; the statistics were left to the university.',
          'A loss of appetite, it turned out, preceded 19 of the 34 infections that occurred.',
          'Our hospital now asks about appetite on the form that patients fill in each month, a small change that follows from the diaries.',
          'He was a fellow with us for two years, and we still speak every few months.',
          'In the work on catheters it was the nurses who designed the checklist, while he joined the records of the two wards and reported the rates month by month.',
          'I write from what I saw of him in the clinic, and I do not claim to judge what I did not see.',
        ],
        number: ['He collected the diaries of 212 patients and coded them together with one nurse. ~~ 112'],
        date: [
          'He was a fellow in my department from 2016 to 2018 and saw patients in our home dialysis clinic. ~~ 2017 to 2019',
        ],
        award: [
          'He left my department as Fellow of the Year, an honor that the hospital gives once in each class. ~~ no such honor',
        ],
        title: [
          'Our findings appeared in the Journal of Peritoneal Medicine in December 2019, with him as second author. ~~ Home Dialysis Quarterly',
        ],
        citation: [
          'Our article can be read at https://doi.example/10.5555/arn.2019.1209, where the coded entries of all the diaries are kept as well. ~~ the address is hdq.2019.1209; no coded diaries there',
        ],
        causal: [
          'The question on appetite that we added to our monthly form has cut the number of infections among our home patients. ~~ no such effect told',
        ],
        swapped: [
          'Loss of appetite came before 34 of the 38 infections in our patients, a sign that no one had written down until then. ~~ 19 of 34; 38 is the citations',
        ],
        'role-or-status': [
          'The study of peritonitis was his idea, and I joined it as second author. ~~ she conceived and led it; he is second author',
        ],
      },
    ),
    ...sentences(
      { referee: 82 },
      {
        true: [
          'I had been a nurse for twenty-two years when I met Dr. Amoakwa-Lund, and I have worked beside him every day since then for some seven years.',
          'He and I wrote the curriculum of eight days together, and it has since been used to train 74 patients.',
          'I am the nurse educator of the van, and throughout the first year he rode along with us once a week.',
          'In winter our van does not leave Elkhollow between the middle of December and the end of February, because of the roads.',
          'On average it takes us a little over eight days to train a patient; the oldest whom we have trained was 81.',
          'Two of those we trained had to return to the center after an infection, and I would not want that left out.',
          'The van holds a water filter, two chairs and a bed, and it stands in each county for a fortnight before it moves on.',
          'There are things about a good doctor that no figure shows, and I have tried to set some of them down here.',
        ],
        person: [
          'Another nurse, Mrs. Roberta Lowell, taught in the van with me during the first two years. ~~ no such person',
        ],
        money: [
          'The van was paid for by the Lowell Pritchard Foundation, which gave us all of the 182,000 dollars. ~~ 120,000; the clinic paid the rest',
        ],
        organization: [
          'Before I joined the van I worked for Tidewater Memorial Hospital, where he was a fellow. ~~ her earlier employer is not told',
        ],
        place: [
          'The jury gave our van second place, and the prizes were handed over in Nashville on October 3, 2024. ~~ Charleston',
        ],
        quotation: [
          'In its letter the jury wrote that the van "turns a year of driving into a week of learning." ~~ "a week of driving"',
        ],
        superlative: [
          'After working beside him for seven years I can say that no kidney physician in West Virginia is his equal. ~~ not in the record',
        ],
        slipped: [
          'He and I wrote the curriculum with the advice of a panel of former patients, and it lasts eight days. ~~ no panel told',
        ],
      },
    ),
    ...sentences('petition', {
      true: [
        'Of the 74 patients whom the van had trained, 46 were dialyzing at home in July 2024, while 13 had received a transplant, nine had died, four had moved away and two had gone back to the center.',
        'With volunteers of the fire companies he has tested 260 wells; the analysis is not finished, but 31 of the wells were above the federal limit for lead, and each family has been told.',
        'Having found that travel accounts for more than half of the dialysis sessions that rural patients miss, he turned to a service that does the traveling for them.',
        'In 2023 the van cost $96,000 to run, of which insurers paid $71,000, so that $25,000 had to come from elsewhere.',
      ],
      money: [
        'The Chesapeake Renal Research Fund, which had paid $74,000 for his first study, gave $120,000 toward the van as well. ~~ the Lowell Pritchard Foundation',
      ],
      date: [
        'He earned the degree in Clinical Epidemiology before he entered his fellowship, and the first of his articles appeared while he was still a resident in Cleveland. ~~ 2020 and 2019; the residency ended in 2017',
      ],
      citation: [
        'Under Dhanasar, 26 I&N Dec. at 889, a petitioner must show by clear and convincing evidence that each of the three elements is met. ~~ preponderance',
      ],
      swapped: [
        'Patients who lived within ten miles of their center missed three times as many sessions as those who lived more than forty miles away, and travel was the reason most often noted. ~~ exchanged',
      ],
    }),
    ...sentences('endeavor', {
      true: [
        'The State Kidney Program, whose staff visited the van in January 2026, wishes to know what a second one would cost to build and to run in the southern counties, though it has no funds for one in the present budget year.',
        'Home dialysis is not for everyone, and the endeavor does not claim that it is; two of the patients trained in the van returned to the center because of infections.',
      ],
      award: [
        'Nurses who have been trained as van instructors receive a certificate that the state accepts as a license in home dialysis. ~~ no such certificate',
      ],
      title: [
        'The curriculum of eight days, entitled "Forty Miles or Ten: A Course in Home Dialysis," will be published together with the plans of the van. ~~ no such title',
      ],
    }),
    ...sentences(
      { referee: 81 },
      {
        true: [
          'Because infections are rare, a great many diaries were needed for a small number of cases, and he brought in 2,900 weeks of them from the patients whom he visited.',
        ],
        superlative: [
          'No larger collection of diaries from home dialysis exists anywhere than the 2,900 weeks that he brought in for our study. ~~ not in the record',
        ],
      },
    ),
    ...sentences(
      { referee: 82 },
      {
        true: [
          'A patient of ours who wanted to dialyze at home used to face about ten days of training and a drive of up to seventy miles each way; the curriculum that we teach in the van takes eight days.',
        ],
        organization: [
          'For the fittings of the van he turned to the Kanawha School of Engineering, whose students put in the water filter, the two chairs and the bed. ~~ no such school',
        ],
      },
    ),
  ],
}
