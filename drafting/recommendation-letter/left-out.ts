import type { Document } from '#domain/document.ts'
import { CHOICE_LEFT_OUT } from '#domain/drafted-document.ts'
import { entryCalled } from '../builtin/entry-called.ts'
import type { CaseFile } from '../case-file.ts'
import type { Finding } from '../quality/finding.ts'
import { linesOf } from '../quality/reading.ts'
import type { LetterRequest } from './compose.ts'
import { PROFILE_SECTION_OF } from './section-of.ts'
import { shareOf, type Place, type Share } from './share.ts'

const WORKS: ReadonlySet<string> = new Set(['academicprojects', 'professionalprojects'])
const PERIODS: ReadonlySet<string> = new Set(['academichistory', 'professionalhistory'])

/** Why a letter does not speak of an entry, as the record tells it: whoever drafted it chose by the same. */
function reasonOf(entry: Place, chosen: readonly Place[], share: Share): string {
  const works = chosen.filter(({ section }) => WORKS.has(section))
  if (entry.section === 'evidence')
    return 'a letter tells what its writer saw, and a paper speaks for itself: the petition cites it'
  if (entry.section === 'futureplan')
    return 'a letter tells the endeavor, and each step of a plan only once in all letters'
  if (PERIODS.has(entry.section))
    return share.isInside(entry)
      ? 'a letter tells the works done there, and such a time only where it is over'
      : 'the writer belongs to another organization and was not there'
  if (!share.isInside(entry) && works.some((work) => share.isInside(work)))
    return 'it was not done in the organization of the writer, and others of your choice were'
  if (!share.isNamed(entry) && works.some((work) => share.isNamed(work)))
    return 'what you wrote of it does not name the writer or the writer’s organization, and of others it does'
  return 'a letter tells a few works well, and others of your choice come first'
}

/** What the writer was asked to speak to and the letter does not speak of, each with the reason. */
export function leftOutOf(
  document: Pick<Document, 'blocks'>,
  caseFile: CaseFile,
  { items, referee_id }: Pick<LetterRequest, 'items' | 'referee_id'>,
): Finding[] {
  const rested = new Set(linesOf({ blocks: document.blocks }).flatMap(({ sentence }) => sentence.sources))
  const spoken = new Set(
    caseFile.facts.flatMap(({ id, section, entry }) => (rested.has(id) ? [`${section}/${entry}`] : [])),
  )
  const chosen = items.flatMap(({ category, item_id }): Place[] => {
    const section = PROFILE_SECTION_OF[category]
    return section === undefined ? [] : [{ section, id: Number(item_id) }]
  })
  const share = shareOf(caseFile.profile, referee_id)
  return chosen.flatMap((entry): Finding[] => {
    if (spoken.has(`${entry.section}/${entry.id}`)) return []
    // An entry that was deleted since is no choice any more.
    const called = entryCalled(caseFile, entry.section, entry.id)
    if (called === undefined) return []
    const why = `This letter does not speak of ${called}, because ${reasonOf(entry, chosen, share)}.`
    return [{ rule: CHOICE_LEFT_OUT, severity: 'should', text: why, block: null }]
  })
}
