import { closeness, nearestFirst, textOf } from '../builtin/closeness.ts'
import { contentWords } from '../builtin/passages.ts'
import type { Person } from '../builtin/person.ts'
import { listed, words, type Phrase } from '../builtin/phrase.ts'
import { endeavorEntryOf, portraitOf, type Entry, type Portrait, type Work } from '../builtin/portrait.ts'
import { sharedTopics } from '../builtin/topics.ts'
import { isUser } from '../endeavors/nouns.ts'
import type { Told } from '../builtin/told.ts'
import { carriedOn } from '../builtin/carried-on.ts'
import { confirmsPost, isGrantOfOffice, isLetter, isPress, isSpent, isTalk, isUnwon } from '../builtin/papers.ts'
import { isFounderTitle } from '../builtin/houses.ts'
import type { CaseFile } from '../case-file.ts'
import { Naming, proseOf } from '../builtin/naming.ts'
import { exceptionalAbility } from '../case-file/exceptional-ability.ts'
import { basisOf, type Basis } from './basis.ts'
import { occupationOf, type Occupation } from './field.ts'

/** The case seen from the chosen endeavor: what is near it, what proves it, who is interested in it. */
export interface Matter extends Portrait {
  naming: Naming
  basis: Basis
  endeavor: Entry
  /** The endeavor with the plan that carries it: the text that closeness is measured against. */
  subject: string
  /** Works with the nearest to the endeavor first; what was given up comes last. */
  ranked: Work[]
  leadPlan: Entry | undefined
  otherPlans: Entry[]
  credentials: Entry[]
  awards: Entry[]
  /** Letters and papers of others about what they want, use or support. */
  interest: Entry[]
  /** Papers in which employers confirm posts. */
  ofPosts: Entry[]
  /** Papers that no longer hold. */
  spent: Entry[]
  otherEvidence: Entry[]
  evaluations: Entry[]
  currentJob: Entry | undefined
  /** As the profile names it; undefined where only posts tell it. */
  occupation: Occupation | undefined
}

export const ENDEAVOR_FIELDS = [
  'title',
  'exp_subs_merit_intric_val',
  'exp_subs_merit_impact',
  'exp_nation_impt_scope',
  'exp_nation_impt_urgency',
  'exp_nation_impt_beneficiaries',
  'exp_nation_impt_impact',
]

const INTEREST =
  /\b(adopt|uses|used by|agree|intent|interest|order|purchas|contract|licen[sc]e agreement|partner|pilot|collaborat|support letter|letter of)/i
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
  const isEvaluation = (entry: Entry) => EVALUATION.test(`${entry.value('name')}. ${entry.value('brief_introduction')}`)
  const evaluations = portrait.evidence.filter(isEvaluation)
  const rest = portrait.evidence.filter((entry) => !isEvaluation(entry))
  const letters = rest.filter(isLetter)
  const spent = rest.filter((entry) => !isLetter(entry) && isSpent(entry, caseFile.profile.today))
  const isOfPost = (entry: Entry): boolean =>
    confirmsPost(entry) && portrait.jobs.some((job) => isPaperOf(entry, job.value('organization')))
  const ofPosts = rest.filter((entry) => !letters.includes(entry) && !spent.includes(entry) && isOfPost(entry))
  const aside = new Set([...letters, ...spent, ...ofPosts])
  const awards = rest.filter(
    (entry) =>
      !aside.has(entry) &&
      !isPress(entry) &&
      !isTalk(entry) &&
      !isUnwon(entry) &&
      (entry.value('category') === 'Achievement' || entry.value('sub_category') === 'Academic Award'),
  )
  const pay = new Set(
    exceptionalAbility(caseFile.profile).flatMap(({ code, entries }) =>
      code === 'R4' ? entries.map(({ id }) => id) : [],
    ),
  )
  const credentials = rest.filter(
    (entry) =>
      !aside.has(entry) &&
      !awards.includes(entry) &&
      !pay.has(entry.id) &&
      (entry.value('category') === 'Professional' || entry.value('category') === 'Academic'),
  )
  const projects = rest.filter(
    (entry) =>
      !aside.has(entry) &&
      !awards.includes(entry) &&
      !credentials.includes(entry) &&
      !(basisOf(portrait).kind === 'exceptional_ability' && pay.has(entry.id)),
  )
  const interest = [
    ...letters,
    ...projects.filter(
      (entry) =>
        !isGrantOfOffice(entry) &&
        !isPress(entry) &&
        !isTalk(entry) &&
        INTEREST.test(`${entry.value('name')} ${entry.value('brief_introduction')}`),
    ),
  ]
  const current = caseFile.profile.professionalhistory.find((job) => job.is_current)
  return {
    ...portrait,
    person: asPetitioner(portrait.person),
    naming: new Naming(portrait.works, proseOf(caseFile)),
    basis: basisOf(portrait),
    endeavor,
    subject,
    ranked: nearestFirst(portrait.works, subject),
    leadPlan,
    otherPlans: plans.slice(1),
    credentials,
    awards,
    interest,
    ofPosts,
    spent,
    otherEvidence: projects.filter((entry) => !interest.includes(entry)),
    evaluations,
    currentJob: portrait.jobs.find((job) => job.id === current?.id),
    occupation: occupationOf(portrait.applicant),
  }
}

/** Whoever has no name in Latin letters yet is called by the part that they have in the petition. */
const asPetitioner = (person: Person): Person =>
  person.isNamed ? person : { ...person, full: 'the petitioner', short: 'the petitioner' }

/** True of a paper that a house has issued, or that is called after it. */
export const isPaperOf = (paper: Entry, house: string): boolean =>
  house !== '' && [paper.value('issuing_organization'), paper.value('name')].some((told) => told.includes(house))

/** Papers of the filing that tell of use, and not only of a wish for it. */
export const usesOf = ({ interest }: Matter): Entry[] =>
  interest.filter((item) => item.exhibits.length > 0 && USE.test(item.value('brief_introduction')))

const USE = /\b(?:uses|used|have used|has used|adopted|in use|in service|installed|bought|ordered)\b/i

export const isFounder = (job: Entry): boolean => isFounderTitle(job.value('job_title'))

/** Plans beside the lead that belong to the same line of work. */
export const isSameLine = (plan: Entry, matter: Matter): boolean =>
  closeness(plan, matter.subject, matter.plans) >= SAME_LINE

/** What a project was about; its background also names what it was not. */
const CORE = ['project_name', 'goal', 'solution']
const PLAN_TITLES = ['plan_title', 'area_of_focus']

/** Things of an entry's fields that the endeavor's title or its plan's names, or that come up more than once in its text. */
function sharedWith(entry: Entry, { endeavor, leadPlan }: Matter, fields: readonly string[]): string[] {
  const ahead = ['plans', 'expected_outcomes'].map((field) => leadPlan?.value(field) ?? '')
  const subject = [...ENDEAVOR_FIELDS.map((field) => endeavor.value(field)), ...ahead].join(' ')
  const titles = [endeavor.value('title'), ...PLAN_TITLES.map((field) => leadPlan?.value(field) ?? '')].join('. ')
  const core = new Set(contentWords(titles))
  const often = ` ${contentWords(subject).join(' ')} `
  const name = new Set(contentWords(entry.value('project_name')))
  const done = fields.map((field) => entry.value(field)).join('. ')
  return sharedTopics(done, subject, 6).filter((topic) => {
    const own = contentWords(topic)
    if (own.every((word) => name.has(word)) || isUser(topic)) return false
    return own.every((word) => core.has(word)) || often.split(` ${own.join(' ')} `).length > 2
  })
}

const sourcesOf = (entry: Entry, { endeavor }: Matter): string[] => [
  ...entry.sources(...CORE, 'impact'),
  ...endeavor.sources(...ENDEAVOR_FIELDS),
]

/** What ties an entry to the endeavor, in the entry's own words: "vehicle batteries and the grading protocol". */
export function tie(entry: Entry, matter: Matter): Phrase | undefined {
  const sources = sourcesOf(entry, matter)
  const shared = sharedWith(entry, matter, CORE).slice(0, 2)
  return listed(shared.map((topic) => words(/(?:[^s]s|data)$/.test(topic) ? topic : `the ${topic}`, sources)))
}

/** The works that the endeavor is seen to grow out of, the nearest first: those whose words tie them to it. */
export function grownFrom(matter: Matter): Work[] {
  const { ranked, endeavor, leadPlan, works } = matter
  const carried = carriedOn(ranked, { works, endeavor, plan: leadPlan })
  return ranked.filter((work) => carried.includes(work) || tie(work, matter) !== undefined).slice(0, 2)
}

/** What the results of an entry and the endeavor both deal with. */
export function commonSubject(entry: Entry, matter: Matter): Phrase | undefined {
  const [topic] = sharedWith(entry, matter, ['impact'])
  return topic === undefined ? undefined : words(topic, sourcesOf(entry, matter))
}

/** True of a sentence that tells of a project, and so belongs where the project is told. */
export const isOfProject = ({ proof }: Told): boolean => proof?.section.endsWith('projects') === true

/** True of one that repeats a project's own sentence word for word. */
export const isTakenFromProject = (told: Told): boolean => isOfProject(told) && told.proof?.exact === true

/** Characters below which words that could only be quoted are a scrap: "Degree, license." */
const SCRAP = 40
const QUOTED = /^(?:I describe|In my own words|The \w+ (?:is|are) described)[^:]*: (.*)$/

/** False of a scrap that tells an officer nothing. */
export const isWhole = ({ text }: Told): boolean => (QUOTED.exec(text)?.[1]?.length ?? SCRAP) >= SCRAP

export {
  credentialOf,
  issued,
  journalOf,
  lowerFirst,
  periodOf,
  quotedTitle,
  spanOf,
  theName,
} from '../builtin/entries.ts'
