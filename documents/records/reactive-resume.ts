/** A resume of Reactive Resume holds what a JSON Resume holds, under other names. */
type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const own = (node: Node, name: string): unknown => (Object.hasOwn(node, name) ? node[name] : undefined)

/** Its sections, the part of a JSON Resume that each is, and the names of fields that differ: in order of versions. */
const SECTIONS: Readonly<Record<string, { part: string; fields: Readonly<Record<string, string>> }>> = {
  experience: { part: 'work', fields: { company: 'name', description: 'summary' } },
  education: { part: 'education', fields: { school: 'institution', degree: 'studyType', grade: 'score' } },
  projects: { part: 'projects', fields: { summary: 'description' } },
  publications: { part: 'publications', fields: { title: 'name', date: 'releaseDate', description: 'summary' } },
  awards: { part: 'awards', fields: { description: 'summary' } },
  certifications: { part: 'certificates', fields: { title: 'name' } },
}

const RANGE = /^(.*?\S)\s*(?:\s[-–—]|[–—]|\sto\s|(?<=^\d{4})-(?=\d{4}$))\s*(\S.*)$/i

/** A stretch of time in one field: "2019 - Present". A single date is the end of studies, else the start. */
function span(text: unknown, part: string): Node {
  if (typeof text !== 'string') return {}
  const [, startDate = '', endDate = ''] = RANGE.exec(text.trim()) ?? []
  if (startDate !== '') return { startDate, endDate }
  return part === 'education' ? { endDate: text } : { startDate: text }
}

const addressIn = (value: unknown): unknown => (isNode(value) ? (own(value, 'href') ?? own(value, 'url')) : value)

function itemOf(item: unknown, part: string, fields: Readonly<Record<string, string>>): unknown {
  if (!isNode(item)) return item
  const named = Object.fromEntries(
    Object.entries(item).map(([name, value]) => [Object.hasOwn(fields, name) ? fields[name] : name, value]),
  ) as Node
  const url = addressIn(own(item, 'url')) ?? addressIn(own(item, 'website'))
  const hasSpan = ['work', 'education', 'projects'].includes(part)
  const time = hasSpan ? span(own(item, 'period') ?? own(item, 'date'), part) : {}
  return { ...named, url, website: '', ...time }
}

const itemsOf = (section: unknown): unknown => (isNode(section) ? own(section, 'items') : undefined)

export const isReactiveResume = (value: Node): boolean => {
  const sections = own(value, 'sections')
  return isNode(sections) && Object.values(sections).some((section) => Array.isArray(itemsOf(section)))
}

/** The same resume as a JSON Resume; a section that has no part there keeps its name. */
export function toJsonResume(value: Node): Node {
  const sections = own(value, 'sections') as Node
  const parts = Object.entries(sections).flatMap(([name, section]): [string, unknown][] => {
    const items = itemsOf(section)
    if (!Array.isArray(items)) return []
    const known = Object.hasOwn(SECTIONS, name) ? SECTIONS[name] : undefined
    if (known === undefined) return [[name, items]]
    return [[known.part, items.map((item) => itemOf(item, known.part, known.fields))]]
  })
  return { basics: own(value, 'basics'), ...Object.fromEntries(parts) }
}
