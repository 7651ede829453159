import type { FileRecord, LeftOut } from '#documents/records/records.ts'
import type { ImportedSection } from '#domain/import.ts'
import { readDate } from './date.ts'
import { fold } from '#domain/fold.ts'
import { doiOf, type MadeEntry } from './to-entry.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const sameWords = (one: unknown, other: unknown): boolean =>
  fold(text(one)) !== '' && fold(text(one)) === fold(text(other))

/** Dates of which one may tell only the year or the month. */
const sameTime = (one: string, other: string): boolean =>
  one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one))

const startOf = (record: FileRecord): string => readDate('start' in record ? record.start : '').known

type Stored = Readonly<Record<string, unknown>> & { id: number }

/** Whether a stored entry seems to tell of the same as one that a record makes. */
const SAME: Record<ImportedSection, (fields: MadeEntry['fields'], stored: Stored, start: string) => boolean> = {
  academichistory: (fields, stored, start) =>
    sameWords(fields['school_name'], stored['school_name']) &&
    (start === '' ? fields['degree'] === stored['degree'] : sameTime(start, text(stored['start_date']))),
  academicprojects: (fields, stored) =>
    sameWords(fields['project_name'], stored['project_name']) ||
    (doiOf(fields) !== '' && doiOf(fields) === doiOf(stored)),
  professionalhistory: (fields, stored, start) =>
    sameWords(fields['organization'], stored['organization']) &&
    (start === '' ? sameWords(fields['job_title'], stored['job_title']) : sameTime(start, text(stored['start_date']))),
  professionalprojects: (fields, stored) => sameWords(fields['project_name'], stored['project_name']),
  evidence: (fields, stored) =>
    sameWords(fields['name'], stored['name']) &&
    (fields['issuing_organization'] === undefined ||
      sameWords(fields['issuing_organization'], stored['issuing_organization'])),
}

export const storedDuplicate = (made: MadeEntry, record: FileRecord, stored: readonly Stored[]): number | null =>
  stored.find((entry) => SAME[made.section](made.fields, entry, startOf(record)))?.id ?? null

/** By what a record is known in its file: what it looks for among those before it, and what those after it may find. */
function marksOf(record: FileRecord): { looks: string[]; leaves: string[] } {
  const one = (mark: string) => ({ looks: [mark], leaves: [mark] })
  switch (record.kind) {
    case 'work': {
      const title = `${fold(record.title)} ${readDate(record.date).known.slice(0, 4)}`
      const [any, bare, doi] = [`work ${title}`, `bare work ${title}`, `doi ${record.doi.toLowerCase()}`]
      // Two DOIs are two works, whatever they are called: a paper and the talk on it.
      return record.doi === '' ? { looks: [any], leaves: [any, bare] } : { looks: [doi, bare], leaves: [doi, any] }
    }
    case 'position':
      return one(`position ${fold(record.organization)} ${fold(record.title)} ${startOf(record)}`)
    case 'study':
      return one(`study ${fold(record.school)} ${fold(record.degree)} ${fold(record.major)} ${startOf(record)}`)
    case 'project':
      return one(`project ${fold(record.name)} ${fold(record.organization)} ${startOf(record)}`)
    case 'honour':
      return one(`honour ${fold(record.name)} ${fold(record.issuer)} ${readDate(record.date).known}`)
  }
}

/** Of records that tell the same the first stays, the others are told once each. */
export function withoutRepeats(records: readonly FileRecord[]): { records: FileRecord[]; left_out: LeftOut[] } {
  const seen = new Map<string, string>()
  const left_out: LeftOut[] = []
  const kept = records.filter((record) => {
    const { looks, leaves } = marksOf(record)
    const first = looks.map((mark) => seen.get(mark)).find((place) => place !== undefined)
    if (first !== undefined) left_out.push({ from: record.place, reason: `It tells the same as ${first}.` })
    else for (const mark of leaves) if (!seen.has(mark)) seen.set(mark, record.place)
    return first === undefined
  })
  return { records: kept, left_out }
}
