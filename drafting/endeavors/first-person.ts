import { closed, shapeOfSentence } from '../builtin/recast.ts'

/** A sentence of the profile in the applicant's own first person; undefined where it is no sentence by itself. */
export function firstPerson(text: string, field = ''): string | undefined {
  const shape = shapeOfSentence(text)
  const small = text.charAt(0).toLowerCase() + text.slice(1)
  if (shape === 'present' && field === 'goal') return closed(`The aim was to ${small}`)
  if (shape === 'present' && (field === 'plans' || field === 'expected_outcomes')) return closed(`I plan to ${small}`)
  if (shape === 'fragment' || shape === 'gerund') return undefined
  if (shape === 'infinitive') return closed(`The aim was ${small}`)
  return shape === 'whole' ? closed(text) : closed(`I ${small}`)
}
