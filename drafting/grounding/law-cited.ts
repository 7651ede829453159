import { findAuthority, LIBRARY } from '../authorities/library.ts'

export interface CitedLaw {
  id: string
  /** Pages of a decision, where the sentence names them. */
  pages: readonly number[]
  /** The note to which the citation goes, if it does. */
  note?: number
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Sections of statutes and regulations, and the names by which decisions go. */
const FORMS = LIBRARY.flatMap(({ id, full, label, level }): { id: string; form: RegExp }[] => {
  if (level === 'precedent') return [{ id, form: new RegExp(`\\b${escaped(label.replace(/ v\. .*/, ''))}\\b`, 'u') }]
  if (level !== 'statute' && level !== 'regulation') return []
  const text = full.map((run) => run.text).join('')
  return [...text.matchAll(/§ ([^\s,]+)/g)].map(([, section = '']) => ({
    id,
    form: new RegExp(`(?<![\\d.])${escaped(section)}(?![\\d(])`, 'u'),
  }))
})

/** "26 I&N Dec. 884, 889": the first figure is where the decision begins; "at 889" names the page alone. */
const REPORTER =
  /\b26 I\s*&\s*N Dec\.(?<at> at)? (?<first>\d+)(?:, (?<pin>\d+))?(?:[–-](?<to>\d+))?(?: n\.(?<note>\d+))?/gu

/** Every page from 889 to 90. */
function pagesFrom(from: number, to: number): number[] {
  const last = to < from ? from - (from % 100) + to : to
  return last >= from && last - from < 20 ? Array.from({ length: last - from + 1 }, (_, at) => from + at) : [from]
}

/** The law that a sentence cites, by the library's ids. */
export function lawCited(text: string, authorities: readonly string[]): CitedLaw[] {
  const printed = [...text.matchAll(REPORTER)].flatMap(({ groups = {} }): CitedLaw[] => {
    const page = groups.at === undefined ? groups.pin : groups.first
    if (page === undefined) return []
    const pages = pagesFrom(Number(page), Number(groups.to ?? page))
    return [{ id: 'dhanasar', pages, ...(groups.note === undefined ? {} : { note: Number(groups.note) }) }]
  })
  const named = new Set(FORMS.filter(({ form }) => form.test(text)).map(({ id }) => id))
  if (printed.length > 0) named.delete('dhanasar')
  const declared = authorities.flatMap((source) => {
    const id = findAuthority(source)?.id
    if (id === undefined) return []
    const [, from, to, note] = /@(\d+)(?:-(\d+))?(?: n\.(\d+))?/.exec(source) ?? []
    const pages = from === undefined ? [] : pagesFrom(Number(from), Number(to ?? from))
    return [{ id, pages, ...(note === undefined ? {} : { note: Number(note) }) }]
  })
  return [...[...named].map((id) => ({ id, pages: [] })), ...printed, ...declared]
}
