import { asTitle, quotable } from '../builtin/quoted.ts'
import { answered, TIE_ANSWERS } from '../case-file/ties.ts'
import {
  ANSWER,
  ANSWERS,
  CONNECTION,
  CONTACT,
  EMPLOYER_NOW,
  INDEPENDENT,
  KNOWN,
  KNOWN_A_YEAR,
  POST_NOW,
  PURPOSE,
  PURPOSE_PLAIN,
  RELATION,
  WORK_KNOWN,
  WORK_KNOWN_A_YEAR,
} from './frames.ts'
import type { Letter } from './letter.ts'
import { askAcquaintance, askStanding } from './questions.ts'
import { say } from './say.ts'
import { count, isShort, postIn, postNamed, titleIn } from './writer.ts'

/** Who writes, and who the applicant is. */
export function standing(letter: Letter): void {
  const { writer, portrait } = letter
  const slots = {
    title: writer.say('title', titleIn),
    post: writer.say('title', postIn),
    organization: writer.say('organization'),
  }
  if (!say(letter, PURPOSE, slots)) say(letter, PURPOSE_PLAIN)
  const post = portrait.jobs.find((one) => one.value('end_date') === '')
  const employer = post?.say('organization')
  const jobTitle = isShort(post?.value('job_title') ?? '') ? post?.say('job_title', postNamed) : undefined
  if (!say(letter, POST_NOW, { jobTitle, employer })) say(letter, EMPLOYER_NOW, { employer })
  askStanding(letter)
}

/** How the writer knows the applicant, by what was entered in fields of their own; the rest is asked. */
export function acquaintance(letter: Letter): void {
  const { write, writer, relation, knowsPerson } = letter
  if (relation !== undefined && knowsPerson) say(letter, RELATION, { relation: writer.say('category') })
  const isOne = writer.value('years_of_known') === '1'
  const known = knowsPerson ? (isOne ? KNOWN_A_YEAR : KNOWN) : isOne ? WORK_KNOWN_A_YEAR : WORK_KNOWN
  say(letter, known, { years: writer.say('years_of_known', count) })
  if (knowsPerson) say(letter, CONTACT, { frequency: writer.say('frequency') })
  say(letter, CONNECTION, { relationship: writer.say('relationship', (typed) => asTitle(quotable(typed))) })
  answers(letter)
  write.close()
  askAcquaintance(letter)
}

/** What was answered on ties. Where they are at odds with the rest, the writer is asked and nothing is told. */
function answers(letter: Letter): void {
  const { write, writer, row, tie } = letter
  const given = TIE_ANSWERS.filter((one) => row[one] === true || row[one] === false)
  const isDenied = answered(row, false).length === TIE_ANSWERS.length
  if (given.length === 0 || (tie === 'unclear' && isDenied)) return
  write.close()
  const yesOrNo = (one: (typeof TIE_ANSWERS)[number]) => writer.say(one, (answer) => answer.toLowerCase())
  if (given.length === TIE_ANSWERS.length)
    say(letter, ANSWERS, Object.fromEntries(TIE_ANSWERS.map((one) => [one, yesOrNo(one)])))
  else for (const one of given) say(letter, ANSWER[one], { answer: yesOrNo(one) })
  if (isDenied && tie === 'independent') say(letter, INDEPENDENT)
}
