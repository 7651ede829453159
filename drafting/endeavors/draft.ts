import { AppError } from '#domain/errors.ts'
import type { EndeavorFields, EndeavorPart } from '#domain/endeavor.ts'
import { ENDEAVOR_PARTS, ENDEAVORS_PER_RUN } from '#domain/endeavor.ts'
import { americanQuotes, missing, plain, type Phrase } from '../builtin/phrase.ts'
import { portraitOf } from '../builtin/portrait.ts'
import type { CaseFile } from '../case-file.ts'
import type { Run } from '../drafted.ts'
import { BUILTIN, type Engine } from '../engine.ts'
import { groundSentences } from '../grounding.ts'
import { writeEndeavors } from '../model/write-endeavors.ts'
import { candidatesOf } from './candidates.ts'
import { chooseTen } from './choose.ts'
import { composeParts } from './compose.ts'
import { NOTHING_FURTHER, type DraftedEndeavor } from './drafted-endeavor.ts'
import { emptyRecord } from './empty-record.ts'
import { inOwnWords } from './in-own-words.ts'
import type { Uses } from './telling.ts'

/** Ten endeavors with the sources of each sentence, as the checks read them. */
export async function composeEndeavors(
  caseFile: CaseFile,
  existing: { title: string }[],
  run: Run,
): Promise<DraftedEndeavor[]> {
  const total = 12
  run.signal.throwIfAborted()
  await run.progress(0, total, 'Reading the case file')
  const portrait = portraitOf(caseFile, inOwnWords)
  const uses: Uses = new Map()
  const candidates = candidatesOf(portrait)
  if (candidates.length === 0) return emptyRecord(portrait, existing)
  const chosen = chooseTen(candidates, existing)
  // A later run is paid for as ten.
  const most = existing.length > 0 ? ENDEAVORS_PER_RUN : 1
  if (chosen.length < most) throw new AppError('conflict', NOTHING_FURTHER)
  const drafted: DraftedEndeavor[] = []
  for (const [turn, candidate] of chosen.entries()) {
    run.signal.throwIfAborted()
    await run.progress(turn + 1, total, `Drafting endeavor ${turn + 1} of ${chosen.length}`)
    const parts = composeParts(candidate, portrait, uses, turn + existing.length)
    const twin = candidates.find(
      ({ key, title }) =>
        key === candidate.key && existing.some((one) => one.title.toLowerCase() === title.toLowerCase()),
    )
    // Honest about a record too thin to tell two undertakings apart.
    if (twin !== undefined)
      parts.exp_subs_merit_intric_val.push(
        missing(`what sets this apart from “${twin.title}”, which the record does not tell`, 'futureplan'),
      )
    drafted.push({ title: candidate.title, parts })
  }
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
      : await writeEndeavors(caseFile, existing, run, engine.llm)
  const written = (sentences: Phrase[]): string =>
    groundSentences(sentences, caseFile, 'endeavor')
      .grounded.map(({ inlines }) => plain({ inlines: americanQuotes(inlines) }))
      .join(' ')
  return drafted.map(({ title, parts, leftOut }) => {
    const text = Object.fromEntries(ENDEAVOR_PARTS.map((part) => [part, written(parts[part])]))
    return { title, ...(text as Record<EndeavorPart, string>), ...(leftOut !== undefined && { leftOut }) }
  })
}
