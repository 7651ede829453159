import { ENDEAVOR_PARTS } from '#domain/endeavor.ts'
import type { Sentence as Composed } from '#domain/document.ts'
import { sentenceText } from '#domain/document-text.ts'
import { seedOf } from '../builtin/seed.ts'
import { ANYWHERE, STRANGERS } from '../verifier/planted.ts'
import { AS_USUAL, type Writing } from '../writing.ts'

/** What a call asks a model. */
export interface Asked {
  system: string
  material: string
  prompt: string
}

/** What a model says to a call, as text. */
export type Answering = (asked: Asked) => string

/** A fact as the material lists it. */
interface Listed {
  id: string
  place: string
  exhibits: number[]
  value: string
}

interface Sentence {
  text: string
  sources: string[]
}

export const said = (value: unknown): string => JSON.stringify(value)
export const passage = (...paragraphs: Sentence[][]): string =>
  said({ paragraphs: paragraphs.map((sentences) => ({ sentences })) })

/** What a call is for, by the words that open it. */
export const purposeOf = ({
  prompt,
}: Pick<Asked, 'prompt'>):
  | 'section'
  | 'verdicts'
  | 'repair'
  | 'plan'
  | 'endeavor'
  | 'ready'
  | 'notice'
  | 'judging'
  | 'facts' => {
  if (prompt.startsWith('Answer with {"ready"')) return 'ready'
  if (prompt.startsWith('<notice>')) return 'notice'
  if (prompt.startsWith('<sources>')) return 'facts'
  if (prompt.startsWith('Say of each')) return 'judging'
  if (prompt.startsWith('<claims>')) return 'verdicts'
  if (prompt.startsWith('These sentences')) return 'repair'
  if (prompt.startsWith('Propose')) return 'plan'
  return prompt.startsWith('Fill') ? 'endeavor' : 'section'
}

/** The section that a call asks for; undefined of another kind of call. */
export const sectionOf = ({ prompt }: Pick<Asked, 'prompt'>): string | undefined =>
  /^Write the section (\S+)\.$/m.exec(prompt)?.[1]

const line = (prompt: string, name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(prompt)?.[1] ?? ''

const factsIn = (material: string): Listed[] =>
  [...material.matchAll(/^(F\d+) \[([^\]]*?)(?:; Ex\. ([\d, ]+))?\]: (".*")$/gm)].map(
    ([, id = '', place = '', exhibits = '', value = '""']) => ({
      id,
      place,
      exhibits: exhibits.split(', ').filter(Boolean).map(Number),
      value: JSON.parse(value) as string,
    }),
  )

const quotable = (system: string): { id: string; words: string }[] =>
  [...system.matchAll(/^([a-z][\w-]*@[^(]+?) \(.* May be quoted: “([^”]+)”/gm)].map(([, id = '', words = '']) => ({
    id,
    words,
  }))

const countOf = (prompt: string): number => prompt.match(/^\d+\. "/gm)?.length ?? 0

/** A passage worth quoting is a whole sentence without quotation marks of its own. */
const sentencesOf = (value: string): string[] =>
  value.match(/[^.!?“”"]{30,240}[.!?](?=\s|$)/g)?.map((one) => one.trim()) ?? []

const FRAMES = [
  'On this point the record says: “{}”',
  'The same entry adds: “{}”',
  'In the words of the entry, “{}”',
  'It is further told that “{}”',
  'Of this the file says: “{}”',
]

const quoting = ({ id, exhibits, value }: Listed, citing: boolean): Sentence[] =>
  sentencesOf(value)
    .slice(0, 2)
    .map((words, at) => {
      const [exhibit] = exhibits
      const cited = citing && exhibit !== undefined ? ` (Ex. ${exhibit})` : ''
      const frame = FRAMES[(Number(id.slice(1)) + at) % FRAMES.length] ?? '“{}”'
      return { text: `${frame.replace('{}', words.replace(/[.!?]$/, ''))}${cited}.`, sources: [id] }
    })

/** What an honest model could write: the facts that a section is given, quoted, the law in its words, and what is missing. */
function honestSection({ system, material, prompt }: Asked): string {
  const wanted = line(prompt, 'Facts').split(' ')
  const allowed = line(prompt, 'Authorities').split('; ')
  const citing = /^<exhibits>$/m.test(material) && !system.includes('no exhibit numbers')
  const facts = factsIn(material).filter(({ id }) => wanted.includes(id))
  const law = quotable(system)
    .filter(({ id }) => allowed.includes(id))
    .slice(0, 2)
    .map(({ id, words }) => ({ text: `The decision speaks of “${words.replace(/\.$/, '')}” [${id}].`, sources: [id] }))
  const told = facts.flatMap((fact) => quoting(fact, citing)).slice(0, 12)
  const missing = [...prompt.matchAll(/^Missing: (.*)$/gm)].map(([, ask = '']) => ({
    text: `[Missing: ${ask}]`,
    sources: [],
  }))
  const closing = { text: 'This is what the record holds on the point.', sources: [] }
  return passage(...[law, [...told, ...missing], [closing]].filter((sentences) => sentences.length > 0))
}

/** The longer words of a sentence, as a title could have them. */
const subjectOf = (sentence: string): string[] =>
  (sentence.match(/(?<![\p{L}\d.])\p{Ll}{4,}(?![\p{L}\d])/gu) ?? []).slice(0, 6)

const KINDS = ['A field trial of', 'A training program on', 'An open handbook for', 'A shared database of']

function honestPlan({ material, prompt }: Asked): string {
  const made = factsIn(material)
    .filter(({ place }) => /(?:Project name|Plan title|Background|Goal|Challenge|Solution|Impact|Plans)$/.test(place))
    .flatMap(({ id, value }) => (value.match(/[^.!?]+/g) ?? []).map((sentence) => ({ id, words: subjectOf(sentence) })))
    .filter(({ words }) => words.length > 2)
    .map(({ id, words }, at) => ({ title: `${KINDS[at % KINDS.length]} ${words.join(' ')}`, sources: [id] }))
  // What stands in the prompt was proposed before.
  const fresh = made.filter(({ title }) => !prompt.includes(title))
  const endeavors = fresh.slice(0, 10).map(({ title, sources }) => ({
    title,
    problem: 'as the project tells it',
    method: 'that of the project',
    output: title,
    beneficiaries: 'those whom the project names',
    steps: 'those of the plan',
    sources,
  }))
  return said({ endeavors })
}

function honestEndeavor({ material, prompt }: Asked): string {
  const wanted = line(prompt, 'Facts').split(' ')
  const all = factsIn(material)
    .filter(({ id }) => wanted.includes(id))
    .flatMap((fact) => quoting(fact, false))
  // Each undertaking tells another stretch of the record.
  const from = seedOf(line(prompt, 'Title')) % Math.max(all.length, 1)
  const told = [...all.slice(from), ...all.slice(0, from)]
  const parts = ENDEAVOR_PARTS.map((part, at) => {
    const own = told[at]
    return [
      part,
      own === undefined
        ? [{ text: `[Missing: what the record says of ${part.replaceAll('_', ' ')}]`, sources: [] }]
        : [own],
    ]
  })
  return said(Object.fromEntries(parts))
}

const numbered = <T>({ prompt }: Asked, make: (sentence: number) => T): T[] =>
  Array.from({ length: countOf(prompt) }, (_, at) => make(at + 1))

/** A claim of a verifier's call as its prompt lists it. */
export interface ListedClaim {
  text: string
  spans: readonly { id: string; words: string }[]
}

/** The claims of a verifier's call, what is planted among them. */
export const claimsIn = ({ prompt }: Pick<Asked, 'prompt'>): ListedClaim[] =>
  prompt
    .split(/^\d+\. /mu)
    .slice(1)
    .map((part) => {
      const [text = '""', ...sources] = part.split('\n').filter((one) => one !== '' && one !== '</claims>')
      const spans = sources.map((one) => /^ {3}([^"]+?): (.*)$/u.exec(one) ?? [])
      return {
        text: JSON.parse(text) as string,
        spans: spans.map(([, id = '', words = '""']) => ({ id, words: JSON.parse(words) as string })),
      }
    })

export interface Verdict {
  verdict: string
  rests?: { source: string; words: string }[]
  sum?: object | null
  sure?: number
  reason?: string
}

/** An answer with a verdict on each claim; undefined passes the claim over. */
export const answering = (
  asked: Pick<Asked, 'prompt'>,
  verdictOn: (claim: ListedClaim) => Verdict | undefined,
): string =>
  said({
    verdicts: claimsIn(asked).flatMap((claim, at) => {
      const verdict = verdictOn(claim)
      return verdict === undefined ? [] : [{ claim: at + 1, rests: [], sum: null, sure: 95, reason: '', ...verdict }]
    }),
  })

/** Entailed, by the beginning of its first source. */
export const entailedBy = ({ spans: [span] }: ListedClaim): Verdict => ({
  verdict: 'entailed',
  rests: [{ source: span?.id ?? '', words: span?.words.slice(0, 400) ?? '' }],
})

export const NOT_STATED: Verdict = { verdict: 'not stated', reason: 'No source states it.' }

const figures = (text: string): string[] => text.match(/\d[\d,.]*\d|\d/gu) ?? []
const longWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{6,}/gu) ?? []

/** True of what is planted among claims, as a reader sees it: a stranger, a figure of no source, a sentence about something else. */
function isPlanted({ text, spans }: ListedClaim): boolean {
  const held = spans.map(({ words }) => words).join('\n')
  if ([...STRANGERS, ANYWHERE].some((one) => text.includes(one) && !held.includes(one))) return true
  if (figures(text).some((figure) => !held.includes(figure))) return true
  const known = new Set(longWords(held))
  const words = longWords(text)
  return words.length >= 2 && words.every((word) => !known.has(word))
}

/** The verifier's answer: claims that hold these words are not stated, for the reason given; what their sources do not hold neither. */
export const verdicts = (asked: Pick<Asked, 'prompt'>, doubts: Record<string, string>): string =>
  answering(asked, (claim) => {
    const doubt = Object.entries(doubts).find(([words]) => claim.text.includes(words))
    if (doubt !== undefined) return { verdict: 'not stated', reason: doubt[1] }
    return isPlanted(claim) ? NOT_STATED : entailedBy(claim)
  })

/** The script of a model that invents nothing, from nothing but what each call tells it. */
export const fromFacts: Answering = (asked) => {
  switch (purposeOf(asked)) {
    case 'section':
      return honestSection(asked)
    case 'plan':
      return honestPlan(asked)
    case 'ready':
      return said({ ready: true })
    case 'endeavor':
      return honestEndeavor(asked)
    // What the built-in reader finds stands by itself.
    case 'notice':
      return said({ issues: [], conceded: [], wrong_standard: [] })
    case 'facts':
      return said({ facts: [] })
    case 'judging':
      return said({
        sentences: numbered(asked, (sentence) => ({ sentence, is: 'finding', reason: 'It finds something wanting.' })),
      })
    case 'verdicts':
      return verdicts(asked, {})
    case 'repair':
      return said({
        sentences: Array.from({ length: countOf(asked.prompt) }, (_, at) => ({
          sentence: at + 1,
          text: '',
          sources: [],
        })),
      })
  }
}

const written = ({ inlines, sources }: Composed): Sentence => ({ text: sentenceText({ inlines, sources }), sources })

/** What the built-in drafter marks by itself is nothing that a model has to say. */
const isUnmarked = ({ inlines }: Composed): boolean => inlines.every(({ kind }) => kind !== 'verify')

/** The script of a model that writes one document as well as the built-in drafter does, whose words it takes. */
export async function asComposed(writing: Writing): Promise<Answering> {
  const blocks = await writing.compose(AS_USUAL, async () => undefined)
  const paragraphsOf = (section: string): Sentence[][] =>
    blocks.flatMap((block) => {
      if (block.section !== section) return []
      // What is quoted of a notice is set around a model's words.
      if (block.kind === 'paragraph') return [block.sentences.filter(isUnmarked).map(written)]
      return block.kind === 'list' ? [block.items.flat().map(written)] : []
    })
  return (asked) => {
    const section = sectionOf(asked)
    const paragraphs = section === undefined ? [] : paragraphsOf(section)
    return paragraphs.length === 0 ? fromFacts(asked) : passage(...paragraphs)
  }
}
