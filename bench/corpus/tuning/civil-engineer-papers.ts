import { paper } from '#drafting/testing/profiles/paper.ts'
import type { Case } from '../case.ts'

export const papers: Case['papers'] = [
  {
    url: paper(521, 'Calder County letter.pdf').url,
    pages: [
      `CALDER COUNTY COMMISSIONERS
Courthouse Square, Calder, Texas
January 22, 2025

RE: Scour warning of May 9, 2024

The Commissioners state the following for the record.

Eleven of the 26 scour units stand on bridges of this County. On May 9, 2024, at 2:17 a.m., the unit at Dry Antelope Creek warned the County yard. Road Administrator Harriet Dunmarrow sent a crew, and the road was closed at 2:41 a.m. The west pier failed at 3:21 a.m., 40 minutes after the closing. A school bus route uses the bridge on weekdays.

The County paid 23,980 dollars for its eleven units out of its road fund. No state or federal money was used.`,
      `The Commissioners voted 4 to 1 on January 13, 2025 to order nine more units, subject to the budget of the next year. Commissioner Ruel Stadtfeld voted against, because in his words "the county should buy from a company that will still be here in ten years."

Signed for the Court: Judge Imelda Crabtree-Voss`,
    ],
  },
  {
    url: paper(411, 'Scour Watch field report.pdf').url,
    pages: [
      `LLANO VERDE BRIDGE CONSULTANTS
Scour Watch: field report, April 2022 to June 2025

Units: 26, on 26 bridges in five counties (Calder 11, Pecan Bend 6, Sutter Draw 4, Hondo Flat 3, Mesquite 2). Technician: Lupita Farnsworth.

True warnings: 3 (Dry Antelope Creek, May 9, 2024; Little Sabinal, May 10, 2024; Hondo Flat No. 7, October 2, 2024). False alarms: 4, three of them by debris and one by a cow. Missed failures: none known.
Time from first sign to warning: 11, 19 and 26 minutes.`,
      `Cost of one unit: 2,180 dollars, of which the radio is 640 dollars. Batteries lasted between 25 and 31 months.

Open points: two units lost contact for more than a week in the winter of 2022-23. The rule of two independent signs has not been tested on steel piers. An independent review by a university has not been made; it is recommended before the drawings are published.`,
    ],
  },
]
