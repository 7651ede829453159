import { HOME_COUNTRY } from '#domain/countries.ts'
import type { EB2_BASES } from '#domain/options.ts'
import type { Profile } from '../profile.ts'
import { abilityField, CRITERIA_ASKED, exceptionalAbility, type Criterion } from './exceptional-ability.ts'
import { isUnfinished } from './unfinished-degree.ts'
import { monthsCovered, type Span } from './months.ts'

type Degree = Profile['academichistory'][number]
type Employment = Profile['professionalhistory'][number]

/** On what EB-2 rests (8 CFR 204.5(k)(2) and (3)(ii)). */
export type Eb2Basis = 'advanced degree' | 'bachelor_plus_five' | 'exceptional_ability' | 'undetermined'

const RANK: readonly string[] = [
  'Certificate',
  'High School Diploma',
  "Associate's",
  "Bachelor's",
  "Master's",
  'Professional Degree',
  'Doctoral',
]
const rank = (degree: Degree): number => RANK.indexOf(degree.degree)

export const isAdvanced = (degree: Degree): boolean => rank(degree) > RANK.indexOf("Bachelor's")

const FULL_TIME_HOURS = 35
const isFullTime = (job: Employment): boolean =>
  job.job_type !== 'Part-Time' && job.working_hours_per_week >= FULL_TIME_HOURS

/** Years after the bachelor's degree that 8 CFR 204.5(k)(2) asks for. */
export const MONTHS_ASKED = 60

/** The degrees that were finished by the day of drafting. */
export const conferred = (profile: Profile): Degree[] =>
  profile.academichistory.filter(
    (degree) =>
      !degree.is_current &&
      degree.end_date !== null &&
      degree.end_date <= profile.today &&
      !isUnfinished(degree, profile),
  )

/**
 * The highest finished degree. Of several advanced ones of the same rank a U.S. degree comes first, which needs no
 * evaluation; else the earliest, since experience counts from there.
 */
export const highestDegree = (profile: Profile): Degree | undefined =>
  conferred(profile)
    .filter((degree) => rank(degree) >= 0)
    .sort(
      (a, b) =>
        rank(b) - rank(a) ||
        (isAdvanced(a) ? Number(isOfHere(b)) - Number(isOfHere(a)) : 0) ||
        String(a.end_date).localeCompare(String(b.end_date)),
    )[0]

const isOfHere = ({ school_country }: Degree): boolean => school_country === HOME_COUNTRY

export interface Experience {
  degree: Degree
  jobs: Employment[]
  months: number
  fullTimeMonths: number
}

/** Employment after a degree: the months covered, those of full-time work apart. */
export function experienceAfter(profile: Profile, degree: Degree): Experience {
  const from = degree.end_date ?? profile.today
  const span = (job: Employment): Span => ({
    start: job.start_date > from ? job.start_date : from,
    end: job.is_current || job.end_date === null || job.end_date > profile.today ? profile.today : job.end_date,
  })
  const jobs = profile.professionalhistory.filter((job) => span(job).start <= span(job).end)
  return {
    degree,
    jobs,
    months: monthsCovered(jobs.map(span)),
    fullTimeMonths: monthsCovered(jobs.filter(isFullTime).map(span)),
  }
}

/** The degree, or the degree and five years, that makes an advanced degree. */
function byDegree(profile: Profile): 'advanced degree' | 'bachelor_plus_five' | undefined {
  const degree = highestDegree(profile)
  if (degree === undefined) return undefined
  if (isAdvanced(degree)) return 'advanced degree'
  return degree.degree === "Bachelor's" && experienceAfter(profile, degree).fullTimeMonths >= MONTHS_ASKED
    ? 'bachelor_plus_five'
    : undefined
}

const byAbility = (profile: Profile): boolean =>
  abilityField(profile) !== undefined && exceptionalAbility(profile).length >= CRITERIA_ASKED

/** What the form's choices are called here. */
const CHOICES: Readonly<Record<(typeof EB2_BASES)[number], Exclude<Eb2Basis, 'undetermined'>>> = {
  'Advanced degree': 'advanced degree',
  "Bachelor's degree plus five years": 'bachelor_plus_five',
  'Exceptional ability': 'exceptional_ability',
}

/** The basis that the applicant named; undefined where that was left to the entries. */
export const chosenBasis = ({ application: { eb2_basis = '' } }: Profile): Eb2Basis | undefined =>
  eb2_basis === '' ? undefined : CHOICES[eb2_basis]

/** The first bachelor's degree, from which five years may be counted. */
export const bachelors = (profile: Profile): Degree | undefined =>
  conferred(profile)
    .filter(({ degree }) => degree === "Bachelor's")
    .sort((a, b) => String(a.end_date).localeCompare(String(b.end_date)))[0]

/** True where the entries hold what a basis asks for. */
export function carries(profile: Profile, basis: Eb2Basis): boolean {
  if (basis === 'undetermined') return false
  if (basis === 'exceptional_ability') return byAbility(profile)
  if (basis === 'advanced degree') return byDegree(profile) === 'advanced degree'
  const degree = bachelors(profile)
  return degree !== undefined && experienceAfter(profile, degree).fullTimeMonths >= MONTHS_ASKED
}

/** The degree from which the basis starts: for five years after a bachelor's degree, that one and no later. */
export function degreeOfBasis(profile: Profile): Degree | undefined {
  const chosen = chosenBasis(profile)
  const highest = highestDegree(profile)
  if (chosen === 'bachelor_plus_five') return bachelors(profile)
  return chosen === 'advanced degree' && highest !== undefined && !isAdvanced(highest) ? undefined : highest
}

/** The basis that the entries show by themselves. */
export function shownBasis(profile: Profile): Eb2Basis {
  const led = byDegree(profile)
  if (led !== undefined) return led
  return byAbility(profile) ? 'exceptional_ability' : 'undetermined'
}

/**
 * The basis that the entries carry: the applicant's choice where they do, and else what they show; whether the five years
 * were progressive and in the specialty is for the letters to show.
 */
export function eb2Basis(profile: Profile): Eb2Basis {
  const chosen = chosenBasis(profile)
  return chosen !== undefined && carries(profile, chosen) ? chosen : shownBasis(profile)
}

/**
 * Exceptional ability beside a degree: worth pleading only where the papers of three criteria are at hand. Ten years in the
 * occupation then stand with them, though the employers' letters are still to come: no other criterion is shown by letters.
 */
export function alternativeAbility(profile: Profile): Criterion[] {
  const led = chosenBasis(profile) ?? byDegree(profile)
  if (led === undefined || led === 'exceptional_ability' || abilityField(profile) === undefined) return []
  const held = exceptionalAbility(profile)
  if (held.filter(({ proved }) => proved).length < CRITERIA_ASKED) return []
  return held.filter(({ code, proved }) => proved || code === 'R2')
}

/** A degree that carries the classification by itself where exceptional ability was chosen: the surer ground is not given away. */
export const alternativeDegree = (profile: Profile): 'advanced degree' | 'bachelor_plus_five' | undefined =>
  chosenBasis(profile) === 'exceptional_ability' ? byDegree(profile) : undefined
