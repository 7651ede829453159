import { said, type Asked } from './model-script.ts'

/** A text or a value of a call that asks for facts, as its prompt lists it. */
export interface ListedSource {
  id: string
  label: string
  words: string
}

const LINE = /^(T\d+(?:v\d+)?) \[(".*?(?<!\\)")\]: (".*")$/gmu

export const sourcesIn = ({ prompt }: Pick<Asked, 'prompt'>): ListedSource[] =>
  [...prompt.matchAll(LINE)].map(([, id = '', label = '""', words = '""']) => ({
    id,
    label: JSON.parse(label) as string,
    words: JSON.parse(words) as string,
  }))

/** What a model says of one fact; what is left out is as a plain statement has it. */
export interface ScriptedFact {
  statement?: string
  questions?: string[]
  /** Words that it rests on. */
  rests: string[]
  about?: string
  kind?: string
  status?: string
}

const listed = ({ rests, ...fact }: ScriptedFact, sources: readonly ListedSource[]): object => ({
  statement: '',
  questions: [],
  about: 'applicant',
  kind: 'did',
  status: 'done',
  ...fact,
  // Words that no source holds are said to be of the first one.
  rests: rests.map((words) => ({
    source: (sources.find((one) => one.words.includes(words)) ?? sources[0])?.id,
    words,
  })),
})

/** The facts of which this call shows some words that they rest on. */
export function factsSaid(asked: Pick<Asked, 'prompt'>, facts: readonly ScriptedFact[]): string {
  const sources = sourcesIn(asked)
  const shown = facts.filter(({ rests }) => rests.some((words) => sources.some((one) => one.words.includes(words))))
  return said({ facts: shown.map((fact) => listed(fact, sources)) })
}
