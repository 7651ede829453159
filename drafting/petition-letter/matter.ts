import { closeness, nearestFirst, textOf } from '../builtin/closeness.ts'
import { quotedTitle } from '../builtin/entries.ts'
import { isFounderTitle } from '../builtin/houses.ts'
import { confirmsPost, isGrantOfOffice, isLetter, isPress, isSpent, isTalk } from '../builtin/papers.ts'
import type { Person } from '../builtin/person.ts'
import { listed, type Phrase } from '../builtin/phrase.ts'
import { endeavorEntryOf, portraitOf, type Entry, type Portrait, type Work } from '../builtin/portrait.ts'
import { exceptionalAbility } from '../case-file/exceptional-ability.ts'
import type { CaseFile } from '../case-file.ts'
import { basisOf, type Basis } from './basis.ts'
import { occupationOf, type Occupation } from './field.ts'
import { forerunnerFirst } from './works.ts'

/** The case seen from the chosen endeavor: its plan, the record by strength, and the papers by what they are for. */
export interface Matter extends Portrait {
  basis: Basis
  endeavor: Entry
  /** The endeavor with the plan that carries it: the text by which a plan and a quotation are found near. */
  subject: string
  /** The work that the endeavor goes on from, then the strongest by their entries. */
  ranked: Work[]
  leadPlan: Entry | undefined
  otherPlans: Entry[]
  credentials: Entry[]
  awards: Entry[]
  /** Letters and papers of others about what they want, use or support. */
  interest: Entry[]
  /** Papers in which employers confirm posts. */
  ofPosts: Entry[]
  otherEvidence: Entry[]
  evaluations: Entry[]
  currentJob: Entry | undefined
  /** As the profile names it; undefined where only posts tell it. */
  occupation: Occupation | undefined
}

const ENDEAVOR_FIELDS = [
  'title',
  'exp_subs_merit_intric_val',
  'exp_subs_merit_impact',
  'exp_nation_impt_scope',
  'exp_nation_impt_urgency',
  'exp_nation_impt_beneficiaries',
  'exp_nation_impt_impact',
]

/** Names of papers in which others bind themselves or say what they want. */
const INTEREST = /\b(?:agreement|order|contract|intent|interest|partnership|pilot|collaboration|memorandum)\b/i
const EVALUATION =
  /\b(credential|degree|education|academic)\b[^.]*\b(evaluation|equivalen)|\b(evaluation|equivalen)[^.]*\b(credential|degree|education)/i

/** A plan this near to the endeavor's subject is a step of it; one further away is a line of work of its own. */
const SAME_LINE = 0.3

export function matterOf(caseFile: CaseFile, endeavorId: number): Matter {
  const portrait = portraitOf(caseFile)
  const endeavor = endeavorEntryOf(caseFile, endeavorId)
  const words = ENDEAVOR_FIELDS.map((field) => endeavor.value(field)).join(' ')
  const plans = nearestFirst(portrait.plans, words)
  const leadPlan = plans[0]
  const subject = `${words} ${leadPlan === undefined ? '' : textOf(leadPlan)}`
  const current = caseFile.profile.professionalhistory.find((job) => job.is_current)
  return {
    ...portrait,
    ...papersOf(portrait),
    person: asPetitioner(portrait.person),
    basis: basisOf(portrait),
    endeavor,
    subject,
    ranked: forerunnerFirst(portrait.works, { title: endeavor.value('title'), subject }),
    leadPlan,
    otherPlans: plans.slice(1),
    currentJob: portrait.jobs.find((job) => job.id === current?.id),
    occupation: occupationOf(portrait.applicant),
  }
}

type Papers = Pick<Matter, 'credentials' | 'awards' | 'interest' | 'ofPosts' | 'otherEvidence' | 'evaluations'>

/** The papers of the evidence, each in one place, by their categories, their names and how long they hold. */
function papersOf(portrait: Portrait): Papers {
  const { caseFile, evidence, jobs } = portrait
  const pay = exceptionalAbility(caseFile.profile).flatMap(({ code, entries }) =>
    code === 'R4' ? entries.map(({ id }) => id) : [],
  )
  const isTold = basisOf(portrait).kind === 'exceptional_ability'
  const sorted: Papers = {
    credentials: [],
    awards: [],
    interest: [],
    ofPosts: [],
    otherEvidence: [],
    evaluations: [],
  }
  // What no longer holds is offered for nothing.
  for (const item of evidence.filter((one) => !isSpent(one, caseFile.profile.today))) {
    const [category, name] = [item.value('category'), item.value('name')]
    const isOfPost = confirmsPost(item) && jobs.some((job) => isPaperOf(item, job.value('organization')))
    if (EVALUATION.test(name)) sorted.evaluations.push(item)
    else if (isLetter(item)) sorted.interest.push(item)
    else if (isOfPost) sorted.ofPosts.push(item)
    else if (category === 'Achievement' || item.value('sub_category') === 'Academic Award') sorted.awards.push(item)
    else if (pay.includes(item.id)) {
      if (!isTold) sorted.otherEvidence.push(item)
    } else if (category === 'Professional' || category === 'Academic') sorted.credentials.push(item)
    else if (INTEREST.test(name) && !isGrantOfOffice(item) && !isPress(item) && !isTalk(item))
      sorted.interest.push(item)
    else sorted.otherEvidence.push(item)
  }
  return sorted
}

/** Whoever has no name in Latin letters yet is called by the part that they have in the petition. */
const asPetitioner = (person: Person): Person =>
  person.isNamed ? person : { ...person, full: 'the petitioner', short: 'the petitioner' }

/** True of a paper that a house has issued, or that is called after it. */
export const isPaperOf = (paper: Entry, house: string): boolean =>
  house !== '' && [paper.value('issuing_organization'), paper.value('name')].some((told) => told.includes(house))

export const isFounder = (job: Entry): boolean => isFounderTitle(job.value('job_title'))

/** Plans beside the lead that belong to the same line of work. */
export const isSameLine = (plan: Entry, matter: Matter): boolean =>
  closeness(plan, matter.subject, matter.plans) >= SAME_LINE

/** Works by their titles in quotation marks. */
export const titlesOf = (works: readonly Entry[]): Phrase | undefined =>
  listed(works.flatMap((work) => quotedTitle(work, 'project_name') ?? []))

/** Papers by their names in quotation marks. */
export const namesOf = (items: readonly Entry[]): Phrase | undefined =>
  listed(items.flatMap((item) => quotedTitle(item, 'name') ?? []))

export { issued, journalOf, periodOf, quotedTitle, spanOf } from '../builtin/entries.ts'
