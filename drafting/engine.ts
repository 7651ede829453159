import type { Block } from '#domain/document.ts'
import { finish, type DraftRecord, type Drafted, type Run } from './drafted.ts'
import type { Llm, Usage } from './llm.ts'
import { sumOf } from './llm.ts'
import type { Hands } from './model/desk.ts'
import { KIND_PROMPTS, promptVersion } from './model/kinds.ts'
import { writeSections } from './model/write-document.ts'
import { nameOf } from './outline.ts'
import type { Calibration, Verifier } from './verifier/calibration.ts'
import { AS_USUAL, type Writing } from './writing.ts'

/** Who writes: the built-in drafter, or a language model with a verifier beside it. */
export type Engine = { kind: 'builtin' } | ({ kind: 'model' } & Hands)

export const BUILTIN: Engine = { kind: 'builtin' }

export const engineOf = (llm: Llm | undefined, verifier?: Verifier): Engine =>
  llm === undefined ? BUILTIN : { kind: 'model', llm, verifier }

/** What was measured of the verifier that reads for this engine. */
export const measuredOf = (engine: Engine): Calibration | undefined =>
  engine.kind === 'model' ? engine.verifier?.calibration : undefined

export const recordOf = (engine: Engine, { kind, version }: Writing, usage: Usage): DraftRecord =>
  engine.kind === 'builtin'
    ? { provider: 'builtin', model: null, prompt_version: version, ...usage }
    : {
        provider: engine.llm.provider,
        model: engine.llm.model,
        prompt_version: promptVersion(KIND_PROMPTS[kind]),
        ...usage,
      }

/** Outline for this case → the engine's sections → what stands around them → checked, marked, with its cover sheet. */
export async function draft(writing: Writing, run: Run, engine: Engine): Promise<Drafted> {
  const total = writing.outline.length + 2
  run.signal.throwIfAborted()
  await run.progress(0, total, 'Reading the case file')
  const { blocks, leftOut, usage } =
    engine.kind === 'builtin' ? await compose(writing, run) : await writeSections(writing, run, engine)
  run.signal.throwIfAborted()
  await run.progress(total - 1, total, 'Checking every sentence against its sources')
  const body = writing.framed(blocks)
  const whole = leftOut.length === 0 ? body : { ...body, left_out: leftOut }
  return finish(writing, recordOf(engine, writing, usage), whole, measuredOf(engine))
}

async function compose(writing: Writing, run: Run): Promise<{ blocks: Block[]; leftOut: []; usage: Usage }> {
  const { outline } = writing
  let begun = 0
  const blocks = await writing.compose(AS_USUAL, async (section) => {
    run.signal.throwIfAborted()
    begun += 1
    await run.progress(begun, outline.length + 2, `Drafting section ${begun} of ${outline.length}: ${nameOf(section)}`)
  })
  return { blocks, leftOut: [], usage: sumOf([]) }
}
