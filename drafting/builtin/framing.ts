import { FRAMES_BY_FIELD, OTHER_FRAMES, type FragmentFrames } from './fragment-frames.ts'
import { bare, cap, ended, inner } from './heads-and-ends.ts'
import { headsWithLanguage } from './languages.ts'
import { isInFirstPerson } from './own-words.ts'
import type { Seat } from './seat.ts'
import { has, termsOf } from './terms.ts'
import { asRow } from './typed-list.ts'
import { article } from './wording.ts'

/** What may stand in a sentence without an article of its own. */
const STANDS_BARE =
  /^(?:the|an?|no|all|both|every|each|\d[\d,.]*|my|our|its|their|his|her|this|these|such|some|many|several|few|fewer|less|more|most|better|faster|higher|lower|one|two|three|four|five|six|seven|eight|nine|ten|lack|absence|loss|use|need)\b/i

/** What nobody counts, and nobody makes. */
const NATURE =
  /^(?:(?:[\p{L}-]+ )?(?:rain|snow|ice|wind|heat|cold|dust|mud|smoke|noise|fog|frost|rust|sand|time|money))$/iu

/** True of words that can go on a sentence as they are; others are quoted. */
function standsBare(text: string): boolean {
  if (STANDS_BARE.test(text) || /[,;]/.test(text)) return true
  const head =
    text.split(
      / (?:of|for|in|on|with|from|at|by|to|under|between|across|along|near|throughout|all|that|which|who|and|or) /,
    )[0] ?? text
  return (
    NATURE.test(head.trim()) ||
    /(?:[^su]s|[ts]ion|ment|ance|ence|ity|ing|sis|ship|ware|cy|children|people|women|men|staff|youth)$/i.test(
      head.trim(),
    )
  )
}

/** What there is one of: it takes "the". */
const ONE_OF_ITS_KIND =
  /^(?:first|second|third|only|same|highest|largest|smallest|best|title|rank|status|right to) (?=\S)/i
/** "Second place" of a contest goes without. */
const PLACING = /^(?:first|second|third|fourth|fifth|last) place\b/i
/** Nouns that are not counted. */
const MASS =
  /(?:knowledge|research|work|leadership|literature|water|data|progress|success|access|equipment|command|mastery|advice|support|membership|recognition|funding|reading|handling|English|French|German|Spanish|math|law|art|music|physics|chemistry|biology|medicine|Python|Java|MATLAB|Excel|\p{L}+(?:graphy|logy|nomy|istry|ics))$/iu

/** Nouns that end like those without a number, but are counted. */
const COUNTED = /^(?:residency|certification|competition|position|qualification|publication|citizenship award)\b/i

/** Fields whose fragments name a thing or two, and not a state of affairs. */
const takesArticles = ({ section, field }: Pick<Seat, 'section' | 'field'>): boolean =>
  section === 'evidence' ||
  /^(?:required_skills|job_summary|plans|solution|goal|exp_applicant_qualifications|exp_related_experience)$/.test(
    field,
  )

/** A noun phrase that was typed without its article, with it; undefined where its kind cannot be told. */
function withArticle(text: string, { section, field }: Seat): string | undefined {
  if (PLACING.test(text)) return inner(text)
  if (headsWithLanguage(text)) return text
  if (ONE_OF_ITS_KIND.test(text) && !/^\S+ (?:and|or)\b/i.test(text)) return `the ${inner(text)}`
  if (!takesArticles({ section, field })) return undefined
  if (/^(?:PhD|Ph\.D\.|MD|MBA|Master|Bachelor)(?=[\s’']|$)/.test(text))
    return article(/^(?:Master|Bachelor)/.test(text) ? inner(text) : text)
  // "AutoCAD" is a name.
  if (/^\p{Lu}\p{Ll}+\p{Lu}\S*$/u.test(text)) return text
  if (/^(?:\p{Lu}{2,}|\P{L})/u.test(text) || /^(?:top|over|under|by|about|more|less)\b/i.test(text)) return undefined
  if (has(termsOf(text)[0], 'ProperNoun', 'Acronym', 'Preposition')) return undefined
  const head = (
    text.split(/,| (?:of|for|in|on|with|from|at|by|to|under|between|that|which|and|or|after|before|about) /)[0] ?? text
  ).trim()
  if (MASS.test(head)) return inner(text)
  return article(inner(text))
}

/** "license for grades 7 to 12 and endorsement": each of two nouns with its article. */
const bothWithArticle = (text: string, seat: Seat): string =>
  !takesArticles(seat)
    ? text
    : text.replace(
        /^([^,;]+ (?:of|for|in|from) [^,;]+ and )(\p{Ll}+ \p{Ll}+(?: [^,;]*)?)$/u,
        (_, first: string, second: string) =>
          standsBare(second) ? `${first}${second}` : `${first}${withArticle(second, seat) ?? second}`,
      )

/** A fragment as a frame takes it on; undefined where it is to be quoted. */
function taken(text: string, seat: Seat): string | undefined {
  // "With two makers" is no thing that an outcome could be.
  if (/^(?:with|without|at|by|from|to|among|under|for) /iu.test(text)) return undefined
  // "later a degree" has its article behind the adverb.
  if (/^\p{Ll}+ (?:an?|the) /u.test(text)) return text
  const lead = text.split(',')[0] ?? text
  const isBare = standsBare(lead.includes(' and ') ? lead.replace(/ and .*/, '') : lead)
  const needs = ONE_OF_ITS_KIND.test(text) || !isBare || COUNTED.test(lead)
  const held = needs ? withArticle(text, seat) : text
  return held === undefined
    ? standsBare(text)
      ? bothWithArticle(inner(text), seat)
      : undefined
    : bothWithArticle(held, seat)
}

/** True of a thing that a frame can take on, with the articles that it needs. */
export const canFrame = (text: string, seat: Seat): boolean =>
  membersOf(text).every((part) => /^\p{Lu}/u.test(inner(part)) || taken(part, seat) !== undefined)

const NOUNS: Readonly<Record<string, string>> = {
  background: 'the problem',
  goal: 'the goal',
  challenge: 'the difficulty',
  solution: 'the solution',
  impact: 'the result',
  job_summary: 'the work',
  required_skills: 'the requirement',
  current_progress: 'the progress',
  plans: 'the plan',
  expected_outcomes: 'the expected outcome',
  exp_applicant_qualifications: 'the qualification',
  exp_related_experience: 'the experience',
}

/** Words that no frame can take on are quoted as the applicant's own. */
export const quotedAs = (text: string, { field, entry, section, item }: Seat): string => {
  // Who speaks in the first person is named.
  if (section === 'evidence')
    return isInFirstPerson(text)
      ? `I describe ${item} as follows: ${text}.`
      : `${cap(item)} is described as follows: ${text}.`
  const noun = NOUNS[field] ?? 'the point'
  return entry % 2 === 0 ? `I describe ${noun} as follows: ${text}.` : `In my own words, ${noun} is this: ${text}.`
}

const framesOf = ({ section, field, past }: Seat): FragmentFrames =>
  (past ? FRAMES_BY_FIELD[`${field}, past`] : undefined) ??
  (section === 'futureplan' ? FRAMES_BY_FIELD[`${field}, plan`] : undefined) ??
  FRAMES_BY_FIELD[field] ??
  OTHER_FRAMES

/** The members of a list that was typed with semicolons or commas, as prose lists them. */
function membersOf(text: string): string[] {
  if (text.includes(';')) return text.split(/;\s*/).filter((part) => part !== '')
  return /,/.test(text) &&
    !/ (?:and|or) |, (?:(?:in|on|by|for|with|from|of) which|which|who|that|where|when|while|but|so|one|each|all|both|with|without|paid|behind|ahead|after|before|among)\b/.test(
      text,
    )
    ? text.split(/,\s+/)
    : [text]
}

const inRow = (texts: readonly string[]): string => {
  const mark = texts.some((text) => text.includes(',')) ? ';' : ','
  return texts.length < 3 && mark === ','
    ? texts.join(' and ')
    : texts
        .map((text, i) => (i === 0 ? text : i === texts.length - 1 ? `${mark} and ${text}` : `${mark} ${text}`))
        .join('')
}

/** The members of a list of things, each with its article; words on where or how stay with what they belong to. */
function named(text: string, seat: Seat): string | undefined {
  const members = membersOf(text)
  const isList = members.length > 1 && !members.slice(1).some((one) => AFTERWORD.test(one))
  const held = (isList ? members : [text]).map((one) => taken(one, seat))
  return held.every((one) => one !== undefined) ? inRow(held) : undefined
}
const AFTERWORD =
  /^(?:for|with|by|in|on|at|from|of|\p{L}+ed by|given|chosen|held|issued|awarded|selected|made|now|then|not)\b/iu

const PART = /^(?:finalist|winner|prize|prize money|exam|examination|fee|reward)(?: \d[\d,.]*)?(?: \p{Ll}+)?$/iu

/** What describes a paper of the evidence, as a sentence of it; undefined where its words are to be quoted. */
function ofPaper(text: string, seat: Seat): string | undefined {
  // "Teacher I, then Teacher II": grades, which no article fits.
  if (/\b\p{Lu}\p{Ll}+ I{1,3}(?:[,.;]|$)/u.test(text)) return undefined
  if (/^for (?:an?|the|\p{Lu})/iu.test(text)) return ended(`${cap(seat.item)} was ${inner(text)}`)
  if (
    /^(?:\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ?(?!-)/i.test(text) &&
    !/^\p{L}+-/u.test(text)
  )
    return ended(`There were ${named(inner(text), seat) ?? inner(text)}`)
  if (/^(?:highest|lowest|middle|top|first|second|third) (?:level|rank|grade|class|tier)\b/i.test(text))
    return ended(`${cap(seat.item)} is of the ${inner(text)}`)
  if (/^one of \S+ (?:finalists|winners|members|recipients|speakers)\b/i.test(text))
    return ended(`I was ${inner(text)}`)
  if (/^(?:first|second|third|fourth|fifth|[1-6](?:st|nd|rd|th)) place\b/i.test(text))
    return ended(`I took ${inner(text)}`)
  if (/^(?:honou?rable|special) mention\b/i.test(text))
    return ended(`I received ${/^h/i.test(text) ? 'an' : 'a'} ${inner(text).replace('honour', 'honor')}`)
  if (/^(?:first|second|third) time\b/i.test(text)) return ended(`It was the ${inner(text)}`)
  const head = (text.split(/,| (?:of|for|in|on|with|from|at|by|to|that|which|after) /)[0] ?? text).trim()
  // "Prize for the winner $500", of a contest: what belongs to it is not what it is.
  if (PART.test(head) && !new RegExp(`\\b${seat.item.replace('the ', '')}\\b`, 'i').test(head)) return undefined
  if (/[^su]s$/.test(head)) return undefined
  if (MASS.test(head.replace(/ [\d-]+$/, ''))) return ended(`${cap(seat.item)} is for ${asRow(inner(text))}`)
  if (/\d$/.test(head)) return undefined
  const isNamed = new RegExp(`\\b${seat.item.replace('the ', '').slice(0, 9)}`, 'i').test(head)
  const needs = isNamed && !/^(?:the|an?)\b/i.test(text) && membersOf(text).length === 1
  const whole = needs ? withArticle(text, seat) : named(text, seat)
  if (whole === undefined) return undefined
  const held = inner(whole).replace(SAYING, '$1 which says that ')
  return ended(`${isNamed ? 'It' : cap(seat.item)} is ${needs ? bothWithArticle(held, seat) : held}`)
}

/** "A letter that the office wishes to test it": what follows has a subject of its own, and is what the paper says. */
const SAYING =
  /^((?:an? |the )?(?:\p{L}+ )?(?:letter|statement|note|e-?mail|message|memo|declaration|affidavit)) that (?=(?:the|an?|it|they|he|she|we|this|these|its|their)\b|\p{Lu})/u

/** Fragments that describe a paper of the evidence, a sentence each; undefined where their words are to be quoted. */
export function ofEvidence(texts: readonly string[], seat: Seat): string[] | undefined {
  const told = texts.map((text) => ofPaper(text, seat))
  return seat.section === 'evidence' && told.every((one) => one !== undefined) ? told : undefined
}

/** A name of which every word has its capital. */
const NAMED = /^\p{Lu}\S*(?: (?:\p{Lu}\S*|of|and|for|the))*$/u

/** Fragments of one kind that follow one another, told in one sentence. */
export function framed(
  kind: 'thing' | 'to' | 'doing',
  texts: readonly string[],
  seat: Seat,
  exact: (text: string) => boolean,
  /** As they were typed, for where no frame can take them on. */
  typed: readonly string[] = texts,
): string {
  const frames = framesOf(seat)[kind]
  const chosen = frames[seat.entry % frames.length] ?? '{words}'
  // "The requirements are experience": one thing takes the singular frame.
  const isOne =
    kind === 'thing' && texts.length === 1 && texts.flatMap(membersOf).length === 1 && !/ and /.test(texts[0] ?? '')
  const parts = kind === 'thing' ? texts.flatMap(membersOf) : [...texts]
  const frame = isOne && chosen.startsWith('The requirements') ? (frames[0] ?? chosen) : chosen
  const areNames =
    kind === 'thing' &&
    parts.length > 1 &&
    // Sentences of their own have a capital each, whatever they begin with.
    parts.slice(1).every((part) => (texts.length > 1 ? NAMED : /^\p{Lu}/u).test(part))
  const things = kind === 'thing' && !areNames ? parts.flatMap((part) => taken(part, seat) ?? []) : parts
  const isOwnWords = seat.section === 'evidence' && kind === 'thing' && typed.every((text) => exact(bare(text)))
  if (things.length < parts.length || isOwnWords) {
    const quoted = typed
      .map(bare)
      .map((text, at) => (exact(text) && !/[“”"]/.test(text) ? `“${text}”` : inner(texts[at] ?? text)))
    return quotedAs(inRow(quoted), seat)
  }
  const members = things
  // "Python, MATLAB and C++": a list of names keeps its capitals.
  const names =
    members.length > 1 &&
    members
      .slice(1)
      .every(
        (member) =>
          (texts.length > 1 ? NAMED : /^\p{Lu}/u).test(member) && !has(termsOf(member)[0], 'Determiner', 'Value'),
      )
  const said = inRow(names ? members : members.map(inner))
  return ended(
    frame
      .replace('{words}', () => said)
      .replace('{item}', seat.item)
      .replace('{Item}', cap(seat.item)),
  )
}
