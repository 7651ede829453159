import type { Finding } from './claim.ts'
import type { SentenceReading } from './reading.ts'

const FELL =
  /\b(?:f[ae]ll(?:en|s)?|drop(?:s|ped)?|declin(?:ed?|es)|decreas(?:ed?|es)|reduc(?:ed?|es)|cut|cuts|shr[aiu]nk|lowered|sank|shortened)\b(?! short)[^.;]{0,60}\bfrom (?:about |some |over |nearly |roughly |around |almost )?[$€£]?$/iu
const ROSE =
  /\b(?:rose|risen|rises|raised|gr[eo]w[ns]?|increas(?:ed?|es)|climb(?:s|ed)|expand(?:s|ed)|swelled|doubled|tripled)\b[^.;]{0,60}\bfrom (?:about |some |over |nearly |roughly |around |almost )?[$€£]?$/iu
/** Between the figure before and the one after: a date at most. */
const TO = /^(?:[^.;]{0,40} )?to (?:about |some |over |nearly |roughly |around |almost |only |just |under )?[$€£]?$/iu

/** A fall that is told upward, or a rise that is told downward. */
export function turned({ clauses, text }: SentenceReading): Finding[] {
  const figures = clauses.flatMap((clause) => clause.figures).filter(({ quantity }) => quantity.unit !== 'ordinal')
  return figures.flatMap((first, at): Finding[] => {
    const last = figures[at + 1]
    if (last === undefined || !TO.test(text.slice(first.end, last.start))) return []
    const head = text.slice(0, first.start)
    const units = new Set([first.quantity.unit, last.quantity.unit].filter((unit) => unit !== null))
    if (units.size > 1) return []
    const [from, to] = [first.quantity.value, last.quantity.value]
    if (!((FELL.test(head) && to > from) || (ROSE.test(head) && to < from))) return []
    const { start } = first
    const { end } = last
    return [{ kind: 'number', start, end, text: text.slice(start, end), reason: 'these figures go the other way' }]
  })
}
