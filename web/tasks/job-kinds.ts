import { t, plural } from '@lingui/core/macro'
import type { Task } from '#domain/task.ts'
import { queryClient } from '../api/query-client.ts'

/** How the end of a job is told away from its page. */
interface JobKind {
  done: (result: unknown) => string
  failed: string
  /** What the button of the toast says, and where it leads; without a place, to where the job was started. */
  open: string
  place?: (result: unknown) => string | null
  /** What the job changed, by the first word of its queries. */
  changes: readonly string[]
  /** Its page shows what it made at once and beside what it was asked of. */
  toldInPlace?: true
}

const letterOf = (result: unknown): string | null => {
  const { letter_id } = (result ?? {}) as { letter_id?: number }
  return letter_id === undefined ? null : `/documents/${letter_id}`
}
const LETTER = {
  done: () => t`Letter generation successful`,
  open: t`Read and edit`,
  place: letterOf,
} as const

const endeavors = (result: unknown): string => {
  const count = ((result ?? {}) as { endeavor_ids?: number[] }).endeavor_ids?.length ?? 0
  return plural(count, { one: 'Your endeavor is drafted', other: `Your ${count} endeavors are drafted` })
}

const KINDS: Record<string, JobKind> = {
  'proposed-endeavors': {
    done: endeavors,
    failed: t`Generation failed`,
    open: t`See them`,
    place: () => '/proposed-endeavor',
    changes: ['endeavors'],
  },
  'recommendation-letter': { ...LETTER, failed: t`Letter generation failed`, changes: ['letters', 'recommenders'] },
  'petition-letter': {
    ...LETTER,
    failed: t`Failed to generate petition letter. Please try again.`,
    changes: ['petition'],
  },
  'rfe-analysis': {
    done: () => t`Your notice is analysed`,
    failed: t`Failed to analyse the RFE notice. Please try again.`,
    open: t`See the issues`,
    changes: ['rfe'],
  },
  'rfe-response': {
    ...LETTER,
    done: () => t`Your RFE response is drafted`,
    failed: t`Failed to generate the RFE response. Please try again.`,
    changes: ['rfe'],
  },
  'fact-reading': {
    done: () => t`Your notes and papers are read`,
    failed: t`Your notes and papers could not be read`,
    open: t`See the facts`,
    place: () => '/facts',
    changes: ['facts', 'fact-reading'],
    toldInPlace: true,
  },
  'data-export': {
    done: () => t`Your data is ready`,
    failed: t`Your data could not be put together.`,
    open: t`Download it`,
    place: () => '/account-settings',
    changes: ['data-export'],
  },
  redraft: {
    done: () => t`The section is drafted again`,
    failed: t`The section could not be drafted again.`,
    open: t`See the proposal`,
    changes: [],
    toldInPlace: true,
  },
}

const OTHER: JobKind = { done: () => t`The work is done`, failed: t`Task failed`, open: t`Open`, changes: [] }

export const kindOf = ({ kind }: Pick<Task, 'kind'>): JobKind => KINDS[kind] ?? OTHER

/** Fetches anew what an ended job may have changed; the credits come back or are gone, and the step may be done. */
export function refetchAfter(task: Pick<Task, 'kind'>): void {
  for (const first of ['usage', 'progress', ...kindOf(task).changes])
    void queryClient.invalidateQueries({ queryKey: [first] })
}
