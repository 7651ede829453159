import type { Entry } from '../builtin/portrait.ts'
import type { Matter } from './matter.ts'

/** On what the classification rests, as the degrees show it. */
export interface Basis {
  kind: 'advanced degree' | 'bachelor_plus_five' | 'undetermined'
  /** "a member of the professions holding an advanced degree" */
  classification: string
  degree: Entry | undefined
}

const RANK = ["Bachelor's", "Master's", 'Professional Degree', 'Doctoral']

const conferred = (matter: Matter, degree: Entry) =>
  matter.caseFile.profile.academichistory.some(
    (row) => row.id === degree.id && !row.is_current && row.end_date !== null,
  )

/** The highest conferred degree decides; a doctorate in progress proves nothing yet. */
export function basisOf(matter: Matter): Basis {
  const classification = 'a member of the professions holding an advanced degree'
  const ranked = matter.degrees
    .filter((degree) => RANK.includes(degree.value('degree')) && conferred(matter, degree))
    .sort((a, b) => RANK.indexOf(b.value('degree')) - RANK.indexOf(a.value('degree')))
  const degree = ranked[0]
  if (degree === undefined) return { kind: 'undetermined', classification, degree }
  return {
    kind: degree.value('degree') === "Bachelor's" ? 'bachelor_plus_five' : 'advanced degree',
    classification,
    degree,
  }
}
