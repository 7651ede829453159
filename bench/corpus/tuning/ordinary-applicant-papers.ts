import { paper } from '#drafting/testing/profiles/paper.ts'
import type { Case } from '../case.ts'

export const papers: Case['papers'] = [
  {
    url: paper(611, 'letter-of-intent.pdf').url,
    pages: [
      `PRAIRIE BATTERY RECYCLING
Salina, Kansas
April 14, 2026

Letter of Intent

Prairie Battery Recycling intends to install one line for direct cathode regeneration according to the furnace protocol of Dr. Renáta Kőszegi, in a hall of 1,800 square meters which we own. We have set aside 3.2 million dollars for the line. The decision of our board is to be taken by December 15, 2026, and depends on a test with 500 kilograms of our own material, which is planned for September.

We would employ 22 people on the line. This letter is not a contract, and either side may withdraw from it.

Marcus Oyelaran
Director of Process Engineering`,
    ],
  },
  {
    url: paper(411, 'pilot-line-report.pdf').url,
    pages: [
      `GREAT LAKES CELL INSTITUTE
Pilot line for direct cathode regeneration: final report, December 2024

Treated: 38.2 tonnes in 214 lots, from five suppliers. Lots that passed the acceptance tests at the first attempt: 187 (87 percent). Lots returned to the furnace: 19. Lots given up: 8.
Water used: 0.9 tonnes for a tonne of powder, for rinsing only.
Energy: 41 percent less than the acid route, by the institute's own estimate; the estimate has not been reviewed outside the institute.

Buyers: Saginaw Cell Company and Northern Pack Works, both in Michigan.

The impedance reading was wrong by more than the permitted 2 percent in 11 lots, all of them with mixed manganese contents.`,
    ],
  },
]
