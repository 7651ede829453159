import { createHash } from 'node:crypto'
import { setTimeout as passes } from 'node:timers/promises'
import { sql } from 'kysely'
import { modelAsked, type Llm, type LlmReply, type PaidAnswers } from '#drafting/llm.ts'
import type { Db, Trx } from '../db/client.ts'

/** Names an answer: which task asked for it, of which model, and a hash of all that was asked. */
export interface Place {
  task_id: string
  asked: string
  by?: { provider: string; model: string } | undefined
}

export const placeOf = (task_id: string, asked: string): Place => ({
  task_id,
  asked: createHash('sha256').update(asked).digest('hex'),
  by: modelAsked(asked),
})

/** The first half of the advisory locks that callers hold, each on its own number. */
export const CALLERS = 2_021

const bytesOf = ({ asked }: Place): Buffer => Buffer.from(asked, 'hex')

/** A caller that lost its connection with the database that was killed takes its lock anew within this time. */
const GRACE_MS = 3_000
const LOOK_EVERY_MS = 150

const lives = async (db: Db, caller: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from pg_locks
     where locktype = 'advisory' and granted and classid = ${CALLERS}::int::oid and objid = ${caller}::int::oid
       and database = (select oid from pg_database where datname = current_database())`.execute(db)
  return rows.length > 0
}

/** What a model answered to a task, kept the moment it came, until the task ends. */
export const paidAnswers = (db: Db, task_id: string, signal: AbortSignal): PaidAnswers => ({
  /** Waits for an answer that the caller of a killed worker still awaits. */
  async find(asked) {
    const place = placeOf(task_id, asked)
    let missedSince: number | undefined
    for (;;) {
      const row = await db
        .selectFrom('draft_answers')
        .select(['reply', 'caller'])
        .where('task_id', '=', task_id)
        .where('asked', '=', bytesOf(place))
        .executeTakeFirst()
      if (row === undefined) return undefined
      if (row.reply !== null) return row.reply as unknown as LlmReply
      missedSince = (await lives(db, row.caller ?? 0)) ? undefined : (missedSince ?? Date.now())
      if (missedSince !== undefined && Date.now() - missedSince > GRACE_MS) return undefined
      await passes(LOOK_EVERY_MS, undefined, { signal })
    }
  },

  keep: (asked, reply) => keepAnswer(db, placeOf(task_id, asked), reply),
})

/** Notes that a caller awaits this answer. */
export const awaitAnswer = async (db: Db, place: Place, caller: number): Promise<void> => {
  await sql`
    insert into draft_answers (task_id, asked, caller, provider, model)
    select task_id, ${bytesOf(place)}, ${caller}, ${place.by?.provider ?? null}::text, ${place.by?.model ?? null}::text
      from tasks where task_id = ${place.task_id} and finished_at is null for share
    on conflict (task_id, asked) do update set caller = excluded.caller where draft_answers.reply is null`.execute(db)
}

export const keepAnswer = async (db: Db, place: Place, reply: LlmReply): Promise<void> => {
  // An answer that comes in as the task is cancelled would stay for ever: the lock waits for an end that is being written.
  await sql`
    insert into draft_answers (task_id, asked, reply, provider, model)
    select task_id, ${bytesOf(place)}, ${JSON.stringify(reply)}::jsonb,
           ${place.by?.provider ?? null}::text, ${place.by?.model ?? null}::text
      from tasks
     where task_id = ${place.task_id} and finished_at is null
       for share
    on conflict (task_id, asked) do update set reply = excluded.reply, caller = null
     where draft_answers.reply is null`.execute(db)
}

/** The answer will not come. */
export const giveUpAnswer = async (db: Db, place: Place, caller: number): Promise<void> => {
  await db
    .deleteFrom('draft_answers')
    .where('task_id', '=', place.task_id)
    .where('asked', '=', bytesOf(place))
    .where('caller', '=', caller)
    .where('reply', 'is', null)
    .execute()
}

/**
 * Lets go of what a task was answered and keeps what it took. From the answers themselves, so that it is right also where workers
 * were killed on the way, the task failed or was cancelled.
 */
export const settleAnswers = async (trx: Trx, task_id: string): Promise<void> => {
  await sql`
    with gone as (
      delete from draft_answers where task_id = ${task_id} returning provider, model, reply -> 'usage' as usage
    ),
    took as (
      select coalesce(gone.provider, tasks.provider, 'unknown') as provider,
             coalesce(gone.model, tasks.model, 'unknown') as model,
             count(usage)::int as answers,
             sum((usage ->> 'input_tokens')::bigint)::bigint as input_tokens,
             sum((usage ->> 'cached_tokens')::bigint)::bigint as cached_tokens,
             sum((usage ->> 'output_tokens')::bigint)::bigint as output_tokens
        from gone cross join tasks
       where tasks.task_id = ${task_id} and usage is not null
       group by 1, 2
    ),
    kept as (
      insert into model_tokens (task_id, provider, model, answers, input_tokens, cached_tokens, output_tokens)
      select ${task_id}, provider, model, answers, input_tokens, cached_tokens, output_tokens from took
    ),
    whole as (
      select sum(answers)::int as answers, sum(input_tokens)::bigint as input_tokens,
             sum(cached_tokens)::bigint as cached_tokens, sum(output_tokens)::bigint as output_tokens
        from took
    )
    update tasks set answers = whole.answers, input_tokens = whole.input_tokens, cached_tokens = whole.cached_tokens,
                     output_tokens = whole.output_tokens
      from whole where tasks.task_id = ${task_id} and whole.answers > 0`.execute(trx)
}

/** Which model a task is drafted by. */
export const noteModel = async (db: Db, task_id: string, { provider, model }: Pick<Llm, 'provider' | 'model'>) => {
  await db.updateTable('tasks').set({ provider, model }).where('task_id', '=', task_id).execute()
}

/** What the models of all processes have been asked so far, by kind of task and model. */
export const tokensTaken = (db: Db) =>
  db
    .selectFrom('model_tokens')
    .innerJoin('tasks', 'tasks.task_id', 'model_tokens.task_id')
    .select(({ fn }) => [
      'tasks.kind',
      'model_tokens.provider',
      'model_tokens.model',
      fn.sum<number>('model_tokens.answers').as('answers'),
      fn.sum<number>('model_tokens.input_tokens').as('input'),
      fn.sum<number>('model_tokens.cached_tokens').as('cached'),
      fn.sum<number>('model_tokens.output_tokens').as('output'),
    ])
    .groupBy(['tasks.kind', 'model_tokens.provider', 'model_tokens.model'])
    .orderBy('tasks.kind')
    .execute()
