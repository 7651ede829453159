import { dollars, span } from '../builtin/dates.ts'
import { overlap, sentencesOf } from '../builtin/passages.ts'
import type { CaseFile, Fact } from '../case-file.ts'
import { LONG_FIELDS } from '../grounding/fields.ts'
import { speaksOfItsEntry } from '../grounding/speaks-of.ts'
import { isReadable, oneLine, type Passage } from './passage.ts'
import { fromExhibits, fromFiled } from './sheets.ts'

const NEAR = 0.6

/** Sections whose entries are told by their papers or in a line; the person and the recommenders' addresses are no evidence. */
const TOLD = new Set([
  'futureplan',
  'endeavors',
  'academicprojects',
  'professionalprojects',
  'professionalhistory',
  'evidence',
  'derived',
])

/** What the wire calls an answer says nothing by itself. */
const LABELLED: Readonly<Record<string, string>> = {
  total_citations: 'Total citations',
  publications: 'Number of publications',
  experience_after_degree: 'Experience after the highest degree',
  funding_source: 'Funded by',
  published_journal: 'Published in',
  role: 'Role',
  eta: 'Time planned',
}

/** Papers that were read and tell of something else than the entry to which they were put: they prove nothing of it. */
const strangers = (caseFile: CaseFile): ReadonlySet<number> =>
  new Set(caseFile.exhibits.filter((paper) => !speaksOfItsEntry(paper, caseFile)).map(({ number }) => number))

function ofFact(fact: Fact, caseFile: CaseFile): Passage[] {
  const { section, entry, field, value, id } = fact
  const apart = strangers(caseFile)
  const [exhibits, pages] = [
    fact.exhibits.filter((number) => !apart.has(number)),
    fact.pages.filter(({ exhibit }) => !apart.has(exhibit)),
  ]
  const paper = pages[0] ?? (exhibits[0] === undefined ? undefined : { exhibit: exhibits[0], page: null })
  const place = {
    exhibit: paper?.exhibit ?? null,
    page: paper?.page ?? null,
    paper: paper === undefined ? ('profile' as const) : ('exhibit' as const),
    url: caseFile.exhibits.find(({ number }) => number === paper?.exhibit)?.file.url ?? null,
  }
  const common = { ...place, of: 'field' as const, section, entry, field, sources: [id] }
  if (LONG_FIELDS.has(field) || (section === 'endeavors' && field !== 'title'))
    return sentencesOf(value)
      .filter(isReadable)
      .map((text) => ({ ...common, text }))
  if (field === 'annual_salary') return [{ ...common, text: `Annual salary: ${dollars(value)}` }]
  const label = LABELLED[field]
  return [{ ...common, text: label === undefined ? oneLine(value) : `${label}: ${oneLine(value)}` }]
}

/** A post in a line: what, where, when. */
function posts({ profile, fact }: CaseFile): Passage[] {
  return profile.professionalhistory.map(({ id, job_title, organization, start_date, end_date, is_current }) => ({
    text: `${job_title}, ${organization}, ${span(start_date, end_date, is_current)}`,
    exhibit: null,
    paper: 'profile',
    page: null,
    url: null,
    of: 'field',
    section: 'professionalhistory',
    entry: id,
    field: 'job_title',
    sources: ['job_title', 'organization', 'start_date', 'end_date'].flatMap(
      (field) => fact('professionalhistory', id, field)?.id ?? [],
    ),
  }))
}

const titles = (caseFile: CaseFile): Passage[] =>
  caseFile.exhibits
    .filter((paper) => speaksOfItsEntry(paper, caseFile))
    .map(({ number, title, type, section, entry, field, file }) => ({
      text: title,
      type,
      exhibit: number,
      paper: 'exhibit',
      page: null,
      url: file.url,
      of: 'title',
      section,
      entry,
      field,
      sources: [`E${number}`],
    }))

/** Plans that have little of the endeavor in them, where others have more: they answer for another undertaking. */
function asidePlans({ profile, facts }: CaseFile): ReadonlySet<number> {
  const wordsOf = (section: string, entry?: number) =>
    facts
      .filter((fact) => fact.section === section && (entry === undefined || fact.entry === entry))
      .map(({ value }) => value)
      .join(' ')
  const endeavor = wordsOf('endeavors', profile.endeavors.find(({ is_selected }) => is_selected)?.id)
  if (endeavor === '' || profile.futureplan.length < 2) return new Set()
  const near = profile.futureplan.map(({ id }) => ({ id, share: overlap(wordsOf('futureplan', id), endeavor) }))
  const most = Math.max(...near.map(({ share }) => share))
  return new Set(near.filter(({ share }) => share < NEAR * most).map(({ id }) => id))
}

const ofPlans = (found: Passage[], aside: ReadonlySet<number>): Passage[] =>
  found.map((one) => (one.section === 'futureplan' && aside.has(one.entry) ? { ...one, isAside: true } : one))

/** Everything that the record says, piece by piece. */
export const passagesOf = (caseFile: CaseFile): Passage[] =>
  ofPlans(
    [
      ...titles(caseFile),
      ...posts(caseFile),
      ...caseFile.facts
        .filter(
          ({ section, field }) => TOLD.has(section) && !(section === 'professionalhistory' && field === 'job_title'),
        )
        .flatMap((fact) => ofFact(fact, caseFile)),
      ...fromExhibits(caseFile),
      ...fromFiled(caseFile),
    ],
    asidePlans(caseFile),
  )
