import { readRecords } from '#documents/records/read.ts'
import type { Block, Sentence } from '#domain/document.ts'
import { asFiled } from '#domain/filing-name.ts'
import type { BackgroundKind } from '#domain/rfe.ts'
import { endeavorOf, quietRun } from '#drafting/builtin/testing.ts'
import { buildCaseFile, type CaseFile } from '#drafting/case-file.ts'
import type { Profile } from '#drafting/profile.ts'
import { proved, sentencesIn } from '#drafting/proof/prove.ts'
import { analysisOf } from '#drafting/rfe-analysis/index.ts'
import { caseOfResponse, draftRfeResponse } from '#drafting/rfe-response/index.ts'
import { bridgeEngineerNotice } from '#drafting/testing/notices/bridge-engineer.ts'
import { toEntry } from '#server/imports/to-entry.ts'
import { plainIn } from './typed.ts'

type Way = (profile: Profile, said: readonly string[]) => Profile

const dealt = (said: readonly string[], hands: number, hand: number): string =>
  said.filter((_, at) => at % hands === hand).join(' ')

/** The profile with the passages that a file fills, taken over by the product's own reader, in entries of its own. */
function withFile(profile: Profile, name: string, bytes: Buffer): Profile {
  const read = readRecords(bytes)
  if ('failed' in read) throw new Error(`${name} was not read: ${read.failed}`)
  const person = asFiled(profile.application)
  const made = read.records.map((record) => toEntry(record, person, name))
  const added = <S extends 'professionalhistory' | 'professionalprojects' | 'academicprojects' | 'evidence'>(
    section: S,
  ): Profile[S] => {
    const [like] = profile[section]
    const entries = made.filter((one) => one.section === section)
    if (like === undefined) return profile[section]
    const rows = entries.map(({ fields }, at) => ({ ...like, ...fields, id: 9_000 + at }))
    return [...profile[section], ...rows] as Profile[S]
  }
  return {
    ...profile,
    professionalhistory: added('professionalhistory'),
    professionalprojects: added('professionalprojects'),
    academicprojects: added('academicprojects'),
    evidence: added('evidence'),
  }
}

const resume: Way = (profile, said) => {
  const [post] = profile.professionalhistory
  const file = {
    basics: { name: `${profile.application.first_name} ${profile.application.last_name}` },
    work: [
      {
        name: post?.organization ?? 'Works',
        position: post?.job_title ?? 'Engineer',
        startDate: '2019-01',
        summary: dealt(said, 4, 0),
      },
    ],
    projects: [{ name: 'Further work', description: dealt(said, 4, 1), startDate: '2020-01', roles: ['Engineer'] }],
    awards: [{ title: 'Award', awarder: 'A jury', date: '2021-01', summary: dealt(said, 4, 2) }],
    publications: [{ name: 'A paper', publisher: 'A journal', releaseDate: '2021-01', summary: dealt(said, 4, 3) }],
  }
  return withFile(profile, 'resume.json', Buffer.from(JSON.stringify(file)))
}

const publications: Way = (profile, said) => {
  const { first_name, last_name } = profile.application
  const papers = [0, 1, 2, 3].map(
    (at) =>
      `@article{a${at}, title={Paper ${at}}, author={${last_name}, ${first_name}}, journal={A Journal}, year={202${at}}, abstract={${dealt(said, 4, at).replace(/[{}\\%&#$_~^]/gu, ' ')}}}`,
  )
  return withFile(profile, 'papers.bib', Buffer.from(papers.join('\n')))
}

/** A text that was drafted elsewhere, which no sign shows to be a draft, in the place of papers. */
const inPapers =
  (urls: (profile: Profile) => (string | undefined)[]): Way =>
  (profile, said) => {
    const given = urls(profile).flatMap((url) => url ?? [])
    const papers = given.map((url) => ({ url, pages: [said.join('\n\n')], by: 'text' as const }))
    return { ...profile, uploads: [...profile.uploads.filter(({ url }) => !given.includes(url)), ...papers] }
  }

/** Ways by which sentences that were written elsewhere are taken over into the record. */
export const IMPORTS: Readonly<Record<string, Way>> = {
  'imported with a resume (JSON Resume)': resume,
  'imported with a list of publications (BibTeX)': publications,
  'through a paper that was drafted elsewhere': inPapers(({ professionalprojects, evidence }) => [
    ...professionalprojects.map(({ supporting_docs }) => supporting_docs?.url),
    ...evidence.map(({ supporting_doc }) => supporting_doc?.url),
  ]),
  'through a signed letter': inPapers(({ referees }) => referees.map(({ signed_letter }) => signed_letter?.url)),
}

/** The document less what it quotes of a page, with the exhibit and page or the name of the paper that was filed. */
export const withoutQuoted = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    const isOwn = ({ proof }: Sentence): boolean => proof?.state !== 'quoted'
    if (block.kind === 'paragraph') return [{ ...block, sentences: block.sentences.filter(isOwn) }]
    if (block.kind === 'quote') return [{ ...block, sentences: block.sentences.filter(isOwn) }]
    return block.kind === 'list' ? [{ ...block, items: block.items.map((item) => item.filter(isOwn)) }] : [block]
  })

const FILED: readonly BackgroundKind[] = [
  'endeavor',
  'petition_letter',
  'recommendation',
  'response_letter',
  'initial_response',
]

/** The response to a request for evidence, where papers that were filed before say these sentences. */
export async function responseAfter(profile: Profile, said: readonly string[]): Promise<Block[]> {
  const own = buildCaseFile(profile)
  const { rfe: given, reading } = bridgeEngineerNotice
  const filed = FILED.map((kind) => ({ kind, name: `${kind}.pdf`, url: null, pages: [said.join('\n\n')] }))
  const rfe = { notice: given.notice, filed: said.length === 0 ? [] : filed }
  const analysis = analysisOf(reading, own, rfe)
  const request = { rfe, analysis, work: [], endeavor_id: endeavorOf(profile) }
  const { document } = await draftRfeResponse(own, request, quietRun())
  return proved(document.blocks, caseOfResponse(own, request))
}

/**
 * How many of these texts are plain where a stored document has them in the place of its own sentences, all that was stored with
 * those kept: as a document that was changed elsewhere and taken over, or one of an older version.
 */
export function plainWhenStored(document: readonly Block[], texts: readonly string[], caseFile: CaseFile): number {
  const own = plainIn(document)
  const like = sentencesIn(document)
  const blocks = texts.map((text, at): Block => {
    const old = like[(at * 7) % like.length]
    if (old === undefined) throw new Error('The document has no sentence')
    const inlines: Sentence['inlines'] = [{ kind: 'text', text }]
    return { kind: 'paragraph', id: `stored${at}`, sentences: [{ ...old, inlines }] }
  })
  return [...plainIn(proved(blocks, caseFile))].filter((text) => !own.has(text)).length
}
