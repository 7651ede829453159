import type { FileRecord, Honour, Position, Project, Study, Work } from '#documents/records/records.ts'
import { doiIn, lines } from '#documents/records/words.ts'
import { COUNTRIES } from '#domain/countries.ts'
import { LINE } from '#domain/field.ts'
import type { ImportedSection } from '#domain/import.ts'
import type { KnownPerson } from '#domain/same-person.ts'
import { authorRole } from './author-role.ts'
import { degreeIn } from './degrees.ts'
import { readDate } from './date.ts'
import { address, all, date, line, note, passage, type Piece, set, span, when } from './parts.ts'

/** An entry that a record of a file makes: all of it is the file's. */
export interface MadeEntry {
  section: ImportedSection
  from: string
  fields: Record<string, unknown>
  notes: string[]
  /** False where authors are named and this person is none of them. */
  names_you: boolean
  /** True where an author may be this person by an initial or a part of the name only. */
  may_be_you: boolean
}

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

function country(name: string, value: string): Piece {
  const english = /^[A-Z]{2}$/i.test(value) ? (regions.of(value.toUpperCase()) ?? value) : value
  const known = COUNTRIES.find((one) => one.toLowerCase() === english.toLowerCase())
  return known === undefined && value !== '' ? note(`The file gives the country as “${english}”.`) : set(name, known)
}

const SCORE = /^(\d{1,4}(?:[.,]\d{1,3})?)(?:\s*(?:\/|of|out of)\s*(\d{1,4}(?:[.,]\d{1,3})?))?$/i

function score(value: string): Piece {
  const [, total = '', most = ''] = SCORE.exec(value) ?? []
  if (total === '') return when(value !== '', note(`The file gives the marks as “${value.slice(0, 60)}”.`))
  return all(set('total_gpa', total.replace(',', '.')), set('max_gpa', most.replace(',', '.')))
}

function degree({ degree: given, major }: Study): Piece {
  const known = degreeIn(given)
  const field =
    major ||
    (/\b(?:in|of)\s+(?!science\b|arts\b|philosophy\b|engineering\b|medicine\b|business\b)(.+)$/i.exec(given)?.[1] ?? '')
  return all(
    set('degree', known),
    when(
      given !== '' && known === null,
      note(`The file gives the degree as “${given.slice(0, 100)}”. Choose the one that fits.`),
    ),
    line('major', known === null ? major : field),
  )
}

const MAX_COURSES = 200

const study = (record: Study): Piece =>
  all(
    line('school_name', record.school),
    address('school_website', record.website),
    country('school_country', record.country),
    line('school_state', record.region),
    line('school_city', record.city),
    degree(record),
    when(record.department !== '', note(`The file names the department “${record.department.slice(0, 100)}”.`)),
    span(record.start, record.end, 'current'),
    score(record.score),
    set(
      'courses',
      record.courses.slice(0, MAX_COURSES).map((course) => course.slice(0, LINE).toWellFormed()),
    ),
  )

const position = (record: Position): Piece =>
  all(
    line('organization', record.organization),
    address('organization_website', record.website),
    country('country', record.country),
    line('state', record.region),
    line('city', record.city),
    when(record.location !== '', note(`The file gives the place as “${record.location.slice(0, 100)}”.`)),
    when(record.about !== '', note(`The file says of the employer: “${record.about.slice(0, 200)}”.`)),
    span(record.start, record.end, 'current'),
    line('job_title', record.title),
    when(record.department !== '', note(`The file names the department “${record.department.slice(0, 100)}”.`)),
    passage('job_summary', record.summary),
  )

const project = (record: Project): Piece =>
  all(
    line('project_name', record.name),
    line('organization', record.organization),
    line('role', record.role),
    date('start_date', record.start, 'start'),
    date('end_date', record.end, 'end'),
    passage('background', lines(record.summary, record.url)),
    when(
      record.summary !== '',
      note('The file’s description stands under Background. Move its parts where they belong.'),
    ),
  )

const HONOURS: Record<Honour['of'], Piece> = {
  award: all(set('category', 'Achievement'), set('sub_category', 'Award')),
  certificate: all(set('category', 'Professional'), set('sub_category', 'Certification')),
  qualification: set('category', 'Professional'),
}

const honour = (record: Honour): Piece =>
  all(
    HONOURS[record.of],
    line('name', record.name),
    line('issuing_organization', record.issuer),
    date('received_date', record.date, 'received'),
    passage('brief_introduction', lines(record.summary, record.url)),
  )

const STANDING: Record<Work['standing'], string> = {
  published: '',
  accepted: 'The file says that it was accepted and is not out yet. Tick “published” once it is.',
  submitted: 'The file tells of a paper under review. Tick “published” once a journal or conference has printed it.',
  preprint: 'The file tells of a preprint. Tick “published” once a journal or conference has taken it.',
  patent: 'The file tells of a patent. It may stand better as evidence, with its certificate.',
  trademark: 'The file tells of a trademark. It may stand better as evidence, with its certificate.',
  thesis: 'The file tells of a thesis. Tick “published” if it was.',
  talk: 'The file tells of a talk or a poster. Tick “published” if it is printed in proceedings.',
  data: 'The file tells of data or software. Tick “published” if a journal has printed an article on it.',
  report: 'The file tells of a report. Tick “published” if a publisher or an institution printed it.',
  unpublished: 'The file does not say that it was published.',
  unknown: 'The file does not say where it was published. Was it? Then tick “published” and name the journal.',
}

function publication(record: Work): Piece {
  const url = record.doi === '' ? record.url : `https://doi.org/${record.doi}`
  if (record.standing === 'published')
    return all(
      set('is_published', true),
      line('published_journal', record.venue),
      address('published_url', url),
      date('published_date', record.date, 'published'),
      passage('comments', record.summary),
    )
  const told = [record.venue, readDate(record.date).said, url].filter((one) => one !== '').join(', ')
  return all(note(STANDING[record.standing]), passage('comments', lines(record.summary, told)))
}

function work(record: Work, person: KnownPerson): Piece {
  const found = authorRole(record, person)
  return all(
    line('project_name', record.title),
    line('organization', record.organization),
    'role' in found ? set('role', found.role) : note(found.note),
    publication(record),
    when(record.summary !== '', note('The file’s summary stands under Comments. Use it to tell the story.')),
  )
}

/** The piece that a record makes of its section. */
function pieceOf(record: FileRecord, person: KnownPerson): { section: ImportedSection; piece: Piece } {
  switch (record.kind) {
    case 'study':
      return { section: 'academichistory', piece: study(record) }
    case 'position':
      return { section: 'professionalhistory', piece: position(record) }
    case 'project':
      return { section: 'professionalprojects', piece: project(record) }
    case 'honour':
      return { section: 'evidence', piece: honour(record) }
    case 'work':
      return { section: 'academicprojects', piece: work(record, person) }
  }
}

/** The entry of the profile that a record makes for this person. Nothing is in it that the file does not say. */
export function toEntry(record: FileRecord, person: KnownPerson, file: string): MadeEntry {
  const { section, piece } = pieceOf(record, person)
  const said = piece.said.length > 0 ? ` (${piece.said.join(', ')})` : ''
  const imported_from = `${file}, ${record.place}${said}`.slice(0, LINE).toWellFormed().trim()
  const found = record.kind === 'work' ? authorRole(record, person) : undefined
  const is = found !== undefined && 'is' in found ? found.is : undefined
  const about = { names_you: is !== 'stranger', may_be_you: is === 'unsure' }
  return { section, from: record.place, fields: { ...piece.fields, imported_from }, notes: piece.notes, ...about }
}

/** The DOI that a published project's link names. */
export const doiOf = ({ published_url }: Record<string, unknown>): string =>
  typeof published_url === 'string' ? doiIn(published_url).toLowerCase() : ''
