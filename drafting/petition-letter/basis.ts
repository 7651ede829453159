import type { Entry } from '../builtin/portrait.ts'
import { eb2Basis, highestDegree, type Eb2Basis } from '../case-file.ts'
import type { Matter } from './matter.ts'

/** On what the classification rests, as the entries show it. */
export interface Basis {
  kind: Eb2Basis
  classification: string
  /** The bachelor's or higher degree that the classification starts from; undefined where none is conferred. */
  degree: Entry | undefined
}

const QUALIFYING = ["Bachelor's", "Master's", 'Professional Degree', 'Doctoral']

export function basisOf(matter: Matter): Basis {
  const { profile } = matter.caseFile
  const highest = highestDegree(profile)
  const qualifies = highest !== undefined && QUALIFYING.includes(highest.degree)
  return {
    kind: eb2Basis(profile),
    classification: 'a member of the professions holding an advanced degree',
    degree: qualifies ? matter.degrees.find((degree) => degree.id === highest.id) : undefined,
  }
}
