import { degreeName, horizon } from '../builtin/wording.ts'
import { roundedYears } from '../builtin/dates.ts'
import { DEGREES, PLAN_ETAS, type RECOMMENDER_FREQUENCIES } from '#domain/options.ts'

/** How often two people are in touch. */
const OFTEN: Readonly<Record<(typeof RECOMMENDER_FREQUENCIES)[number], string>> = {
  daily: 'every day',
  weekly: 'every week',
  monthly: 'every month',
  quarterly: 'every three months',
  yearly: 'every year',
}
export const oftenOf = (frequency: string): string =>
  Object.entries(OFTEN).find(([choice]) => choice === frequency)?.[1] ?? frequency

/** What a document calls a choice of a form: "a doctorate" of "Doctoral". */
const PRINTED: ReadonlyMap<string, string> = new Map([
  ...DEGREES.map((degree) => [degree, degreeName(degree)] as const),
  ...PLAN_ETAS.map((eta) => [eta, horizon(eta)] as const),
  ...Object.entries(OFTEN),
  // The answer to a question, as the verb of a sentence has it: "have we published together?"
  ['Yes', 'have'],
  ['No', 'never'],
])

/** The words of a value that is a choice of a form, or a time in years as people round it; none of any other value. */
export function choicesPrinted(value: string): string[] {
  const printed = PRINTED.get(value) ?? (/^\d{1,2}(?:\.\d)?$/u.test(value) ? roundedYears(value) : undefined)
  return printed === undefined ? [] : [printed]
}
