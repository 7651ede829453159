import { AHEAD } from './planned.ts'
import type { Entry } from './portrait.ts'
import type { Told } from './told.ts'
import { embedded } from './wording.ts'

/** Words by which a sentence tells of a want or a harm, and not of what a plan brings. */
const WANTING =
  /\b(?:cannot|can['’]t|can not|do(?:es)? not|(?:do|does|is|are)n['’]t|is not|are not|no|nobody|never|none|few|too (?:few|many|little|much)|lacks?|lacking|loses?|losing|wast(?:e|es|ing)|skips?|fails?|failing|dies?|suffers?|harms?|shortages?|dangerous|without|unable|scarce|look(?:s|ing)? for|need(?:s|ed)?|because of)\b/i

/** A plan's own words for what it brings: they are its effect, whatever wants they name. */
const BRINGS =
  /\b(?:lets?|allows?|enables?|gives?|gets?|keeps?|protects?|lowers?|reduces?|removes?|improves?|helps?|saves?|so that|can again|no longer|less|more|safer|cheaper|(?:do(?:es)? not|no) need)\b/i

/** Sentences of a plan's impact that state the need at large, before any place where it was met. */
export const needStated = (plan: Entry | undefined): Told[] => plan?.told('impact').filter(isNeed) ?? []

export const isNeed = ({ text }: Pick<Told, 'text'>): boolean =>
  WANTING.test(text) && !BRINGS.test(text) && !tellsAhead(text) && !LEANS.test(text)

const CANNOT = /\bcan(?:not|['’]t| not)\b/gi
/** "People who can read a graph": what somebody else is able to do. */
const WHO_CAN = /\b(?:who|that) can\b/gi

/** True of a sentence that tells what is yet to come; that somebody cannot do a thing, or can, is so already. */
const tellsAhead = (text: string): boolean => AHEAD.test(text.replace(CANNOT, '').replace(WHO_CAN, ''))

/** Words by which something is told as of the present. */
const NOW =
  /\b(?:now|today|already|currently|still|so far|(?:every|each) (?:day|night|week|month|year|season|summer|winter|spring|fall))\b/i
/** Words by which something is told as getting worse. */
const WORSENS =
  /\b(?:grow(?:s|ing)|rising|rises|increas(?:es|ing)|more and more|worsen\w*|spread(?:s|ing)|dwindl\w+|shrink\w*|retir(?:e|es|ing|ement)|disappear\w*|aging)\b/i
const EACH_TIME = /^(?:Each|Every) (?=day|night|week|month|year|season|summer|winter|spring|fall)/
const PAST = /\b(?:was|were|had|did)\b/i

/** "Patients of small clinics, who are treated today without a specialist, would be seen within a day." */
const WITH_CLAUSE =
  /^(?<who>(?:\p{L}[\p{L}’'-]* ?){1,7}), who (?<clause>(?!is\b|has\b|does\b|\p{Ll}+s\b)[^,;]+), (?<ahead>[^;]+)$/u

/**
 * A need that a sentence tells as one of the present, or as growing; undefined where it tells what a plan would bring, or
 * what was. Of a sentence on what is to come, the clause that says how it is for them today.
 */
export function needToday(told: Told): Told | undefined {
  const { text } = told
  const isOfToday = (one: string): boolean =>
    !PAST.test(one) && (WORSENS.test(one) || (NOW.test(one) && WANTING.test(one)))
  if (!tellsAhead(text)) return isOfToday(text) && !LEANS.test(text.replace(EACH_TIME, '')) ? told : undefined
  const { who = '', clause = '', ahead = '' } = WITH_CLAUSE.exec(text)?.groups ?? {}
  if (clause === '' || !tellsAhead(ahead) || tellsAhead(clause) || !isOfToday(clause) || LEANS.test(who))
    return undefined
  return { ...told, text: `The need is that of ${embedded(who)}, who ${clause}.` }
}

const ENDS = /\b(?:until|through|expires?|ends?|closes?|runs? out|deadline|due|no later than)\b[^.;]*?\b(20\d\d)\b/i

/** The year in which something that a sentence tells of ends, where it has not passed. */
export const endsIn = (text: string, today: string): string | undefined => {
  const year = ENDS.exec(text)?.[1]
  return year !== undefined && Number(year) >= Number(today.slice(0, 4)) ? year : undefined
}

/** Heads that point back at a sentence which is not told here. */
const LEANS =
  /^(?:It|They|This|That|These|Those|He|She|Its|Their|Then|There|But|And|So|Both|Each|Such|Another|Others?)\b/
