import type { Document } from '#domain/document.ts'
import { entryCalled } from '../builtin/entry-called.ts'
import type { CaseFile } from '../case-file.ts'
import { titledName } from '../case-file/names.ts'
import type { Finding } from '../quality/finding.ts'
import { linesOf } from '../quality/reading.ts'
import type { LetterRequest } from './compose.ts'
import { knowsPost } from './writer.ts'

/**
 * Posts that the writer was asked to speak to and whose duties the letter does not tell, each with the reason and what to
 * do: a choice that nothing came of would otherwise be noticed by nobody.
 */
export function postsLeftOut(
  { blocks }: Pick<Document, 'blocks'>,
  caseFile: CaseFile,
  { referee_id, items }: LetterRequest,
): Finding[] {
  const { referees, professionalhistory } = caseFile.profile
  const writer = referees.find(({ id }) => id === referee_id)
  if (writer === undefined) return []
  const rested = new Set(linesOf({ blocks }).flatMap(({ sentence }) => sentence.sources))
  const asked = new Set(
    items.flatMap((item) => (item.category === 'professionalhistory' ? [Number(item.item_id)] : [])),
  )
  const name = titledName(writer)
  return professionalhistory.flatMap((job): Finding[] => {
    const duties = caseFile.fact('professionalhistory', job.id, 'job_summary')
    if (!asked.has(job.id) || duties === undefined || rested.has(duties.id)) return []
    const called = entryCalled(caseFile, 'professionalhistory', job.id) ?? 'this post'
    const why = knowsPost(writer, job)
      ? 'since another post or another letter takes its place. If it matters here, edit the letter, or draft the section again with more detail.'
      : `since nothing in the profile says that ${name} knew you there. If that is so, name ${job.organization} under the recommender’s relationship and draft the letter again; if not, choose the post for a recommender of that house.`
    return [
      {
        rule: 'post-left-out',
        severity: 'should',
        text: `What you did in ${called} is not told in this letter, ${why}`,
        block: null,
      },
    ]
  })
}
