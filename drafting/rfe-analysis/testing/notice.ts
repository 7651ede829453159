import type { NoticeIssue, NoticeReading } from '#domain/rfe.ts'
import { FACTORS, type Factor } from '#domain/rfe.ts'
import type { Profile } from '../../profile.ts'
import { NO_ENTRIES } from '../../testing/no-entries.ts'
import { thinApplicant } from '../../testing/profiles.ts'
import type { RfeCase } from '../../rfe.ts'

/** A notice to the battery researcher of the testing profiles; no such notice was ever sent. */
export const PAGES: readonly string[] = [
  `U.S. Citizenship and Immigration Services
Receipt Number: SRC2690100001
Form I-140, Immigrant Petition for Alien Workers
Notice Date: October 5, 2026
Petitioner: KOSZEGVARY, Ilka Rozalia
REQUEST FOR EVIDENCE
Your response must be received by December 28, 2026.
National Importance
The petitioner says that his protocol is used by recyclers. The record does not show that the endeavor would
have effects beyond the recyclers that have adopted the protocol. You may submit:
- reports of federal agencies on the reuse of vehicle batteries;
- letters of recyclers or standards bodies that intend to use the protocol.`,
  `The petitioner holds a master's degree from Lake Marrow University.
USCIS agrees that the endeavor has substantial merit.
Model or plan
The plan does not say how the training modules will be funded. Please submit bank or grant records for the first
year of the plan, and evidence that a permanent job offer has been made.
Forms
The Final Determination is not signed. Submit a signed Final Determination.
You must show that the benefit will be national in scope.`,
]

export const issueOf = (
  factor: Factor,
  quote: string,
  { page = 1, heading = null, asked = [] }: { page?: number; heading?: string | null; asked?: string[] } = {},
): NoticeIssue => ({
  heading,
  prong: FACTORS[factor].prong,
  factor,
  quote,
  page,
  further: [],
  requests: asked.map((words) => ({ quote: words, page })),
})

export const READING: NoticeReading = {
  kind: 'rfe',
  category: 'niw',
  receipt_number: { value: 'SRC2690100001', page: 1 },
  form: { value: 'I-140', page: 1 },
  service_center: null,
  notice_date: { value: '2026-10-05', page: 1 },
  response_date: { value: '2026-12-28', page: 1 },
  response_days: null,
  filed_date: null,
  address: null,
  pages: 2,
  unread: [],
  issues: [
    issueOf(
      'national_importance',
      'The record does not show that the endeavor would have effects beyond the recyclers that have adopted the protocol.',
      {
        heading: 'National Importance',
        asked: [
          'reports of federal agencies on the reuse of vehicle batteries;',
          'letters of recyclers or standards bodies that intend to use the protocol.',
        ],
      },
    ),
    issueOf('plan', 'The plan does not say how the training modules will be funded.', {
      page: 2,
      heading: 'Model or plan',
      asked: [
        'Please submit bank or grant records for the first year of the plan, and evidence that a permanent job offer has been made.',
      ],
    }),
    issueOf('signature', 'The Final Determination is not signed.', {
      page: 2,
      heading: 'Forms',
      asked: ['Submit a signed Final Determination.'],
    }),
  ],
  conceded: [
    {
      quote: 'USCIS agrees that the endeavor has substantial merit.',
      page: 2,
      prong: 'prong_1',
      factor: 'substantial_merit',
    },
  ],
  wrong_standard: [
    { quote: 'You must show that the benefit will be national in scope.', page: 2, why: 'national_scope' },
  ],
}

export const rfeOf = (given: Partial<RfeCase['notice']> = {}, filed: RfeCase['filed'] = []): RfeCase => ({
  notice: {
    id: 1,
    url: '/files/notice.pdf',
    pages: PAGES,
    by: 'text',
    sent_date: '2026-10-05',
    deadline: '2026-12-28',
    ...given,
  },
  filed,
})

/** Somebody who has added a notice and nothing else. */
export const nobody: Profile = {
  ...thinApplicant,
  application: { ...thinApplicant.application, first_name: '', middle_name: '', last_name: '', resume: null },
  ...NO_ENTRIES,
  uploads: [],
}
