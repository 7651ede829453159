import { mainVerb } from './clause.ts'
import { BASE } from './openings.ts'
import { faultsOf } from './sanity.ts'
import { standsAlone } from './stands-alone.ts'
import { has, termsOf } from './terms.ts'
import type { Told } from './told.ts'

/** Words by which an applicant talks to the reader of a form, or that only quote what no frame could take on. */
const ASIDE =
  /\b(?:in my own words|as follows|is this:|is described|stands for|I must say|I must admit|I know|maybe|you|your|was nothing|I mean|I think|I guess|to be honest|so bias|ashamed|no need to|almost\)|not yet|no decision|N\/A|etc)\b|\bI (?:explain|describe)\b|^(?:Second|Also|And|But|So|Without|With more|First dose|No),? |^Each \d/i

const count = (text: string): number => text.split(/\s+/).length

/** "Certification after an examination, I passed": a heading run into its sentence. */
function runsOn(text: string): boolean {
  const head = /^([^,]+), I\b/.exec(text)?.[1]
  if (head === undefined) return false
  const terms = termsOf(head)
  return (
    has(terms[0], 'Noun') && !terms.some((term) => (has(term, 'Verb') && !has(term, 'Participle')) || has(term, 'Date'))
  )
}

/** "Test with 300 patients": what is to be done, without who does it. */
function commands(text: string): boolean {
  const [first] = termsOf(text)
  return BASE.has(first?.text.toLowerCase() ?? '') && has(first, 'Infinitive', 'Imperative')
}

/** "A new kind of job, and a use for wool that is thrown away" */
const isNounAlone = (text: string): boolean =>
  /^An? /.test(text) &&
  !/\b(?:can|could|should|will|would|must|may)\b/.test(text) &&
  mainVerb(termsOf(text)) === undefined

/** In an applicant's own words "he" and "her" are somebody else, whom a retelling would take for the applicant. */
function meansAnother(text: string): boolean {
  const at = text.search(/\b(?:she|he|her|him|his|hers)\b/i)
  if (at < 0) return false
  const before = text.slice(0, at)
  return !/(?:^|[\s,])(?:(?:Dr|Mr|Mrs|Ms|Prof)\. )?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|\b(?:father|mother|sister|brother|wife|husband|grandfather|grandmother|uncle|aunt|son|daughter|boy|girl|man|woman|lady|doctor|teacher|child|patient|farmer|owner|officer|applicant|inspector|dispatcher|pharmacist|nurse|one|somebody|everyone|each \p{Ll}+|a \p{Ll}+(?:er|or|ist|ant|ent|man))\b/u.test(
    before,
  )
}

const isPresentable = ({ text }: Told): boolean =>
  faultsOf(text).length === 0 &&
  !isNounAlone(text) &&
  !ASIDE.test(text) &&
  !meansAnother(text) &&
  !runsOn(text) &&
  !commands(text) &&
  !/[!?]|^\[|\.\.\./.test(text) &&
  count(text) >= 4 &&
  count(text) <= 42

/** Sentences of a passage less some, and less what leans on one that is left out. */
export function without(told: readonly Told[], isLeftOut: (one: Told) => boolean): Told[] {
  let gap = false
  return told.filter((one, at) => {
    if (told[at - 1]?.field !== one.field) gap = false
    const fits = !isLeftOut(one) && !(gap && !standsAlone(one.text))
    gap = !fits
    return fits
  })
}

/** Those of the applicant's sentences that can stand in somebody else's letter: whole, and addressed to nobody. */
export const presentable = (told: readonly Told[]): Told[] => without(told, (one) => !isPresentable(one))
