import { nowhere } from './nowhere.ts'

export const nowhereDate = nowhere('date', {
  title: 'No source holds this date.',
  reason: 'no entry holds this date',
  examples: {
    marks: [
      'The article appeared on September 15, 2018.',
      'The article appeared in October 2016.',
      'She moved there in 1987.',
      'The work ran in 2015–2034.',
    ],
    passes: [
      'The article appeared on 14 September 2018.',
      'The article appeared in 2018.',
      'The work ran in 2015–2018.',
      'As of November 2026, the work goes on.',
      'May the waiver be granted.',
    ],
  },
})
