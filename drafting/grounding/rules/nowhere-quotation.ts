import { nowhere } from './nowhere.ts'

export const nowhereQuotation = nowhere('quotation', {
  title: 'No source holds these words as they are quoted.',
  reason: 'no entry holds these words exactly',
  examples: {
    marks: [
      'She reports “a safe and proven grade.”',
      'It asks for “the general occupation.”',
      {
        text: 'It asks for “the specific endeavor that the foreign national proposes to undertake.”',
        rests: 'dhanasar@890',
      },
      {
        text: 'The notice states: “The record does not shows that any county other than Calder County has used the 12 units that he installed.”',
        of: 'aNotice',
      },
    ],
    passes: [
      'She reports that "[n]o graded module has caused a safety incident so far."',
      {
        text: 'It asks for “the specific endeavor that the foreign national proposes to undertake.”',
        rests: 'dhanasar@889',
      },
      {
        text: 'The notice states: “The plan does not explain how the publication of the drawings will be paid for.”',
        of: 'aNotice',
      },
    ],
  },
})
