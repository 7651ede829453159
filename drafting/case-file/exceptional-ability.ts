import { COUNTRIES, HOME_COUNTRY } from '#domain/countries.ts'
import type { Profile } from '../profile.ts'
import { contentWords } from '../builtin/passages.ts'
import { monthsCovered } from './months.ts'
import { isUnfinished } from './unfinished-degree.ts'

/** The six kinds of evidence of 8 CFR 204.5(k)(3)(ii)(A) to (F), by codes that stay the same throughout a filing. */
export type CriterionCode = 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6'

/** A criterion that the entries speak for: which entries, and whether each kind of paper that it asks for is at hand. */
export interface Criterion {
  code: CriterionCode
  entries: { section: 'academichistory' | 'professionalhistory' | 'evidence' | 'referees'; id: number }[]
  proved: boolean
}

export type AbilityField = 'sciences' | 'arts' | 'business'

type Evidence = Profile['evidence'][number]
type Employment = Profile['professionalhistory'][number]

/** How many of the six the regulation asks for. */
export const CRITERIA_ASKED = 3

/** 8 CFR 204.5(k)(3)(ii)(B). */
const MONTHS_IN_OCCUPATION = 120
const FULL_TIME_HOURS = 35

/** Industries whose work lies in the sciences or in the arts as such; in the others the occupation tells. */
const FIELD_OF_INDUSTRY: Readonly<Record<string, AbilityField>> = {
  'Arts, Entertainment, and Recreation': 'arts',
  'Finance and Insurance': 'business',
  'Health Care and Social Assistance': 'sciences',
  'Management of Companies and Enterprises': 'business',
  'Professional, Scientific, and Technical Services': 'sciences',
}
const FIELD_OF_TITLE: readonly [RegExp, AbilityField][] = [
  [/\b(?:founder|chief executive|CEO|owner|president|sales|marketing|financ\w+|account\w+)\b/i, 'business'],
  [/\b(?:math\w*|physics|chemistry|biology|science)\b/i, 'sciences'],
  [/\b(?:engineer|scientist|research\w*|chemist|physicist|biolog\w+|nurse|physician|developer|analyst)\b/i, 'sciences'],
  [/\b(?:artist|weaver|potter|painter|musician|designer|dancer|actor|sculptor|writer|composer)\b/i, 'arts'],
]

const latestOf = ({ professionalhistory }: Profile): Employment | undefined =>
  [...professionalhistory].sort(
    (a, b) => Number(b.is_current) - Number(a.is_current) || b.start_date.localeCompare(a.start_date),
  )[0]

/** In which of the three the ability would lie, by the field and the occupation named before the latest post; undefined where nothing tells. */
export function abilityField(profile: Profile): AbilityField | undefined {
  const { field_of_endeavor = '', occupation = '' } = profile.application
  const job = latestOf(profile)
  for (const told of [field_of_endeavor, occupation, job?.job_title ?? '']) {
    const found = FIELD_OF_TITLE.find(([form]) => form.test(told))?.[1]
    if (found !== undefined) return found
  }
  return job === undefined ? undefined : FIELD_OF_INDUSTRY[job.organization_industry]
}

/** Words of titles that tell a rank, or a kind of post that every trade has. */
const OF_ANY_TRADE = new Set(
  contentWords(
    'senior junior lead leader principal chief head assistant associate deputy vice staff graduate acting interim manager director specialist coordinator officer consultant supervisor administrator president founder owner research project program programme team',
  ),
)
const tradeOf = (title: string): string[] => contentWords(title).filter((word) => !OF_ANY_TRADE.has(word))

/** True of two posts of one occupation: a word of the trade in common, or nothing but the rank apart. */
function sameOccupation(a: string, b: string): boolean {
  const [one, other] = [tradeOf(a), tradeOf(b)]
  if (one.length > 0 || other.length > 0) return one.some((word) => other.includes(word))
  return contentWords(a.replace(RANK, '')).join(' ') === contentWords(b.replace(RANK, '')).join(' ')
}
const RANK = /\b(?:senior|junior|lead|principal|chief|head|assistant|associate|deputy|vice|staff|acting|interim)\b/giu

const share = (a: string, b: string): boolean => {
  const other = new Set(contentWords(b))
  return contentWords(a).some((word) => other.has(word))
}

const inForce = ({ status, expired_date }: Evidence, today: string): boolean =>
  status !== 'Inactive' && (expired_date === null || expired_date >= today)

const textOf = ({ name, brief_introduction }: Evidence): string => `${name}. ${brief_introduction}`

const SALARY = /\b(?:salar(?:y|ies)|wages?|earnings|remuneration|compensation)\b/i
const COMPARED = /\b(?:survey|percentile|median|average|middle|tenth|quartile|highest|others in)\b/i
const MEMBERSHIP = /\b(?:member|membership|fellow|fellowship)\b/i
/** A seat among those who decide is no membership of an association. */
const SEAT = /\b(?:panel|committee|board|jury|task force|group)\b/i

const isSalary = (item: Evidence): boolean => SALARY.test(textOf(item)) && COMPARED.test(textOf(item))
const isMembership = (item: Evidence): boolean => MEMBERSHIP.test(item.name) && !SEAT.test(item.name)

const isCredential = (item: Evidence): boolean =>
  (item.sub_category === 'License' || item.sub_category === 'Certification') && !isMembership(item)
const isRecognition = (item: Evidence): boolean =>
  (item.category === 'Achievement' || item.sub_category === 'Academic Award') && !isSalary(item) && !isMembership(item)

const ofEvidence = (code: CriterionCode, items: readonly Evidence[]): Criterion[] =>
  items.length === 0
    ? []
    : [
        {
          code,
          entries: items.map(({ id }) => ({ section: 'evidence', id })),
          proved: items.some(({ supporting_doc }) => supporting_doc !== null),
        },
      ]

/** "Licence to practice medicine, Egypt", "Teacher (Philippines)". Georgia is a state as well. */
const ABROAD = new RegExp(
  String.raw`(?:, |\()(?:${COUNTRIES.filter((one) => one !== HOME_COUNTRY && one !== 'Georgia').join('|')})\)?$`,
  'u',
)
const isAbroad = ({ name, issuing_organization }: Evidence): boolean =>
  [name, issuing_organization].some((told) => ABROAD.test(told.trim()))

/** A license to practice the occupation carries its criterion; what certifies a part of the work beside it does not stand in for it. */
function licensed(profile: Profile, items: readonly Evidence[]): readonly Evidence[] {
  const { occupation = '', field_of_endeavor = '' } = profile.application
  const studied = profile.academichistory.map(({ major }) => major)
  const practiced = profile.professionalhistory.map(({ job_title }) => job_title)
  const trade = [occupation, field_of_endeavor, ...studied, ...practiced].join('. ')
  const ofTrade = (kind: Evidence['sub_category']): Evidence[] =>
    items.filter((item) => item.sub_category === kind && share(textOf(item), trade))
  const isHere = (item: Evidence): boolean => !isAbroad(item)
  const licenses = ofTrade('License')
  const choices = [licenses.filter(isHere), ofTrade('Certification').filter(isHere), licenses]
  // A license of another country says less here than a certification of this one.
  return choices.find((some, at) => some.length > 0 && (at !== 1 || licenses.length > 0)) ?? items
}

function academicRecord(profile: Profile): Criterion[] {
  const worked = profile.professionalhistory.map(({ job_title, job_summary }) => `${job_title}. ${job_summary}`)
  const tried = profile.professionalprojects.map(({ project_name, solution }) => `${project_name}. ${solution}`)
  const area = [...worked, ...tried].join(' ')
  const degrees = profile.academichistory.filter(
    (degree) =>
      !degree.is_current &&
      degree.end_date !== null &&
      degree.end_date <= profile.today &&
      degree.degree !== 'High School Diploma' &&
      !isUnfinished(degree, profile) &&
      share(`${degree.major}. ${degree.courses.join('. ')}`, area),
  )
  if (degrees.length === 0) return []
  return [
    {
      code: 'R1',
      entries: degrees.map(({ id }) => ({ section: 'academichistory', id })),
      proved: degrees.some((degree) => degree.diploma_en !== null),
    },
  ]
}

/** "I entered as a part-time junior": who says so of a post that the form calls full-time has to say first from when to when. */
const PART_TIME =
  /\b(?:I|as|was|post|position|job|contract|employed|hired|engaged|entered|started|joined|worked)\b[^.;\d]{0,40}\bpart[- ]time\b(?! \p{Ll}+s\b)/iu

/** Full-time posts of the occupation: those whose titles share a word with the one named, or else with the latest post. */
export function postsInOccupation(profile: Profile): Employment[] {
  const latest = latestOf(profile)
  if (latest === undefined) return []
  const { occupation = '' } = profile.application
  const isNamed = (job: Employment): boolean => occupation !== '' && sameOccupation(job.job_title, occupation)
  // The name of an occupation that no post bears leaves it to the posts.
  const byLatest = isNamed(latest) || !profile.professionalhistory.some(isNamed)
  return profile.professionalhistory.filter(
    (job) =>
      job.job_type !== 'Part-Time' &&
      !PART_TIME.test(job.job_summary) &&
      job.working_hours_per_week >= FULL_TIME_HOURS &&
      (isNamed(job) || (byLatest && (job.id === latest.id || sameOccupation(job.job_title, latest.job_title)))),
  )
}

const monthsOf = (profile: Profile, posts: readonly Employment[]): number =>
  monthsCovered(
    posts.map((job) => ({
      start: job.start_date,
      end: job.is_current || job.end_date === null || job.end_date > profile.today ? profile.today : job.end_date,
    })),
  )

export const monthsInOccupation = (profile: Profile): number => monthsOf(profile, postsInOccupation(profile))

/** True where these posts of the occupation, by their ids, come to the ten years by themselves. */
export const isTenYears = (profile: Profile, ids: ReadonlySet<number>): boolean =>
  monthsOf(
    profile,
    postsInOccupation(profile).filter(({ id }) => ids.has(id)),
  ) >= MONTHS_IN_OCCUPATION

function tenYears(profile: Profile): Criterion[] {
  if (monthsInOccupation(profile) < MONTHS_IN_OCCUPATION) return []
  const posts = postsInOccupation(profile)
  const employers = new Set(posts.map(({ organization }) => organization))
  const letters = profile.referees.filter(
    ({ signed_letter, organization, category }) =>
      signed_letter !== null && category === 'supervisor' && employers.has(organization),
  )
  return [
    {
      code: 'R2',
      entries: [
        ...posts.map(({ id }) => ({ section: 'professionalhistory' as const, id })),
        ...letters.map(({ id }) => ({ section: 'referees' as const, id })),
      ],
      proved: [...employers].every((employer) => letters.some(({ organization }) => organization === employer)),
    },
  ]
}

/** The criteria that the entries speak for, in the order of their codes. None is listed without an entry. */
export function exceptionalAbility(profile: Profile): Criterion[] {
  const held = profile.evidence.filter((item) => inForce(item, profile.today))
  return [
    ...academicRecord(profile),
    ...tenYears(profile),
    ...ofEvidence('R3', licensed(profile, held.filter(isCredential))),
    ...ofEvidence('R4', held.filter(isSalary)),
    ...ofEvidence('R5', held.filter(isMembership)),
    ...ofEvidence('R6', profile.evidence.filter(isRecognition)),
  ]
}
