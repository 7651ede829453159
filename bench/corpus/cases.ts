import type { Profile } from '#drafting/profile.ts'
import { blindCasesIn } from '../proof/case.ts'
import type { Case } from './case.ts'

/** The labelled sentences, by the name of their corpus. Nobody reads those that are held apart or blind. */
export const CORPORA: Readonly<Record<string, () => Promise<Record<string, unknown>>>> = {
  tuning: () => import('./tuning/index.ts'),
  'tuning-more': () => import('./tuning-more/index.ts'),
  'tuning-further': () => import('./tuning-further/index.ts'),
  'tuning-blind': () => Promise.resolve({ cases: blindCasesIn('tuning-blind') }),
  'held-apart': () => import('./held-apart/index.ts'),
  blind: () => Promise.resolve({ cases: blindCasesIn('blind') }),
}

/** The cases of a corpus; in the shortest form of a bench the first alone. */
export const casesIn = (module: Record<string, unknown>, isShort: boolean): Case[] =>
  Object.values(module)
    .flatMap((value) => (Array.isArray(value) ? (value as Case[]) : []))
    .slice(0, isShort ? 1 : undefined)

/** The same case with the words of its papers where the checker reads them. */
export const withPapers = ({ profile, papers }: Case): Profile => ({
  ...profile,
  uploads: profile.uploads.length > 0 ? profile.uploads : papers.map((paper) => ({ ...paper, by: 'text' as const })),
})
