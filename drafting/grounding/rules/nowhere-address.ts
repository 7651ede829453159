import { nowhere } from './nowhere.ts'

export const nowhereAddress = nowhere('address', {
  title: 'No source holds this address.',
  reason: 'no entry holds this address',
  examples: {
    marks: ['See https://doi.example/10.5555/jes.2018.0915.', 'Write to orrin@lakemarrow.example.'],
    passes: ['See https://doi.example/10.5555/jes.2018.0914.', 'Write to o.halvecroft@lakemarrow.example.'],
  },
})
