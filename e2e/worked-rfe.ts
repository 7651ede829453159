import type { NoticeReading } from '#domain/rfe.ts'
import type { NoticeView, RfeAnalysisReply, WorkedIssue } from '#domain/rfe-replies.ts'

/** An analysis with everything that one may show, its texts as long as they come. */
export function workedRfe(long: string): RfeAnalysisReply {
  const quote = `The record does not establish that the endeavor of ${long} has broader implications in the field.`
  const asked = 'Documentary evidence of the potential prospective impact of the proposed endeavor.'
  const pages = [`REQUEST FOR EVIDENCE\n${quote}\nYou may submit:\n- ${asked}`, '']
  const printed = {
    kind: 'noid',
    category: 'eb1a',
    receipt_number: { value: 'LIN2690012345', page: 1 },
    form: null,
    service_center: { value: `Service Center of ${long}`, page: 1 },
    notice_date: null,
    response_date: { value: '2099-03-04', page: 1 },
    response_days: { value: 30, page: 1 },
    filed_date: null,
    address: null,
    letterhead: { lines: [long, 'P.O. Box 87129'], page: 2 },
  } satisfies NonNullable<NoticeView['printed']>
  const reading: Omit<NoticeReading, 'issues'> = {
    ...printed,
    pages: 2,
    unread: [2],
    conceded: [{ quote, page: 1, prong: 'prong_1', factor: 'substantial_merit' }],
    wrong_standard: [{ quote, page: 1, why: 'national_scope' }],
  }
  const issue: WorkedIssue = {
    id: 1,
    heading: null,
    prong: 'prong_1',
    factor: 'national_importance',
    quote,
    page: 1,
    further: [{ quote, page: 1 }],
    requests: [{ quote: asked, page: 1 }],
    unsure: true,
    title: `National importance of what ${long} does`,
    requested: asked,
    have: [
      { text: `A prize of ${long}`, exhibit: 1001, paper: 'exhibit', page: 3, url: '/api/files/x/prize.pdf' },
      { text: 'Laboratories will use it.', exhibit: null, paper: 'petition_letter', page: 4, url: null },
    ],
    missing: [`A letter of ${long}, who uses it`],
    obtainable: [
      { what: 'A letter from a user', days: 21 },
      { what: 'A report', days: null },
    ],
    advice: 'Answer with papers, not with adjectives.',
    risk: 'high',
    state: 'settled',
    note: `Ask ${long}.`,
    gathered: [asked],
    evidence: ['/api/files/x/gone.pdf'],
  }
  return {
    current_task_id: null,
    drafter: { provider: 'builtin', model: null },
    notices: [{ id: 1, name: `${long}.pdf`, deadline: '2099-03-05' }],
    notice: {
      id: 1,
      name: `${long}.pdf`,
      url: `/api/files/x/${long}.pdf`,
      sent_date: '2099-01-02',
      deadline: '2099-03-05',
      pages,
      read_by: 'ocr',
      reason: null,
      unreadable: false,
      recognized: true,
      likeness: 'notice',
      lacking: [],
      notices: [
        { value: 'LIN2690012345', page: 1 },
        { value: 'SRC2190067890', page: 2 },
      ],
      someone_else: { value: long, page: 1 },
      printed,
    },
    document_id: 1,
    analysis_url: '/api/files/x/analysis.pdf',
    docx_url: '/api/files/x/analysis.docx',
    created_at: '2026-11-22T09:00:00Z',
    stale: true,
    unseen: ['prize.pdf'],
    renumbered: true,
    reading,
    issues: [issue, { ...issue, id: 2, state: 'open', risk: 'medium' }, { ...issue, id: 3, state: 'none' }],
    errors: [{ quote, page: 1, record: `The field of ${long}`, place: 'Personal Info' }],
    beyond: [{ quote, page: 1, why: 'It is asked of petitions of employers.' }],
    not_taken_up: [
      { quote: `The plan does not name ${long}.`, page: 1, is_aside: false },
      { quote: 'The annex is not dated.', page: 1, is_aside: true },
    ],
    deadline: '2099-03-04',
  }
}
