import type { Block } from '#domain/document.ts'
import { blockText } from '#domain/document-text.ts'
import type { Composer } from '../../builtin/composer.ts'
import { inEnglish } from '../../builtin/in-english.ts'
import { sentencesOf } from '../../builtin/passages.ts'
import type { Entry } from '../../builtin/portrait.ts'
import { plain, words, type Phrase } from '../../builtin/phrase.ts'
import { horizon } from '../../builtin/wording.ts'
import { isSameLine, quotedTitle, type Matter } from '../../petition-letter/matter.ts'
import { tellsOfCase } from '../answered.ts'
import { OUTCOMES } from '../../petition-letter/phrasing/endeavor.ts'
import * as phrasing from '../phrasing/issue.ts'
import { quotedWords } from '../quoting.ts'
import { put } from './put.ts'

/** What says how a plan is paid for. */
const MONEY =
  /\b(?:fund(?:s|ed|ing)?|grants?|paid|pays?|budget|invest\w*|financ\w+|dollars|sponsor\w*|salary|revenue|loan)\b|[$€£]/iu

const OF_PLAN = ['plans', 'current_progress', 'expected_outcomes', 'impact', 'comments'] as const
/** A note to whoever drafts is no account of the plan. */
const isNote = (text: string): boolean => /^\W*(?:please|pls|note|don[’']?t|do not|todo)\b|\?\W*$/iu.test(text)
/** A quotation of more is no answer but the whole field. */
const LONGEST = 1500

/** The sentences that were typed in a field, as they were typed. */
const typedIn = (plan: Entry, field: string): string[] => sentencesOf(inEnglish(plan.value(field)))

/** Sentences word for word, up to the longest quotation, with the end that print wants. */
function quotationOf(typed: readonly string[], sources: readonly string[]): Phrase | undefined {
  const kept: string[] = []
  for (const one of typed) {
    if (kept.length > 0 && [...kept, one].join(' ').length > LONGEST) break
    kept.push(one)
  }
  const text = kept.join(' ')
  if (text === '') return undefined
  const isWhole = kept.length === typed.length
  return words(quotedWords(!isWhole ? `${text} …` : /[.!?…]$/u.test(text) ? text : `${text}.`), [...sources])
}

/** The plan word for word, and what of its time and its outcomes this answer has not told. */
function tellPlan(write: Composer, plan: Entry, answer: readonly Block[]): void {
  put(
    write,
    phrasing.PLAN_READS,
    { plan: quotedTitle(plan, 'plan_title'), quoted: quotationOf(typedIn(plan, 'plans'), plan.sources('plans')) },
    plan.exhibits,
  )
  const eta = plan.say('eta', horizon)
  if (eta !== undefined && !answer.map(blockText).join(' ').includes(plain(eta)))
    put(write, phrasing.PLAN_TIME, { eta })
  const outcomes = plan.told('expected_outcomes')
  if (write.hasMore(outcomes)) put(write, OUTCOMES)
  write.list(outcomes)
  write.close()
}

/**
 * Where the officer asks for the plan, the answer holds it: as the table of its steps, or else in the applicant's own words,
 * whatever another answer has told of it. Where there is none it is asked for.
 */
export function planItself(write: Composer, matter: Matter, from: number): void {
  const answer = write.blocks.slice(from)
  const plans = [matter.leadPlan, ...matter.otherPlans.filter((plan) => isSameLine(plan, matter))].flatMap(
    (plan) => plan ?? [],
  )
  if (plans.length === 0) {
    if (!tellsOfCase(answer)) write.ask(phrasing.ASK_PLAN, 'futureplan')
    write.close()
    return
  }
  if (!answer.some(({ kind }) => kind === 'table')) for (const plan of plans) tellPlan(write, plan, answer)
  for (const plan of plans)
    for (const field of OF_PLAN) {
      for (const one of typedIn(plan, field))
        if (MONEY.test(one) && !isNote(one))
          put(write, phrasing.PLAN_MONEY, { quoted: quotationOf([one], plan.sources(field)) })
    }
  write.close()
}
