import type { Fact } from '../case-file.ts'
import type { Entry, Portrait, Work } from './portrait.ts'
import { asTitle } from './quoted.ts'

/** Fields of a plan or an endeavor that hold its title; in a title every word has a capital, and two in a row name nothing. */
const TITLES: ReadonlySet<string> = new Set(['plan_title', 'title'])
/** Fields of an entry whose words are choices of a form. */
const CHOSEN = /^(?:status|eta|category|sub_category|degree|learning_type|job_type|research_domain|area_of_focus)$/u

const LONG = 3
/** "TALA", "GRID-ER": capitals that are a name of their own. Shorter ones are mostly terms of a trade. */
const CAPITALS = /^\p{Lu}[\p{Lu}\d-]{3,}$/u
/** "BearingWatch" */
const COINED = /^\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}{2,}$/u

const wordsIn = (text: string): string[] => text.match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? []

/** A name as a whole word of a text; a word that only its capital tells from others inside of a sentence, where it needs none. */
function holds(text: string, name: string): boolean {
  // Most texts hold no name of another work at all.
  if (!text.includes(name)) return false
  const before = /^\p{Lu}\p{Ll}+$/u.test(name) ? '(?<=[\\p{Ll}\\d,;] )' : '(?<![\\p{L}\\p{N}])'
  return new RegExp(`${before}${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u').test(text)
}

interface Names {
  /** The title itself, the name at its head, and a word that was coined for the work: these name it wherever they stand. */
  anywhere: string[]
  /** The first words of the title, which name it in running text alone: "Night Desk" of "Night Desk Simulation Training". */
  inText: string[]
}

/** What a work can be called by, as its title has it. */
function namesOf(work: Entry): Names {
  const title = asTitle(work.value('project_name').replace(/["“”]/g, ''))
  const [head = title, ...rest] = title.split(/:\s|\s[–—-]\s/u)
  const [first = '', ...others] = wordsIn(head)
  const last = /\(([^()]+)\)$/u.exec(head)?.[1] ?? ''
  const coined = [first, last].filter((word) => CAPITALS.test(word) || COINED.test(word))
  const capitals = [first, ...others]
  const end = capitals.findIndex((word) => !/^\p{Lu}/u.test(word))
  const run = end < 0 ? capitals : capitals.slice(0, end)
  const starts = run.map((_, at) => run.slice(0, at + 1).join(' '))
  return {
    anywhere: [title, ...(rest.length > 0 ? [head] : []), ...coined].filter((name) => name !== ''),
    inText: starts.filter((name) => wordsIn(name.replaceAll('-', ' ')).length > 1),
  }
}

/** One entry elsewhere may look back or ahead to the work by its name; where more use it, it is a term of the trade. */
const PASSING = 1

/** Whether a name is taken is asked of every plan and every other work. */
const taken = new WeakMap<Portrait, Map<string, boolean>>()

/** True of a name that the rest of the record uses for something else: as a common word, or at other houses than the work's. */
function isTaken(name: string, work: Entry, portrait: Portrait): boolean {
  if (wordsIn(name).length > LONG) return false
  const known = taken.get(portrait) ?? new Map<string, boolean>()
  taken.set(portrait, known)
  const key = `${name}\n${work.value('organization')}`
  const held = known.get(key) ?? isUsedElsewhere(name, work.value('organization'), portrait)
  known.set(key, held)
  return held
}

function isUsedElsewhere(name: string, house: string, { caseFile, works, jobs }: Portrait): boolean {
  const small = name.toLowerCase()
  const entries = new Map([...works, ...jobs].map((one) => [`${one.section}/${one.id}`, one]))
  const held = caseFile.facts.filter(
    ({ field, value }) => !CHOSEN.test(field) && !field.endsWith('_url') && value !== '',
  )
  if (small !== name && held.some(({ value }) => holds(value, small))) return true
  const isApart = ({ section, entry }: Fact): boolean => {
    const own = entries.get(`${section}/${entry}`)
    if (own === undefined) return section === 'academichistory' || section === 'application'
    return own.value('organization') !== house && !holds(own.value('project_name'), name)
  }
  const apart = held.filter((fact) => holds(fact.value, name) && isApart(fact))
  return new Set(apart.map(({ section, entry }) => `${section}/${entry}`)).size > PASSING
}

/** What the applicant wrote into the fields of a plan or an endeavor; of an endeavor that was drafted here only what is its own. */
function passagesOf(one: Entry, facts: readonly Fact[]): string[] {
  if (one.section !== 'endeavors') return facts.map(({ value }) => value)
  return facts.map(({ field }) =>
    one
      .told(field)
      .filter(({ proof }) => proof === undefined)
      .map(({ text }) => text)
      .join('\n'),
  )
}

/**
 * The works that a plan or an endeavor names in the applicant’s own words, in the order of the record: by title, by the name
 * at its head, or by a name that the record uses for nothing else. The one rule by which a past work is tied to what is
 * planned: likeness of words ties nothing.
 */
export function worksNamedBy(one: Entry, portrait: Portrait): Work[] {
  const facts = portrait.caseFile.facts.filter(
    ({ section, entry, field }) => section === one.section && entry === one.id && !CHOSEN.test(field),
  )
  const titles = facts.filter(({ field }) => TITLES.has(field)).map(({ value }) => value)
  const passages = passagesOf(
    one,
    facts.filter(({ field }) => !TITLES.has(field)),
  )
  return portrait.works.filter((work) => {
    const { anywhere, inText } = namesOf(work)
    const isNamed = (name: string, texts: readonly string[]): boolean =>
      texts.some((text) => holds(text, name)) && !isTaken(name, work, portrait)
    return (
      anywhere.some((name) => isNamed(name, [...titles, ...passages])) || inText.some((name) => isNamed(name, passages))
    )
  })
}
