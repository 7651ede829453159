import { contentWords } from '../builtin/passages.ts'
import type { Entry } from '../builtin/portrait.ts'
import { inSentence } from '../builtin/reference.ts'
import { isPastForm } from '../builtin/clause.ts'
import { has, termsOf, type Term } from '../builtin/terms.ts'
import type { Told } from '../builtin/told.ts'
import { spelled, withArticle } from './spelled.ts'

/** A noun phrase of the record with the facts that hold it. */
export interface Named {
  text: string
  sources: string[]
}

/** Something that the applicant made: "a sorting step that reads the lithium deficit of each lot", in short "the sorting step". */
export interface Product extends Named {
  short: string
}

/** What a plan says will be done: "publish an open test protocol for regenerated powder", and in which year. */
export interface Step extends Named {
  year: string | undefined
  whole: string
}

const MADE =
  /\bI (?:also |then |have |first )?(?:designed|built|developed|wrote|created|invented|constructed|devised|established|introduced|programmed|combined|drew up|set up|formulated) (?=(?:an?|the|its) )/
const ENDS =
  /[;.]|,(?!\d) (?=(?:and|but|so|which|who|where|because|with which|in which|I|we|it|they|then|while|\w+ing)\b)|\sand (?=(?:\w+ed|made|wrote|built|led|gave|took|ran|taught|drew|found|kept|did|held|began)\b)|\s(?:and|but|so that|because|while|when)\s(?=(?:I|we|it|they|in|a|the|measured|wrote|built|set|drove)\b)|\s(?:so that|because|together with|myself)\b/

const plainWords = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

const MOST_WORDS = 14

/** The whole of a long name where it is short enough, or its beginning up to a place where it can end. */
function atMost(whole: string, core: string): string {
  if (plainWords(whole).length <= MOST_WORDS) return whole
  const ends = [...whole.matchAll(/ (?:as|by|from|in|with|on|and) /g)].map(({ index }) => whole.slice(0, index))
  return ends.findLast((one) => one.length > core.length + 8 && plainWords(one).length <= MOST_WORDS) ?? core
}

/** When a thing was made is no part of it. */
const WHEN =
  / (?:in|during|over|after) (?:the |my |our )?(?:(?:first|second|third|last|same|next) )?(?:winter|summer|spring|fall|autumn|year|month|season|weeks?|evenings?|\d{4})\b.*$/

/** The things that the applicant says, in the first person, to have made. */
export const productsOf = (work: Entry): Product[] => productsIn(work.told('solution'))

/** Those that these sentences tell of. */
export function productsIn(told: readonly Told[]): Product[] {
  return told.flatMap(({ text, sources }): Product[] => {
    const made = MADE.exec(text)
    if (made === null) return []
    const rest = text.slice(made.index + made[0].length).replace(/ \([^()]*\)/g, '')
    const cut = ENDS.exec(rest)
    const whole = (cut === null ? rest : rest.slice(0, cut.index)).replace(/^its /, 'the ').trim()
    const core = whole.split(/ (?:that|in which|of|with|for|from|in|on|to|as|by|at|into|between) /)[0] ?? whole
    const bare = core.replace(/^(?:an?|the) /, '')
    const text_ = atMost(whole, core).replace(WHEN, '')
    // What a thing did once is no description of it.
    const did = / that (\p{L}+)/u.exec(text_)?.[1]
    if (did !== undefined && (isPastForm(did) || did === 'let')) return []
    if (/\b(?:my|our|it|them|they|I)\b/.test(text_) || contentWords(text_).length < 2) return []
    return [{ text: text_, short: `the ${bare}`, sources }]
  })
}

const CHARGED =
  /\bI (?:lead|manage|run|design|develop|build|maintain|operate|supervise|direct|oversee|am responsible for|am in charge of|was responsible for|led|managed|ran|designed|developed|built|maintained) (?:and \w+ )?(?=(?:an?|the|its) )/

/** What a post is charged with: "the pilot line for direct cathode regeneration". */
export function chargeOf(job: Entry): Named | undefined {
  for (const { text, sources } of job.told('job_summary')) {
    const found = CHARGED.exec(text)
    if (found === null) continue
    const rest = text.slice(found.index + found[0].length)
    const whole = (rest.slice(0, ENDS.exec(rest)?.index ?? rest.length).split(/ with (?:a|an|\w+) /)[0] ?? rest).trim()
    const short =
      plainWords(whole).length <= MOST_WORDS ? whole : (whole.split(/ (?:that|of|for|in|on|from) /)[0] ?? whole)
    if (contentWords(short).length >= 2 && !/\b(?:team|group|staff)\b/.test(short))
      return { text: short.replace(/^(?:an?|its) /, 'the ').replace(/[.]$/, ''), sources }
  }
  return undefined
}

const WILL = /\bI (?:will|plan to|intend to|am going to|want to|hope to|shall|aim to)(?: also| then)? (?<what>.+)$/
/** What is only a means of going on is no undertaking. */
const MEANS =
  /^(?:hire|recruit|employ|invite|apply|continue|work|finish|look|start|begin|keep|try|seek|ask|find|run|hold|have|do|stay|remain|reach|host|give|put|go|open|take|get|hand|talk|speak|learn|see)\b/i
const YEAR = /\b(?:in|by|until|during|from) (?:\w+ )?(?<year>20\d\d)\b/i

/** The things that a plan says the applicant will do. */
export function stepsOf(plan: Entry): Step[] {
  return plan.told('plans').flatMap(({ text, sources }): Step[] => {
    const what = WILL.exec(text)?.groups?.what
    if (what === undefined) return []
    const done = what
      .replace(/[.!]$/, '')
      .split(/, (?:which|who|so|and I|where)\b| so that | because | together with | and I /)[0] as string
    const [verb] = termsOf(done)
    if (MEANS.test(done)) return []
    if (!has(verb, 'Verb') || plainWords(done).length < 3 || /\b(?:my|our|I|we|them|it|each one|each of)\b/.test(done))
      return []
    return [{ text: withArticle(spelled(done)), whole: text, year: YEAR.exec(text)?.groups?.year, sources }]
  })
}

const DOUBLED =
  /^(?:transfer|set|run|cut|put|begin|ship|plan|scan|map|submit|permit|refer|control|stop|swap|equip|fit|get|let|enrol|rig|win|spin|drop|grab|tap|log)$/

/** "publishing" of "publish". */
export function gerund(verb: string): string {
  const small = verb.toLowerCase()
  if (DOUBLED.test(small)) return `${small}${small.at(-1) ?? ''}ing`
  if (small.endsWith('ie')) return small.replace(/ie$/, 'ying')
  return /[^eoy]e$/.test(small) && small !== 'be' ? small.replace(/e$/, 'ing') : `${small}ing`
}

/** "training technicians and giving them a guide" of "train technicians and give them a guide". */
export function doing(step: string): string {
  const terms = termsOf(step)
  return terms
    .map((term, i) => {
      const before = terms[i - 1]
      const joined = /^and$/.test(before?.text ?? '') && has(term, 'Infinitive')
      const bare = joined && /^to$/.test(term.text) ? '' : term.text
      return term.pre + (i === 0 || joined ? gerund(bare) : bare) + term.post
    })
    .join('')
    .replace(/\band to (\w+)/g, (_, verb: string) => `and ${gerund(verb)}`)
}

/** Those who use or receive something, by the head of their name. */
const USERS =
  /^(?:recyclers|makers|manufacturers|hospitals|clinics|counties|districts|utilities|schools|universities|nurses|physicians|doctors|patients|farmers|farms|growers|cooperatives|crews|operators|technicians|communities|households|cities|towns|agencies|laboratories|insurers|companies|firms|suppliers|workers|students|teachers|researchers|users|customers|residents|families|banks|airports|ports|builders|contractors|owners|inspectors|departments|producers|startups|businesses|merchants|retailers|carriers|drivers|miners|mines|mills|plants|fisheries|planners|developers|libraries|museums|courts|lenders|borrowers|investors|vendors|shippers|clinicians|therapists|surgeons|caregivers|foundries|shops|smelters|refiners|refineries|vehicles|offices|organizations|institutions|employers|seniors|veterans|consumers|homeowners|tenants|cyclists|pedestrians|commuters|passengers|pilots)$/i

/** True of a thing's name that is somebody's. */
export const isUser = (name: string): boolean => USERS.test(name.split(/[\s-]/).at(-1) ?? name)

/** Words that tell nothing of whom they mean unless something stands before them. */
const ANYBODY =
  /^(?:customers|users|companies|firms|organizations|institutions|vendors|owners|builders|developers|workers|businesses|suppliers|producers|offices|departments|plants|shops|employers|operators|makers|vehicles|consumers|planners|contractors|lenders|banks|crews)$/i

const isModifier = (term: Term | undefined): boolean =>
  has(term, 'Adjective', 'Noun', 'Demonym') &&
  !has(term, 'Pronoun', 'Possessive', 'Value', 'Determiner', 'Verb', 'Date', 'Conjunction', 'Preposition') &&
  !/^(?:many|several|some|few|other|all|both|first|most|more|these|those|such|each|own|new|further|enough|fewer|every|no|big|large|still|real|old|neighboring|former|certain|various|dr|mr|ms)$/i.test(
    term?.text ?? '',
  )

/** "small and mid-size": an adjective joined to another word that tells of kind. */
const isBoth = (terms: readonly Term[], from: number): boolean =>
  /^(?:and|or)$/.test(terms[from - 1]?.text ?? '') &&
  terms[from - 2]?.post === ' ' &&
  (has(terms[from], 'Adjective') || terms[from]?.post === '-')

/** Words before those who are served, and after them. */
const SERVES = /^(?:for|serves?|serving|helps?|helping|benefits?|benefiting)$/iu
const GAIN = /^(?:benefits?|gains?|profits?)$/iu
const GAP = /^(?:the|all|any|many|other|those|both|and|,)$/iu

/** True where the clause itself says that these are served: to be named beside a plan makes nobody its beneficiary. */
function isServed(terms: readonly Term[], from: number, at: number): boolean {
  const before = terms.slice(0, from).findLast(({ text }) => !GAP.test(text))?.text ?? ''
  return SERVES.test(before) || terms.slice(at + 1, at + 3).some(({ text }) => GAIN.test(text))
}

/** Users that a text says something is for, each with what tells them from others: "domestic recyclers", "cell makers". */
function usersIn(text: string): string[] {
  const terms = termsOf(text)
  return terms.flatMap((term, at) => {
    // Within a name it is the name's: the Bureau of Tidal Fisheries.
    if (!USERS.test(term.text) || term.pre.includes('“') || (at > 0 && /^\p{Lu}/u.test(term.text))) return []
    let from = at
    while (from > 0 && at - from < 3 && isModifier(terms[from - 1]) && /^[ -]$/.test(terms[from - 1]?.post ?? ''))
      from--
    // A word in two parts is one: "mid-size utilities", and with it "small and mid-size utilities".
    while (from > 0 && terms[from - 1]?.post === '-') from--
    if (from > 1 && has(terms[from - 2], 'Adjective') && isModifier(terms[from - 2]) && isBoth(terms, from)) from -= 2
    // Those from whom something comes do not use it.
    if (/^(?:from|not|than|without)$/i.test(terms[from - 1]?.text ?? '')) return []
    if (/^(?:the|our)$/i.test(terms[from - 1]?.text ?? '') && /^(?:from|not|than)$/i.test(terms[from - 2]?.text ?? ''))
      return []
    if (/^(?:closed?|refused|declined|feared|complained)$/i.test(terms[at + 1]?.text ?? '')) return []
    const run = terms.slice(from, at + 1)
    if (!isServed(terms, from, at)) return []
    // Those who continue the work in the laboratory are not those for whom it is done.
    if (run.length === 1 && ANYBODY.test(term.text)) return []
    if (/^(?:doctoral|graduate|phd)$/i.test(run[0]?.text ?? '')) return []
    return [run.map((one, i) => one.text + (i === run.length - 1 ? '' : one.post)).join('')]
  })
}

/** A title as a sentence writes it, a passage by its sentences. */
const tellingsOf = (entry: Entry, field: string): Named[] =>
  /title|name|focus/.test(field)
    ? [{ text: inSentence(entry.value(field)), sources: entry.sources(field) }]
    : entry.told(field)

/** Users named in the fields of some entries: those first that come up most often, each by the fullest name it has there. */
export function usersOf(entries: readonly Entry[], fields: readonly string[]): Named[] {
  const found = new Map<string, { text: string; count: number; sources: Set<string> }>()
  for (const entry of entries)
    for (const field of fields)
      for (const one of tellingsOf(entry, field))
        for (const user of usersIn(one.text)) {
          const head = user.split(/\s/).at(-1)?.toLowerCase() ?? user
          const known = found.get(head) ?? { text: user, count: 0, sources: new Set<string>() }
          known.count++
          if (plainWords(user).length > plainWords(known.text).length) known.text = user
          one.sources.forEach((id) => known.sources.add(id))
          found.set(head, known)
        }
  const weight = ({ text, count }: { text: string; count: number }) => count + (plainWords(text).length > 1 ? 0.75 : 0)
  return [...found.values()]
    .sort((a, b) => weight(b) - weight(a))
    .map(({ text, sources }) => {
      const isName = has(termsOf(text)[0], 'Demonym', 'ProperNoun', 'Place')
      const small = /^\p{Lu}[\p{Ll}-]+$/u.test(text.split(' ')[0] ?? '') && !isName
      return { text: small ? text.charAt(0).toLowerCase() + text.slice(1) : text, sources: [...sources] }
    })
}

const PUBLISHES =
  /\bpublish (?<what>(?:an?|the|its) [^,.;]+?)(?= (?:under|so that|once|in 20\d\d|by 20\d\d|at the|together)\b|[,.;]|$)/

/** What a plan says will be made public. */
export function openThingOf(plan: Entry): Named | undefined {
  for (const { text, sources } of plan.told('plans')) {
    const what = PUBLISHES.exec(text)?.groups?.what
    if (what !== undefined && !/\b(?:my|our)\b/.test(what)) return { text: what, sources }
  }
  return undefined
}
