import { closed, shapeOfSentence } from '../builtin/recast.ts'

/** A sentence of the profile in the applicant's own first person; undefined where it is no sentence by itself. */
export function firstPerson(text: string): string | undefined {
  const shape = shapeOfSentence(text)
  if (shape === 'fragment' || shape === 'gerund') return undefined
  if (shape === 'infinitive') return closed(`The aim was ${text.charAt(0).toLowerCase()}${text.slice(1)}`)
  return shape === 'whole' ? closed(text) : closed(`I ${text.charAt(0).toLowerCase()}${text.slice(1)}`)
}
