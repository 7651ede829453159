import { z } from 'zod'
import { CARD_KINDS, CARD_STATUSES, CARD_SUBJECTS } from '#domain/fact-card.ts'
import type { Question } from '../../model/correspondence.ts'
import { fenced } from '../../model/fenced.ts'
import type { Batch, ReadPassage } from './passages-to-read.ts'

/** More of one call is no list of facts any more. */
const MOST_FACTS = 200

const shape = z.object({
  facts: z.array(
    z.object({
      statement: z.string(),
      questions: z.array(z.string()),
      about: z.enum(CARD_SUBJECTS),
      kind: z.enum(CARD_KINDS),
      status: z.enum(CARD_STATUSES),
      rests: z.array(z.object({ source: z.string(), words: z.string() })),
    }),
  ),
})

/** A small model leaves out what it has nothing to say for, or sorts a fact under a word of its own. */
const answered = z.object({
  statement: z.string().nullish(),
  questions: z.array(z.string()).catch([]),
  about: z.enum(CARD_SUBJECTS).catch('other'),
  kind: z.enum(CARD_KINDS).catch('background'),
  status: z.enum(CARD_STATUSES).catch('done'),
  rests: z.array(z.object({ source: z.string(), words: z.string() })).min(1),
})
const tolerant = z.object({ facts: z.array(z.unknown()).max(MOST_FACTS) })

/** Words that a proposal rests on: of a text, or of a value of its entry. */
export interface Rest {
  passage: ReadPassage
  /** The field of the entry whose value it is; null of the text itself. */
  value: string | null
  words: string
}

/** A statement as a model has given it, or questions where it has none. Nothing of it is checked yet. */
export interface Proposal extends Omit<z.infer<typeof answered>, 'statement' | 'rests'> {
  statement: string
  rests: Rest[]
}

/** What a call has come to: proposals, and how many of its facts could not be read. */
export interface Read {
  proposals: Proposal[]
  unreadable: number
}

interface Source {
  id: string
  rest: Omit<Rest, 'words'>
  label: string
  words: string
}

/** The texts of a call as its prompt lists them, each followed by the values of its entry, which are listed once. */
function sourcesOf({ passages }: Batch): Source[] {
  const sources: Source[] = []
  const listed = new Set<string>()
  for (const [at, passage] of passages.entries()) {
    const id = `T${at + 1}`
    sources.push({ id, rest: { passage, value: null }, label: passage.label, words: passage.words })
    for (const [nth, { field, label, words }] of passage.values.entries()) {
      if (listed.has(label)) continue
      listed.add(label)
      sources.push({ id: `${id}v${nth + 1}`, rest: { passage, value: field }, label, words })
    }
  }
  return sources
}

/** Asks for the facts of a section or a paper. */
export function questionOn(batch: Batch): Question<Read> {
  const sources = sourcesOf(batch)
  const byId = new Map(sources.map((source) => [source.id, source]))
  return {
    name: 'facts',
    prompt: [
      '<sources>',
      ...sources.map(({ id, label, words }) => `${id} [${fenced(label)}]: ${fenced(words)}`),
      '</sources>',
    ].join('\n'),
    schema: shape,
    read(answer) {
      const parsed = tolerant.safeParse(answer)
      if (!parsed.success) return { fault: 'it did not have the shape {"facts":[…]}.' }
      const proposals = parsed.data.facts.flatMap((one): Proposal[] => {
        const { data } = answered.safeParse(one)
        if (data === undefined) return []
        const rests = data.rests.map(({ source, words }) => {
          const known = byId.get(source)
          return known && { ...known.rest, words }
        })
        // A source that was not shown is none.
        if (!rests.every((rest) => rest !== undefined)) return []
        return [{ ...data, statement: data.statement?.trim() ?? '', rests }]
      })
      return { value: { proposals, unreadable: parsed.data.facts.length - proposals.length } }
    },
  }
}
