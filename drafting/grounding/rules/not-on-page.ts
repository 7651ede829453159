import type { Rule } from './rule.ts'

/** The promise: no source holds this quotation, here the page that the sentence names for it. */
export const notOnPage: Rule = {
  id: 'not-on-page',
  title: 'The page that the sentence names does not hold the words that it quotes.',
  basis: 'promise',
  examples: {
    marks: [
      {
        text: 'At page 2 the notice states: “The plan does not explain how the publication of the drawings will be paid for.”',
        of: 'aNotice',
      },
    ],
    passes: [
      {
        text: 'At page 3 the notice states: “The plan does not explain how the publication of the drawings will be paid for.”',
        of: 'aNotice',
      },
    ],
  },
  find: ({ elsewhere }) =>
    elsewhere.map((place) => ({
      kind: 'quotation',
      ...place,
      reason: 'the quoted words are not on this page',
    })),
}
