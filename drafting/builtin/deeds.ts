import { isPastForm } from './clause.ts'
import { termsOf } from './terms.ts'
import type { Told } from './told.ts'

const DEED = /^I (?:also |then )?\p{Ll}+/u
const PLAIN = /^[^;:“”()?!—]+\.$/u

const count = (text: string): number => text.split(/\s+/).length

const isPastDeed = (text: string): boolean => {
  if (!DEED.test(text) || !PLAIN.test(text)) return false
  const [, verb] = termsOf(text)
  return isPastForm(verb?.text ?? '') && !/^(?:was|had|did)$/.test(verb?.text ?? '')
}

/** "I planned a test and measured it"; where the first has an "and" of its own, the second keeps its subject. */
function joinedText(first: string, second: string): string {
  const head = first.slice(0, -1)
  const rest = second.replace(/^I /, '')
  return / and |, /.test(head) || / and /.test(rest) ? `${head}, and I ${rest}` : `${head} and ${rest}`
}

/**
 * The applicant's sentences with neighbouring deeds told in one, up to so many words; neither gains a cause or an order
 * that it did not have. `from` shifts which are joined, so that a text can be told in other sentences.
 */
export function withDeedsJoined(told: readonly Told[], most: number, from = 0): Told[] {
  const result: Told[] = []
  let open = false
  for (const one of told) {
    const last = result.at(-1)
    if (last === undefined) {
      result.push(one)
      open = from % 2 === 0
      continue
    }
    const fits =
      last.field === one.field &&
      last.entry === one.entry &&
      open &&
      count(last.text) + count(one.text) <= most &&
      isPastDeed(last.text) &&
      isPastDeed(one.text)
    if (fits) {
      result[result.length - 1] = {
        ...last,
        text: joinedText(last.text, one.text),
        sources: [...new Set([...last.sources, ...one.sources])],
        exhibits: [...new Set([...last.exhibits, ...one.exhibits])],
      }
    } else {
      result.push(one)
    }
    // Two are joined, never three.
    open = !fits
  }
  return result
}

const AIM =
  /^(?:I (?:wanted|set out|hoped|aimed|tried|intended|planned|meant)|(?:The|Our|My) (?:goal|aim|purpose|idea|objective)(?: of the (?:team|work|project|study))? was) ((?:not )?to \p{Ll}.+)\.$/u
const ASKED = /^(?:I was (?:asked|tasked|told)|My task was) (to \p{Ll}.+)\.$/u

/** What a sentence says was wanted, as an infinitive: "to find a limit for each bridge". */
export function aimIn(text: string): { wanted: string; asked: boolean } | undefined {
  const asked = ASKED.exec(text)?.[1]
  if (asked !== undefined) return { wanted: asked, asked: true }
  const wanted = AIM.exec(text)?.[1]
  return wanted === undefined ? undefined : { wanted, asked: false }
}
