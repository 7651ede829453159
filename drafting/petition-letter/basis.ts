import type { Entry, Portrait } from '../builtin/portrait.ts'
import { eb2Basis, type Eb2Basis } from '../case-file.ts'
import {
  abilityField,
  CRITERIA_ASKED,
  exceptionalAbility,
  isTenYears,
  type AbilityField,
  type Criterion,
} from '../case-file/exceptional-ability.ts'
import {
  alternativeAbility,
  alternativeDegree,
  carries,
  chosenBasis,
  degreeOfBasis,
} from '../case-file/qualification.ts'
import { classOf } from './classes.ts'
import { employersLetter } from './parts/employers-letters.ts'

/** On what the classification rests: on what the applicant named, and else on what the entries show. */
export interface Basis {
  kind: Eb2Basis
  classification: string
  /** The bachelor's or higher degree that the classification starts from; undefined where none is conferred. */
  degree: Entry | undefined
  field: AbilityField | undefined
  /** The criteria of exceptional ability that the entries speak for. */
  criteria: Criterion[]
  /** Those of a second basis, which is stated only where papers prove it. */
  alternative: Criterion[]
  /** The degree's own ground where exceptional ability was chosen over it. */
  alternativeDegree: 'advanced degree' | 'bachelor_plus_five' | undefined
  /** False where the entries do not hold what the basis asks for: it is argued as far as they go. */
  carried: boolean
  /** False where that, or the papers that the basis stands on, are still to come. */
  shown: boolean
}

const QUALIFYING = ["Bachelor's", "Master's", 'Professional Degree', 'Doctoral']

/** As what the petitioner asks to be classified: the first ground, then the alternative one. */
export const grounds = (basis: Basis): string[] => [basis.classification, ...alternativesOf(basis)]

/** As what the record shows the petitioner to qualify; none where no ground is shown. */
export const established = (basis: Basis): string[] => [
  ...(basis.shown ? [basis.classification] : []),
  ...alternativesOf(basis),
]

const alternativesOf = ({ alternative, alternativeDegree: degree, field }: Basis): string[] => [
  ...(degree === undefined ? [] : [classOf(degree, undefined)]),
  ...(alternative.length === 0 ? [] : [classOf('exceptional_ability', field)]),
]

/** A paper that was read and tells of something else proves no criterion; one that lies among the evidence proves posts too. */
function withPapers(criteria: readonly Criterion[], { evidence, jobs, referees, caseFile }: Portrait): Criterion[] {
  const held = new Set(evidence.filter(({ exhibits }) => exhibits.length > 0).map(({ id }) => id))
  return criteria.map((criterion) => {
    const { entries, code } = criterion
    if (code === 'R2') {
      const signed = referees.filter((one) =>
        entries.some(({ section, id }) => section === one.section && id === one.id),
      )
      const confirmed = jobs.filter(
        (job) =>
          entries.some(({ section, id }) => section === job.section && id === job.id) &&
          (signed.some((one) => one.value('organization') === job.value('organization')) ||
            employersLetter(job, caseFile) !== undefined),
      )
      return { ...criterion, proved: isTenYears(caseFile.profile, new Set(confirmed.map(({ id }) => id))) }
    }
    return entries.every(({ section, id }) => section === 'evidence' && !held.has(id))
      ? { ...criterion, proved: false }
      : criterion
  })
}

export function basisOf(portrait: Portrait): Basis {
  const { caseFile, degrees } = portrait
  const { profile } = caseFile
  const kind = chosenBasis(profile) ?? eb2Basis(profile)
  const carried = carries(profile, kind)
  const start = degreeOfBasis(profile)
  const qualifies = start !== undefined && QUALIFYING.includes(start.degree)
  const field = abilityField(profile)
  const criteria = withPapers(exceptionalAbility(profile), portrait)
  const alternative = withPapers(alternativeAbility(profile), portrait).filter(
    ({ code, proved }) => proved || code === 'R2',
  )
  const proved = criteria.filter((criterion) => criterion.proved).length
  return {
    kind,
    classification: classOf(kind, field),
    degree: qualifies ? degrees.find((degree) => degree.id === start.id) : undefined,
    field,
    criteria,
    alternative: alternative.filter((criterion) => criterion.proved).length < CRITERIA_ASKED ? [] : alternative,
    alternativeDegree: alternativeDegree(profile),
    carried,
    shown: carried && (kind !== 'exceptional_ability' || proved >= CRITERIA_ASKED),
  }
}
