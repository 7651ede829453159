import { AppError } from '#domain/errors.ts'
import { personOf } from '../../builtin/person.ts'
import type { CaseFile } from '../../case-file.ts'
import type { Run } from '../../drafted.ts'
import type { Llm } from '../../llm.ts'
import { Correspondence, UNUSABLE } from '../../model/correspondence.ts'
import { fenced } from '../../model/fenced.ts'
import { inParallel } from '../../model/in-parallel.ts'
import type { Batch } from './passages-to-read.ts'
import { cardsPrompt } from './prompt.ts'
import { questionOn, type Read } from './question.ts'

const AT_ONCE = 6

export const NO_USABLE_ANSWER =
  'The language model gave no usable answer. Your facts are as they were, and no credit was used. Please try again.'

/** What was read, and how many passages gave no usable answer. */
export interface ReadAll extends Read {
  keys: string[]
  unread: number
}

const withCall = (person: { short: string; full: string }): string =>
  ['<case>', fenced(`The applicant is ${person.full}. Call the applicant ${person.short}.`), '</case>'].join('\n')

/** A call without a usable answer leaves its own passages unread. Whatever else fails, fails all. */
async function answerOn(batch: Batch, reader: Correspondence): Promise<Read | undefined> {
  try {
    return await reader.ask(questionOn(batch))
  } catch (error) {
    if (error instanceof AppError && error.message === UNUSABLE) return undefined
    throw error
  }
}

/** Has a model read sections and papers, a call each. What it says is checked by `cardsOfProposals`. */
export async function readByModel(
  { profile }: Pick<CaseFile, 'profile'>,
  batches: readonly Batch[],
  run: Run,
  llm: Llm,
): Promise<ReadAll> {
  const shared = { system: cardsPrompt.task.join('\n'), material: withCall(personOf(profile.application, [])) }
  const reader = new Correspondence(llm, shared, run.signal, run.paid)
  let done = 0
  const tell = (): void | Promise<void> =>
    run.progress(done, batches.length + 1, `Reading part ${Math.min(done + 1, batches.length)} of ${batches.length}`)
  await tell()
  const answers = await inParallel(
    batches.map((batch, at) => ({
      id: String(at),
      after: [],
      async run() {
        const read = await answerOn(batch, reader)
        done += 1
        await tell()
        return { batch, read }
      },
    })),
    AT_ONCE,
  )
  const all = [...answers.values()]
  const usable = all.flatMap(({ batch, read }) => (read === undefined ? [] : [{ batch, read }]))
  if (all.length > 0 && usable.length === 0) throw new AppError('unavailable', NO_USABLE_ANSWER)
  return {
    proposals: usable.flatMap(({ read }) => read.proposals),
    unreadable: usable.reduce((sum, { read }) => sum + read.unreadable, 0),
    keys: usable.flatMap(({ batch }) => batch.passages.map(({ key }) => key)),
    unread: all.reduce((sum, { batch, read }) => sum + (read === undefined ? batch.passages.length : 0), 0),
  }
}
