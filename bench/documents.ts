/**
 * A petition of twenty pages as PDF and DOCX, warm, against LibreOffice making only the PDF of that same DOCX, in this run.
 * Every round sets another text, so that nothing comes out of a cache.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Document } from '#domain/document.ts'
import { renderDocx } from '#documents/docx.ts'
import { closeTypesetter, renderPdf } from '#documents/pdf.ts'
import { samplePetition } from '#documents/testing/sample-petition.ts'
import { median, report } from './measure.ts'
import { SHORT } from './short.ts'

const OFFICE = 'soffice'
const ROUNDS = SHORT ? 1 : 15
const OFFICE_ROUNDS = SHORT ? 1 : 3
const GOAL_MS = 400
const GOAL_RATIO = 1 / 3

const verdict = (met: boolean): string => (met ? 'met' : 'missed')

function petition(round: number): Document {
  const document = samplePetition()
  const blocks = document.blocks.map((block) =>
    block.kind === 'paragraph'
      ? {
          ...block,
          sentences: [
            { inlines: [{ kind: 'text' as const, text: `Round ${round}.` }], sources: [] },
            ...block.sentences,
          ],
        }
      : block,
  )
  return { ...document, blocks }
}

async function both(document: Document): Promise<{ pages: number; docx: Uint8Array; pdfMs: number; ms: number }> {
  const start = performance.now()
  const pdf = await renderPdf(document)
  const pdfMs = performance.now() - start
  const docx = await renderDocx(document, pdf.headingPages, pdf.numberedPages)
  return { pages: pdf.pages, docx, pdfMs, ms: performance.now() - start }
}

/** Milliseconds of each conversion, or nothing where LibreOffice is not installed. */
function office(docx: Uint8Array): number[] | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'bench-documents-'))
  try {
    const file = join(folder, 'petition.docx')
    writeFileSync(file, docx)
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
    const times: number[] = []
    // The first conversion sets up LibreOffice's profile and is not counted.
    for (let round = 0; round <= OFFICE_ROUNDS; round++) {
      const start = performance.now()
      const run = spawnSync(OFFICE, [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, file], {
        stdio: 'ignore',
      })
      if (run.error && 'code' in run.error && run.error.code === 'ENOENT') return undefined
      if (run.error || run.status !== 0) throw run.error ?? new Error(`${OFFICE} ended with ${run.status}`)
      if (round > 0) times.push(performance.now() - start)
    }
    return times
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const cold = await both(petition(0))
const rounds = []
for (let round = 1; round <= ROUNDS; round++) rounds.push(await both(petition(round)))
await closeTypesetter()

const ours = median(rounds.map((round) => round.ms))
const pdfAlone = median(rounds.map((round) => round.pdfMs))
console.log(`A petition of ${cold.pages} sheets; the first one took ${cold.ms.toFixed(0)} ms.`)
const times = office(cold.docx)
const theirs = times && median(times)
report(
  'PDF and DOCX, warm',
  { p50: ours, 'PDF alone': pdfAlone },
  'ms',
  theirs === undefined ? undefined : { reference: 'LibreOffice, PDF alone', value: ours, base: theirs },
)
// A goal that is missed is told and does not fail the run.
console.log(`under ${GOAL_MS} ms: ${verdict(ours < GOAL_MS)}`)
if (theirs === undefined) console.log('LibreOffice is not installed: nothing to compare with.')
else console.log(`faster than ${GOAL_RATIO.toFixed(2)} of LibreOffice: ${verdict(ours / theirs < GOAL_RATIO)}`)
