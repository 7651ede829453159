import { z } from 'zod'
import type { FileRecord, LeftOut, Records, Work } from './records.ts'
import { namesIn } from './own-names.ts'
import { withoutTags } from './html-words.ts'
import { standingOf } from './standing.ts'
import { doiIn, line, lines, words } from './words.ts'

/** Longer than any field takes. */
const MAX_TEXT = 40_000

const plain = (value: unknown): unknown => (typeof value === 'string' ? withoutTags(value.slice(0, MAX_TEXT)) : value)
const text = z
  .unknown()
  .default('')
  .transform((value) => words(plain(value)))
const short = z
  .unknown()
  .default('')
  .transform((value) => line(plain(value)))
const list = z
  .unknown()
  .default([])
  .transform((value): string[] =>
    (Array.isArray(value) ? value.slice(0, 200).map((one) => line(plain(one))) : []).filter((one) => one !== ''),
  )

/** Of the schema at jsonresume.org what the profile can use; `company` and `website` are older spellings. */
const PARTS = {
  work: z.object({
    name: short,
    company: short,
    position: short,
    url: short,
    website: short,
    location: short,
    description: short,
    startDate: short,
    endDate: short,
    summary: text,
    highlights: list,
  }),
  education: z.object({
    institution: short,
    url: short,
    area: short,
    studyType: short,
    startDate: short,
    endDate: short,
    score: short,
    gpa: short,
    courses: list,
  }),
  projects: z.object({
    name: short,
    description: text,
    highlights: list,
    startDate: short,
    endDate: short,
    url: short,
    roles: list,
    entity: short,
  }),
  publications: z.object({
    name: short,
    publisher: short,
    releaseDate: short,
    url: short,
    website: short,
    summary: text,
  }),
  awards: z.object({ title: short, date: short, awarder: short, summary: text }),
  certificates: z.object({ name: short, date: short, url: short, issuer: short }),
}
type Part = keyof typeof PARTS
type Of<P extends Part> = z.output<(typeof PARTS)[P]>

const NO_ADDRESS = { city: '', region: '', country: '' }

/** The format has no field for a kind: only a DOI beside the publisher's name tells a journal from a web log. */
function publicationStanding({ name, publisher, releaseDate, url, website }: Of<'publications'>): Work['standing'] {
  const address = url || website
  const doi = doiIn(address)
  const form = doi === '' ? undefined : 'article'
  const notes = `${releaseDate} | ${/\([^()]*\)\s*$/.exec(name)?.[0] ?? ''}`
  return standingOf({ type: undefined, form, venue: publisher, publisher, notes, doi, url: address, eprint: '' })
}

const READ: { [P in Part]: (entry: Of<P>, place: string) => FileRecord } = {
  work: (entry, place) => ({
    kind: 'position',
    place,
    organization: entry.name || entry.company,
    department: '',
    title: entry.position,
    website: entry.url || entry.website,
    location: entry.location,
    about: entry.description,
    ...NO_ADDRESS,
    start: entry.startDate,
    end: entry.endDate,
    summary: lines(entry.summary, ...entry.highlights),
  }),
  education: (entry, place) => ({
    kind: 'study',
    place,
    school: entry.institution,
    website: entry.url,
    degree: entry.studyType,
    major: entry.area,
    department: '',
    ...NO_ADDRESS,
    start: entry.startDate,
    end: entry.endDate,
    score: entry.score || entry.gpa,
    courses: entry.courses,
  }),
  projects: (entry, place) => ({
    kind: 'project',
    place,
    name: entry.name,
    organization: entry.entity,
    role: entry.roles.join(', '),
    url: entry.url,
    start: entry.startDate,
    end: entry.endDate,
    summary: lines(entry.description, ...entry.highlights),
  }),
  publications: (entry, place) => ({
    kind: 'work',
    place,
    title: entry.name,
    standing: publicationStanding(entry),
    authors: [],
    others: false,
    venue: entry.publisher,
    organization: '',
    date: entry.releaseDate,
    url: entry.url || entry.website,
    doi: doiIn(entry.url || entry.website),
    summary: entry.summary,
  }),
  awards: (entry, place) => ({
    kind: 'honour',
    place,
    of: 'award',
    name: entry.title,
    issuer: entry.awarder,
    date: entry.date,
    url: '',
    summary: entry.summary,
  }),
  certificates: (entry, place) => ({
    kind: 'honour',
    place,
    of: 'certificate',
    name: entry.name,
    issuer: entry.issuer,
    date: entry.date,
    url: entry.url,
    summary: '',
  }),
}

/** Parts of a JSON Resume for which the profile has no list. */
const NO_PLACE = ['volunteer', 'skills', 'languages', 'interests', 'references'] as const
const KNOWN = ['basics', ...Object.keys(PARTS), ...NO_PLACE]

export const isJsonResume = (value: object): boolean => KNOWN.some((part) => Object.hasOwn(value, part))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const own = (value: object, name: string): unknown =>
  Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined

const saysNothing = (record: FileRecord): boolean =>
  Object.entries(record).every(
    ([name, value]) =>
      ['kind', 'place', 'standing', 'of', 'others'].includes(name) ||
      (Array.isArray(value) ? value.length === 0 : value === ''),
  )

function readPart<P extends Part>(part: P, resume: object): { records: FileRecord[]; left_out: LeftOut[] } {
  const given = own(resume, part)
  if (given === undefined || given === null) return { records: [], left_out: [] }
  if (!Array.isArray(given))
    return { records: [], left_out: [{ from: part, reason: 'It should be a list, and is none.' }] }
  const records: FileRecord[] = []
  const left_out: LeftOut[] = []
  given.forEach((entry: unknown, at) => {
    const place = `${part} ${at + 1}`
    if (!isRecord(entry)) return left_out.push({ from: place, reason: 'It is not an entry.' })
    const read = READ[part](PARTS[part].parse({ ...entry }) as Of<P>, place)
    if (saysNothing(read)) return left_out.push({ from: place, reason: 'It is empty.' })
    return records.push(read)
  })
  return { records, left_out }
}

export function readJsonResume(resume: object): Records {
  const parts = (Object.keys(PARTS) as Part[]).map((part) => readPart(part, resume))
  const unplaced = [...NO_PLACE, ...Object.keys(resume).filter((part) => !KNOWN.includes(part))].flatMap((part) => {
    const given = own(resume, part)
    const count = Array.isArray(given) ? given.length : 0
    return count > 0 ? [{ from: line(part).slice(0, 80), reason: 'Your profile has no list for these.' }] : []
  })
  const basics = own(resume, 'basics')
  const personal = isRecord(basics)
    ? [{ from: 'basics', reason: 'Your name and contacts are entered in Personal info.' }]
    : []
  return {
    format: 'json_resume',
    records: parts.flatMap(({ records }) => records),
    left_out: [...personal, ...parts.flatMap(({ left_out }) => left_out), ...unplaced],
    names: isRecord(basics) ? namesIn([short.parse(own(basics, 'name'))]) : [],
  }
}
