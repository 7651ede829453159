import { isPastForm } from './clause.ts'
import { bare, cap, inner } from './heads-and-ends.ts'
import * as lexicon from './openings.ts'
import { joinedText, whole, type Reading } from './sentence-kind.ts'
import type { Seat } from './seat.ts'
import { has, type Term } from './terms.ts'
import { article } from './wording.ts'

const isWork = ({ section, field }: Seat): boolean => section.endsWith('projects') && field !== 'goal'

/** "the award" of evidence, "the work" of a project, "the endeavor" of an endeavor. */
export const thingOf = (seat: Seat): string => {
  if (seat.section === 'evidence') return seat.item
  if (isOfPerson(seat)) return 'my work'
  return seat.section === 'endeavors' ? 'the endeavor' : 'the work'
}

const isOfPerson = (seat: Seat): boolean =>
  seat.section === 'professionalhistory' ||
  seat.field === 'exp_applicant_qualifications' ||
  seat.field === 'exp_related_experience' ||
  seat.field === 'current_progress'

const HABIT = /\b(?:each|every|annual(?:ly)?|year(?:ly)?|month(?:ly)?|once a|only to)\b/i

/** "was" or "is" of what a passive tells; an award that comes each year still does. */
const be = (seat: Seat, text: string): string =>
  HABIT.test(text) || (!seat.past && seat.section === 'professionalhistory') ? 'is' : 'was'

/** A past or participle that opens the sentence: who or what did it, or to whom or what it was done. */
export function pastFirst(terms: Term[], at: number, text: string, seat: Seat): Reading {
  const [verb, next] = [terms[at] as Term, terms[at + 1]]
  const word = verb.text.toLowerCase()
  const small = inner(text)
  const counted = /^(?:\d|once|twice)/.test(next?.text ?? '') && /^times?$/.test(terms[at + 2]?.text ?? 'times')
  const open =
    next === undefined ||
    counted ||
    has(next, 'Preposition', 'Conjunction') ||
    /^(?:each|every|only|once|annually|yearly|worldwide|internationally|nationally)$/.test(next.text)
  const joinsVerb = /^(?:and|,)$/.test(next?.text ?? '') || verb.post.includes(',')
  const passive =
    lexicon.PARTICIPLE.has(word) ||
    (open && !joinsVerb && !lexicon.WITHOUT_OBJECT.has(word) && !lexicon.IRREGULAR_PAST.has(word))
  if (!passive && !lexicon.GIVEN_SOMETHING.has(word)) {
    const follows = word === 'resulted' || (word === 'led' && next?.text === 'to')
    const byWork = follows || (isWork(seat) && seat.field === 'impact' && lexicon.EFFECTS.has(word))
    const byItem = seat.section === 'evidence' && /^(?:recognized|honored|rewarded|required|covered)$/.test(word)
    return whole(`${byItem ? cap(seat.item) : byWork ? cap(thingOf(seat)) : 'I'} ${spliced(small)}`)
  }
  const personal =
    (lexicon.OF_A_PERSON.has(word) && !/^(?:by|annually|yearly)$/.test(next?.text ?? '') && !HABIT.test(text)) ||
    (lexicon.GIVEN_SOMETHING.has(word) && !open)
  if (personal) return whole(`I was ${spliced(small)}`)
  const thing = seat.item !== '' && word.startsWith(seat.item.replace('the ', '')) ? 'it' : thingOf(seat)
  return whole(`${cap(thing)} ${be(seat, text)} ${spliced(small)}`)
}

/** "used in two plants, reduced the water" joins its verbs by "and". */
const spliced = (text: string): string => {
  const last = text.lastIndexOf(', ')
  const next = /^[a-z]+/.exec(text.slice(last + 2))?.[0] ?? ''
  if (last < 0 || / and /.test(text.slice(last)) || !(isPastForm(next) || lexicon.BASE.has(next))) return text
  return `${text.slice(0, last)} and ${text.slice(last + 2)}`
}

/** "manage" of "manages", where that is a verb that people begin with. */
export function baseOf(word: string): string | undefined {
  const forms = [word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')]
  return forms.find((form) => form !== word && lexicon.BASE.has(form.toLowerCase()))
}

/** "Manages a group and reports" without its endings, for a subject in the first person. */
function unbent(terms: Term[], at: number): string {
  return joinedText(
    terms.map((term, index) => {
      const before = terms[index - 1]
      const joins = index === at || /^(?:and|or|then)$/.test(before?.text ?? '') || before?.post.includes(',') === true
      const plain = joins && index >= at ? baseOf(term.text) : undefined
      return plain === undefined ? term : { ...term, text: index === 0 ? plain.toLowerCase() : plain }
    }),
  )
}

const INTRANSITIVE =
  /^(?:compare|cooperate|communicate|experiment|comply|talk|speak|travel|switch|begin|start|work|lead|report|participate|collaborate|contribute|serve|focus|care|assist|consult|advise|liaise|act|help|look|deal|apply|adapt|grow|teach|respond)$/
const NOUNS_TOO =
  /^(?:test|program|process|research|model|design|support|sample|market|share|scale|grade|record|track|map|care|report|review|study|plan|work|measure|use|transfer|lead|produce|project|link|code|sort|trace|cover|award|reward|guide|practice|repair|output|increase|lower|patent|license|cut|set|run|show|hire|launch|treat|monitor|document|secure)$/

/** Whether a bare verb opens the sentence, and not a noun that is spelled alike. */
export function opensWithBase(word: string, verb: Term, next: Term | undefined, seat: Seat): boolean {
  if (!lexicon.BASE.has(word) || next === undefined) return false
  if (verb.post.includes(',') && !lexicon.BASE.has(next.text.toLowerCase())) return false
  if (has(next, 'Preposition') || /^to$/i.test(next.text)) return INTRANSITIVE.test(word) && !/^of$/i.test(next.text)
  if (/^(?:and|or)$/.test(next.text) || has(next, 'Determiner', 'Possessive', 'Value', 'Plural')) return true
  if (!NOUNS_TOO.test(word)) return true
  return ['plans', 'goal', 'expected_outcomes'].includes(seat.field)
}

export function present(seat: Seat, text: string, verb: 'base' | 's', terms: Term[], at: number): Reading {
  const small = inner(text)
  if (verb === 'base') {
    if (seat.section === 'professionalhistory' && seat.field === 'job_summary' && !seat.past) return whole(`I ${small}`)
    return { kind: 'to', text: `to ${bare(spliced(small))}`, sure: true }
  }
  if (isOfPerson(seat)) return whole(`I ${unbent(terms, at)}`)
  return whole(`${seat.field === 'required_skills' ? 'The position' : cap(thingOf(seat))} ${small}`)
}

export function auxiliaryFirst(word: string, small: string, seat: Seat): Reading {
  if (/^(?:am|have|do)$/.test(word)) return whole(`I ${small}`)
  const rest = small.replace(/^\w+ (?:been )?/, '')
  const personal = lexicon.STATE.test(rest) || lexicon.ROLE.test(rest)
  if (personal || isOfPerson(seat) || (/^(?:had|will|can|could|would)$/.test(word) && seat.section !== 'evidence')) {
    const first = { is: 'am', has: 'have', does: 'do', are: 'am', were: 'was' }[word] ?? word
    return whole(`I ${small.replace(/^\w+/, first)}`)
  }
  const third = { are: 'is', were: 'was' }[word] ?? word
  return whole(`${cap(thingOf(seat))} ${small.replace(/^\w+/, third)}`)
}

export function role(small: string, seat: Seat): Reading {
  const noun = small.replace(/^(?:the|an?) /, '')
  const named = lexicon.SOLE_ROLE.test(noun.split(/ (?:of|for|on|in|at|to|with|by) /)[0] ?? '')
    ? `the ${noun}`
    : article(noun)
  if (/\bsince\b/.test(small)) return whole(`I ${seat.past ? 'had' : 'have'} been ${named}`)
  return whole(`I ${seat.past || /\b(?:19|20)\d\d\b/.test(small) ? 'was' : 'am'} ${named}`)
}
