import { paper } from '#drafting/testing/profiles/paper.ts'
import type { Case } from '../case.ts'

export const papers: Case['papers'] = [
  {
    url: paper(541, 'Wage letter and survey.pdf').url,
    pages: [
      `ASHLAR & ROWE TAPESTRY STUDIO
Philadelphia, March 10, 2026

To whom it may concern,

Ms. Illari Sayritupac Montoro has worked for this studio without interruption since September 18, 2017, always full time. She was engaged as Senior Weaver at 68,000 dollars a year and became Head Weaver on January 1, 2020. Her salary has been 112,000 dollars since July 2025. The next highest salary in the loom room is 74,500 dollars.

She holds no share in the company.

Bertrand Ashlar
Founder and Director`,
      `CRAFT ARTS WAGE COUNCIL
Survey of wages 2025, Table 14 (extract)
Weavers and textile artists, employed, Pennsylvania, yearly wage in dollars
Answers: 212. Lowest tenth: up to 29,700. Median: 51,300. Highest quarter: from 66,200. Highest tenth: from 88,900.
Figures for the whole country (3,480 answers): median 47,900; highest tenth from 84,100.`,
    ],
  },
  {
    url: paper(551, 'Schuylkill Arts Review article.pdf').url,
    pages: [
      `SCHUYLKILL ARTS REVIEW, autumn 2021, pages 22-25
The Courtroom That Learned to Whisper
By Rosalind Achterberg

The first thing you notice in the hall of the Lenape Ridge courthouse is that you are not shouting. Twelve tapestries hang there now, two by three meters each, and they drink the noise the way the rivers they are named for drink rain.

Their maker, Illari Sayritupac Montoro, is a compact woman of thirty-four who laughs at the word "artist". "I am a weaver," she says. "The wool does half of the thinking." She walked all twelve rivers before she drew a line.`,
      `The county paid 310,000 dollars for the cycle, less than the foam ceiling its engineers had proposed. Judge Cornelius Applegarth, who used to repeat every ruling twice, says simply: "Now they hear me the first time."

Is it great art? Four of the twelve are. The "Tulpehannock", woven by Sayritupac Montoro alone in eleven weeks, has a passage of brown turning to green that I have not seen matched in wool. Others are handsome and a little dutiful.`,
    ],
  },
  {
    url: paper(531, 'Guild letter.pdf').url,
    pages: [
      `CONTINENTAL GUILD OF TAPESTRY MAKERS
Santa Fe, June 1, 2022

Dear Illari,

I am delighted to write that the fellows have elected you. Thirty-eight votes were cast; 31 were in your favor. The Guild has about 1,900 members in eleven countries and, with you, 41 fellows. Your proposers were Benedikt Lindqvist-Aramayo and Sister Perpetua Donlevy. Two fellows were elected this year; five names had been put forward.

Fellows may use the letters FCGT after their name and are asked to judge one juried show every three years.

Oona Fairweather-Nakai
President`,
    ],
  },
]
