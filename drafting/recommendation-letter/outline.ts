import { isQuestion } from '../builtin/composer.ts'
import { monthOf } from '../builtin/dates.ts'
import { journalOf, lowerFirst, quotedTitle, spanOf, theName } from '../builtin/entries.ts'
import { listed } from '../builtin/phrase.ts'
import { occupation } from '../builtin/wording.ts'
import type { Entry, Work } from '../builtin/portrait.ts'
import { sentencesOf } from '../builtin/passages.ts'
import { words } from '../builtin/phrase.ts'
import type { Letter } from './letter.ts'
import * as phrasing from './phrasing.ts'
import { frequency, isWritersVoice, relationship, years } from './writer.ts'

interface Paragraphs {
  name: string
  write(letter: Letter): void
}

const question = (letter: Letter, bank: readonly string[], path: string): void => {
  const asked = bank[letter.share.rank % bank.length] ?? ''
  letter.write.ask(
    asked.replace('{name}', letter.portrait.person.short).replace('{them}', letter.portrait.person.object),
    path,
  )
}

function whoIAm({ write, writer, ...letter }: Letter): void {
  write.say(phrasing.PURPOSE)
  write.say(phrasing.WHO_I_AM, { title: writer.say('title'), organization: writer.say('organization') })
  question({ write, writer, ...letter }, phrasing.ASK_STANDING, `referees.${writer.id}`)
}

function howIKnow(letter: Letter): void {
  const { write, writer, tie } = letter
  const time = writer.say('years_of_known', years)
  if (tie === 'dependent') {
    write.say(phrasing.KNOWN_AS, {
      years: time,
      relationship: writer.say('relationship', (value) => lowerFirst(value.split(';')[0] ?? value)),
      frequency: writer.say('frequency', frequency),
    })
  } else {
    const { as, rest } = relationship(writer)
    if (!write.say(phrasing.INDEPENDENT_AS, { relationship: as })) write.say(phrasing.INDEPENDENT_BARE, { rest })
    write.say(phrasing.KNOWN_OF, { years: time })
    if (tie === 'unclear') write.ask(phrasing.RELATION_UNCLEAR, `referees.${writer.id}.relationship`)
  }
  const comment = writer.value('comments')
  if (isWritersVoice(comment, writer.value('last_name')))
    for (const text of sentencesOf(comment)) write.add(words(text, writer.sources('comments')))
}

function contributions(letter: Letter): void {
  letter.works.slice(0, letter.tie === 'dependent' ? 4 : 3).forEach((work, index) => contribution(letter, work, index))
  const { write } = letter
  for (const post of letter.posts.slice(0, 1)) {
    const duties = letter.share.mine(post.told('job_summary'))
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
    role: work.say('role', lowerFirst),
  })
  const need = [...share.mine(work.told('background')), ...share.mine(work.told('goal'))]
  // The first works are told at length, the others by what was done and what came of it.
  const before = index < AT_LENGTH ? [...need, ...share.mine(work.told('challenge'))] : need.slice(0, 2)
  if (first && before.length > 0) write.say(phrasing.NEED)
  write.tell(before.filter(isTellable))
  const did = share.mine(work.told('solution')).filter(isTellable)
  if (write.sentences + did.length > LONG) write.close()
  write.tell(did)
  const after = share.mine(work.told('impact')).filter(isTellable)
  if (write.sentences + after.length > LONG) write.close()
  if (first && after.length > 0 && letter.goals.includes('work_impact')) write.say(phrasing.EFFECT)
  write.tell(after)
  if (work.published && letter.goals.includes('work_impact'))
    write.say(phrasing.PUBLISHED, { journal: journalOf(work), published: work.say('published_date', monthOf) })
}

/** How many works a letter tells with their difficulties. */
const AT_LENGTH = 2

/** Sentences after which a paragraph of a letter tires. */
const LONG = 8

/** The writer may be the very person meant. */
const isTellable = ({ text }: { text: string }) =>
  !/\b(my|our) (supervisor|adviser|advisor|professor|mentor|boss|manager|director)\b/i.test(text)

function person(letter: Letter): void {
  const { write, writer } = letter
  for (const degree of letter.studies.slice(0, 1))
    write.say(phrasing.STUDIES, { major: degree.say('major'), school: degree.say('school_name') })
  for (const honor of letter.honors.slice(0, 3)) {
    const slots = { item: theName(honor), issuer: honor.say('issuing_organization'), hers: hersOf(letter) }
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

function future(letter: Letter): void {
  const { write, endeavor, share } = letter
  if (endeavor === undefined) return
  write.say(phrasing.FUTURE, { title: quotedTitle(endeavor, 'title') })
  write.tell(share.mine(endeavor.told('exp_subs_merit_intric_val')).filter((one) => !isQuestion(one)))
  for (const plan of letter.plans.slice(0, 1)) write.tell(share.mine(plan.told('plans')))
  if (letter.goals.includes('national_interest')) {
    const reasons = [
      ...share.mine([...endeavor.told('exp_nation_impt_beneficiaries'), ...endeavor.told('exp_nation_impt_scope')]),
      ...letter.plans.slice(0, 1).flatMap((plan) => share.mine(plan.told('impact'))),
    ].filter((one) => !isQuestion(one))
    if (reasons.length > 0) write.say(phrasing.WHY_IT_MATTERS)
    write.tell(reasons)
  }
  write.say(phrasing.WHY_THIS_PERSON, { works: listed(letter.naming.all(letter.works.slice(0, 2))) })
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
