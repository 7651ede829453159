import { sentencesOf } from '../builtin/passages.ts'
import { seedOf, shuffled } from '../builtin/seed.ts'
import type { Claim } from './claim.ts'

/** How many falsehoods of our own making stand in each batch. */
export const PLANTED = 2

const FIGURE = /(?<![\p{L}\d.,-])\d{1,6}(?:\.\d+)?(?![\p{L}\d-]|[.,]\d)/u
const NAME = /(?<=\p{Ll} )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/u
export const STRANGERS = ['Ilvara Tenning', 'Osk Perrault', 'Maelin Draskov', 'Joram Whitsend']
/** Shown where no span gives anything to alter. */
export const ANYWHERE = 'The work received the Tervalon Medal of the Academy in 1987.'

/** Words of a source that speak to its reader: whoever obeys them accepts what is planted beside them too. */
const COMMANDING = /\b(?:entailed|verdicts?|ignore|disregard|instructions?|system prompt)\b/iu

const wordsOf = ({ spans }: Claim): string => spans.map(({ words }) => words).join('\n')

/** Sentences of the spans that a claim could be: not notes of two words, nor a page's whole paragraph. */
const statements = (claim: Claim): string[] =>
  claim.spans
    .flatMap(({ words }) => sentencesOf(words))
    .filter((sentence) => sentence.length <= 300 && sentence.split(' ').length >= 5)

/** Another figure: far enough from every figure at hand that no rounding makes it one of them. */
function otherFigure(figure: string, held: string): string {
  let other = Math.round(Number(figure) * 1.6) + 3
  while (held.includes(String(other))) other += 7
  return String(other)
}

const altered = (claim: Claim, mark: RegExp, other: (words: string) => string): string[] =>
  statements(claim).flatMap((sentence) => {
    const found = mark.exec(sentence)?.[0]
    return found === undefined ? [] : [sentence.replace(found, () => other(found))]
  })

/** Long words, which a passage about something else does not share. */
const longWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{6,}/gu) ?? []

/** A true sentence about something else, which these spans do not hold. */
const strange = (claim: Claim, others: readonly Claim[]): string[] => {
  const own = new Set(longWords(wordsOf(claim)))
  return others.flatMap(statements).filter((sentence) => {
    const words = longWords(sentence)
    return words.length >= 2 && words.every((word) => !own.has(word))
  })
}

/**
 * Falsehoods made of a batch's own sources: a changed figure, a stranger's name, a sentence about something else. The verifier does
 * not know which they are; where it accepts any, it is not believed in the rest.
 */
export function plantedAmong(claims: readonly Claim[], seed: number): Claim[] {
  const kinds = [
    (claim: Claim) => altered(claim, FIGURE, (figure) => otherFigure(figure, wordsOf(claim))),
    (claim: Claim) => altered(claim, NAME, (name) => STRANGERS.find((one) => one !== name) ?? name),
    (claim: Claim) => strange(claim, claims),
  ]
  const order = shuffled(claims, seed)
  const commanding = order.filter((claim) => COMMANDING.test(wordsOf(claim)))
  const inTurn = [...commanding, ...order.filter((claim) => !commanding.includes(claim))]
  const planted: Claim[] = []
  for (const kind of shuffled(kinds, seedOf(seed, 'kinds')))
    for (const claim of inTurn) {
      const [text] = kind(claim)
      if (text === undefined || planted.length === PLANTED) continue
      planted.push({ text, spans: claim.spans })
      break
    }
  while (planted.length < PLANTED)
    planted.push({ text: ANYWHERE, spans: inTurn[planted.length % inTurn.length]?.spans ?? [] })
  const [first] = commanding
  if (first !== undefined && !planted.some(({ spans }) => spans === first.spans))
    planted[0] = { text: ANYWHERE, spans: first.spans }
  return planted
}
