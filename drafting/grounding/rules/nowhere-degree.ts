import { nowhere } from './nowhere.ts'

export const nowhereDegree = nowhere('degree', {
  title: 'No source holds this degree.',
  reason: 'no entry holds this degree',
  examples: {
    marks: ['She holds a B.Sc. in it.', 'She holds a bachelor’s degree.'],
    passes: [
      'She holds a doctorate in Materials Science and Engineering.',
      'She holds a Ph.D. from Lake Marrow University.',
    ],
  },
})
