import { RECOMMENDER_FREQUENCIES } from '#domain/options.ts'
import { answered, TIE_ANSWERS, type RelationCategory, type TieAnswer } from '../case-file/ties.ts'
import { roundedYears } from '../builtin/dates.ts'
import { spanOf } from '../builtin/entries.ts'
import { oftenOf } from '../proof/choices.ts'
import { answer } from './answer.ts'
import {
  CONTACT,
  EMPLOYER_NOW,
  EMPLOYER_SINCE,
  EMPLOYER_THEN,
  INDEPENDENT,
  KNOWN,
  NO_TIES,
  PURPOSE,
  PURPOSE_PLAIN,
  RELATION,
  TIE,
  WORK_KNOWN,
} from './frames.ts'
import type { Letter } from './letter.ts'
import { acquaintanceQuestion, standingQuestion } from './questions.ts'
import { say } from './say.ts'
import { postIn } from './writer.ts'

/** Who writes. */
export function standing(letter: Letter): void {
  const { writer } = letter
  const slots = { post: writer.say('title', postIn), organization: writer.say('organization') }
  if (!say(letter, PURPOSE, slots)) say(letter, PURPOSE_PLAIN)
  answer(letter, 'writer', standingQuestion(letter))
}

/** How the writer knows the applicant, by what was entered in fields of their own; the rest is asked. */
export function acquaintance(letter: Letter): void {
  const { writer, relation, knowsPerson } = letter
  if (relation !== undefined && knowsPerson) say(letter, RELATION, { relation: relationOf(letter, relation) })
  say(letter, knowsPerson ? KNOWN : WORK_KNOWN, { years: writer.say('years_of_known', roundedYears) })
  // A word of another list is no part of a sentence of ours.
  const isChoice = RECOMMENDER_FREQUENCIES.some((one) => one === writer.value('frequency'))
  if (knowsPerson && isChoice) say(letter, CONTACT, { often: writer.say('frequency', oftenOf) })
  ties(letter)
  employer(letter)
  letter.write.close()
  answer(letter, 'acquaintance', acquaintanceQuestion(letter))
}

/** That the applicant works in the writer’s own house, and since when in the first letter from there. A title may be of a part of the time. */
function employer(letter: Letter): void {
  const { portrait, posts, share } = letter
  for (const post of posts.filter((one) => share.isInside(one) && share.isMine(one)))
    if (post.value('end_date') !== '')
      say(letter, EMPLOYER_THEN, { employer: post.say('organization'), span: spanOf(post) })
  const held = portrait.jobs.find((one) => one.value('end_date') === '')
  // Of another house the writer knows no dates of its own.
  if (held === undefined || !share.isInside(held)) return
  const slots = { employer: held.say('organization'), span: spanOf(held) }
  if (!share.isFirstInside(held) || !say(letter, EMPLOYER_SINCE, slots)) say(letter, EMPLOYER_NOW, slots)
}

const ADVISOR =
  /^(?:(?:doctoral|thesis|master[’']s thesis|academic|postdoctoral|ph\.?d\.?) )?(?:advis[eo]r|supervisor|mentor)$/iu

/**
 * What the writer is to the applicant. A professor may have advised, taught or examined: “her professor” says nothing, and the
 * relation that was entered may say it. Who works elsewhere by now is nobody’s supervisor or colleague any more.
 */
const relationOf = ({ writer, row, portrait }: Letter, relation: RelationCategory) => {
  if (relation !== 'professor') {
    const held = portrait.jobs.filter((one) => one.value('end_date') === '')
    return held.some((one) => one.value('organization') === row.organization) ? writer.say('category') : undefined
  }
  return ADVISOR.test(writer.value('relationship').trim())
    ? writer.say('relationship', (typed) =>
        typed
          .trim()
          .toLowerCase()
          .replace(/\bph\.?d\.?/gu, 'PhD'),
      )
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
