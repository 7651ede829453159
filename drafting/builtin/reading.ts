import { isPastForm, isSubject, mainVerb } from './clause.ts'
import { bare, cap, ended, inner } from './heads-and-ends.ts'
import * as lexicon from './openings.ts'
import type { Seat } from './seat.ts'
import { has, termsOf, type Term } from './terms.ts'
import { article } from './wording.ts'

/** A sentence as it can stand, or the words of a fragment with what they amount to. */
export type Reading = { kind: 'whole'; text: string } | { kind: 'thing' | 'to' | 'doing'; text: string; sure: boolean }

const whole = (text: string): Reading => ({ kind: 'whole', text: ended(text) })

const joinedText = (terms: readonly Term[]): string => terms.map((term) => term.pre + term.text + term.post).join('')

const isWork = ({ section, field }: Seat): boolean => section.endsWith('projects') && field !== 'goal'

/** "the award" of evidence, "the work" of a project, "the endeavor" of an endeavor. */
const thingOf = (seat: Seat): string => {
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
function pastFirst(terms: Term[], at: number, text: string, seat: Seat): Reading {
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
function baseOf(word: string): string | undefined {
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
  /^(?:begin|start|work|lead|report|participate|collaborate|contribute|serve|focus|care|assist|consult|advise|liaise|act|help|look|deal|apply|adapt|grow|teach|respond)$/
const NOUNS_TOO =
  /^(?:test|program|process|research|model|design|support|sample|market|share|scale|grade|record|track|map|care|report|review|study|plan|work|measure|use|transfer|lead|produce|project|link|code|sort|trace|cover|award|reward|guide|practice|repair|output|increase|lower|patent|license|cut|set|run|show|hire|launch|treat|monitor|document|secure)$/

/** Whether a bare verb opens the sentence, and not a noun that is spelled alike. */
function opensWithBase(word: string, verb: Term, next: Term | undefined, seat: Seat): boolean {
  if (!lexicon.BASE.has(word) || next === undefined) return false
  if (verb.post.includes(',') && !lexicon.BASE.has(next.text.toLowerCase())) return false
  if (has(next, 'Preposition') || /^to$/i.test(next.text)) return INTRANSITIVE.test(word) && !/^of$/i.test(next.text)
  if (/^(?:and|or)$/.test(next.text) || has(next, 'Determiner', 'Possessive', 'Value', 'Plural')) return true
  if (!NOUNS_TOO.test(word)) return true
  return ['plans', 'goal', 'expected_outcomes'].includes(seat.field)
}

function present(seat: Seat, text: string, verb: 'base' | 's', terms: Term[], at: number): Reading {
  const small = inner(text)
  if (verb === 'base') {
    if (seat.section === 'professionalhistory' && seat.field === 'job_summary' && !seat.past) return whole(`I ${small}`)
    return { kind: 'to', text: `to ${bare(spliced(small))}`, sure: true }
  }
  if (isOfPerson(seat)) return whole(`I ${unbent(terms, at)}`)
  return whole(`${seat.field === 'required_skills' ? 'The position' : cap(thingOf(seat))} ${small}`)
}

/** What a clause with "that" is, by its field. */
const WANTED: Readonly<Record<string, string>> = {
  goal: 'The aim was',
  plans: 'The plan is',
  expected_outcomes: 'The outcome expected is',
}

const BARE_SUBORDINATE: [RegExp, string][] = [
  [/^because\b/i, 'The reason is that'],
  [/^which\b/i, 'This'],
  [/^so that\b/i, 'This was done so that'],
]

/** "When the bank stops lending, the bakery closes"; "Until October we sold …": the subject stands behind what opens the sentence. */
const WITH_SUBJECT =
  /^(?:(?:When|Whenever|If|While|Although|Though|Unless|Once) [^,;]+, (?:the|an?|my|our|its|their|this|that|these|I|we|he|she|it|they|there|nobody|\p{Ll}+s) |Of [^,;]+, (?:\d+|\p{Ll}+) \p{Ll}+ |(?:Until|Since|In|On|At|By|From|After|Before|During|Between) (?:(?!\b(?:that|which|who|where|when|as|because|until)\b)[^,;])*? (?:I|we|our \p{Ll}+|my \p{Ll}+) \p{Ll}+)/u

const STATES = /\b(?:is|are|was|were|will|can|could|should|would|must|may|has|have|had|I|we|they|it|expect|hope|to)\b/i

/** Words by which a sentence on those who benefit says how; else it only names them. */
const SAYS_HOW =
  /\b(?:is|are|was|were|will|would|can|could|may|might|must|should|do|does|benefits?|gains?|profits?|gets?|receives?|saves?|needs?|have|has|becomes?|uses?|depends?|finds?|knows?|helps?|serves?|learns?|pays?|lives? longer|sees?|reach(?:es)?|goes|go|comes?|I|we)\b/i

/** What a sentence is, and where it lacks its subject the subject that its place gives it. */
export function read(text: string, seat: Seat): Reading {
  const label = lexicon.LABEL.exec(text)
  if (label !== null) return read(inner(text.slice(label[0].length)), seat)
  const aside = /^([^()]+) \([^()]*\)\.?$/.exec(text)?.[1]
  if (aside !== undefined) {
    // A verb in parentheses is none of the sentence's own.
    const outer = read(aside, seat)
    if (outer.kind === 'thing' && outer.sure) return { ...outer, text: bare(inner(text)) }
  }
  // "Teacher I" is a grade and no subject.
  const terms = termsOf(text.replace(/(?<=\b\p{Lu}\p{Ll}+ )I(?=[,.;]|$)/u, 'One'))
  const at = Math.max(
    terms.findIndex((term) => !lexicon.ADVERBS.has(term.text.toLowerCase())),
    0,
  )
  const [verb, next] = [terms[at] as Term, terms[at + 1]]
  const word = verb.text.toLowerCase()
  if (text.endsWith('?') || isSubject(terms[0])) return whole(text)
  const [, time = '', deed = ''] = /^((?:When|If|Once|As soon as) [^,]+), (\p{Ll}+ .+)$/u.exec(text) ?? []
  // "When the clearance comes, begin production": a step with its time.
  if (['plans', 'goal', 'expected_outcomes'].includes(seat.field) && lexicon.BASE.has(deed.split(' ')[0] ?? ''))
    return { kind: 'to', text: `to ${bare(deed)}, ${time.charAt(0).toLowerCase()}${time.slice(1)}`, sure: true }
  const [, company = '', aim = ''] = /^(With [^,]+)(?:, who [^,]+)?,? (to \p{Ll}+ .+)$/u.exec(text) ?? []
  if (seat.field === 'goal' && aim !== '') return { kind: 'to', text: `${bare(aim)}, ${inner(company)}`, sure: true }
  if (WITH_SUBJECT.test(text)) return whole(text)
  const isRow = seat.field === 'expected_outcomes' && /^[^,;]+, [^,;]+/.test(text) && !STATES.test(text)
  const isAim =
    seat.field === 'goal' &&
    /^(?:An?|One) /.test(text) &&
    !/\b(?:is|are|was|were|will|should|would|had|has)\b/.test(text)
  if (isRow || isAim || (seat.field === 'exp_nation_impt_beneficiaries' && !SAYS_HOW.test(text)))
    return { kind: 'thing', text: bare(inner(text)), sure: true }
  const small = inner(text)
  if (/^not (?:yet )?(?:\p{Ll}+(?:ed|en)|begun)\b/iu.test(text) && mainVerb(terms, 2, true) === undefined)
    return whole(`${cap(thingOf(seat))} is ${small}`)
  if (word === 'used' && seat.field === 'solution' && has(next, 'Noun', 'Determiner', 'Value', 'Possessive'))
    return whole(`I ${small}`)
  const wanted = WANTED[seat.field]
  // "That a doctor can be reached at any night": a clause for a goal, unless "that" points back.
  if (wanted !== undefined && word === 'that' && has(next, 'Determiner', 'Possessive', 'Plural', 'Pronoun'))
    return whole(`${wanted} ${small}`)
  const [, head = '', rest = ''] = /^([^,;]+), (so (?:I|we|it|they|he|she) .+)$/.exec(text) ?? []
  if (/^(?:background|challenge)$/.test(seat.field) && head !== '') {
    const thing = read(head, seat)
    const noun = termsOf(thing.text).find((term) => has(term, 'Noun'))
    if (thing.kind === 'thing' && thing.sure)
      return whole(`There ${has(noun, 'Plural') ? 'were' : 'was'} ${uncapped(thing.text)}, ${rest}`)
  }
  const after = mainVerb(terms, at + 1, true)
  const subordinate = BARE_SUBORDINATE.find(([form]) => form.test(text))
  if (subordinate !== undefined && !/,/.test(text)) return whole(text.replace(...subordinate))
  // What a position requires is named, not told.
  const isNamed = seat.field === 'required_skills' && /^an?$/i.test(terms[0]?.text ?? '')
  if (isNamed && !/\b(?:is|are|was|were|must|requires?|required|needs?|needed)\b/.test(text))
    return { kind: 'thing', text: bare(text), sure: true }
  if (/^to$/i.test(word))
    return after !== undefined && (/,/.test(text) || isClaimOf(terms, after.at))
      ? whole(text)
      : { kind: 'to', text: bare(small), sure: true }
  if (
    /^(?:is|are|am|was|were|has|have|had|will|can|could|would|does|do|must|may|should)$/.test(word) &&
    !isSubject(next)
  )
    return auxiliaryFirst(word, small, seat)
  if (lexicon.STATE.test(text) && after === undefined) return whole(`I ${seat.past ? 'was' : 'am'} ${small}`)
  // "Put all files on an open site" under a plan is yet to be done.
  if (wanted !== undefined && lexicon.PAST_LIKE_BASE.has(word))
    return { kind: 'to', text: `to ${bare(small)}`, sure: true }
  const adjectival = lexicon.ADJECTIVAL.has(word) && !has(next, 'Determiner', 'Possessive', 'Preposition', 'Value')
  if (isPastForm(word) && !adjectival && at <= 1 && !/-/.test(verb.post + word)) {
    if (after?.sure === true) return whole(text)
    return pastFirst(terms, at, text, seat)
  }
  if (has(verb, 'Gerund') && word.endsWith('ing')) {
    if (after !== undefined) return whole(text)
    if (!seat.past && /^(?:currently|now|presently|already)\b/i.test(text)) return whole(`I am ${small}`)
    if (has(next, 'Determiner', 'Possessive', 'Value', 'Preposition', 'Conjunction', 'Plural', 'Adjective', 'Noun'))
      return { kind: 'doing', text: bare(small), sure: true }
  }
  if (lexicon.ROLE.test(text) && after === undefined) return role(small, seat)
  if (after?.sure !== true && opensWithBase(word, verb, next, seat)) return present(seat, text, 'base', terms, at)
  const base = baseOf(word)
  if (after?.sure !== true && base !== undefined && opensWithBase(base, verb, next, seat))
    return present(seat, text, 's', terms, at)
  const main = mainVerb(terms)
  if (main?.sure === true) return whole(text)
  if (/^(?:no|nothing|nobody)\b/i.test(text))
    return whole(`There ${/^(?:background|challenge)$/.test(seat.field) ? 'was' : 'is'} ${small}`)
  const doing = terms.findIndex(
    (term, i) => has(term, 'Gerund') && /^(?:now|currently|already)$/.test(terms[i - 1]?.text ?? ''),
  )
  if (doing > 1) return whole(withBe(terms, doing - 1, 'present'))
  if (main !== undefined && main.at > 0) {
    return whole(withBe(terms, main.at, 'past'))
  }
  const unsure = terms.some(
    (term, i) =>
      i > 0 &&
      !/^(?:that|which|who)$/i.test(terms[i - 1]?.text ?? '') &&
      has(term, 'Verb') &&
      !has(term, 'Gerund', 'PastTense', 'Participle') &&
      !/^to$/i.test(terms[i - 1]?.text ?? ''),
  )
  // A verb that grammar does not place is one all the same where something stands before it that can be its subject.
  const [first, second] = terms
  const named =
    /^(?:all|both|most|some|none|many|few)$/i.test(first?.text ?? '') ||
    has(first, 'Determiner', 'Pronoun', 'Possessive', 'Plural') ||
    (has(first, 'Adjective') && has(second, 'Plural'))
  const isNounWithClause =
    main === undefined &&
    countOf(text, /\b(?:should|can|could|will|would|must|may)\b/g) <= countOf(text, /\b(?:where|that|which|who)\b/g) &&
    /^(?:(?:an?|the) )?[^,.;]+,? (?:(?:in|on|by|for|with) )?(?:where|that|which|who) /i.test(text)
  // What a position requires is named, not told.
  if (seat.field === 'required_skills' && main === undefined) return { kind: 'thing', text: bare(text), sure: true }
  const isHeaded =
    /^\p{Lu}\p{Ll}+(?: \p{Ll}+)? (?:of|for|with) /u.test(text) && main === undefined && !STATES.test(text)
  if (unsure && named && !isNounWithClause) return whole(text)
  const isMore =
    /^(?:Less|Fewer|More|Better|Early|Earlier|Cheaper|Faster) /.test(text) && main === undefined && !STATES.test(text)
  if (isHeaded || isMore) return { kind: 'thing', text: bare(inner(text)), sure: true }
  // A verb among plain words, without a comma: a sentence that grammar does not place.
  if (unsure && TELLS.test(seat.field) && !/[,;:]/.test(text) && terms.length > 3 && !opensWithNoun(terms))
    return whole(text)
  if (isNounWithClause) return { kind: 'thing', text: bare(text), sure: true }
  return { kind: 'thing', text: bare(text), sure: !unsure }
}

/** "To be understood is the beginning of education": what is to be done is itself spoken of. */
const isClaimOf = (terms: readonly Term[], at: number): boolean =>
  /^(?:is|was)$/.test(terms[at]?.text ?? '') &&
  !terms.slice(0, at).some(({ text }) => /^(?:that|which|who|what|whether|how)$/i.test(text))

const countOf = (text: string, form: RegExp): number => text.match(form)?.length ?? 0

/** Fields that tell what was, and not what is wanted. */
const TELLS = /^(?:background|challenge|solution|impact|job_summary)$/

/** A heading's capital goes where its next word is small: "Septic tanks". */
const uncapped = (text: string): string =>
  inner(text).replace(/^\p{Lu}(?=\p{Ll}+ \p{Ll})/u, (head) => head.toLowerCase())

/** A noun alone at the head, or one after an article of its own, may have a clause behind it and no verb. */
const opensWithNoun = (terms: readonly Term[]): boolean =>
  has(terms[0], 'Determiner', 'Verb', 'Gerund') ||
  (!has(terms[0], 'Plural', 'Value', 'Preposition') && terms.slice(1, 3).some((term) => has(term, 'Preposition')))

/** A form of "be" put before a participle, in the number of the noun it belongs to. */
function withBe(terms: readonly Term[], at: number, tense: 'past' | 'present'): string {
  const noun = terms.slice(0, at).findLast((term) => has(term, 'Noun'))
  const plural = has(noun, 'Plural')
  const be = tense === 'past' ? (plural ? 'were' : 'was') : plural ? 'are' : 'is'
  return joinedText(terms.map((term, i) => (i === at ? { ...term, pre: `${term.pre}${be} ` } : term)))
}

function auxiliaryFirst(word: string, small: string, seat: Seat): Reading {
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

function role(small: string, seat: Seat): Reading {
  const noun = small.replace(/^(?:the|an?) /, '')
  const named = lexicon.SOLE_ROLE.test(noun.split(/ (?:of|for|on|in|at|to|with|by) /)[0] ?? '')
    ? `the ${noun}`
    : article(noun)
  if (/\bsince\b/.test(small)) return whole(`I ${seat.past ? 'had' : 'have'} been ${named}`)
  return whole(`I ${seat.past || /\b(?:19|20)\d\d\b/.test(small) ? 'was' : 'am'} ${named}`)
}
