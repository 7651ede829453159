import { findAuthority, pinOf } from '../authorities/library.ts'
import type { CaseFile, Exhibit, ExhibitPage, Fact } from '../case-file.ts'
import { exhibitLabel } from '#domain/exhibit-number.ts'
import type { RecordPage } from '../rfe-case/index.ts'
import type { OutlineSection } from '../outline.ts'
import type { Shared } from './correspondence.ts'
import { fenced } from './fenced.ts'
import { RULES, type KindPrompt } from './prompts/kind-prompt.ts'

/** So many characters of exhibits' pages are shown at most: what a petition's papers hold beyond is not worth its tokens. */
const PAGES_SHOWN = 80_000
const PAGE_SHOWN = 4_000

/** How people are reached is printed from the entries where it is needed; no model has to know it. */
const CONTACT = new Set(['email', 'phone', 'phone_number', 'country_code', 'linkedin'])

/** A paper of the entry is shown with a fact where a page of it holds that, or where nobody could read its pages. */
function factLine({ id, place, value, exhibits, pages }: Fact, read: ReadonlySet<number>): string {
  const proving = exhibits.filter((number) => !read.has(number) || pages.some(({ exhibit }) => exhibit === number))
  return `${id} [${place}${proving.length === 0 ? '' : `; Ex. ${proving.map(exhibitLabel).join(', ')}`}]: ${fenced(value)}`
}

const exhibitLine = ({ number, title, type }: Exhibit): string =>
  `Ex. ${exhibitLabel(number)} [${type}]: ${fenced(title)}`

const pageLine = ({ id, text, by }: Pick<ExhibitPage, 'id' | 'text' | 'by'>): string =>
  `${id}${by === 'ocr' ? ' [read off a picture, letters may be wrong]' : ''}: ${fenced(text.slice(0, PAGE_SHOWN))}`

function pagesOf(pages: readonly Pick<ExhibitPage, 'id' | 'text' | 'by'>[]): string[] {
  let room = PAGES_SHOWN
  return pages.flatMap((page) => {
    room -= Math.min(page.text.length, PAGE_SHOWN)
    return page.text === '' || room < 0 ? [] : [pageLine(page)]
  })
}

/** A case may be told by its letters alone: they come whole before the room for exhibits is counted. */
const lettersOf = (pages: readonly RecordPage[]): string[] => pages.map((page) => `${page.place} is ${pageLine(page)}`)

function authorityLine(source: string): string[] {
  const held = findAuthority(source)
  if (held === undefined) return []
  const pin = pinOf(source)
  const quotable = pin?.quotations.map((words) => `“${words}”`) ?? []
  return [
    `${source} (${held.name}, ${held.level.replaceAll('_', ' ')}) holds: ${pin?.holds ?? held.holds}${quotable.length === 0 ? '' : ` May be quoted: ${quotable.join(' ')}`}`,
  ]
}

/** A heading may be one of the notice’s own. */
const outlineLine = ({ id, heading, purpose }: OutlineSection): string =>
  `${id}${heading === '' ? '' : ` (${fenced(heading)})`}: ${purpose}`

const part = (name: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`<${name}>`, ...lines, `</${name}>`]

export interface Briefing {
  kind: KindPrompt
  particulars: readonly string[]
  outline: readonly OutlineSection[]
  caseFile: Pick<CaseFile, 'facts' | 'exhibits' | 'pages' | 'rfe'>
}

/**
 * All that a model has to know for every section alike: our instructions with the rules and the law, and apart from them the
 * outline and the numbered case, which hold what people typed or uploaded.
 */
export function briefed({ kind, particulars, outline, caseFile }: Briefing): Shared {
  const read = new Set(caseFile.pages.filter(({ text }) => text !== '').map(({ exhibit }) => exhibit))
  const authorities = [...new Set(outline.flatMap((section) => section.authorities))]
  return {
    system: [
      ...kind.task,
      '',
      'Rules',
      ...RULES.map((rule, at) => `${at + 1}. ${rule}`),
      '',
      ...part('authorities', authorities.flatMap(authorityLine)),
    ]
      .join('\n')
      .trimEnd(),
    material: [
      ...part('outline', outline.map(outlineLine)),
      '<case>',
      ...part('particulars', particulars.map(fenced)),
      ...part(
        'facts',
        caseFile.facts.filter(({ field }) => !CONTACT.has(field)).map((fact) => factLine(fact, read)),
      ),
      ...part('exhibits', caseFile.exhibits.map(exhibitLine)),
      ...part('pages', pagesOf(caseFile.pages)),
      ...part('letters', lettersOf(caseFile.rfe?.pages ?? [])),
      '</case>',
    ].join('\n'),
  }
}
