import { isPastForm } from '../builtin/clause.ts'
import { lowerFirst } from '../builtin/entries.ts'
import type { Person } from '../builtin/person.ts'
import { words, type Phrase } from '../builtin/phrase.ts'
import type { Entry } from '../builtin/portrait.ts'
import { article } from '../builtin/wording.ts'
import type { RelationCategory } from '../case-file/ties.ts'
import { ofTwo, oneOf, withArticles, withoutPerson } from './typed-relation.ts'

/** What the profile tells of the tie, as the writer would say it. */
export interface Relation {
  /** "his supervisor at Llano Verde", "an independent user of the protocol": what the writer is to the applicant. */
  as?: Phrase
  /** Clauses of the writer's own, without a stop: "we have never worked together". */
  clauses: Phrase[]
  /** What was typed of which nobody can tell who is meant: it is asked. */
  unclear: string[]
}

const CLAUSE =
  /\b(?:I|we|he|she|they|you|is|was|were|am|are|has|have|had|does|did|uses|used|worked|met|know|knew|knows|supervised|taught|studied|hired|bought|would|will|can|could)\b/i

/** What people write for a post in the house in which they serve. */
const COLLOQUIAL: Readonly<Record<string, string>> = {
  boss: 'supervisor',
  'direct boss': 'direct supervisor',
  chief: 'supervisor',
  prof: 'professor',
}

/** "not employed or paid by the company", "paid by the day" */
const PASSIVE = /^(?:not )?(?:employed|paid|funded|supervised|hired)\b(?! (?:consultant|adviser|advisor))/i

/** What two people do together. */
const TOGETHER = /^(?:taught|worked|studied|published|met|collaborated|corresponded|exchanged|sat|served together)\b/i

/** A clause that was typed without its subject, which is the writer. */
export const opensWithVerb = (text: string): boolean => {
  const [first = '', second = ''] = text.split(' ')
  const word = first.toLowerCase()
  if (FIRST_PERSON[word] !== undefined || PASSIVE.test(text)) return true
  if (!/^(?:an?|the|my|her|his|their|our|its|with|for|in|at|on|of|by|to|since|across|together)$/i.test(second))
    return false
  return (
    isPastForm(word) ||
    /^(?:runs|leads|teaches|heads|directs|manages|owns|sells|publishes|employs|edits|chairs|supplies|operates)$/.test(
      word,
    )
  )
}

/** Of verbs in the third person, which speak of the writer, the first. */
const FIRST_PERSON: Readonly<Record<string, string>> = {
  knows: 'know',
  uses: 'use',
  cites: 'cite',
  reads: 'read',
  works: 'work',
  has: 'have',
  is: 'am',
  buys: 'buy',
  follows: 'follow',
}

/** What a recommender does to an applicant or with the applicant's work, and never the other way round. */
const OF_RECOMMENDER =
  /^(?:supervis|manag|direct|advis|mentor|taught|teach|hire|employ|uses?$|used$|cites?$|cited$|reads?$|knows?$|knew$|met$|saw$|heard$|review|examin|invit|asked$|bought$|buys$|follow)/

/** "He asked for the worksheet", "She supervised me": the entry is the applicant's, and speaks of the recommender whom it describes. */
function inFirstPerson(text: string, person: Person): string | undefined {
  const { verb = '', rest = '' } = /^(?:he|she)\s+(?<verb>\p{Ll}+)(?<rest>.*)$/iu.exec(text)?.groups ?? {}
  if (verb === '' || /\b(?:I|we|us|our|his|her|him)\b/i.test(rest)) return undefined
  if (/\b(?:me|my)\b/i.test(rest) && !OF_RECOMMENDER.test(verb)) return undefined
  const own = isPastForm(verb) ? verb : FIRST_PERSON[verb]
  if (own === undefined) return undefined
  return `I ${own}${rest}`.replace(/\bmy\b/g, person.possessive).replace(/\bme\b/g, person.object)
}

/** "His group used my results": whose group and whose results, the words alone do not tell where the writer is a man. */
function couldBeEither(text: string, gender: string): boolean {
  const writers = PRONOUNS[gender] ?? /\b(?:he|him|his|she|her|hers|they|them|their)\b/iu
  // A clause that was typed without a subject is about the writer, and who else is in it is the applicant.
  if (!writers.test(text)) return false
  // "We met at a conference, his group used my results": either of the two may have noted it.
  if (/^(?:we|our)\b/iu.test(text)) return /\b(?:I|me|my|mine)\b/u.test(text)
  return !/^I\b/iu.test(text) && !opensWithVerb(text)
}

const PRONOUNS: Readonly<Record<string, RegExp>> = {
  female: /\b(?:she|her|hers)\b/iu,
  male: /\b(?:he|him|his)\b/iu,
}

/** A clause of the entry in the writer's mouth; the entry's "my" is the applicant's where it speaks of the writer in the third person. */
function saidByWriter(clause: string, person: Person, gender: string): string | undefined {
  const text = clause.trim()
  if (/^they\b.*\b(?:together|each other)\b/i.test(text)) return text.replace(/^they\b/i, 'we')
  const ofWriter = inFirstPerson(text, person)
  if (ofWriter !== undefined) return ofWriter
  if (couldBeEither(text, gender)) return undefined
  const [first = ''] = text.split(' ')
  const verb = FIRST_PERSON[first.toLowerCase()]
  if (/^(?:were|have been|are)\b/i.test(text)) return `we ${lowerFirst(text)}`
  if (/^was\b/i.test(text)) return `I ${lowerFirst(text)}`
  if (PASSIVE.test(text)) return `I ${/^not\b/i.test(text) ? 'am' : 'was'} ${lowerFirst(text)}`
  // "Corresponded since 2021" lasts until now.
  if (TOGETHER.test(text)) return `we ${/\bsince\b/.test(text) ? 'have ' : ''}${lowerFirst(text)}`
  const deed = verb ?? (opensWithVerb(text) ? first.toLowerCase().replace(/(?<=[^s])s$/, '') : undefined)
  if (deed !== undefined)
    return `I ${isPastForm(first.toLowerCase()) ? first.toLowerCase() : deed.replace(/che$|she$/, (end) => end.slice(0, -1))} ${text.slice(first.length + 1)}`
      .replace(/ and (\p{Ll}+[^s])s (?=\p{Ll}+s? )/u, ' and $1 ')
      .replace(/\bmy\b/g, person.possessive)
      .replace(/\b(?:his|her|their) own\b/g, 'my own')
      .replace(/\bme\b/g, person.object)
  if (/^never (?:worked|met|published|collaborated|shared)\b/i.test(text)) return `I have ${lowerFirst(text)}`
  if (/^never\b/i.test(text)) return `I was ${lowerFirst(text)}`
  if (/^no\b/i.test(text)) return `there is ${lowerFirst(text)}`
  return /^(?:I|We)\b/.test(text) ? text.replace(/^We\b/, 'we') : lowerFirst(text)
}

/** What a colleague is of a ward or a project, and not of a person. */
const OFFICE =
  /^(?:principal investigator|head|chair|director|leader|engineer of record|manager|coordinator|editor|captain|chief)\b/i

/** Whoever is this is it of a house, and not of a person. */
const OF_A_HOUSE = /^(?:C\p{Lu}O|president|vice president|dean|founder|owner) of\b/u
const ONE_OF_MANY = /^(?:member|fellow|student) of\b/

/** What a co-author is besides: "co-author, first author on our paper". */
const SECOND_PART = /(?:,| and) (?:the )?(first|second|third|last|lead|senior|corresponding) author (?:on|of|in) (.+)$/i

/** "his supervisor at Llano Verde" of "Supervisor at Llano Verde"; "the principal of his school" keeps its own possessive. */
function postOf(head: string, person: Person, category: RelationCategory | undefined): string {
  const tied = category !== undefined
  const bare = lowerFirst(head.replace(/^(?:my|our|his|her|their|the|an?)\s+/i, '').trim())
  const post = (COLLOQUIAL[bare.toLowerCase()] ?? bare).replace(
    SECOND_PART,
    (_, rank: string, paper: string) => ` and the ${rank} author of ${paper}`,
  )
  if (ONE_OF_MANY.test(post)) return `a ${post.replace(/\b(?:my|his|her|their)\b/g, person.possessive)}`
  if (tied && (/\b(?:his|her|their)\b/.test(post) || OF_A_HOUSE.test(post))) return `the ${post}`
  if (category === 'colleague' && / (?:of|for) /.test(post) && OFFICE.test(post)) return `the ${post}`
  if (tied) return `${person.possessive} ${post}`
  return /^(?:chair|head|director|president|editor)\b/.test(post) || OF_A_HOUSE.test(post)
    ? `the ${post}`
    : article(post)
}

/** Since when or how long is told by the years that the entry names. */
const withoutTime = (post: string): string =>
  post
    .replace(/,? since (?:(?:she|he|they) (?:was|were) \p{Ll}+ )?(?:in )?(?:\p{Lu}\p{L}+ )?(?:19|20)\d\d$/u, '')
    .replace(/ (?:19|20)\d\d ?[–-] ?(?:19|20)\d\d$/, '')

/** `category` is the one that the profile bears out as a relation: a writer's position alone makes nobody "her professor". */
export function relationOf(writer: Entry, person: Person, category: RelationCategory | undefined): Relation {
  const sources = writer.sources('relationship')
  const tied = category !== undefined
  const told = writer.value('relationship').replace(/\.$/, '')
  const parts = told
    .split(
      /;\s*|,\s+(?=(?:we|I|no|never|independent|responsible|still|then)\b)|(?<=\p{L}{3}|\d{4})\.\s+(?=(?:I|We|They|He|She)\s)/u,
    )
    .map((part) => withArticles(part.trim()))
  const clauses: Phrase[] = []
  const unclear: string[] = []
  let as: Phrase | undefined
  for (const part of parts) {
    if (part === '' || /^(?:independent|still in (?:contact|touch)|then (?:supervisor|colleague|boss))$/i.test(part))
      continue
    const isFirst = as === undefined && clauses.length === 0
    const both = withoutPerson(part, person) ?? ofTwo(part, person, writer.value('gender'))
    if (typeof both === 'string') clauses.push(words(both, sources))
    if (both !== undefined) continue
    if (/^responsible\b/.test(part) && as !== undefined) clauses.push(words(`I was ${part}`, sources))
    else if (
      opensWithVerb(part) ||
      CLAUSE.test(withoutTime(part.split(/ (?:who|which|that|whose) /)[0] ?? part)) ||
      /^(?:never|no)\b/i.test(part)
    ) {
      // "I was her group leader" says in a clause what the category says in a word, and perhaps of another.
      if (isFirst && tied && /^I (?:was|am) /.test(part)) continue
      const said = saidByWriter(part, person, writer.value('gender'))
      if (said === undefined) unclear.push(part)
      else clauses.push(words(said, sources))
    } else {
      const post = oneOf(withoutTime(part))
      if (post !== undefined) as ??= words(postOf(post, person, category), sources)
    }
  }
  if (as === undefined && tied)
    as = words(`${person.possessive} ${category}`, writer.sources('category', 'relationship', 'was_supervisor'))
  return as === undefined ? { clauses, unclear } : { as, clauses, unclear }
}
