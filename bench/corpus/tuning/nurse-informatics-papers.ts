import { paper } from '#drafting/testing/profiles/paper.ts'
import type { Case } from '../case.ts'

export const papers: Case['papers'] = [
  {
    url: paper(411, 'Quiet Ward evaluation.pdf').url,
    pages: [
      `MARISBROOK REGIONAL HOSPITALS
Quiet Ward Alarm Program: evaluation 2019-2022
Prepared by the Office of Quality; the program team did not take part in the analysis.

Alarms: 1,402,000 in 2018; 757,000 in the twelve months to September 2022 (minus 46 percent).
Rule changes proposed by nurses: 311. Accepted by vote: 187. Withdrawn after a trial: 14.
Time from a true alarm to a nurse at the bedside: 94 seconds (2018), 71 (2020), 51 (2022).`,
      `Survey of nurses (2022, 612 answers): 74 percent agree that "I look up when an alarm sounds, because it usually means something." In 2018 it was 29 percent.

Limits. Two of the seven hospitals moved to new buildings in 2021, which may have shortened the way to the bedside. Harm from alarms was too rare to compare.

Cost: 228,000 dollars over the three years, almost all of it working time.`,
    ],
  },
  {
    url: paper(521, 'Safer Bedside award letter.pdf').url,
    pages: [
      `AMERICAN LEAGUE FOR PATIENT CALM
Baltimore, March 2, 2023

Dear Ms. Nwokolo-Finch,

The League has chosen the Quiet Ward Alarm Program for the Safer Bedside Award of 2023. Eighty-eight hospital programs from 31 states were nominated. A panel of nine nurses and three physicians read the evaluations; three programs were visited, yours on January 18 and 19.

What convinced the panel was the vote. In the words of Sister Bernadette Okafor-Lyle, who led the visit: "Nobody explained the alarms to these nurses. They explained them to us."

The award consists of a bronze bell. There is no prize money. It will be presented in Baltimore on April 25.`,
    ],
  },
  {
    url: paper(611, 'Alarm library plan.pdf').url,
    pages: [
      `An Open Alarm Library for Small Hospitals: work plan

1. Hospitals. Fifteen, each under 100 beds, in Georgia, New Mexico and Alabama. Six have agreed in writing so far, among them High Mesa Community Hospital.
2. Measurement. One year before, one year after; the same counting program everywhere.
3. Budget. 410,000 dollars. An application to the Peachtree Health Trust for 250,000 dollars was submitted in August 2026; a decision is expected in February 2027.
4. Rules written in the shared form so far: 64 of at least 120.`,
    ],
  },
]
