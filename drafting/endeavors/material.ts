import { has, termsOf } from '../builtin/terms.ts'
import type { Entry } from '../builtin/portrait.ts'
import type { Named } from './nouns.ts'

const COUNTED =
  /(?<![\d.,$€£-])(?<count>\d{1,3}(?:,\d{3})+|\d{2,6})(?<of> (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]{3,}s)(?<in> in \d[\d,]* [\p{Ll}-]{3,}s)?\b/gu

/** What measures a thing is not the thing, and those who pay or buy are not what was looked into. */
const NO_MATERIAL =
  /\b(?:percent|dollars|euros|days|weeks|months|years|hours|minutes|seconds|times|(?:\p{Ll}*)meters|miles|feet|inches|liters|gallons|tonnes|tons|kilograms|grams|pounds|degrees|points|pages|copies|citations|downloads|units|readers|visitors|followers|customers|companies|states|countries|counties|members|employees|participants|colleagues|students|children|patients|people|watts|volts|amperes|shares|jobs|hectares|acres|winters|summers|seasons|cycles|words|lines|authors|this|as|was|has|is)$/u

/** What a study was made of, counted: "214 snow pits", "1,146 fever episodes in 702 patients". */
export function materialOf(work: Entry): Named | undefined {
  for (const { text, sources } of work.told('solution'))
    for (const { groups } of text.matchAll(COUNTED)) {
      const noun = groups?.of?.trim() ?? ''
      const terms = termsOf(`the ${noun}`).slice(1)
      const isThing =
        !NO_MATERIAL.test(noun) &&
        has(terms.at(-1), 'Noun') &&
        !terms.slice(0, -1).some((term) => has(term, 'Verb', 'Preposition', 'Conjunction', 'Pronoun', 'Determiner'))
      const isYear = /^(?:19|20)\d\d$/.test(groups?.count ?? '')
      if (isThing && !isYear) return { text: `${groups?.count} ${noun}${groups?.in ?? ''}`, sources }
    }
  return undefined
}
