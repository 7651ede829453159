import { isUnreadReason, UNREAD_REASONS, type CaseFileView } from '#domain/case-file.ts'
import type { CaseFile, Contradiction, Exhibit } from '#drafting/case-file.ts'
import { speaksOfItsEntry } from '#drafting/grounding/speaks-of.ts'
import { fileIdOf } from '../files/file-name.ts'
import type { ReadFile } from '../uploads/store.ts'
import { LATIN_NAME, pathOf, pathOfName } from './paths.ts'

function viewExhibit(
  exhibit: Exhibit,
  read: ReadFile | undefined,
  caseFile: CaseFile,
): CaseFileView['exhibits'][number] {
  const { number, title, section, file } = exhibit
  const reason = read?.reason ?? null
  return {
    number,
    title,
    path: pathOf(section),
    name: file.name,
    url: file.url,
    pages_read: read?.pages.filter((page) => page !== '').length ?? 0,
    read_by: read?.read_by ?? null,
    reason: isUnreadReason(reason) ? UNREAD_REASONS[reason] : null,
    lacks_words: isUnreadReason(reason) && reason !== 'uncompared',
    is_other: !speaksOfItsEntry(exhibit, caseFile),
  }
}

function viewPlace({ exhibits }: CaseFile, at: Contradiction['places'][number]) {
  const url = at.file ?? exhibits.find(({ number }) => number === at.exhibit)?.file.url
  return {
    place: at.place,
    path: at.field === LATIN_NAME ? pathOfName(at.section, at.entry) : pathOf(at.section),
    url: url === undefined ? null : `${url}#page=${at.page ?? 1}`,
  }
}

export function viewCaseFile(caseFile: CaseFile, read: readonly ReadFile[]): CaseFileView {
  const facts: Record<string, number> = {}
  for (const { kind } of caseFile.facts) facts[kind] = (facts[kind] ?? 0) + 1
  const readings = new Map(read.map((row) => [row.file_id, row]))
  return {
    facts,
    exhibits: caseFile.exhibits.map((exhibit) =>
      viewExhibit(exhibit, readings.get(fileIdOf(exhibit.file.url) ?? ''), caseFile),
    ),
    contradictions: caseFile.contradictions.map(({ kind, text, places }) => ({
      kind,
      text,
      places: places.map((place) => viewPlace(caseFile, place)),
    })),
  }
}
