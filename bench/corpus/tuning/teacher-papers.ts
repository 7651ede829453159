import { paper } from '#drafting/testing/profiles/paper.ts'
import type { Case } from '../case.ts'

export const papers: Case['papers'] = [
  {
    url: paper(521, 'Silver Chalk letter.pdf').url,
    pages: [
      `NEVADA COUNCIL OF SCIENCE EDUCATORS
Carson City, September 18, 2023

Mr. Crisanto Abellanosa
Tonquah High School

Dear Mr. Abellanosa,

The Council has selected you as the high school recipient of the Nevada Silver Chalk Award for Science Teaching 2023. There were 54 nominations from 14 counties; six teachers were visited in class and interviewed. You are the fourth recipient from a rural county since the award began in 2009.

The visiting committee, led by Dr. Yolanda Prewitt, sat in your third period class on May 4. From its report: "Twenty-nine students were measuring, and nobody was waiting for the teacher." The committee also read six Shoebox Physics labs and two letters from parents.`,
      `The award comes with 2,500 dollars and a silver-plated chalk holder. Both will be presented at the fall conference in Reno on October 12. Recipients give one workshop for other teachers within the following year.

Sincerely,
Hollis Bancroft-Ames
President`,
    ],
  },
  {
    url: paper(531, 'Juniper Valley letter.pdf').url,
    pages: [
      `JUNIPER VALLEY SCHOOL DISTRICT
Curriculum Office, Juniper Valley, Utah
February 28, 2024

To whom it may concern,

Our district has five high schools with 2,310 students. In fall 2022 we replaced the purchase of physics lab sets by Shoebox Physics in all five. A quotation from our former supplier for the same classes was 38,400 dollars; the boxes cost us 7,400 dollars including spare springs. The saving was therefore 31,000 dollars.

Mr. Abellanosa was not paid by us. He came once, in August 2022, at our invitation, and trained nine teachers on one day. Three of the nine hold a degree in physics; the others teach it next to biology or mathematics.

We have not yet compared test results. A comparison is planned for the school year 2025-26.

Teodora Escalante-Whitfield
Science Coordinator`,
    ],
  },
  {
    url: paper(411, 'Shoebox Physics report.pdf').url,
    pages: [
      `Shoebox Physics: report on the school years 2017-18 to 2022-23
Tonquah High School, Science Department

Parts of one box: 41, among them four springs, a stopwatch, a 2-meter tape, copper wire, two lenses and a bag of steel balls. Cost of one box in June 2023: $22.40. The stopwatch is the most expensive part ($3.10).
Labs: 32. Mechanics 14, waves and sound 6, electricity 8, light 4. All 32 are available in Spanish.
Boxes packed by students of the Saturday workshop: 2,650.`,
      `Choice of physics at Tonquah High School: 64 students in 2016-17, 97 in 2018-19, 140 in 2020-21, 181 in 2022-23. In the same years the school grew from 702 to 731 students.

What did not work: the first series of springs (all returned), the lab on specific heat (dropped in 2019, replaced by a lab on friction), and the online forum for teachers, which was closed in 2021 because hardly anyone wrote.`,
    ],
  },
]
