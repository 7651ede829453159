import { RESPONSE_SERIES } from '#domain/exhibit-number.ts'
import type { FileRef } from '#domain/file.ts'
import { isInAnotherScript } from '#domain/script.ts'
import type { Exhibit } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { fullName, titledFullName } from './names.ts'
import { ordered } from './order.ts'
import { subjectOf } from './subject-of.ts'
import { isUnfinished } from './unfinished-degree.ts'

type Paper = Omit<Exhibit, 'number' | 'file'> & { file: FileRef | null }
type Degree = Profile['academichistory'][number]

const listed = (...parts: string[]): string => parts.filter((part) => part.trim() !== '').join(', ')
const typographic = (text: string): string => text.replace(/'/g, '’')

/** A translator's certificate comes right after the paper that it certifies. */
const DEGREE_PAPERS = [
  ['diploma_en', 'Diploma', 'Diploma'],
  ['transcript_en', 'Transcript', 'Transcript'],
  ['diploma_cn', 'Diploma in the original language', 'Diploma'],
  ['diploma_cn_certificate', 'Translator’s certificate for the diploma', 'Translator’s certificate'],
  ['transcript_cn', 'Transcript in the original language', 'Transcript'],
  ['transcript_cn_certificate', 'Translator’s certificate for the transcript', 'Translator’s certificate'],
] as const

/** `Doctoral degree in Materials Science`; a professional degree or a certificate is called what it is. */
export function degreeTitle({ degree, major: typed }: Pick<Degree, 'degree' | 'major'>): string {
  const major = subjectOf(typed)
  if (degree === 'Other') return `studies in ${major}`
  return typographic(
    /degree|diploma|certificate/i.test(degree) ? `${degree} in ${major}` : `${degree} degree in ${major}`,
  )
}

const studiesTitle = ({ degree, major }: Pick<Degree, 'degree' | 'major'>): string => {
  const subject = major.replace(/\s*\([^()]*\)\s*$/u, '')
  return degree === 'Doctoral' ? `Doctoral studies in ${subject}, no degree` : `Studies in ${subject}, no degree`
}

/** What ended without a degree has no diploma, whatever field its paper was put into. */
const STUDY_PAPERS: Readonly<Record<string, string>> = { Diploma: 'Confirmation of studies', Transcript: 'Transcript' }

const withoutDiploma = (name: string): string =>
  name.replace('Diploma', 'Confirmation of studies').replace('the diploma', 'the confirmation of studies')

/** What is put in for a diploma before a degree is conferred, or is called a letter, is no diploma: it goes by its own name. */
function conferredPaper(degree: Degree, field: (typeof DEGREE_PAPERS)[number][0], name: string, type: string) {
  const file = degree[field] ?? null
  const isLetter = /\b(?:letter|admission|enrol\p{L}*|acceptance)\b/iu.test(file?.name.replace(/_/gu, ' ') ?? '')
  if (type === 'Diploma' && (degree.is_current || degree.end_date === null || isLetter)) {
    const on = `studies in ${degree.major}, ${degree.school_name}`
    return { title: ofEntry(file, on, `Document on the ${on}`), type: 'Document' }
  }
  if (type === 'Transcript' && degree.is_current)
    return { title: listed(name, `studies in ${degree.major}`, degree.school_name), type }
  if (degree.degree === 'Certificate' && name === 'Diploma')
    return { title: listed(degreeTitle(degree), degree.school_name), type: 'Certificate' }
  return { title: listed(name, degreeTitle(degree), degree.school_name), type }
}

const degreePapers = (degree: Degree, profile: Pick<Profile, 'uploads'>): Paper[] =>
  DEGREE_PAPERS.map(([field, name, type]) => ({
    ...(isUnfinished(degree, profile)
      ? {
          title: listed(withoutDiploma(name), studiesTitle(degree), degree.school_name),
          type: STUDY_PAPERS[type] ?? type,
        }
      : conferredPaper(degree, field, name, type)),
    section: 'academichistory',
    entry: degree.id,
    field,
    file: degree[field] ?? null,
  }))

/** "Letter of interest" of "Letter_of interest.pdf": what its owner calls a paper; undefined of "scan 0012.pdf". */
export function calledByOwner(file: Paper['file']): string | undefined {
  const name = (file?.name ?? '')
    .replace(/\.\p{L}[\p{L}\d]{1,4}$/u, '')
    .replace(/[_\s]+/gu, ' ')
    .trim()
  const spoken = name.split(/[ -]/u).filter((word) => /^\p{L}{2,}$/u.test(word) && !SCANNED.test(word))
  const says = spoken.length > 1 || (spoken.length === 1 && /\d/u.test(name))
  return !says || isInAnotherScript(name) ? undefined : typographic(name)
}

/** An exhibit as a sentence calls it: as its owner called the file, and else by its title. */
export const paperCalled = ({ file, title }: Pick<Exhibit, 'file' | 'title'>): string =>
  calledByOwner(file) ?? title.replace(/ \(“[^“”]*”\)$/u, '').replace(/[“”]/gu, '')

/** Words of files that say nothing of a paper. */
const SCANNED =
  /^(?:scan|scanned|img|image|photo|file|doc|document|docs|documents|copy|final|new|page|pages|pdf|untitled)$/iu

/** A paper by the name that its owner gave it, with what it was added to; the field it was put into does not say what it is. */
const ofEntry = (file: Paper['file'], on: string, otherwise: string): string => {
  const called = calledByOwner(file)
  return called === undefined ? otherwise : `${called} (${on})`
}

const essay = (project: Profile['academicprojects'][number]): Paper => ({
  title: ofEntry(
    project.essay,
    `“${project.project_name}”`,
    listed(
      `${project.is_published ? 'Publication' : 'Document'} on “${project.project_name}”`,
      project.is_published ? project.published_journal : project.organization,
    ),
  ),
  type: project.is_published ? 'Publication' : 'Document',
  section: 'academicprojects',
  entry: project.id,
  field: 'essay',
  file: project.essay,
})

const projectPapers = (project: Profile['professionalprojects'][number]): Paper => ({
  title: ofEntry(
    project.supporting_docs,
    `“${project.project_name}”`,
    listed(`Documents on “${project.project_name}”`, project.organization),
  ),
  type: 'Project documents',
  section: 'professionalprojects',
  entry: project.id,
  field: 'supporting_docs',
  file: project.supporting_docs,
})

/** Choices of the form under which a paper was entered, and that do not say what it is. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(['', 'Others', 'Research', 'Development', 'Innovation'])
export const saysWhatItIs = (choice: string): boolean => !SAYS_NOTHING.has(choice)

const evidencePaper = (item: Profile['evidence'][number]): Paper => ({
  title: ofEntry(
    item.supporting_doc,
    `“${item.name}”`,
    item.name.includes(item.issuing_organization) ? item.name : listed(item.name, item.issuing_organization),
  ),
  type: saysWhatItIs(item.sub_category) ? item.sub_category : 'Document',
  section: 'evidence',
  entry: item.id,
  field: 'supporting_doc',
  file: item.supporting_doc,
})

const planPaper = (plan: Profile['futureplan'][number]): Paper => ({
  title: ofEntry(plan.supporting_doc, `“${plan.plan_title}”`, `Document on the plan “${plan.plan_title}”`),
  type: 'Document',
  section: 'futureplan',
  entry: plan.id,
  field: 'supporting_doc',
  file: plan.supporting_doc,
})

const signedLetter = (referee: Profile['referees'][number]): Paper => ({
  title: listed('Letter of recommendation', titledFullName(referee), referee.title, referee.organization),
  type: 'Letter of recommendation',
  section: 'referees',
  entry: referee.id,
  field: 'signed_letter',
  file: referee.signed_letter,
})

/**
 * The papers of the filing, numbered in the order in which an officer meets them; a field without a file takes no number.
 * Those that come with a response follow in a series of their own, so that the numbers of the petition stay what they are.
 */
export function exhibitsOf(profile: Profile): Exhibit[] {
  const { application } = profile
  const resume: Paper = {
    title: listed('Resume', fullName(application)),
    type: 'Resume',
    section: 'application',
    entry: application.id,
    field: 'resume',
    file: application.resume,
  }
  const papers = [
    resume,
    ...ordered(profile, 'academichistory').flatMap((degree) => degreePapers(degree, profile)),
    ...ordered(profile, 'academicprojects').map(essay),
    ...ordered(profile, 'professionalprojects').map(projectPapers),
    ...ordered(profile, 'evidence').map(evidencePaper),
    ...ordered(profile, 'futureplan').map(planPaper),
    ...ordered(profile, 'referees').map(signedLetter),
  ]
  const held = papers.flatMap(({ file, ...paper }) => (file === null ? [] : [{ ...paper, file }]))
  const isNew = ({ file }: { file: FileRef }): boolean => profile.newPapers?.includes(file.url) === true
  return [
    ...held.filter((paper) => !isNew(paper)).map((paper, index) => ({ number: index + 1, ...paper })),
    ...held.filter(isNew).map((paper, index) => ({ number: RESPONSE_SERIES + index + 1, ...paper })),
  ]
}
