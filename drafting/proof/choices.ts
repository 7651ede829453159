import { degreeName, horizon } from '../builtin/wording.ts'
import { DEGREES, PLAN_ETAS } from '#domain/options.ts'

/** What a document calls a choice of a form: "a doctorate" of "Doctoral". */
const PRINTED: ReadonlyMap<string, string> = new Map([
  ...DEGREES.map((degree) => [degree, degreeName(degree)] as const),
  ...PLAN_ETAS.map((eta) => [eta, horizon(eta)] as const),
])

/** The words of a value that is a choice of a form; none of any other value. */
export function choicesPrinted(value: string): string[] {
  const printed = PRINTED.get(value)
  return printed === undefined ? [] : [printed]
}
