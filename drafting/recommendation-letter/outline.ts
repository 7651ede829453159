import { isQuestion } from '../builtin/composer.ts'
import { monthOf } from '../builtin/dates.ts'
import { credentialOf, journalOf, lowerFirst, quotedTitle, spanOf, theName } from '../builtin/entries.ts'
import { sentencesOf } from '../builtin/passages.ts'
import { listed, words } from '../builtin/phrase.ts'
import type { Entry, Work } from '../builtin/portrait.ts'
import type { Told } from '../builtin/told.ts'
import { occupation } from '../builtin/wording.ts'
import { productsOf } from '../endeavors/nouns.ts'
import type { Letter } from './letter.ts'
import * as phrasing from './phrasing.ts'
import { ENOUGH } from './share.ts'
import { frequency, isWritersVoice, postToApplicant, relationship, years } from './writer.ts'

interface Paragraphs {
  name: string
  write(letter: Letter): void
}

const question = (letter: Letter, bank: readonly string[], path: string, project = ''): void => {
  const asked = bank[letter.share.rank % bank.length] ?? ''
  const { short, object } = letter.portrait.person
  letter.write.ask(asked.replace('{name}', short).replace('{them}', object).replace('{project}', project), path)
}

function whoIAm(letter: Letter): void {
  const { write, writer } = letter
  write.say(phrasing.PURPOSE)
  write.say(phrasing.WHO_I_AM, { title: writer.say('title'), organization: writer.say('organization') })
  question(letter, phrasing.ASK_STANDING, `referees.${writer.id}`)
}

function howIKnow(letter: Letter): void {
  const { write, writer, tie } = letter
  const time = writer.say('years_of_known', years)
  if (tie === 'dependent') {
    write.say(phrasing.KNOWN_AS, {
      years: time,
      relationship: postToApplicant(writer),
      frequency: writer.say('frequency', frequency),
    })
  } else {
    const { as, rest } = relationship(writer)
    if (!write.say(phrasing.INDEPENDENT_AS, { relationship: as }) && tie === 'independent')
      write.say(phrasing.INDEPENDENT_BARE, { rest })
    write.say(phrasing.KNOWN_OF, { years: time })
    if (tie === 'unclear') write.ask(phrasing.RELATION_UNCLEAR, `referees.${writer.id}.relationship`)
  }
  const comment = writer.value('comments')
  if (isWritersVoice(comment, writer.value('last_name')))
    for (const text of sentencesOf(comment)) write.add(words(text, writer.sources('comments')))
}

/** What the writer knows from within first, what was read next, what is known by its results alone last. */
const ORDER = { inside: 0, used: 0, read: 1, outside: 2 }

function contributions(letter: Letter): void {
  const { write, share } = letter
  const works = letter.works
    .map((work, at) => ({ work, at, order: ORDER[share.insight(work)] }))
    .sort((a, b) => a.order - b.order || a.at - b.at)
    .map(({ work }) => work)
  const known = works.filter((work) => share.insight(work) !== 'outside')
  const told = (known.length >= ENOUGH ? known : works)
    .filter((work, index) => index === 0 || PASSAGES.some((field) => share.mine(work.told(field)).length > 0))
    .slice(0, letter.tie === 'dependent' ? 4 : 3)
  told.forEach((work, index) => contribution(letter, work, index))
  // Whether a writer has heard of work that is neither published nor done in the same house, only the writer can say.
  const outside = works.find((work) => share.insight(work) === 'outside')
  if (outside !== undefined)
    question(letter, phrasing.ASK_HOW_KNOWN, `referees.${letter.writer.id}.comments`, outside.value('project_name'))
  for (const post of letter.posts.slice(0, 1)) {
    const duties = share.mine(post.told('job_summary'))
    if (duties.length === 0) continue
    write.close()
    write.say(phrasing.POST, { employer: post.say('organization'), jobTitle: post.say('job_title', occupation) })
    write.tell(duties)
  }
}

function contribution(letter: Letter, work: Work, index: number): void {
  const { write, share } = letter
  const first = index === 0
  write.close()
  write.say(first ? phrasing.FIRST_WORK : phrasing.NEXT_WORK, {
    project: letter.naming.call(work),
    org: work.say('organization'),
    span: spanOf(work),
    role: work.say('role', (role) => lowerFirst(role.split(',')[0] ?? role)),
  })
  const within = share.insight(work) === 'inside'
  const mine = (field: string): Told[] =>
    share.mine(work.told(field)).filter((one) => isTellable(one) && (within || !isPersonal(one)))
  const background = mine('background')
  if (first && background.length > 0) write.say(phrasing.NEED)
  write.tell(background)
  // The first works are told at length, the others by what was done and what came of it.
  const aims = index < AT_LENGTH ? [...mine('goal'), ...mine('challenge')] : mine('goal')
  const did = mine('solution')
  if (write.sentences + aims.length + did.length > LONG) write.close()
  write.tell(aims)
  const [opening, ...others] = did
  const isRead = opening !== undefined && share.insight(work) === 'read' && write.tellIn(phrasing.AS_PUBLISHED, opening)
  write.tell(isRead ? others : did)
  if (did.length < 2) single(letter, work)
  const after = mine('impact')
  if (write.sentences + after.length > LONG) write.close()
  if (first && after.length > 1 && letter.goals.includes('work_impact')) write.say(phrasing.EFFECT)
  write.tell(after)
  if (work.published && letter.goals.includes('work_impact'))
    write.say(phrasing.PUBLISHED, { journal: journalOf(work), published: work.say('published_date', monthOf) })
}

/** What a writer would name of a work of which others tell the rest. */
function single(letter: Letter, work: Work): void {
  const [product] = productsOf(work)
  if (product !== undefined && letter.share.insight(work) !== 'outside')
    letter.write.say(phrasing.SINGLED_OUT, { theProduct: words(product.short, product.sources) })
}

const PASSAGES = ['background', 'goal', 'solution', 'impact']

/** How many works a letter tells with their difficulties. */
const AT_LENGTH = 2

/** Sentences after which a paragraph of a letter tires. */
const LONG = 8

/** How the applicant came to a problem is for those to tell who were there. */
const isPersonal = ({ field, text }: Told) => field === 'background' && /\b(?:I|my|me)\b/i.test(text)

/** The writer may be the very person meant. */
const isTellable = ({ text }: { text: string }) =>
  !/\b(my|our) (supervisor|adviser|advisor|professor|mentor|boss|manager|director)\b/i.test(text)

function person(letter: Letter): void {
  const { write, writer } = letter
  for (const degree of letter.studies.slice(0, 1))
    write.say(phrasing.STUDIES, { major: degree.say('major'), school: degree.say('school_name') })
  for (const honor of letter.honors.slice(0, 3)) {
    const slots = {
      item: theName(honor),
      credential: credentialOf(honor),
      issuer: honor.say('issuing_organization'),
      hers: hersOf(letter),
    }
    write.say(bankOf(honor, writer.value('organization')), slots)
    write.tell(letter.share.mine(honor.told('brief_introduction')))
  }
  write.close()
  if (letter.goals.includes('personal_abilities')) question(letter, phrasing.ASK_SEEN, `referees.${writer.id}.comments`)
  if (letter.goals.includes('work_impact')) question(letter, phrasing.ASK_EFFECT, `referees.${writer.id}.comments`)
}

const hersOf = ({ portrait: { person } }: Letter) =>
  person.plural ? 'theirs' : person.subject === 'she' ? 'hers' : 'his'

function bankOf(honor: Entry, organization: string): readonly string[] {
  if (honor.value('issuing_organization') === organization) return phrasing.OWN_DOCUMENT
  if (honor.value('category') === 'Achievement' || honor.value('sub_category') === 'Academic Award')
    return phrasing.AWARD
  return honor.value('category') === 'Project' ? phrasing.DOCUMENT : phrasing.CREDENTIAL
}

/** An endeavor's sentences that are neither questions nor told as part of a project. */
const ownOf = (told: readonly Told[]): Told[] =>
  told.filter((one) => !isQuestion(one) && one.proof?.section.endsWith('projects') !== true)

function future(letter: Letter): void {
  const { write, endeavor, share } = letter
  if (endeavor === undefined) return
  write.say(phrasing.FUTURE, { title: quotedTitle(endeavor, 'title') })
  const plans = letter.plans.slice(0, 1)
  write.tell(share.mine(ownOf(endeavor.told('exp_subs_merit_intric_val')).filter(({ proof }) => proof === undefined)))
  for (const plan of plans) write.tell(share.mine(plan.told('plans')))
  if (letter.goals.includes('national_interest')) {
    const reasons = [
      ...share.mine(
        ownOf([...endeavor.told('exp_nation_impt_beneficiaries'), ...endeavor.told('exp_nation_impt_scope')]).filter(
          ({ proof }) => proof === undefined,
        ),
      ),
      ...plans.flatMap((plan) => share.mine(plan.told('impact'))),
    ]
    if (reasons.length > 0) write.say(phrasing.WHY_IT_MATTERS)
    write.tell(reasons)
  }
  write.say(phrasing.WHY_THIS_PERSON, { works: listed(letter.naming.all(foremost(letter))) })
}

/** One or two works, by the writer's place, so that letters do not all end with the same pair. */
function foremost({ works, share }: Letter): Work[] {
  const [one, two] = works
  const pairs = [[one, two], [one], [two, one], [two]]
  return (pairs[share.rank] ?? [share.rank % 2 === 0 ? one : two]).filter((work) => work !== undefined)
}

/** The letter's paragraphs in order; the goals chosen decide what each dwells on. */
export const PARAGRAPHS: Paragraphs[] = [
  { name: 'the writer', write: whoIAm },
  { name: 'the acquaintance', write: howIKnow },
  { name: 'the contributions', write: contributions },
  { name: 'the person', write: person },
  { name: 'the endeavor', write: future },
  { name: 'the conclusion', write: ({ write }) => void write.say(phrasing.CLOSING) },
]
