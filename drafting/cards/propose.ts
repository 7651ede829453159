import type { CardKind, CardStatus, CardSubject, FactCard } from '#domain/fact-card.ts'
import { sentencesIn } from '../builtin/in-english.ts'
import { isInFirstPerson } from '../builtin/own-words.ts'
import { personOf, type Person } from '../builtin/person.ts'
import type { CaseFile } from '../case-file.ts'
import { proposalId } from './identity.ts'
import { passagesOf, type Passage } from './passages.ts'
import { ASK_ENGLISH, ASK_SPEAKER, ASK_WE, ASK_WHO, askInside, askPronoun, questionsOf } from './questions.ts'
import { formOf, pronounInside, type SentenceForm } from './sentence-form.ts'
import { doneBy, meantBy, named, ofApplicant, ofHouse, ofSeveral, standsFor } from './wordings.ts'

/** What the built-in reader makes of a sentence. */
interface Wording {
  state: 'confirmed' | 'proposed' | 'asks'
  text: string
  questions?: string[]
  /** Undefined where a wording would lose a word. */
  choices?: (string | undefined)[]
}

const WORDINGS: Readonly<Record<SentenceForm, (sentence: string, of: Passage, person: Person) => Wording>> = {
  // A whole sentence is used word for word: it is confirmed by having been entered.
  whole: (text) => ({ state: 'confirmed', text }),

  own: (text, of, person) => {
    const turned = named(text, person)
    if (of.referee_id !== null) {
      // The applicant notes what a recommender says, and what is to be said of the recommender.
      const choices = [of.speaker && named(text, of.speaker), turned]
      return { state: 'asks', text, questions: [ASK_SPEAKER], choices }
    }
    return turned === undefined ? note(text, of) : { state: 'proposed', text: turned }
  },

  ours: (text, { house }, person) => ({
    state: 'asks',
    text,
    questions: [ASK_WE],
    choices: [
      ofSeveral(text, `${person.short} and the team`),
      ofApplicant(text, person),
      house === '' ? undefined : ofHouse(text, house, person),
    ],
  }),

  leaning: (text, { work, house }, person) => {
    const wordings = [
      work === '' ? undefined : standsFor(text, work, 'thing'),
      house === '' ? undefined : standsFor(text, house, 'thing'),
      standsFor(text, person.short, 'person'),
      standsFor(text, `${person.short} and the team`, 'several'),
    ]
    return {
      state: 'asks',
      text,
      questions: [askPronoun(/^\p{L}+/u.exec(text)?.[0] ?? text)],
      choices: wordings.map((one) => (one !== undefined && isInFirstPerson(one) ? named(one, person) : one)),
    }
  },

  bound: (text) => ({ state: 'proposed', text, questions: [askInside(pronounInside(text) ?? '')] }),

  headless: (text, _, person) => ({
    state: 'asks',
    text,
    questions: [ASK_WHO],
    choices: [doneBy(text, person.short), doneBy(text, `${person.short} and the team`)],
  }),

  intent: (text, of, person) => {
    const { kind, work } = of
    if (kind === 'plan') return { state: 'proposed', text: meantBy(text, `${person.short} plans`) }
    return work === '' ? note(text, of) : { state: 'proposed', text: meantBy(text, `The aim of ${work} was`) }
  },

  note: (text, of) => note(text, of),

  foreign: (text) => ({ state: 'asks', text, questions: [ASK_ENGLISH] }),
}

const note = (text: string, { kind }: Passage): Wording => ({ state: 'asks', text, questions: questionsOf(text, kind) })

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
  if (isAt(person.short) || isAt(person.full)) return 'applicant'
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

/** The cards of a passage, in the order of its sentences. The same sentence twice is one card. */
function cardsOf(passage: Passage, person: Person): FactCard[] {
  const { section, entry, field, referee_id } = passage
  return [...new Set(sentencesIn(passage.text))].map((words): FactCard => {
    const wording = WORDINGS[formOf(words)](words, passage, person)
    const sources = [{ section, entry, field, words }]
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
      referee_id,
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

function cardsOnce(passage: Passage, person: Person): readonly FactCard[] {
  const key = JSON.stringify([passage, person.short, person.subject])
  const cards = kept.get(key) ?? cardsOf(passage, person)
  if (kept.size >= MANY) kept.clear()
  kept.set(key, cards)
  return cards
}

/** What the built-in reader proposes from the texts of a profile. */
export function proposedCards(caseFile: CaseFile): FactCard[] {
  const person = personOf(caseFile.profile.application, [])
  return passagesOf(caseFile).flatMap((passage) => cardsOnce(passage, person))
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
