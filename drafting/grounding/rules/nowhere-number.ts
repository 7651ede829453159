import { nowhere } from './nowhere.ts'

/**
 * The promise: no source holds this number. A number that no source holds in any way of writing it, and that cannot be computed from two figures of one matter. What is merely
 * not found is open: small numbers, which count what a source lists, and spans of time, which lie between any two dates.
 */
export const nowhereNumber = nowhere('number', {
  title: 'No source holds this number, and no figures of the record give it.',
  reason: 'no entry holds this number',
  examples: {
    marks: [
      'The article has been cited 168 times.',
      'The electrodes kept 89.5 percent of their capacity.',
      'The work was supported with $4,125,000.',
      'She won 47 prizes.',
      'The electrodes kept 84 percent of their capacity, 27 points above the target.',
    ],
    passes: [
      'The article has been cited 147 times.',
      'She collected twelve hundred and sixty charge events.',
      'The article has been cited nearly 150 times.',
      'Together her two articles have been cited 235 times.',
      'The electrodes kept 84 percent of their capacity, four points above the target.',
      'She won seven prizes.',
      { text: 'I have known her for eleven years.', of: 'physician', voice: { referee: 81 } },
      { text: 'Her residency in Ankara took four years.', of: 'physician' },
    ],
  },
})
