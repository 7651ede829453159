import type { z } from 'zod'
import type { sourceReply } from '#domain/drafted-document.ts'
import { exhibitLabel } from '#domain/exhibit-number.ts'
import { findAuthority, pinOf } from '#drafting/authorities/library.ts'
import type { CaseFile, Fact } from '#drafting/case-file.ts'
import { changesSince, type Basis } from '#drafting/editing/basis.ts'
import { pageOf } from './profile-pages.ts'

type SourceView = z.infer<typeof sourceReply>

const NOTHING_MORE = { was: null, gone: false, authority: null }

function authorityView(id: string): SourceView | undefined {
  const held = findAuthority(id)
  if (held === undefined) return undefined
  const pin = pinOf(id)
  const at = pin === undefined ? '' : `${held.level === 'precedent' ? ' at' : ','} ${pin.pin}`
  return {
    ...NOTHING_MORE,
    id,
    kind: 'authority',
    place: held.name + at,
    text: pin?.holds ?? held.holds,
    exhibits: [],
    href: held.address,
    authority: { level: held.level, checked: held.checked },
  }
}

const factView = (fact: Fact, was: string | null): SourceView => ({
  ...NOTHING_MORE,
  id: fact.id,
  kind: fact.kind === 'derived' ? 'derived' : 'fact',
  place: fact.place,
  text: fact.value,
  exhibits: fact.exhibits.map((number) => ({
    number,
    page: fact.pages.find(({ exhibit }) => exhibit === number)?.page ?? null,
  })),
  href: pageOf(fact.section),
  was,
})

function paperView(id: string, caseFile: CaseFile): SourceView | undefined {
  const page = caseFile.pages.find((one) => one.id === id)
  if (page !== undefined) {
    const { exhibit: number, text } = page
    const exhibits = [{ number, page: page.page }]
    return {
      ...NOTHING_MORE,
      id,
      kind: 'page',
      place: `Exhibit ${exhibitLabel(number)}, page ${page.page}`,
      text,
      exhibits,
      href: null,
    }
  }
  const letter = caseFile.rfe?.pages.find((one) => one.id === id)
  if (letter !== undefined)
    return {
      ...NOTHING_MORE,
      id,
      kind: 'page',
      place: letter.place,
      text: letter.text,
      exhibits: [],
      href: letter.url === null ? null : `${letter.url}#page=${letter.page}`,
    }
  const exhibit = caseFile.exhibits.find(({ number }) => id === `E${number}`)
  if (exhibit === undefined) return undefined
  const { number, title, section } = exhibit
  const exhibits = [{ number, page: null }]
  return {
    ...NOTHING_MORE,
    id,
    kind: 'exhibit',
    place: `Exhibit ${exhibitLabel(number)}`,
    text: title,
    exhibits,
    href: pageOf(section),
  }
}

/** What is left of a source that is no longer in the profile: what the document knew of it. */
function goneView(id: string, basis: Basis): SourceView {
  const fact = basis.facts.find((one) => one.id === id)
  const paper = basis.exhibits.find(({ number }) => /^E(\d+)/.exec(id)?.[1] === String(number))
  return {
    ...NOTHING_MORE,
    id,
    kind: fact === undefined && paper !== undefined ? 'exhibit' : 'fact',
    place: fact?.place ?? (paper === undefined ? 'No longer in your profile' : `Exhibit ${exhibitLabel(paper.number)}`),
    text: fact?.value ?? paper?.title ?? '',
    exhibits: [],
    href: pageOf(fact?.section ?? paper?.section ?? ''),
    gone: true,
  }
}

/** Sources as the page shows them beside the sentences that name them. */
export function sourceViews(ids: Iterable<string>, caseFile: CaseFile, basis: Basis): SourceView[] {
  const facts = new Map(caseFile.facts.map((fact) => [fact.id, fact]))
  const changed = changesSince(basis, caseFile).facts
  return [...new Set(ids)].map((id) => {
    const fact = facts.get(id)
    if (fact !== undefined) return factView(fact, changed.get(id) ?? null)
    return authorityView(id) ?? paperView(id, caseFile) ?? goneView(id, basis)
  })
}
