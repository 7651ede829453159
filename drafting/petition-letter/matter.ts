import { nearestFirst, textOf } from '../builtin/closeness.ts'
import { quotedTitle } from '../builtin/entries.ts'
import { isFounderTitle } from '../builtin/houses.ts'
import { worksNamedBy } from '../builtin/named-works.ts'
import { confirmsPost, isGrantOfOffice, isLetter, isPress, isSpent, isTalk } from '../builtin/papers.ts'
import type { Person } from '../builtin/person.ts'
import { listed, words, type Phrase } from '../builtin/phrase.ts'
import { asTitle } from '../builtin/quoted.ts'
import { endeavorEntryOf, portraitOf, type Entry, type Portrait, type Work } from '../builtin/portrait.ts'
import { exceptionalAbility } from '../case-file/exceptional-ability.ts'
import { calledByOwner } from '../case-file/exhibits.ts'
import type { CaseFile, Exhibit } from '../case-file.ts'
import { basisOf, type Basis } from './basis.ts'
import { occupationOf, type Occupation } from './field.ts'
import { boundFirst } from './works.ts'

/** The case seen from the chosen endeavor: its plan, the record by strength, and the papers by what they are for. */
export interface Matter extends Portrait {
  basis: Basis
  endeavor: Entry
  /** The endeavor with the plan that carries it: the text by which a plan and a quotation are found near. */
  subject: string
  /** The works that the plan or the endeavor names: to these alone it is tied. */
  bound: Work[]
  /** Those first, then what was done last and by whom it was taken up. */
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

export function matterOf(caseFile: CaseFile, endeavorId: number): Matter {
  const portrait = portraitOf(caseFile)
  const endeavor = endeavorEntryOf(caseFile, endeavorId)
  const told = ENDEAVOR_FIELDS.map((field) => endeavor.value(field)).join(' ')
  const plans = nearestFirst(portrait.plans, told)
  const leadPlan = plans.find((plan) => isNamedIn(plan, endeavor.value('title'))) ?? plans[0]
  const subject = `${told} ${leadPlan === undefined ? '' : textOf(leadPlan)}`
  const ahead = [endeavor, ...(leadPlan === undefined ? [] : [leadPlan])]
  const named = ahead.flatMap((one) => worksNamedBy(one, portrait))
  const bound = portrait.works.filter((work) => named.includes(work))
  const current = caseFile.profile.professionalhistory.find((job) => job.is_current)
  return {
    ...portrait,
    ...papersOf(portrait),
    person: asPetitioner(portrait.person),
    basis: basisOf(portrait),
    endeavor,
    subject,
    bound,
    ranked: boundFirst(portrait.works, bound),
    leadPlan,
    otherPlans: plans.filter((plan) => plan !== leadPlan),
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

const isNamedIn = (plan: Entry, text: string): boolean => {
  const title = asTitle(plan.value('plan_title')).toLowerCase()
  return title !== '' && text.toLowerCase().includes(title)
}

/** Plans beside the lead that the endeavor names: no other is a part of it. */
export const isSameLine = (plan: Entry, { endeavor }: Matter): boolean =>
  ENDEAVOR_FIELDS.some((field) => isNamedIn(plan, endeavor.value(field)))

/** Works by their titles in quotation marks. */
export const titlesOf = (works: readonly Entry[]): Phrase | undefined =>
  listed(works.flatMap((work) => quotedTitle(work, 'project_name') ?? []))

/** Papers by their names in quotation marks. */
export const namesOf = (items: readonly Entry[]): Phrase | undefined =>
  listed(items.flatMap((item) => quotedTitle(item, 'name') ?? []))

export { issued, journalOf, periodOf, quotedTitle, spanOf } from '../builtin/entries.ts'

/** A paper in quotation marks, as its owner called it; undefined where the file has no name of its own. */
export function calledPaper({ file, number }: Exhibit): Phrase | undefined {
  const called = calledByOwner(file)
  return called === undefined ? undefined : words(`“${called}”`, [`E${number}`])
}
