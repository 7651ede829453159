import {
  MAX_CARD_TEXT,
  QUOTE_AS_TYPED,
  type CardKind,
  type CardSource,
  type CardStatus,
  type CardSubject,
  type FactCard,
} from '#domain/fact-card.ts'
import { sentencesIn } from '../builtin/in-english.ts'
import { isInFirstPerson } from '../builtin/first-person.ts'
import { personOf, type Person } from '../builtin/person.ts'
import type { CaseFile } from '../case-file.ts'
import { Recent } from '../recent.ts'
import { isActive } from './active.ts'
import { saidOf } from './deed.ts'
import { proposalId } from './identity.ts'
import { passagesOf, type Passage } from './passages.ts'
import { ASK_ENGLISH, ASK_SPEAKER, ASK_WHO, questionsOf } from './questions.ts'
import { formOf, type SentenceForm } from './sentence-form.ts'
import { doneBy, ended, isQuoted, meantBy, quoted } from './wordings.ts'

/** A sentence of a passage, with its place there. */
interface Typed {
  words: string
  form: SentenceForm
  at: number
}

/** Sentences of a passage that become one card. */
interface Unit {
  becomes: 'statement' | 'quotation' | 'question'
  typed: Typed[]
}

/** A quotation is no longer than a card may be; a question no longer than its answer can be. */
const LONGEST_QUOTATION = 800
const LONGEST_NOTE = 1_500

/** Points of a list that end in no mark stay apart. */
const textOf = (typed: readonly Typed[]): string =>
  typed.reduce(
    (all, { words }) => (all === '' ? words : `${all}${/[.!?:;,]["”’)]?$/u.test(all) ? '' : ';'} ${words}`),
    '',
  )

/** Sentences in their order, in as few groups as `most` characters allow; a gap between them ends a group where they are to be neighbors. */
function grouped(sentences: readonly Typed[], most: number, areNeighbors: boolean): Typed[][] {
  const groups: Typed[][] = []
  for (const one of sentences) {
    const group = groups.at(-1)
    const isNext = !areNeighbors || group?.at(-1)?.at === one.at - 1
    if (group !== undefined && isNext && textOf(group).length + one.words.length < most) group.push(one)
    else groups.push([one])
  }
  return groups
}

const STATED: ReadonlySet<SentenceForm> = new Set(['whole', 'own'])
const NOTES: ReadonlySet<SentenceForm> = new Set(['note', 'headless', 'intent'])

/** Behind its label an aim says in any form what was meant: "Aim: “To find the cause.”" */
const isNoteIn = ({ field }: Passage, { form }: Typed): boolean =>
  NOTES.has(form) && !(field === 'goal' && form === 'intent')

/**
 * What becomes of the sentences of a passage. Who writes one clean sentence after the other has each stated for itself. Any
 * other passage stays as it was typed: quoted whole, so that no sentence loses the one that it leans on or that limits it; or
 * asked about, where half of it is notes.
 */
function becomes(sentences: readonly Typed[], passage: Passage): Unit['becomes'] {
  const { referee_id } = passage
  const typed = sentences.filter(({ form }) => form !== 'foreign')
  const forms = typed.map(({ form }) => form)
  // The applicant notes what a recommender says, and what is to be said of the recommender.
  if (referee_id !== null) return forms.every((form) => form === 'whole') ? 'statement' : 'question'
  if (forms.every((form) => STATED.has(form))) return 'statement'
  const length = (those: readonly Typed[]): number => those.reduce((sum, { words }) => sum + words.length, 0)
  return length(typed.filter((one) => isNoteIn(passage, one))) * 2 >= length(typed) ? 'question' : 'quotation'
}

/** The cards to be of sentences that nobody has settled yet, in a passage that becomes these. */
function unitsOf(open: readonly Typed[], kind: Unit['becomes']): Unit[] {
  const asked = open.filter(({ form }) => form === 'foreign')
  const rest = open.filter(({ form }) => form !== 'foreign')
  const groups =
    kind === 'statement'
      ? rest.map((one) => [one])
      : grouped(rest, kind === 'quotation' ? LONGEST_QUOTATION : LONGEST_NOTE, kind === 'quotation')
  return [
    ...groups.map((typed): Unit => ({ becomes: kind, typed })),
    ...grouped(asked, LONGEST_NOTE, false).map((typed): Unit => ({ becomes: 'question', typed })),
  ].sort((a, b) => (a.typed[0]?.at ?? 0) - (b.typed[0]?.at ?? 0))
}

/** What the built-in reader makes of sentences. */
interface Wording {
  state: FactCard['state']
  text: string
  questions?: string[]
  choices?: string[]
}

function wordingOf({ becomes, typed }: Unit, of: Passage, person: Person): Wording {
  const text = textOf(typed)
  switch (becomes) {
    case 'statement': {
      // A whole sentence is used word for word: it is confirmed by having been entered.
      const said = typed[0]?.form === 'own' ? saidOf(text, person, of.kind === 'plan') : undefined
      return said === undefined ? { state: 'confirmed', text } : { state: 'proposed', text: said }
    }
    case 'quotation':
      return { state: 'confirmed', text: quotedOf(typed, of, person) }
    case 'question':
      return asking(typed, of, person)
  }
}

/** What is taken over from a file was entered by nobody: it is for somebody to look at, as any other wording. */
const openWhereImported = (wording: Wording, { isImported }: Passage): Wording =>
  isImported && wording.state === 'confirmed' ? { ...wording, state: 'proposed' } : wording

/** Words of the applicant as they were typed; those of an endeavor may have been drafted. */
const quotedOf = (typed: readonly Typed[], { head }: Passage, { short }: Person): string =>
  quoted(
    typed.map(({ words }, at) => (at === typed.length - 1 ? ended(words) : words)),
    head.replace('{name}', short),
  )

function asking(typed: readonly Typed[], of: Passage, person: Person): Wording {
  const text = textOf(typed)
  const [one] = typed
  if (one?.form === 'foreign') return { state: 'asks', text, questions: [ASK_ENGLISH] }
  const isOne = typed.length === 1 && one !== undefined
  const questions = [
    ...(of.referee_id !== null && isInFirstPerson(text) ? [ASK_SPEAKER] : []),
    ...(isOne && one.form === 'headless' ? [ASK_WHO] : []),
    ...questionsOf(text, of.kind),
  ]
  const choices = [...(isOne ? choicesFor(one, of, person) : []), ...asTyped(typed, of, person)]
  return { state: 'asks', text, questions, choices }
}

/** The applicant's notes as a quotation, for who would rather be quoted than write them anew. */
function asTyped(typed: readonly Typed[], of: Passage, person: Person): string[] {
  const text = quotedOf(typed, of, person)
  return of.referee_id === null && text.length <= MAX_CARD_TEXT ? [text] : []
}

/** Statements to choose from where one sentence alone has to be asked about. */
function choicesFor({ words, form }: Typed, { speaker, kind }: Passage, person: Person): string[] {
  if (speaker !== undefined)
    return form === 'own' ? [saidOf(words, speaker), saidOf(words, person)].filter((text) => text !== undefined) : []
  if (!isActive(words)) return []
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
  if (isAt(person.short) || isAt(person.full)) return 'applicant'
  if (referee_id !== null) return 'recommender'
  if (isAt(house)) return 'organization'
  return /^(?:the|an?|this|each|every)\b/iu.test(text) ? 'system' : 'other'
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text)

/** The choices of a card, each once, under the words in which they differ. */
function choicesOf({ choices = [] }: Wording): FactCard['choices'] {
  return [...new Set(choices)].map((text) => ({ label: isQuoted(text) ? QUOTE_AS_TYPED : shortened(text), text }))
}

const sourceOf = ({ section, entry, field }: Passage, words: string): CardSource => ({ section, entry, field, words })

/** Fields that say what is to come. */
const OUTCOMES = /^(?:plans|expected_outcomes)$/u

/** A profile is read again whenever something of it changes, and most of its texts have not. */
const MANY = 1_000
const read = new Recent<readonly Typed[]>(MANY)

/** The sentences of a passage. The same one twice is one. */
function typedIn({ text, kind, section, field }: Passage): readonly Typed[] {
  const of = { ofPlan: kind === 'plan', ofOutcome: section !== 'endeavors' && OUTCOMES.test(field) }
  return read.of(JSON.stringify([text, of]), () =>
    [...new Set(sentencesIn(text))].map((words, at) => ({ words, form: formOf(words, of), at })),
  )
}

/** The cards of a passage less its settled sentences, in the order of its text. */
function cardsOf(passage: Passage, settled: readonly string[], person: Person, writer: Writer): FactCard[] {
  const all = typedIn(passage)
  const open = all.filter(({ words }) => !settled.includes(words))
  const kind = becomes(all, passage)
  const isKept = writer === 'rough' && kind === 'statement' && passage.referee_id === null
  return unitsOf(open, isKept ? 'quotation' : kind).map((unit): FactCard => {
    const wording = openWhereImported(wordingOf(unit, passage, person), passage)
    const sources = unit.typed.map(({ words }) => sourceOf(passage, words))
    return {
      id: proposalId(sources, wording.text),
      text: wording.text,
      about: unit.becomes === 'quotation' ? 'applicant' : subjectOf(wording.text, passage, person),
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

/** A clean sentence here and there does not make a rough writer's account one of the petition's own: all of it is quoted. */
type Writer = 'clean' | 'rough'

/** Two of three passages that cannot be stated make a rough writer. */
function writerOf(passages: readonly Passage[]): Writer {
  const own = passages.filter(({ referee_id }) => referee_id === null)
  const stated = own.filter((passage) => becomes(typedIn(passage), passage) === 'statement')
  return stated.length * 3 <= own.length ? 'rough' : 'clean'
}

const kept = new Recent<readonly FactCard[]>(MANY)

const never = (): boolean => false

function cardsOnce(
  passage: Passage,
  person: Person,
  { writer = 'clean', isSettled = never }: { writer?: Writer; isSettled?: (source: CardSource) => boolean } = {},
): readonly FactCard[] {
  const settled = sentencesIn(passage.text).filter((words) => isSettled(sourceOf(passage, words)))
  const key = JSON.stringify([passage, person.short, person.subject, settled, writer])
  return kept.of(key, () => cardsOf(passage, settled, person, writer))
}

/** Every sentence of the profile that cards are made of, in order. */
export const typedSources = (caseFile: CaseFile): CardSource[] =>
  passagesOf(caseFile).flatMap((passage) =>
    [...new Set(sentencesIn(passage.text))].map((words) => sourceOf(passage, words)),
  )

/** What the built-in reader proposes from the texts of a profile, less the sentences that somebody has settled. */
export function proposedCards(caseFile: CaseFile, isSettled?: (source: CardSource) => boolean): FactCard[] {
  const person = personOf(caseFile.profile.application, [])
  const passages = passagesOf(caseFile)
  const writer = writerOf(passages)
  return passages.flatMap((passage) => cardsOnce(passage, person, { writer, ...(isSettled && { isSettled }) }))
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
      head: 'The endeavor is described so',
      text,
      referee_id: null,
      speaker: undefined,
      house: '',
      isCurrent: false,
      isImported: false,
    },
    personOf(caseFile.profile.application, []),
  ).map((card) => (card.state === 'confirmed' ? { ...card, state: 'proposed' } : card))
