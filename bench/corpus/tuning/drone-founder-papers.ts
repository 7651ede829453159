import { paper } from '#drafting/testing/profiles/paper.ts'
import type { Case } from '../case.ts'

export const papers: Case['papers'] = [
  {
    url: paper(411, 'DriftGuard season reports.pdf').url,
    pages: [
      `TALLOWFIELD AERIAL SYSTEMS
DriftGuard season reports 2022, 2023, 2024

2022: test with four cooperatives (Bluestem Growers, Cedar Fork, Nodaway Bend, Prairie Star). First batch of 12 units failed after six weeks; cause: chloride in the connectors. Replaced free of charge.
2023: second housing. 61 units in use. Drift complaints at the participating cooperatives: 27.
2024: 185 units sold in total, to 37 cooperatives (Iowa 21, Nebraska 11, Illinois 5). Complaints: 9, of which 6 on days when the unit had been switched off.`,
      `Price: 3,650 dollars a unit. Sales 2024: 442,000 dollars. The company made its first yearly profit in 2024 (18,300 dollars).

Insurance: Heartland Mutual Applicators lowers the premium by 15 percent if the records of the whole season are handed in. Two other insurers have been asked and have not answered.

Warranty returns in 2024: 7 of 185.`,
    ],
  },
  {
    url: paper(521, 'Prairie Challenge award.pdf').url,
    pages: [
      `PRAIRIE GROWERS INNOVATION FUND
Prairie Startup Challenge 2023
Des Moines, February 9, 2023

Second Place: Tallowfield Aerial Systems (Dr. Rowan Tallisker, founder)
Seed money: 75,000 dollars, paid in two parts; no shares are taken.

Entries: 140 from eight states. Finalists: 10. First place: Loessline Soil Sensors. Third place: Hive & Hollow.

From the jury: "Of all the teams they were the only one to bring its complaints file to the pitch." Jury chair: Marguerite Oyelowo-Hatch.`,
    ],
  },
  {
    url: paper(611, 'Business plan.pdf').url,
    pages: [
      `Business plan 2026-2029 (summary)

States: Iowa, Nebraska, Illinois (present); Kansas, Missouri, South Dakota, North Dakota, Minnesota, Wisconsin, Indiana, Ohio, Michigan (new).
Hiring: 8 assemblers (2027: 4, 2028: 4) and 4 field engineers, all in Iowa. Starting wage of an assembler: 23 dollars an hour.
Capital needed: 1.2 million dollars; of this 400,000 as a bank loan (applied for, not yet granted), 250,000 from retained earnings, the rest from investors who are still to be found.
Letters of interest: 11 cooperatives for 140 units together. The letters are not orders.`,
    ],
  },
]
