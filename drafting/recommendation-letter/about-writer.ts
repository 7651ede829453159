import { answered, TIE_ANSWERS, type RelationCategory, type TieAnswer } from '../case-file/ties.ts'
import { roundedYears } from '../builtin/dates.ts'
import { spanOf } from '../builtin/entries.ts'
import { oftenOf } from '../proof/choices.ts'
import { answer } from './answer.ts'
import {
  CONTACT,
  EMPLOYER_NOW,
  INDEPENDENT,
  KNOWN,
  NO_TIES,
  POST_NOW,
  POST_SINCE,
  PURPOSE,
  PURPOSE_PLAIN,
  RELATION,
  TIE,
  WORK_KNOWN,
} from './frames.ts'
import type { Letter } from './letter.ts'
import { acquaintanceQuestion, STANDING } from './questions.ts'
import { say } from './say.ts'
import { isShort, postIn, postNamed, titleIn } from './writer.ts'

/** Who writes. */
export function standing(letter: Letter): void {
  const { writer } = letter
  const slots = {
    title: writer.say('title', titleIn),
    post: writer.say('title', postIn),
    organization: writer.say('organization'),
  }
  if (!say(letter, PURPOSE, slots)) say(letter, PURPOSE_PLAIN)
  answer(letter, 'writer', STANDING)
}

/** How the writer knows the applicant, by what was entered in fields of their own; the rest is asked. */
export function acquaintance(letter: Letter): void {
  const { writer, relation, knowsPerson } = letter
  if (relation !== undefined && knowsPerson) say(letter, RELATION, { relation: relationOf(letter, relation) })
  say(letter, knowsPerson ? KNOWN : WORK_KNOWN, { years: writer.say('years_of_known', roundedYears) })
  if (knowsPerson) say(letter, CONTACT, { often: writer.say('frequency', oftenOf) })
  ties(letter)
  post(letter)
  letter.write.close()
  answer(letter, 'acquaintance', acquaintanceQuestion(letter))
}

/** The post that the applicant holds now, since when in the letter of the writer whose house it is. */
function post(letter: Letter): void {
  const { portrait, share } = letter
  const held = portrait.jobs.find((one) => one.value('end_date') === '')
  if (held === undefined) return
  const employer = held.say('organization')
  const jobTitle = held.say('job_title', isShort(held.value('job_title')) ? postNamed : undefined)
  if (share.isFirstInside(held) && say(letter, POST_SINCE, { employer, jobTitle, span: spanOf(held) })) return
  if (!isShort(held.value('job_title')) || !say(letter, POST_NOW, { employer, jobTitle }))
    say(letter, EMPLOYER_NOW, { employer })
}

const ADVISOR =
  /^(?:(?:doctoral|thesis|master[’']s thesis|academic|postdoctoral|ph\.?d\.?) )?(?:advis[eo]r|supervisor|mentor)$/iu

/** A professor may have advised, taught or examined: “her professor” says nothing. The relation that was entered may say it. */
const relationOf = ({ writer }: Letter, relation: RelationCategory) => {
  if (relation !== 'professor') return writer.say('category')
  return ADVISOR.test(writer.value('relationship').trim())
    ? writer.say('relationship', (typed) => typed.trim().toLowerCase())
    : undefined
}

/** Ties that a relation says already. */
const IN_RELATION: Readonly<Record<RelationCategory, readonly TieAnswer[]>> = {
  supervisor: ['was_supervisor', 'same_employer'],
  professor: [],
  colleague: ['same_employer'],
}

/** What was answered on ties. Where the answers are at odds with the rest, the writer is asked and nothing is said. */
function ties(letter: Letter): void {
  const { writer, row, tie, relation } = letter
  const isDenied = answered(row, false).length === TIE_ANSWERS.length
  if (isDenied) {
    if (tie !== 'independent') return
    say(letter, NO_TIES, Object.fromEntries(TIE_ANSWERS.map((one) => [one, writer.say(one, () => 'never')])))
    say(letter, INDEPENDENT)
    return
  }
  const known = relation === undefined ? [] : IN_RELATION[relation]
  for (const one of answered(row, true).filter((tie) => !known.includes(tie)))
    say(letter, TIE[one].yes, { have: writer.say(one, () => 'have') })
  if (tie === 'dependent') return
  for (const one of answered(row, false)) say(letter, TIE[one].no, { never: writer.say(one, () => 'never') })
}
