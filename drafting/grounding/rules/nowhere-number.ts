import { nowhere } from './nowhere.ts'

export const nowhereNumber = nowhere('number', {
  title: 'No source holds this number for what it counts, and no exact sum gives it.',
  reason: 'no entry holds this number for what it counts',
  examples: {
    marks: [
      'The article has been cited 148 times.',
      'The electrodes kept 97 percent of their capacity.',
      'The work was supported with $4,125,000.',
      'The protocol sorts a module in 17 hours.',
      'She won seven prizes.',
      'The electrodes kept 84 percent of their capacity, 27 points above the target.',
      { text: 'I have known her for eleven years.', of: 'physician', voice: { referee: 81 } },
    ],
    passes: [
      'The article has been cited 147 times.',
      'She collected twelve hundred and sixty charge events.',
      'The article has been cited nearly 150 times.',
      'Together her two articles have been cited 235 times.',
      'The electrodes kept 84 percent of their capacity, four points above the target.',
      'She spent more than two years at Corvane Cell Works.',
      { text: 'Her residency in Ankara took four years.', of: 'physician' },
    ],
  },
})
