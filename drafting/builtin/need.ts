import { AHEAD } from './planned.ts'
import type { Entry } from './portrait.ts'
import type { Told } from './told.ts'

/** Words by which a sentence tells of a want or a harm, and not of what a plan brings. */
const WANTING =
  /\b(?:cannot|can['’]t|can not|do(?:es)? not|(?:do|does|is|are)n['’]t|is not|are not|no|nobody|never|none|few|too (?:few|many|little|much)|lacks?|lacking|loses?|losing|wast(?:e|es|ing)|skips?|fails?|failing|dies?|suffers?|harms?|shortages?|dangerous|without|unable|scarce|look(?:s|ing)? for|need(?:s|ed)?|because of)\b/i

/** A plan's own words for what it brings: they are its effect, whatever wants they name. */
const BRINGS =
  /\b(?:lets?|allows?|enables?|gives?|gets?|keeps?|protects?|lowers?|reduces?|removes?|improves?|helps?|saves?|so that|can again|no longer|less|more|safer|cheaper|(?:do(?:es)? not|no) need)\b/i

/** Sentences of a plan's impact that state the need at large, before any place where it was met. */
export const needStated = (plan: Entry | undefined): Told[] => plan?.told('impact').filter(isNeed) ?? []

export const isNeed = ({ text }: Pick<Told, 'text'>): boolean =>
  WANTING.test(text) &&
  !BRINGS.test(text) &&
  !AHEAD.test(text.replace(CANNOT, '').replace(WHO_CAN, '')) &&
  !LEANS.test(text)

const CANNOT = /\bcan(?:not|['’]t| not)\b/gi
/** "People who can read a graph": what somebody else is able to do. */
const WHO_CAN = /\b(?:who|that) can\b/gi

/** Heads that point back at a sentence which is not told here. */
const LEANS =
  /^(?:It|They|This|That|These|Those|He|She|Its|Their|Then|There|But|And|So|Both|Each|Such|Another|Others?)\b/
