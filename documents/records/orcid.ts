import type { Author, FileRecord, LeftOut, Records, Work } from './records.ts'
import { namesIn } from './own-names.ts'
import { type Said, standingOf } from './standing.ts'
import { doiIn, line, words } from './words.ts'

/**
 * An ORCID record, version 3.0, as JSON or as its XML read into objects: the two differ in lists of one and in
 * `{"value": …}` around words, which is evened out here.
 */
type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const many = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

/** What stands at the end of a path of names; of a list its first. */
function at(value: unknown, ...path: string[]): unknown {
  let found = value
  for (const name of path) {
    const [node] = many(found)
    found = isNode(node) && Object.hasOwn(node, name) ? node[name] : undefined
  }
  return found
}

function say(value: unknown, ...path: string[]): string {
  const [found] = many(at(value, ...path))
  return words(isNode(found) ? (found['value'] ?? found['#text']) : found)
}

/** Every object of this name, however deep its groups go. */
function all(value: unknown, name: string, depth = 0): Node[] {
  if (depth > 12) return []
  if (Array.isArray(value)) return value.flatMap((one) => all(one, name, depth))
  if (!isNode(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === name
      ? many(inner).filter(isNode)
      : isNode(inner) || Array.isArray(inner)
        ? all(inner, name, depth + 1)
        : [],
  )
}

const dateOf = (value: unknown, name: string): string =>
  ['year', 'month', 'day']
    .map((part) => say(value, name, part))
    .filter((part, index, parts) => parts.slice(0, index + 1).every((one) => one !== ''))
    .map((part, index) => (index === 0 ? part : part.padStart(2, '0')))
    .join('-')

/** ORCID's types of works, of each version of its list. What is not here may have been published or not. */
const TYPES: readonly (readonly [string, Pick<Said, 'type' | 'form'>])[] = [
  [
    'journal-article journal-issue magazine-article newspaper-article newsletter-article book-review review',
    { type: undefined, form: 'article' },
  ],
  [
    'book book-chapter edited-book conference-paper conference-proceedings dictionary-entry encyclopedia-entry',
    { type: undefined, form: 'part' },
  ],
  ['dissertation-thesis dissertation supervised-student-publication', { type: 'thesis', form: undefined }],
  ['preprint working-paper', { type: 'preprint', form: undefined }],
  ['patent', { type: 'patent', form: undefined }],
  ['trademark trademarks', { type: 'trademark', form: undefined }],
  [
    'lecture-speech conference-abstract conference-poster conference-presentation conference-output',
    { type: 'talk', form: undefined },
  ],
  ['data-set software data-management-plan research-tool research-technique', { type: 'data', form: undefined }],
  ['report technical-standard standards-and-policy manual', { type: 'report', form: undefined }],
]
const BY_TYPE = new Map(TYPES.flatMap(([names, kind]) => names.split(' ').map((name) => [name, kind] as const)))

const kindOf = (work: Node): Pick<Said, 'type' | 'form'> =>
  BY_TYPE.get(say(work, 'type').toLowerCase().replaceAll('_', '-')) ?? { type: undefined, form: undefined }

const standing = (work: Node): Work['standing'] =>
  standingOf({
    ...kindOf(work),
    venue: line(say(work, 'journal-title')),
    publisher: '',
    notes: '',
    doi: ownDoi(work),
    url: line(say(work, 'url')),
    eprint: '',
  })

function ownDoi(work: Node): string {
  const own = all(at(work, 'external-ids'), 'external-id').filter(
    (id) =>
      say(id, 'external-id-type').toLowerCase() === 'doi' &&
      !/part-of|version-of|funded-by/i.test(say(id, 'external-id-relationship')),
  )
  return own.map((id) => doiIn(say(id, 'external-id-value'))).find((doi) => doi !== '') ?? ''
}

/** Names of contributors come as they are credited: "Renáta Kőszegi" or "Kőszegi, Renáta". */
function authorOf(name: string): Author {
  const [family = '', given = ''] = name.split(',').map((part) => part.trim())
  if (given !== '') return { family, given }
  const parts = family.split(' ')
  return { family: parts.at(-1) ?? '', given: parts.slice(0, -1).join(' ') }
}

const isEditor = (contributor: Node): boolean =>
  /editor|translator/i.test(say(contributor, 'contributor-attributes', 'contributor-role'))

const workOf = (work: Node, place: string): Work => ({
  kind: 'work',
  place,
  title: line([say(work, 'title', 'title'), say(work, 'title', 'subtitle')].filter(Boolean).join(': ')),
  standing: standing(work),
  authors: all(at(work, 'contributors'), 'contributor')
    .filter((contributor) => !isEditor(contributor))
    .map((contributor) => line(say(contributor, 'credit-name')))
    .filter((name) => name !== '')
    .map(authorOf),
  others: false,
  venue: line(say(work, 'journal-title')),
  organization: '',
  date: dateOf(work, 'publication-date'),
  url: line(say(work, 'url')),
  doi: ownDoi(work),
  summary: words(say(work, 'short-description')),
})

const addressOf = (affiliation: Node) => ({
  city: line(say(affiliation, 'organization', 'address', 'city')),
  region: line(say(affiliation, 'organization', 'address', 'region')),
  country: line(say(affiliation, 'organization', 'address', 'country')),
})
const spanOf = (affiliation: Node) => ({
  start: dateOf(affiliation, 'start-date'),
  end: dateOf(affiliation, 'end-date'),
})
const organizationOf = (affiliation: Node) => line(say(affiliation, 'organization', 'name'))
const titleOf = (affiliation: Node) => line(say(affiliation, 'role-title'))
const departmentOf = (affiliation: Node) => line(say(affiliation, 'department-name'))

const honourOf =
  (of: 'award' | 'qualification') =>
  (affiliation: Node, place: string): FileRecord => ({
    kind: 'honour',
    place,
    of,
    name: titleOf(affiliation),
    issuer: organizationOf(affiliation),
    date: dateOf(affiliation, 'end-date') || dateOf(affiliation, 'start-date'),
    url: line(say(affiliation, 'url')),
    summary: '',
  })

/** Kinds of activity, by the name that each has in a whole record (with `-summary`) and in a file of its own. */
const READ: Record<string, (node: Node, place: string) => FileRecord> = {
  employment: (node, place) => ({
    kind: 'position',
    place,
    organization: organizationOf(node),
    department: departmentOf(node),
    title: titleOf(node),
    website: '',
    location: '',
    about: '',
    ...addressOf(node),
    ...spanOf(node),
    summary: '',
  }),
  education: (node, place) => ({
    kind: 'study',
    place,
    school: organizationOf(node),
    website: '',
    degree: titleOf(node),
    major: '',
    department: departmentOf(node),
    ...addressOf(node),
    ...spanOf(node),
    score: '',
    courses: [],
  }),
  qualification: honourOf('qualification'),
  distinction: honourOf('award'),
  work: workOf,
}
const NO_PLACE: Record<string, string> = {
  'invited-position': 'invited positions',
  membership: 'memberships',
  service: 'services',
  funding: 'funding',
  'peer-review': 'peer reviews',
  'research-resource': 'research resources',
}

const ROOTS = ['record', 'activities-summary', 'activities', 'works', 'group']

const holdsActivities = (value: object): boolean =>
  all(value, 'orcid-identifier').length > 0 ||
  Object.keys(READ).some((name) => all(value, `${name}-summary`).length > 0)

export const isOrcid = (value: object): boolean =>
  Object.hasOwn(value, 'orcid-identifier') ||
  Object.hasOwn(value, 'activities-summary') ||
  (ROOTS.some((name) => Object.hasOwn(value, name)) && holdsActivities(value))

/** The archive has a file for each activity; its root bears the activity's name, which in JSON would say nothing. */
export const isOrcidXml = (value: object): boolean =>
  isOrcid(value) || Object.keys(value).some((name) => Object.hasOwn(READ, name) && isNode(at(value, name)))

const activities = (value: unknown, name: string): Node[] => [...all(value, `${name}-summary`), ...all(value, name)]

/** Of one work several sources may each give a summary: the first is the one that its owner prefers. */
function works(value: object): Node[] {
  const groups = all(value, 'group').filter((group) => all(group, 'work-summary').length > 0)
  return groups.length > 0
    ? groups.flatMap((group) => all(group, 'work-summary').slice(0, 1))
    : activities(value, 'work')
}

const isBlank = (record: FileRecord): boolean =>
  record.kind === 'work'
    ? record.title === ''
    : (record.kind === 'study' ? record.school : record.kind === 'position' ? record.organization : 'x') === '' ||
      (record.kind === 'honour' && record.name === '' && record.issuer === '')

/** ORCID asks for given names and family name apart; the credit name is in one piece. */
function namesOf(value: object): Author[] {
  const [person] = all(value, 'person')
  const name = at(person, 'name')
  const [family, given] = ['family-name', 'given-names'].map((part) => line(say(name, part))) as [string, string]
  const apart = family !== '' && given !== '' ? [{ family, given }] : []
  const others = all(at(person, 'other-names'), 'other-name').map((other) => line(say(other, 'content') || say(other)))
  return [...apart, ...namesIn([line(say(name, 'credit-name')), ...others])]
}

export function readOrcid(value: object): Records {
  const records: FileRecord[] = []
  const left_out: LeftOut[] = []
  for (const [name, read] of Object.entries(READ))
    for (const [index, node] of (name === 'work' ? works(value) : activities(value, name)).entries()) {
      const record = read(node, `${name} ${index + 1}`)
      if (isBlank(record)) left_out.push({ from: record.place, reason: 'It has no name.' })
      else records.push(record)
    }
  for (const [name, label] of Object.entries(NO_PLACE)) {
    const count = activities(value, name).length
    if (count > 0) left_out.push({ from: label, reason: 'Your profile has no list for these.' })
  }
  return { format: 'orcid', records, left_out, names: namesOf(value) }
}
