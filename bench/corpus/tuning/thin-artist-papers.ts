import { paper } from '#drafting/testing/profiles/paper.ts'
import type { Case } from '../case.ts'

export const papers: Case['papers'] = [
  {
    url: paper(511, 'ribbon.pdf').url,
    pages: [
      `SMOKY GAP CRAFT FAIR 2018
BEST IN SHOW
Goran Petrushkovski, Laurel Fork
"Ash Jar No. 4", stoneware, wood-fired, 90 cm

Judged October 20, 2018 by Thessaly Ormsby and Lincoln Abernathy-Roe. 146 exhibitors. The winner receives 500 dollars and a free booth in the following year.
Judges' note: "You can see where the flame went."`,
    ],
  },
]
