import type { Block } from '#domain/document.ts'
import { ENDEAVORS_PER_RUN } from '#domain/endeavor.ts'
import { faultsOf } from '#drafting/builtin/sanity.ts'
import type { CaseFile } from '#drafting/case-file.ts'
import { ground } from '#drafting/grounding.ts'
import { boilerplateIn, type Owned } from '#drafting/quality/boilerplate.ts'
import { endeavorFindings } from '#drafting/quality/endeavors/index.ts'
import { qualityOf, type DocumentToRead, type Finding } from '#drafting/quality/index.ts'
import { marksOf } from '#drafting/quality/marks.ts'
import { namesOf } from '#drafting/quality/names.ts'
import { LAW, linesOf, named } from '#drafting/quality/reading.ts'
import type { Criterion } from './criteria.ts'
import type { Paper, Papers } from './papers.ts'

export interface Placed extends Finding {
  of: Exclude<Criterion['of'], 'all'>
  document: string
}

/** Share of a document’s sentences, law aside, that may stand in those of strangers too; a few openings and closings are anybody’s. */
const BOILERPLATE = { must: 0.25, should: 0.1, many: 5 }

/** Checks that take longer than a page has time for. */
function slowFindings({ document, voice }: Paper, caseFile: CaseFile): Finding[] {
  // What was marked already is counted as marked; read again, a sentence with a mark in it is another sentence.
  const unmarked = document.blocks.flatMap((block): Block[] =>
    block.kind === 'paragraph' || block.kind === 'quote'
      ? [
          {
            ...block,
            sentences: block.sentences.filter(({ inlines }) => inlines.every(({ kind }) => kind !== 'verify')),
          },
        ]
      : [],
  )
  const grounding = ground(unmarked, caseFile, voice).findings.map(({ kind, text, reason }): Finding => ({
    rule: kind === 'source' ? 'grounding-source' : 'grounding',
    severity: 'must',
    text: `“${text}” is held by no source: ${reason}.`,
    block: null,
  }))
  const sentences = linesOf(document)
    .filter(({ kind, prose }) => kind === 'paragraph' && prose !== '' && !prose.includes(LAW))
    .flatMap(({ prose, block }): Finding[] => {
      const faults = faultsOf(prose)
      if (faults.length === 0) return []
      return [{ rule: 'no-sentence', severity: 'should', text: `${faults.join(', ')}: “${named(prose)}”`, block }]
    })
  const marked = marksOf(document).flatMap((mark): Finding[] =>
    mark.kind === 'verify'
      ? [
          {
            rule: 'unverified',
            severity: 'should',
            text: `“${named(mark.text)}” is marked: ${mark.reason}.`,
            block: null,
          },
        ]
      : [],
  )
  return [...grounding, ...marked, ...sentences]
}

function boilerplate(own: Owned, strangers: readonly Owned[]): Finding[] {
  const { share, sentences, of } = boilerplateIn(own, strangers)
  const same = sentences.length / Math.max(of, 1)
  if (same <= BOILERPLATE.should) return []
  const percent = (part: number) => `${(part * 100).toFixed(0)} %`
  return [
    {
      rule: 'boilerplate',
      severity: same > BOILERPLATE.must && sentences.length >= BOILERPLATE.many ? 'must' : 'should',
      text: `${sentences.length} of ${of} sentences (${percent(same)}; ${percent(share)} of the words) stand in documents of strangers: ${sentences
        .slice(0, 6)
        .map((text) => `“${named(text)}”`)
        .join('; ')}`,
      block: null,
    },
  ]
}

/** Everything that is found in the papers of an applicant, beside those of all others. */
export function findingsOf(papers: Papers, all: readonly Papers[]): Placed[] {
  const { caseFile, petition, letters, endeavors } = papers
  const papersOfOne = [petition, ...letters]
  const strangers = (kind: DocumentToRead['kind']): Owned[] =>
    all
      .filter((other) => other !== papers)
      .flatMap((other) =>
        [other.petition, ...other.letters]
          .filter(({ document }) => document.kind === kind)
          .map(({ document }) => ({ document, names: namesOf(other.caseFile) })),
      )
  const placed = (paper: Paper): Placed[] => {
    const { document } = paper
    const others = papersOfOne.filter((other) => other !== paper).map((other) => other.document)
    return [
      ...qualityOf(document, caseFile, others),
      ...slowFindings(paper, caseFile),
      ...boilerplate({ document, names: namesOf(caseFile) }, strangers(document.kind)),
    ].map((finding) => ({
      ...finding,
      of: paper === petition ? 'petition' : 'letters',
      document: paper === petition ? 'petition' : `letter of ${document.author}`,
    }))
  }
  const count: Finding[] =
    endeavors.length === ENDEAVORS_PER_RUN
      ? []
      : [
          {
            rule: 'endeavors-count',
            severity: 'should',
            text: `${endeavors.length} endeavors were drafted.`,
            block: null,
          },
        ]
  return [
    ...papersOfOne.flatMap(placed),
    ...[...endeavorFindings(endeavors, caseFile), ...count].map((finding) => ({
      ...finding,
      of: 'endeavors' as const,
      document: `endeavor “${named(finding.block ?? '')}”`,
    })),
  ]
}
