import { contentWords, sentencesOf } from '../builtin/passages.ts'
import { abroadAt } from '../builtin/abroad.ts'
import type { Entry, Portrait } from '../builtin/portrait.ts'
import { AT_HOUSE } from '../builtin/reference.ts'
import { asTitle } from '../builtin/quoted.ts'
import { standsAlone } from '../builtin/stands-alone.ts'
import { titleCase } from '../builtin/title-case.ts'
import type { Told } from '../builtin/told.ts'
import { beginsWithDeed, whyUnspecific } from './specificity.ts'

export const TITLE_LIMIT = 120

/** "In 2027 I will", "I plan to", "My aim was to": what stands before the thing that is to be done. */
const LEAD =
  /^(?:(?:In|By|From|Until|After) [^,]{1,30}?,? )?(?:(?:I|we) (?:(?:will|shall) |(?:would like|plan|intend|want|wanted|hope|aim|propose|expect) to )|(?:my|our|the) (?:goal|aim) (?:is|was) to |to )(?=\p{Ll})/iu

/** Where the applicant speaks, which no title does. */
export const OF_SELF = /\b(?:I|we|my|our|me|us)\b/iu

/** A statement as it was typed; as it was worded where a person has corrected it. */
export function typedIn({ card, text }: Told): string {
  const [source] = card.sources
  return source === undefined || source.words === '' || card.origin === 'person' ? text : source.words
}

/** The words of a statement that name what is done, as they were typed; nothing where it does not begin with that. */
export function deedIn(told: Told): string | undefined {
  const typed = typedIn(told)
  const deed = typed.replace(LEAD, '')
  return (deed !== typed || beginsWithDeed(deed)) && !OF_SELF.test(deed) && standsAlone(deed) ? bare(deed) : undefined
}

/** Its first clause where the whole is too long for a title. */
export function shortened(text: string, limit = TITLE_LIMIT): string | undefined {
  const whole = bare(text)
  if (whole.length <= limit) return whole
  const cuts = [...whole.matchAll(/[,;:]| (?:so that|and|which|because|while|where) /gu)].map(({ index }) => index)
  const cut = cuts.findLast((at) => at <= limit && at >= FEWEST)
  return cut === undefined ? undefined : whole.slice(0, cut)
}
const FEWEST = 24

const bare = (text: string): string => text.trim().replace(/[.;,:\s]+$/u, '')

const NAMES: Readonly<Record<string, string>> = { futureplan: 'plan_title', evidence: 'name' }

/** An entry by its own name; a house abroad at its end says where it was done, and not for whom in the United States it will be. */
export function nameOf(entry: Entry, portrait: Portrait): string {
  const name = asTitle(entry.value(NAMES[entry.section] ?? 'project_name'))
  return abroadAt(entry, portrait) === undefined ? name : name.replace(AT_HOUSE, '')
}

/** Where an entry says in words of its own what it does, in the order in which a title takes them. */
const SAID_IN: Readonly<Record<string, readonly string[]>> = {
  futureplan: ['plans', 'area_of_focus', 'expected_outcomes', 'impact'],
  academicprojects: ['goal'],
  professionalprojects: ['goal'],
  evidence: ['brief_introduction', 'domain'],
}

/** The head of a name: "StewardLink" of "StewardLink: tele-mentoring for review". */
export const headOf = (name: string): string => name.split(/:\s|\s[–—]\s/u)[0] ?? name

/** What a title says after the name, in the applicant’s words: of a plan whatever it says, of a project its aim. */
function rests(entry: Entry): string[] {
  const isPlan = entry.section === 'futureplan'
  return (SAID_IN[entry.section] ?? []).flatMap((field) => {
    const told = entry.told(field)
    if (told.length === 0) return sentencesOf(entry.value(field))
    return told.flatMap((one) => deedIn(one) ?? (isPlan && !OF_SELF.test(typedIn(one)) ? typedIn(one) : []))
  })
}

/** Titles of an endeavor that an entry carries: its own, and where that names nothing by itself, its own with its first words. */
export function titlesOf(entry: Entry, portrait: Portrait): string[] {
  const name = shortened(nameOf(entry, portrait))
  if (name === undefined || name === '') return []
  const own = titleCase(name)
  const longer = rests(entry).flatMap((rest) => {
    const words = shortened(rest, TITLE_LIMIT - headOf(name).length - 2)
    return words === undefined ? [] : [titleCase(`${headOf(name)}: ${words}`)]
  })
  return [...new Set(namesNothing(name) ? [...longer, own] : [own, ...longer])]
}

/** True of a name that stands for nothing by itself: one word, an occupation or a field. */
const namesNothing = (name: string): boolean =>
  contentWords(name).length < FEWEST_WORDS || /names an occupation|names a field/.test(whyUnspecific(name) ?? '')
const FEWEST_WORDS = 2
