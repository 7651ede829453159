import type { CardSource, FactCard } from '#domain/fact-card.ts'
import { personOf } from '../../builtin/person.ts'
import { sentencesIn } from '../../builtin/in-english.ts'
import { isPassage } from '../../case-file/passage-fields.ts'
import { FACT_SECTIONS } from '../../case-file/fields.ts'
import { fieldPlace } from '../../case-file/places.ts'
import type { CaseFile, Exhibit } from '../../case-file.ts'
import { cardsIn } from '../cards.ts'
import { sourceKey } from '../identity.ts'
import { passagesOf } from '../passages.ts'

/** A value of an entry, which says whom a note of it is about: its organization, its dates. */
export interface Value {
  field: string
  label: string
  words: string
}

/** A text of the profile, or a page of a paper, for a model to read. */
export interface ReadPassage {
  /** Changes with its words, and with nothing else. */
  key: string
  place: { section: string; entry: number; field: string } | { file: string; page: number }
  /** The place as a person reads it. */
  label: string
  words: string
  /** The recommender whom it is about; null of the applicant's. */
  referee_id: number | null
  /** Of a field: the other values of its entry. */
  values: Value[]
  /** What is read in one go: a section, or a paper. */
  part: { key: string; label: string }
}

/** How people are reached is no fact of the case. */
const CONTACT = new Set(['email', 'phone', 'phone_number', 'country_code', 'linkedin'])
/** Characters that are read of a page, and of a paper: what a longer one says of the applicant is at its beginning. */
const OF_A_PAGE = 12_000
const OF_A_PAPER = 24_000

const sectionLabel = (section: string): string =>
  Object.hasOwn(FACT_SECTIONS, section) ? FACT_SECTIONS[section as keyof typeof FACT_SECTIONS].label : 'Profile'

const passageKey = (place: ReadPassage['place'], words: string): string => sourceKey({ ...place, words })

/** A statement that is a typed sentence word for word. */
const isAsTyped = ({ origin, text, sources }: FactCard): boolean =>
  origin === 'entered' && sources.length === 1 && sources[0]?.words === text

/** True of a proposal of a model that nobody has looked at. */
export const isUnsettled = ({ origin, state }: Pick<FactCard, 'origin' | 'state'>): boolean =>
  origin === 'model' && (state === 'proposed' || state === 'asks')

/** Sources whose card is as it should be: sentences that are used word for word, and what a person has settled. */
export function settledSources(caseFile: CaseFile): (source: CardSource) => boolean {
  const stored = new Set((caseFile.profile.settledCards ?? []).filter((card) => !isUnsettled(card)).map(({ id }) => id))
  const keys = new Set(
    cardsIn(caseFile)
      .filter((card) => isAsTyped(card) || stored.has(card.id))
      .flatMap(({ sources }) => sources.filter(({ context }) => context !== true).map(sourceKey)),
  )
  return (source) => keys.has(sourceKey(source))
}

function ofFields(caseFile: CaseFile): ReadPassage[] {
  const isSettled = settledSources(caseFile)
  const factsOf = Map.groupBy(caseFile.facts, ({ section, entry }) => `${section}/${entry}`)
  return passagesOf(caseFile).flatMap(({ section, entry, field, text, referee_id }): ReadPassage[] => {
    const isDone = (words: string): boolean => isSettled({ section, entry, field, words })
    if (sentencesIn(text).every(isDone)) return []
    const place = { section, entry, field }
    const values = (factsOf.get(`${section}/${entry}`) ?? [])
      .filter(({ kind, field: own }) => kind !== 'derived' && own !== 'resume' && !isPassage(own) && !CONTACT.has(own))
      .map((fact) => ({ field: fact.field, label: fact.place, words: fact.value }))
    return [
      {
        key: passageKey(place, text),
        place,
        label: fieldPlace(caseFile.profile, section, entry, field).place,
        words: text,
        referee_id,
        values,
        part: { key: section, label: sectionLabel(section) },
      },
    ]
  })
}

const ofPaper = (file: string, title: string, pages: readonly { page: number; text: string }[]): ReadPassage[] => {
  let room = OF_A_PAPER
  return pages.flatMap(({ page, text }): ReadPassage[] => {
    const words = text.slice(0, Math.min(OF_A_PAGE, room))
    room -= words.length
    if (words.trim() === '') return []
    const place = { file, page }
    return [
      {
        key: passageKey(place, words),
        place,
        label: `${title}, page ${page}`,
        words,
        referee_id: null,
        values: [],
        part: { key: file, label: title },
      },
    ]
  })
}

/** Letters of recommendation are quoted as letters, and no facts of the applicant's own. */
const isRead = ({ section }: Exhibit): boolean => section !== 'referees'

const ofPapers = ({ exhibits, pages, profile }: CaseFile): ReadPassage[] => [
  ...exhibits.filter(isRead).flatMap(({ number, title, file }) =>
    ofPaper(
      file.url,
      title,
      pages.filter(({ exhibit }) => exhibit === number),
    ),
  ),
  ...profile.referees.flatMap((referee) => {
    const upload = profile.uploads.find(({ url }) => url === referee.resume?.url)
    if (upload === undefined) return []
    const paper = ofPaper(
      upload.url,
      `Resume, ${personOf(referee, []).full}`,
      upload.pages.map((text, at) => ({ page: at + 1, text })),
    )
    return paper.map((passage) => ({ ...passage, referee_id: referee.id }))
  }),
]

/** What of a record cards can be read from: texts with a sentence that is no settled statement, and the papers. */
export const passagesToRead = (caseFile: CaseFile): ReadPassage[] => [...ofFields(caseFile), ...ofPapers(caseFile)]

/** Characters that one call is shown, and one run: what is beyond waits for the next run. */
const OF_A_CALL = 16_000
const OF_A_RUN = 240_000
/** Each call is charged for the instructions, too. */
const CALLS_OF_A_RUN = 60

export interface Batch {
  label: string
  passages: ReadPassage[]
}

/** What one run reads, in calls of one section or paper each, and how many passages wait for the next one. */
export function batchesOf(passages: readonly ReadPassage[]): { batches: Batch[]; left: number } {
  let room = OF_A_RUN
  const within = passages.filter(({ words }) => (room -= words.length) >= 0)
  const batches: (Batch & { part: string; size: number })[] = []
  for (const passage of within) {
    const last = batches.at(-1)
    const size = passage.words.length
    if (last?.part === passage.part.key && last.size + size <= OF_A_CALL) {
      last.passages.push(passage)
      last.size += size
    } else batches.push({ label: passage.part.label, part: passage.part.key, size, passages: [passage] })
  }
  const asked = batches.slice(0, CALLS_OF_A_RUN)
  return {
    batches: asked.map(({ label, passages: its }) => ({ label, passages: its })),
    left: passages.length - asked.reduce((sum, { passages: its }) => sum + its.length, 0),
  }
}
