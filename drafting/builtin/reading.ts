import { isPastForm, isSubject, mainVerb } from './clause.ts'
import { bare, cap, inner } from './heads-and-ends.ts'
import { isTypedList } from './typed-list.ts'
import * as lexicon from './openings.ts'
import type { Seat } from './seat.ts'
import { joinedText, whole, type Reading } from './sentence-kind.ts'
import { has, termsOf, type Term } from './terms.ts'
import { auxiliaryFirst, baseOf, opensWithBase, pastFirst, present, role, thingOf } from './verb-first.ts'
import { infinitive, wantedIn } from './wanted.ts'
import { article } from './wording.ts'

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

const OF_TRAINING = /^exp_(?:applicant_qualifications|related_experience)$/

/** Words by which a sentence on those who benefit says how; else it only names them. */
const SAYS_HOW =
  /\b(?:is|are|was|were|will|would|can|could|may|might|must|should|do|does|benefits?|gains?|profits?|gets?|receives?|saves?|needs?|have|has|becomes?|uses?|depends?|finds?|knows?|helps?|serves?|learns?|pays?|lives? longer|sees?|reach(?:es)?|goes|go|comes?|I|we)\b/i

const PERIODS = /^(?:days?|nights?|weeks?|months?|seasons?|years?)$/i

/** "Nine departments adopted the dashboard": a verb with its object, and no participle as in "patients treated each year". */
function tellsDeed(terms: readonly Term[]): boolean {
  const main = mainVerb(terms)
  if (main?.sure !== true || main.at === 0) return false
  const [object, after] = [terms[main.at + 1], terms[main.at + 2]]
  return (
    has(object, 'Determiner', 'Possessive', 'Pronoun', 'Plural', 'Value') &&
    ![object, after].some((term) => PERIODS.test(term?.text ?? ''))
  )
}

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
  // "Second went to a team from Oslo": the prize is its subject.
  if (WITH_SUBJECT.test(text) || /^(?:First|Second|Third|Last) (?:went|goes|came|was|is) /.test(text))
    return whole(text)
  const [, start] = /^([^,;]+), [^,;]+/.exec(text) ?? []
  const isRow =
    seat.field === 'expected_outcomes' &&
    start !== undefined &&
    !STATES.test(text) &&
    // "Ten utilities run such zones, and the data show why": two clauses, and no row of things.
    !(/, and (?:the|a|an|all|they|it) /.test(text) && mainVerb(termsOf(start))?.sure === true)
  const isAim =
    seat.field === 'goal' &&
    /^(?:An?|One) /.test(text) &&
    !/\b(?:is|are|was|were|will|should|would|had|has)\b/.test(text)
  if (isRow || isAim || (seat.field === 'exp_nation_impt_beneficiaries' && !SAYS_HOW.test(text) && !tellsDeed(terms)))
    return { kind: 'thing', text: bare(inner(text)), sure: true }
  // "Open data set": a thing, and no command to open it.
  const open = /^(?:Open|Free) (?!(?:the|an?|my|our|up)\b)\p{Ll}+(?: \p{Ll}+)?\.?$/u.exec(text)
  if (WANTED[seat.field] !== undefined && open !== null) {
    const thing = bare(text).toLowerCase()
    return {
      kind: 'thing',
      text: / (?:data|access|source|software)$|s$/.test(thing) ? thing : article(thing),
      sure: true,
    }
  }
  const small = inner(text)
  const aimed = seat.field === 'goal' ? wantedIn(text, terms) : undefined
  if (aimed !== undefined) return aimed
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
  const isNamed =
    seat.field === 'required_skills' && /^(?:an?|master|bachelor|ph\.?d|doctora(?:te|l)|associate)\b/i.test(text)
  if (isNamed && !/\b(?:is|are|was|were|must|requires?|required|needs?|needed)\b/.test(text))
    return {
      kind: 'thing',
      text: bare(text).replace(/^(?:Master|Bachelor|Doctora|Associate)/, (head) => head.toLowerCase()),
      sure: true,
    }
  if (/^to$/i.test(word)) {
    const reading = infinitive(text, terms, at)
    return reading === 'whole' ? whole(text) : reading
  }
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
  // "Design and test of a liner": two things, and nothing to be done.
  const areThings = /^\p{L}+ (?:and|or) \p{L}+ of /u.test(text)
  if (after?.sure !== true && !areThings && opensWithBase(word, verb, next, seat))
    return present(seat, text, 'base', terms, at)
  const base = baseOf(word)
  if (after?.sure !== true && !areThings && base !== undefined && opensWithBase(base, verb, next, seat))
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
  // Nor is what somebody notes of their own training, one thing after another.
  if (OF_TRAINING.test(seat.field) && main === undefined && isTypedList(bare(text)) && !STATES.test(text))
    return { kind: 'thing', text: bare(text), sure: true }
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
