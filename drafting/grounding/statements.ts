import { passages } from './passages.ts'

const TELLING = '(?:write|say|state|claim|assert|mention|declare|conclude|confirm|report|pretend|note)'

/** How a text speaks to whoever drafts from it. */
const ORDERS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,60}\b(?:instructions?|rules?|prompts?|guidelines?|constraints?)\b/i,
  new RegExp(
    `^(?:(?:now|please|instead|then|also|and|but)[, ]+)*${TELLING}\\b,? (?:that|the following|in (?:the|your))\\b`,
    'i',
  ),
  new RegExp(`\\byou (?:must|should|shall|will|have to|are to|need to) (?:now |also |always )*${TELLING}\\b`, 'i'),
  new RegExp(
    `\\b(?:letter|petition|draft|document|assistant|model|drafter) (?:must|should|shall|has to|is to) ${TELLING}\\b`,
    'i',
  ),
  /\b(?:new|updated|revised|system) (?:instructions?|prompt)\s*:/i,
]

const isOrder = (sentence: string): boolean => ORDERS.some((form) => form.test(sentence))

/** What a passage states. An order to the drafter states nothing, and neither does what follows it in the same passage. */
export function statements(text: string): string[] {
  const all = passages(text)
  const order = all.findIndex(isOrder)
  return order === -1 ? all : all.slice(0, order)
}
