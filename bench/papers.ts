/**
 * Of an applicant's own sentences on a project or a prize, how many are taken to stand on the paper that proves it: those
 * that do, as a careful reader labelled them, and those that do not. What is cited for the latter is cited wrongly.
 *
 * `node bench/papers.ts [tuning|apart] [--show]`; nothing was tuned on `apart`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { buildCaseFile } from '#drafting/case-file.ts'
import { standingOf } from '#drafting/grounding/on-paper.ts'
import type { Profile } from '#drafting/profile.ts'
import { batteryResearcher } from '#drafting/testing/profiles.ts'
import { SHORT } from './short.ts'

/** Papers of each set in the shortest form. */
const FEW = 2

const SECTIONS = {
  professionalprojects: 'supporting_docs',
  academicprojects: 'essay',
  evidence: 'supporting_doc',
} as const

const labelled = z.object({
  section: z.enum(['professionalprojects', 'academicprojects', 'evidence']),
  entry: z.record(z.string(), z.string()),
  pages: z.array(z.string()),
  sentences: z.array(z.object({ field: z.string(), text: z.string(), held: z.boolean() })),
})

const URL = '/api/files/00000000-0000-4000-8000-000000000900/paper.pdf'

/** A profile of one entry with this paper. */
function withPaper({ section, entry, pages }: z.infer<typeof labelled>): Profile {
  const alone = { academicprojects: [], professionalprojects: [], evidence: [] }
  const [like] = batteryResearcher[section]
  const paper = { [SECTIONS[section]]: { name: 'paper.pdf', url: URL } }
  return {
    ...batteryResearcher,
    ...alone,
    [section]: [{ ...like, ...entry, ...paper }],
    uploads: [{ url: URL, pages, by: 'text' as const }],
  }
}

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
for (const set of asked.length > 0 ? asked : ['tuning', 'apart']) {
  const folder = join(import.meta.dirname, 'papers', set)
  const counts = { cited: 0, held: 0, wrongly: 0, notHeld: 0 }
  for (const file of readdirSync(folder)
    .toSorted()
    .slice(0, SHORT ? FEW : undefined)) {
    const paper = labelled.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    const caseFile = buildCaseFile(withPaper(paper))
    const [exhibit] = caseFile.exhibits.filter(({ section }) => section === paper.section)
    const entry = exhibit?.entry ?? 0
    for (const { field, text, held } of paper.sentences) {
      const fact = caseFile.fact(paper.section, entry, field)
      if (fact === undefined || exhibit === undefined) throw new Error(`${file}: ${field} has no fact`)
      const isCited = standingOf(text, [fact], [exhibit.number], caseFile).get(exhibit.number) === 'holds'
      counts[held ? 'held' : 'notHeld'] += 1
      if (isCited) counts[held ? 'cited' : 'wrongly'] += 1
      if (isCited !== held && process.argv.includes('--show'))
        console.log(`  ${held ? 'not cited' : 'cited'}  ${file}: ${text}`)
    }
  }
  console.log(
    `${set}: of ${counts.held} sentences that the paper holds ${counts.cited} cite it; of ${counts.notHeld} that it does not, ${counts.wrongly}`,
  )
}
