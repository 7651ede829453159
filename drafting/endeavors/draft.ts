import { AppError } from '#domain/errors.ts'
import type { EndeavorFields, EndeavorPart } from '#domain/endeavor.ts'
import { ENDEAVOR_PARTS, ENDEAVORS_PER_RUN } from '#domain/endeavor.ts'
import { americanQuotes, plain, type Phrase } from '../builtin/phrase.ts'
import { portraitOf } from '../builtin/portrait.ts'
import type { CaseFile } from '../case-file.ts'
import type { Run } from '../drafted.ts'
import { BUILTIN, type Engine } from '../engine.ts'
import { groundSentences } from '../grounding.ts'
import { writeEndeavors } from '../model/write-endeavors.ts'
import { chooseTen } from './choose.ts'
import { composeParts } from './compose.ts'
import { NOTHING_FURTHER, type DraftedEndeavor } from './drafted-endeavor.ts'
import { openEndeavors } from './empty-record.ts'
import { groundsOf } from './grounds.ts'
import { RunOfTen } from './telling.ts'

/** Ten endeavors with the sources of each sentence, as the checks read them: what the record carries, then ideas. */
export async function composeEndeavors(
  caseFile: CaseFile,
  existing: { title: string }[],
  run: Run,
): Promise<DraftedEndeavor[]> {
  const total = ENDEAVORS_PER_RUN + 2
  run.signal.throwIfAborted()
  await run.progress(0, total, 'Reading the case file')
  const portrait = portraitOf(caseFile)
  const chosen = chooseTen(groundsOf(portrait), existing)
  const told = new RunOfTen()
  const drafted: DraftedEndeavor[] = []
  for (const [turn, ground] of chosen.entries()) {
    run.signal.throwIfAborted()
    await run.progress(turn + 1, total, `Drafting endeavor ${turn + 1} of ${ENDEAVORS_PER_RUN}`)
    drafted.push({ title: ground.title, parts: composeParts(ground, portrait, told) })
  }
  drafted.push(...openEndeavors(portrait, [...existing, ...drafted], ENDEAVORS_PER_RUN - drafted.length))
  // A run is paid for as ten.
  if (drafted.length < ENDEAVORS_PER_RUN) throw new AppError('conflict', NOTHING_FURTHER)
  await run.progress(total - 1, total, 'Checking every sentence against its sources')
  return drafted
}

/** Ten materially different endeavors from the record, beside those that exist; the applicant's own plan comes first. */
export async function draftEndeavors(
  caseFile: CaseFile,
  existing: { title: string }[],
  run: Run,
  engine: Engine = BUILTIN,
): Promise<(EndeavorFields & Pick<DraftedEndeavor, 'leftOut'>)[]> {
  const drafted =
    engine.kind === 'builtin'
      ? await composeEndeavors(caseFile, existing, run)
      : await writeEndeavors(caseFile, existing, run, engine)
  const written = (sentences: Phrase[]): string =>
    groundSentences(sentences, caseFile, 'endeavor')
      .grounded.map(({ inlines }) => plain({ inlines: americanQuotes(inlines) }))
      .join(' ')
      .replace(/"([^"]*)"/gu, '“$1”')
      .replace(/”([,.])/gu, '$1”')
  return drafted.map(({ title, parts, leftOut }) => {
    const text = Object.fromEntries(ENDEAVOR_PARTS.map((part) => [part, written(parts[part])]))
    return { title, ...(text as Record<EndeavorPart, string>), ...(leftOut !== undefined && { leftOut }) }
  })
}
