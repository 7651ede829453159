import { exhibitLabel } from '#domain/exhibit-number.ts'
import { cite, findAuthority, pinOf } from '../authorities/library.ts'
import type { CaseFile } from '../case-file.ts'

function lawOf(source: string): string {
  const held = findAuthority(source)
  if (held === undefined) return ''
  const pin = pinOf(source)
  const cited = cite(held.id, pin?.pin)
    .runs.map(({ text }) => text)
    .join('')
  const quoted = pin?.quotations.map((words) => `“${words}”`).join(' ') ?? ''
  return `${held.name} (${cited}): ${pin?.holds ?? held.holds} ${quoted}`.trimEnd()
}

/** What a source says, with its place in the record, as the verifier is shown it; empty where the case file has no such source. */
export function wordsOfSource(source: string, caseFile: CaseFile): string {
  const fact = caseFile.facts.find(({ id }) => id === source)
  if (fact !== undefined) return `${fact.place}: ${fact.value}`
  const page = caseFile.pages.find(({ id }) => id === source)
  if (page !== undefined) return `Exhibit ${exhibitLabel(page.exhibit)}, page ${page.page}: ${page.text}`
  const letter = caseFile.rfe?.pages.find(({ id }) => id === source)
  if (letter !== undefined) return `${letter.place}: ${letter.text}`
  const exhibit = caseFile.exhibits.find(({ number }) => `E${number}` === source)
  if (exhibit !== undefined) return `Exhibit ${exhibitLabel(exhibit.number)} (${exhibit.type}): ${exhibit.title}`
  return lawOf(source)
}
