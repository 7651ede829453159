import { verifierPrompt } from '../verifier/prompt.ts'
import type { Body } from '../writing.ts'
import { petitionLetterPrompt } from './prompts/petition-letter.ts'
import type { KindPrompt } from './prompts/kind-prompt.ts'
import { recommendationLetterPrompt } from './prompts/recommendation-letter.ts'
import { rfeResponsePrompt } from './prompts/rfe-response.ts'

export const KIND_PROMPTS: Record<Body['kind'], KindPrompt> = {
  petition_letter: petitionLetterPrompt,
  recommendation_letter: recommendationLetterPrompt,
  rfe_response: rfeResponsePrompt,
}

/** Both prompts that a document of the kind came from. */
export const promptVersion = (kind: KindPrompt): string => `${kind.version}, ${verifierPrompt.version}`
