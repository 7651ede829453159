import type { Rule } from './rule.ts'

/** The promise: a source says otherwise. Decisions that were overruled, and the words of another category, are not the law here. */
export const never: Rule = {
  id: 'never',
  title: 'The law here does not rest on this decision, or does not ask for this.',
  basis: 'promise',
  examples: {
    marks: ['NYSDOT asks for more.', 'See Kazarian.', 'She has extraordinary ability.'],
    passes: ['Under Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016), three elements are weighed.'],
  },
  find: ({ claims }) =>
    claims.flatMap((claim) => {
      if (claim.kind !== 'never') return []
      const { kind, start, end, text, why: reason } = claim
      return [{ kind, start, end, text, reason }]
    }),
}
