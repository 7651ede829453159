import type { Block } from '#domain/document.ts'
import type { AnalysedIssue, NoticeReading } from '#domain/rfe.ts'
import type { CaseFile } from '../../case-file.ts'
import type { RfeCase } from '../../rfe.ts'
import { caseWith } from '../../rfe-case/index.ts'
import type { DocumentToRead } from '../reading.ts'
import { caseFile, exhibit, heading, paragraph, petition, sentence } from './clean.ts'

const IMPORTANCE = 'The record does not show that the endeavor has national importance.'
const PLAN = 'The plan has no budget.'

const issue = (heading: string, quote: string, factor: AnalysedIssue['factor']): AnalysedIssue => ({
  heading,
  prong: factor === 'plan' ? 'prong_2' : 'prong_1',
  factor,
  quote,
  page: 1,
  further: [],
  requests: [],
  title: heading,
  requested: '',
  have: [],
  missing: [],
  obtainable: [],
  advice: '',
  risk: 'high',
})
const issues = [issue('NATIONAL IMPORTANCE', IMPORTANCE, 'national_importance'), issue('PLAN', PLAN, 'plan')]

const reading: NoticeReading = {
  kind: 'rfe',
  category: 'niw',
  receipt_number: null,
  form: null,
  service_center: null,
  notice_date: null,
  response_date: null,
  response_days: null,
  filed_date: null,
  address: null,
  pages: 1,
  unread: [],
  issues,
  conceded: [],
  wrong_standard: [],
}

const [title = ''] = caseFile.profile.endeavors.map((one) => one.title)

const rfe: RfeCase = {
  notice: {
    id: 1,
    url: '/api/files/notice',
    pages: [`NATIONAL IMPORTANCE\n${IMPORTANCE}\nPLAN\n${PLAN}`],
    by: 'text',
    sent_date: '2026-09-14',
    deadline: '2026-12-07',
  },
  filed: [
    {
      kind: 'petition_letter',
      name: 'Petition letter',
      url: null,
      pages: [
        `The proposed endeavor is “${title}.” She will train technicians at recyclers in five states. The field of the endeavor is energy storage.`,
      ],
    },
  ],
}

/** The case of the clean papers with a notice that raises two points. */
export const answeredCase: CaseFile = caseWith(caseFile, rfe, reading, {
  analysis: { reading, issues, errors: [], beyond: [] },
})

const quote = (id: string, words: string): Block => ({
  kind: 'quote',
  id,
  sentences: [sentence(`“${words}” (notice, page 1)`, ['N1'])],
})

/** A short response in which there is nothing to find. */
export const response = (): DocumentToRead & { blocks: Block[] } => ({
  kind: 'rfe_response',
  author: 'Ilka Rozália Kőszegvári',
  draft: false,
  cover: petition().cover,
  blocks: [
    heading('r1', 2, 'NATIONAL IMPORTANCE'),
    quote('r2', IMPORTANCE),
    paragraph(
      'importance',
      sentence(`The endeavor is “${title}.”`, ['P1']),
      sentence(['The protocol has been adopted by three recyclers ', exhibit(8), '.'], ['E8']),
    ),
    heading('r3', 2, 'PLAN'),
    quote('r4', PLAN),
    paragraph('plan', sentence('Ilka Rozália Kőszegvári will train technicians at recyclers in five states.', ['P1'])),
  ],
})
