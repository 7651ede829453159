import { readdirSync, readFileSync } from 'node:fs'
import type { Case, CorpusSentence } from '../corpus/case.ts'

/** A labelled sentence with the words of the record that bear it out, or that it goes against. */
export interface BlindSentence extends CorpusSentence {
  rests_on: string[]
}

/** An applicant and sentences by an author who has not seen the code: read by the bench alone, never shown. */
export interface BlindCase extends Case {
  sentences: BlindSentence[]
}

/** The applicants of a folder of the corpus. */
export const blindCasesIn = (folder: string, isShort = false): BlindCase[] => {
  const place = new URL(`../corpus/${folder}/`, import.meta.url)
  return readdirSync(place)
    .filter((file) => file.endsWith('.json'))
    .slice(0, isShort ? 1 : undefined)
    .map((file) => {
      const { profile, ...rest } = JSON.parse(readFileSync(new URL(file, place), 'utf8')) as Omit<BlindCase, 'name'>
      return { name: file.replace('.json', ''), ...rest, profile: { ...profile, uploads: [] } }
    })
}

export const falseIn = ({ sentences }: BlindCase, isShort: boolean): BlindSentence[] =>
  sentences.filter(({ kind }) => kind !== 'true').slice(0, isShort ? 3 : undefined)
