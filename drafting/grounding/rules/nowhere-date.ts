import { nowhere } from './nowhere.ts'

/** A day or a month. A year alone may be computed from others, and a month alone may belong to any year: these are open. */
export const nowhereDate = nowhere('date', {
  title: 'No source holds this month or day.',
  reason: 'no entry holds this date',
  examples: {
    marks: [
      'The article appeared on September 15, 2018.',
      'The article appeared in October 2016.',
      'She moved there in May 1987.',
    ],
    passes: [
      'The article appeared on 14 September 2018.',
      'The article appeared in 2018.',
      'The work ran in 2015–2018.',
      'She moved there in 1987.',
      'As of November 2026, the work goes on.',
      'May the waiver be granted.',
    ],
  },
})
