import type { EndeavorFields, EndeavorPart } from '#domain/endeavor.ts'
import { ENDEAVOR_PARTS } from '#domain/endeavor.ts'
import { americanQuotes, plain, type Phrase } from '../builtin/phrase.ts'
import { portraitOf } from '../builtin/portrait.ts'
import { seedOf } from '../builtin/seed.ts'
import { Voice } from '../builtin/voice.ts'
import type { CaseFile } from '../case-file.ts'
import type { Run } from '../drafted.ts'
import { groundSentences } from '../grounding.ts'
import { candidatesOf } from './candidates.ts'
import { chooseTen } from './choose.ts'
import { composeParts, type Parts, type Uses } from './compose.ts'
import { emptyRecord } from './empty-record.ts'

export interface DraftedEndeavor {
  title: string
  parts: Parts
}

/** Ten endeavors with the sources of each sentence, as the checks read them. */
export async function composeEndeavors(
  caseFile: CaseFile,
  existing: { title: string }[],
  run: Run,
): Promise<DraftedEndeavor[]> {
  const total = 12
  run.signal.throwIfAborted()
  await run.progress(0, total, 'Reading the case file')
  const portrait = portraitOf(caseFile)
  const seed = seedOf('endeavors', caseFile.profile.application.id, existing.length)
  const voice = new Voice(seed, {})
  const uses: Uses = new Map()
  const chosen = chooseTen(candidatesOf(portrait), existing)
  if (chosen.length === 0) return emptyRecord(portrait)
  const drafted: DraftedEndeavor[] = []
  for (const [turn, candidate] of chosen.entries()) {
    run.signal.throwIfAborted()
    await run.progress(turn + 1, total, `Drafting endeavor ${turn + 1} of ${chosen.length}`)
    drafted.push({ title: candidate.title, parts: composeParts(candidate, portrait, voice, uses, turn) })
  }
  await run.progress(total - 1, total, 'Checking every sentence against its sources')
  return drafted
}

/** Ten materially different endeavors from the record, beside those that exist. */
export async function draftEndeavors(
  caseFile: CaseFile,
  existing: { title: string }[],
  run: Run,
): Promise<EndeavorFields[]> {
  const drafted = await composeEndeavors(caseFile, existing, run)
  const written = (sentences: Phrase[]): string =>
    groundSentences(sentences, caseFile)
      .grounded.map(({ inlines }) => plain({ inlines: americanQuotes(inlines) }))
      .join(' ')
  return drafted.map(({ title, parts }) => {
    const text = Object.fromEntries(ENDEAVOR_PARTS.map((part) => [part, written(parts[part])]))
    return { title, ...(text as Record<EndeavorPart, string>) }
  })
}
