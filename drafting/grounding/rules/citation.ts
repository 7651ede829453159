import { wrongCitation } from '../citations.ts'
import { placesOf } from '../marks.ts'
import type { Rule } from './rule.ts'

/** The promise: no source holds this citation. */
export const citation: Rule = {
  id: 'citation',
  title: 'The library of authorities does not hold this citation, or holds it otherwise.',
  basis: 'promise',
  examples: {
    marks: [
      'See 8 C.F.R. § 204.5(h)(3).',
      'See Smith v. Garland, 72 F.4th 85.',
      'Matter of Price controls here.',
      'See Matter of Dhanasar, 26 I&N Dec. 884, 889 (BIA 2016).',
      'See Dhanasar, 26 I&N Dec. at 897.',
    ],
    passes: [
      'See Matter of Dhanasar, 26 I&N Dec. 884, 889 (AAO 2016).',
      'She seeks classification under section 203(b)(2) of the Act; see 8 C.F.R. § 204.5(k)(4)(ii).',
    ],
  },
  find: ({ claims, inlines }) => [
    ...claims
      .filter(({ kind }) => kind === 'citation')
      .map(({ start, end, text }) => ({
        kind: 'citation' as const,
        start,
        end,
        text,
        reason: 'the library of authorities does not hold this citation',
      })),
    ...placesOf(inlines).flatMap(({ inline, start, end }) => {
      const reason = inline.kind === 'authority' ? wrongCitation(inline) : null
      if (inline.kind !== 'authority' || reason === null) return []
      return [{ kind: 'citation' as const, start, end, text: inline.runs.map((run) => run.text).join(''), reason }]
    }),
  ],
}
