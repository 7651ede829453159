import { contentWords, sentencesOf } from '../builtin/passages.ts'
import type { Entry, Portrait, Work } from '../builtin/portrait.ts'
import { AT_HOUSE, AT_PLACE, inSentence } from '../builtin/reference.ts'
import { spelled } from './spelled.ts'
import type { WorkKind } from './work-kinds.ts'
import type { Named } from './nouns.ts'

const QUESTION = /^(?:do|does|is|are|can|who|what|why|how|when|where|which|should)\b/i
const VERB = /^(.+?) (?:is|are|was|were)(?: not)? /i
const RELATIVE = /^(.+?) (?:that|which|who) /i
const ASKS = /\b(?:what|why|how|who)\b/i
const STUDY =
  /^(?:an?|the) (?:[\p{L}-]+ ){0,2}(?:study|survey|trial|review|analysis|investigation|experiment|handbook|manual|report|guide)\b/iu
/** How long or how often it was looked into is not what it is about. */
const HOW_LONG =
  /^(?:an? |the )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|first|second|third) (?:winters?|summers?|seasons?|years?|months?|weeks?|days?|rounds?|cycles?|sites?|cases?|field tests|tests|trials)\b/i
/** What was done to something: "surface application", to which belongs of what. */
const DONE_TO = /^((?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:tion|ment|ing|use))( .*)?$/iu

const wordsIn = (text: string): number => text.split(/\s+/).length
const bare = (text: string): string =>
  text
    .replace(/["“”]/g, '')
    .replace(/[.,;:!?]+$/, '')
    .trim()

/** A title's two halves: "Second Mix" and "Documentary Sound for Listeners with Hearing Loss". */
function halvesOf(title: string): { head: string; sub: string | undefined } {
  const [whole = title, sub] = spelled(title).split(/:\s|\?\s|\s[–—]\s/)
  // Where it was done is no part of what is done elsewhere.
  const head = whole.replace(AT_PLACE, '').replace(AT_HOUSE, '')
  return { head: bare(head), sub: sub === undefined ? undefined : bare(sub) }
}

const GOAL =
  /^(?:(?:to|I wanted to|we wanted to|I set out to|the (?:goal|aim) was to|my aim was to) )?(?:measure|describe|estimate|understand|compare|map|detect|recogni[sz]e|predict|identify|explain|reduce|improve) (?!out\b|how\b|if\b|whether\b|what\b|which\b|that\b|when\b)([^.;:,]+)/i

/** What a project set out to measure or to describe, as its aim tells it. */
function soughtIn(work: Entry): string | undefined {
  const goal = GOAL.exec(sentencesOf(work.value('goal'))[0] ?? '')?.[1]
  const object = goal?.split(
    / (?:with|without|from|so that|by|only|and (?:not|say|design|see|test|find)|in \d|for (?:\d|two|three|four|five))\b/,
  )[0]
  if (object === undefined || /\b(?:I|my|our|we|it|them|this|us)\b/.test(object) || contentWords(object).length < 2)
    return undefined
  return object
}

/** What a study is about: the half of its title that says so, or what it set out to find. */
function topicOf(work: Work): string | undefined {
  const { head, sub } = halvesOf(work.value('project_name'))
  const isClause = QUESTION.test(head) || VERB.test(head) || head.includes(',') || RELATIVE.test(head)
  const tells = sub !== undefined && !STUDY.test(sub) && !ASKS.test(sub) && !HOW_LONG.test(sub)
  const isCatchword = isClause || (sub !== undefined && (/^\S+$/.test(head) || /^\S+ing /.test(head)))
  if (tells && (isCatchword || wordsIn(sub) > wordsIn(head))) {
    const of = RELATIVE.exec(head)?.[1]
    const done = of === undefined ? null : DONE_TO.exec(sub)
    const [, action = '', place = ''] = done ?? []
    return done === null ? sub : `${inSentence(action)} of ${of?.toLowerCase()} ${inSentence(place.trim())}`.trim()
  }
  if (!isClause) return head
  const subject = QUESTION.test(head) ? undefined : VERB.exec(head)?.[1]
  return soughtIn(work) ?? (subject !== undefined && wordsIn(subject) > 1 ? subject : undefined)
}

/** What names a class of things takes an article: "the GC-4 Crawler"; a name of its own does not: "Quiet Wire". */
const COMMON =
  /(?:er|or|line|protocol|rule|list|loop|still|station|plant|sheet|scheme|calendar|pathway|guideline|register|registry|bulletin|report|exchange|program|network|assistant|model|desk|instrument|filter|kiln|kit|app|tool|system|device|platform|robot|drone|watch|unit|catheter|library|addition|building|bridge|crossing|reef|service|course|curriculum|procedure|code|line|data ?set|database|index|atlas|handbook|handbooks|project|score|test|change|reduction|rating|repair|restoration)$/i

/** What stands behind a name to say what it is the name of. */
const IS_KIND =
  /^(?:programme|scheme|method|approach|initiative|software|team|trial|study)s?$|^(?:program|network|system|tool|platform|project|model|service|protocol|device|app|course)s?$/

/** How the record itself calls a thing in running text: with the article or without. */
function usageOf(name: string, work: Work, portrait: Portrait): boolean | undefined {
  const escaped = name.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  const used = new RegExp(`(?<=^|[\\s(“"])((?:the|our|this|my) )?${escaped}\\b(?: (?<next>\\p{Ll}+))?`, 'iu')
  for (const { value, field, section, entry } of portrait.caseFile.facts) {
    if (
      /_name$|title$/.test(field) ||
      section === 'endeavors' ||
      (section === work.section && entry === work.id && field === 'project_name')
    )
      continue
    const found = used.exec(value)
    // In "my Pennant program" the article is the program's.
    const isOfKind = found?.[1] !== undefined && IS_KIND.test(found.groups?.next ?? '')
    if (found !== null && !isOfKind) return found[1] !== undefined
  }
  return undefined
}

function nameOf(work: Work, portrait: Portrait): string {
  const { head, sub } = halvesOf(work.value('project_name'))
  const isPhrase = /\S+ing /.test(head) || head.includes(',') || VERB.test(head)
  const whole = isPhrase && sub !== undefined && !STUDY.test(sub) ? sub : head
  const [short = whole] = whole.split(/ for /)
  const name = wordsIn(short) >= 3 ? short : whole
  if (/^(?:the|an?) /i.test(name)) return name.replace(/^an? /i, 'the ')
  const [core = name] = name.split(/ (?:of|for|on|from|to) /)
  const isOf = / of /.test(name) && !core.endsWith('s')
  const isCommon = COMMON.test(core) && !core.endsWith('s')
  // A name typed as a sentence would be stands as one: "the infrasound and lidar protocol".
  const small = /^\p{Lu}\p{Ll}+(?: (?!\p{L}*\p{Lu})[^ ]+)+$/u.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name
  return (usageOf(name, work, portrait) ?? (isOf || isCommon)) ? `the ${small}` : name
}

const NUMBER =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand)\b/i

/** How a later sentence speaks of it: by its name, or as the work on its subject. */
export function referredIn(called: Named, kind: WorkKind): Named {
  return kind === 'study' ? { ...called, text: `the work on ${called.text}` } : called
}

/** True where a project only tells of another by its name: "Two Winters of Quiet Wire". */
export const isAbout = (work: Work, others: readonly Work[]): boolean =>
  others.some((other) => other !== work && work.value('project_name').includes(` ${other.value('project_name')}`))

/** How a title speaks of a project: by its name where something was made, by its subject where something was studied. */
export function calledIn(work: Work, kind: WorkKind, portrait: Portrait): Named | undefined {
  const sources = work.sources('project_name')
  if (kind !== 'study') return { text: nameOf(work, portrait), sources }
  const topic = topicOf(work)
  if (topic === undefined) return undefined
  // A title's number is a name and counts nothing in a sentence.
  if (NUMBER.test(topic)) return { text: `“${topic}”`, sources }
  const text = (/^\p{Ll}/u.test(topic) ? topic : inSentence(topic)).replace(/^(?:An?|The) /, (article) =>
    article.toLowerCase(),
  )
  const withArticle = /^(?!the |an? )(?:\p{Ll}[\p{Ll}-]* )?\p{Ll}[\p{Ll}-]*(?<!s) of /u.test(text)
    ? `the ${text}`
    : text
  return { text: withArticle, sources: [...sources, ...work.sources('goal')] }
}
