import { paper } from '#drafting/testing/profiles/paper.ts'
import type { Case } from '../case.ts'

export const papers: Case['papers'] = [
  {
    url: paper(531, 'Adoption letter.pdf').url,
    pages: [
      `THREE RIVERS RECYCLING COOPERATIVE
Marietta, Ohio
June 12, 2025

To the reader of this letter:

Our cooperative of 14 scrap and recycling firms runs a battery plant in Marietta. Since October 2024 we have graded returned vehicle modules by the procedure that Dr. Kőszegvári and her colleagues posted. From January to May 2025 two of our technicians graded 128 modules. Of these, 71 received grade A or B, 22 grade C and 35 were sent to the full test. Before, we shredded them all.

The equipment cost us 13,900 dollars. We pay nothing for the procedure.

We would use it for lithium iron phosphate modules too as soon as it covers them. "Our technicians learned it in three days, and they trust it because it admits when it does not know."

Delphine Aumaury-Sato
Director of Operations`,
    ],
  },
  {
    url: paper(511, 'Halvorsen Prize certificate.pdf').url,
    pages: [
      `NORTHERN ELECTROCHEMICAL UNION

Halvorsen Prize for Young Electrochemists 2019

awarded to

Ilka R. Kőszegvári

for the article "Early Detection of Lithium Plating by Voltage Relaxation"

Bergen, 15 October 2019
For the jury: Sunniva Haaland-Prytz (chair)

From the report of the jury: "The candidate turns a nuisance of every battery test into its most telling signal, and gives away the data with which to check her." The prize of 50,000 Norwegian kroner is endowed by the Halvorsen family. Sixty-one nominations from 19 countries were received; four were shortlisted.`,
    ],
  },
  {
    url: paper(411, 'Grading protocol report.pdf').url,
    pages: [
      `HOLLIN RIDGE ENERGY LABORATORY
Report HR-2025-07: Second-Life Grading Protocol, final report
Principal investigator: I. R. Kőszegvári. Technicians: Marcus Dell'Aquila, Yevgenia Torrance.

1. Funding. The project was paid from the laboratory's own budget, 690,000 dollars over three years. No manufacturer contributed.

2. Modules. 600 modules from four bus operators. 240 used for calibration; the agreement of 94 percent refers to all 600. In 21 modules the protocol gave a better grade than the full test; 15 got a worse one.`,
      `3. Sites. Three recycling sites tried the procedure between May and November 2023: Pueblo (Colorado), Marietta (Ohio) and Sparks (Nevada).

4. Failures. The outside safety panel of five members met twice. It asked for one change: modules stored below minus 15 degrees Celsius must rest for 24 hours before grading. The change was made in version 1.2.

5. Limits. The protocol is valid for nickel-based chemistries only. It has not been tested on lithium iron phosphate.`,
    ],
  },
]
