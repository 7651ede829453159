import { nowhere } from './nowhere.ts'

export const nowhereName = nowhere('name', {
  title: 'No source holds this name.',
  reason: 'no entry holds this name',
  examples: {
    marks: [
      'She studied at Stanford University.',
      'Google adopted the protocol.',
      'It appeared in Nature.',
      'She works with Dr. Miles Vandersloot.',
      'She received the Volta Medal.',
      { text: 'He won the 金泉奖.', of: 'waterChemist' },
    ],
    passes: [
      'She studied at Tisza University of Technology in Szeged, Hungary.',
      'Her supervisor was O. T. Halvecroft.',
      'The HREL group, at Hollin Ridge Energy Laboratory, goes on.',
      'Part II introduces her; Parts IV and V follow.',
      { text: 'He won the 清泉奖.', of: 'waterChemist' },
    ],
  },
})
