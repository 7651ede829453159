import type { CardKind, CardSource, CardStatus, CardSubject, FactCard } from '#domain/fact-card.ts'
import { sentencesIn } from '../builtin/in-english.ts'
import { isInFirstPerson } from '../builtin/own-words.ts'
import { personOf, possessiveOf, type Person } from '../builtin/person.ts'
import type { CaseFile } from '../case-file.ts'
import { proposalId } from './identity.ts'
import { passagesOf, type Passage } from './passages.ts'
import { ASK_ENGLISH, ASK_SENTENCE, ASK_SPEAKER, ASK_WE, ASK_WHO, askPronoun, questionsOf } from './questions.ts'
import { formOf, pronounIn, type SentenceForm } from './sentence-form.ts'
import { doneBy, meantBy, named, ofApplicant, ofHouse, ofSeveral, quoted, standsFor } from './wordings.ts'

/** A sentence of a passage, with its place there. */
interface Typed {
  words: string
  form: SentenceForm
  at: number
}

/**
 * Sentences of a passage that become one card: a statement each, what is quoted together, what nothing is made of, or all
 * that has to be asked about, which is one question a field.
 */
interface Unit {
  becomes: 'statement' | 'quotation' | 'aside' | 'question'
  typed: Typed[]
}

/** A quotation is no longer than somebody reads in one go; a question no longer than its answer can be. */
const LONGEST_QUOTATION = 700
const LONGEST_NOTE = 1_500

const textOf = (typed: readonly Typed[]): string => typed.map(({ words }) => words).join(' ')

const fits = (unit: Unit | undefined, { words }: Typed, most: number): unit is Unit =>
  unit !== undefined && textOf(unit.typed).length + words.length < most

const NOTES: ReadonlySet<SentenceForm> = new Set(['note', 'headless', 'intent'])

/** What becomes of the sentences of a passage that nobody has settled yet, in their order. */
function unitsOf(sentences: readonly Typed[], { referee_id }: Passage): Unit[] {
  const units: Unit[] = []
  const isNext = (unit: Unit | undefined, { at }: Typed): unit is Unit => unit?.typed.at(-1)?.at === at - 1
  const ask = (one: Typed): void => {
    const isForeign = one.form === 'foreign'
    const asked = units.findLast(
      (unit) => unit.becomes === 'question' && (unit.typed[0]?.form === 'foreign') === isForeign,
    )
    if (fits(asked, one, LONGEST_NOTE)) asked.typed.push(one)
    else units.push({ becomes: 'question', typed: [one] })
  }
  // Among notes a sentence that is no clean one is a note, too.
  const notes = sentences.filter(({ form }) => NOTES.has(form)).length
  const isNoted = notes > 0 && notes * 2 >= sentences.length
  for (const one of sentences) {
    const last = units.at(-1)
    // The applicant notes what a recommender says, and what is to be said of the recommender.
    const form = referee_id !== null && one.form !== 'whole' && one.form !== 'foreign' ? 'note' : one.form
    switch (form) {
      case 'whole':
      case 'own':
        units.push({ becomes: 'statement', typed: [one] })
        break
      case 'said':
        if (isNoted) {
          ask(one)
          break
        }
        if (last?.becomes === 'quotation' && isNext(last, one) && fits(last, one, LONGEST_QUOTATION))
          last.typed.push(one)
        else units.push({ becomes: 'quotation', typed: [one] })
        break
      case 'leaning':
        // What the pronoun stands for is quoted with it.
        if (
          (last?.becomes === 'statement' || last?.becomes === 'quotation') &&
          isNext(last, one) &&
          fits(last, one, LONGEST_QUOTATION)
        ) {
          last.becomes = 'quotation'
          last.typed.push(one)
        } else ask(one)
        break
      case 'aside':
        units.push({ becomes: 'aside', typed: [one] })
        break
      default:
        ask(one)
    }
  }
  return units
}

/** What the built-in reader makes of sentences. */
interface Wording {
  state: FactCard['state']
  text: string
  questions?: string[]
  /** Undefined where a wording would lose a word. */
  choices?: (string | undefined)[]
}

function wordingOf({ becomes, typed }: Unit, of: Passage, person: Person): Wording {
  const text = textOf(typed)
  switch (becomes) {
    case 'statement': {
      // A whole sentence is used word for word: it is confirmed by having been entered.
      if (typed[0]?.form === 'whole') return { state: 'confirmed', text }
      const turned = named(text, person)
      return turned === undefined
        ? { state: 'confirmed', text: quotedOf(text, of, person) }
        : { state: 'proposed', text: turned }
    }
    case 'quotation':
      return { state: 'confirmed', text: quotedOf(text, of, person) }
    case 'aside':
      return { state: 'left_out', text, questions: [ASK_SENTENCE] }
    case 'question':
      return asking(typed, of, person)
  }
}

/** Words of the applicant as they were typed; those of an endeavor may have been drafted. */
const quotedOf = (text: string, { section }: Passage, person: Person): string =>
  quoted(text, section === 'endeavors' ? 'The endeavor is described so' : `In ${possessiveOf(person.short)} words`)

function asking(typed: readonly Typed[], of: Passage, person: Person): Wording {
  const text = textOf(typed)
  const [one] = typed
  if (one?.form === 'foreign') return { state: 'asks', text, questions: [ASK_ENGLISH] }
  const speaks = of.referee_id !== null && isInFirstPerson(text)
  const isOne = typed.length === 1 && one !== undefined
  const pronoun = isOne && one.form === 'leaning' ? pronounIn(text) : undefined
  const isWe = isOne && one.form === 'ours' && of.referee_id === null
  const questions = [
    ...(speaks ? [ASK_SPEAKER] : []),
    ...(pronoun === undefined ? [] : [askPronoun(pronoun)]),
    ...(isOne && one.form === 'headless' ? [ASK_WHO] : []),
    ...(typed.some(({ form }) => form === 'ours') ? [ASK_WE] : []),
  ]
  return {
    state: 'asks',
    text,
    questions: isWe || pronoun !== undefined ? questions : [...questions, ...questionsOf(text)],
    choices: isOne ? choicesFor(one, of, person) : [],
  }
}

/** Statements to choose from where one sentence alone has to be asked about. */
function choicesFor({ words, form }: Typed, of: Passage, person: Person): (string | undefined)[] {
  const { work, house, speaker, referee_id, kind } = of
  if (form === 'leaning') {
    const wordings = [
      work === '' ? undefined : standsFor(words, work, 'thing'),
      house === '' ? undefined : standsFor(words, house, 'thing'),
      standsFor(words, person.short, 'person'),
      standsFor(words, `${person.short} and the team`, 'several'),
    ].map((one) => (one !== undefined && isInFirstPerson(one) ? named(one, person) : one))
    return [...wordings, ...(referee_id === null ? [quotedOf(words, of, person)] : [])]
  }
  if (referee_id !== null) return form === 'own' ? [speaker && named(words, speaker), named(words, person)] : []
  if (form === 'ours')
    return [
      ofSeveral(words, `${person.short} and the team`),
      ofApplicant(words, person),
      house === '' ? undefined : ofHouse(words, house, person),
    ]
  if (form === 'headless') return [doneBy(words, person.short), doneBy(words, `${person.short} and the team`)]
  return form === 'intent' && kind === 'plan' ? [meantBy(words, `${person.short} plans`)] : []
}

const LED = /\b(?:led|leads?|heads?|headed|managed?s?|directed|directs|supervised?s?|chaired?s?)\b/iu
const MADE = /\b(?:built|designed|developed|created|wrote|invented|made|constructed|programmed|founded)\b/iu
const USED = /\b(?:adopted|deployed|in use|uses?|licensed|installed)\b/iu
const PLANNED = /\b(?:will|shall|plans? to|intends? to|aims? to|propos(?:e|es) to)\b/iu
const PRESENT = /\b(?:is|are|am|has been|have been|works?|leads?|runs?|continues?)\b/u

/** A passage says what it is about; what was done is sorted by its verb. */
function kindOf(text: string, kind: CardKind): CardKind {
  if (kind !== 'did') return kind === 'result' && USED.test(text) ? 'use' : kind
  if (LED.test(text)) return 'led'
  return MADE.test(text) ? 'made' : 'did'
}

const statusOf = (text: string, { kind, isCurrent }: Passage): CardStatus => {
  if (kind === 'plan' || PLANNED.test(text)) return 'planned'
  return isCurrent && PRESENT.test(text) ? 'under_way' : 'done'
}

function subjectOf(text: string, { referee_id, house }: Passage, person: Person): CardSubject {
  const isAt = (name: string): boolean => name !== '' && text.startsWith(name)
  if (isAt(`${person.short} and the team`) || /^(?:the|our|my) team\b/iu.test(text)) return 'team'
  if (isAt(person.short) || isAt(person.full) || isAt(`In ${possessiveOf(person.short)} words`)) return 'applicant'
  if (referee_id !== null) return 'recommender'
  if (isAt(house)) return 'organization'
  return /^(?:the|an?|this|each|every)\b/iu.test(text) ? 'system' : 'other'
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text)

/** The choices of a card, each once, under the words in which they differ. */
function choicesOf({ choices = [] }: Wording): FactCard['choices'] {
  const texts = [...new Set(choices.filter((text) => text !== undefined))]
  return texts.map((text) => ({ label: shortened(text), text }))
}

const sourceOf = ({ section, entry, field }: Passage, words: string): CardSource => ({ section, entry, field, words })

/** Fields that say what is to come. */
const OUTCOMES = /^(?:plans|expected_outcomes)$/u

/** The sentences of a passage. The same one twice is one. */
const typedIn = ({ text, kind, section, field }: Passage): Typed[] =>
  [...new Set(sentencesIn(text))].map((words, at) => ({
    words,
    form: formOf(words, { ofPlan: kind === 'plan', ofOutcome: section !== 'endeavors' && OUTCOMES.test(field) }),
    at,
  }))

/** The cards of a passage, in the order of its sentences. */
function cardsOf(passage: Passage, sentences: readonly Typed[], person: Person): FactCard[] {
  return unitsOf(sentences, passage).map((unit): FactCard => {
    const wording = wordingOf(unit, passage, person)
    const sources = unit.typed.map(({ words }) => sourceOf(passage, words))
    return {
      id: proposalId(sources, wording.text),
      text: wording.text,
      about: subjectOf(wording.text, passage, person),
      kind: kindOf(wording.text, passage.kind),
      status: statusOf(wording.text, passage),
      state: wording.state,
      questions: wording.questions ?? [],
      choices: choicesOf(wording),
      sources,
      referee_id: passage.referee_id,
      origin: wording.state === 'confirmed' ? 'entered' : 'reader',
      was: null,
      confirmed_by: null,
      confirmed_at: null,
    }
  })
}

/** A profile is read again whenever something of it changes, and most of its texts have not. */
const kept = new Map<string, readonly FactCard[]>()
const MANY = 1_000

const never = (): boolean => false

function cardsOnce(
  passage: Passage,
  person: Person,
  isSettled: (source: CardSource) => boolean = never,
): readonly FactCard[] {
  const settled = sentencesIn(passage.text).filter((words) => isSettled(sourceOf(passage, words)))
  const key = JSON.stringify([passage, person.short, person.subject, settled])
  const cards =
    kept.get(key) ??
    cardsOf(
      passage,
      typedIn(passage).filter(({ words }) => !settled.includes(words)),
      person,
    )
  if (kept.size >= MANY) kept.clear()
  kept.set(key, cards)
  return cards
}

/** Every sentence of the profile that cards are made of, in order. */
export const typedSources = (caseFile: CaseFile): CardSource[] =>
  passagesOf(caseFile).flatMap((passage) =>
    [...new Set(sentencesIn(passage.text))].map((words) => sourceOf(passage, words)),
  )

/** What the built-in reader proposes from the texts of a profile, less the sentences that somebody has settled. */
export function proposedCards(caseFile: CaseFile, isSettled?: (source: CardSource) => boolean): FactCard[] {
  const person = personOf(caseFile.profile.application, [])
  return passagesOf(caseFile).flatMap((passage) => cardsOnce(passage, person, isSettled))
}

/**
 * The sentences of an endeavor, worded as cards would be. None of them is confirmed by having been entered: endeavors are
 * drafted, too, and nothing that was drafted is a source.
 */
export const wordedEndeavor = (caseFile: CaseFile, entry: number, field: string, text: string): FactCard[] =>
  cardsOnce(
    {
      section: 'endeavors',
      entry,
      field,
      kind: 'plan',
      text,
      referee_id: null,
      speaker: undefined,
      work: '',
      house: '',
      isCurrent: false,
    },
    personOf(caseFile.profile.application, []),
  ).map((card) => (card.state === 'confirmed' ? { ...card, state: 'proposed' } : card))
