import type { NoticeReading } from '#domain/rfe.ts'
import type { FiledPaper, RfeCase } from '../../rfe.ts'

/** A request for evidence on the bridge engineer's petition, as its pages read: headed, with a wrong test and a wrong fact. */
const PAGES = [
  `U.S. Department of Homeland Security
U.S. Citizenship and Immigration Services
Texas Service Center
September 14, 2026
TOMAS A BERRENECHEA
Receipt Number: IOE0912345678
Form: I-140, Immigrant Petition for Alien Workers
REQUEST FOR EVIDENCE
Your response must be received by December 7, 2026. You have 84 days to respond.
Send the response with this notice on top to:
USCIS Texas Service Center
Attn: RFE/140
6046 N Belt Line Rd, Suite 140
Irving, TX 75038-0015
You filed Form I-140 on March 2, 2026 and seek classification as a member of the professions holding an advanced degree.`,
  `ADVANCED DEGREE
The evidence establishes that the beneficiary holds a foreign degree in civil engineering. However, the record does
not contain an evaluation which shows that the degree is the foreign equivalent of a United States baccalau-
reate degree. Submit an evaluation by a credentials evaluation service.
SUBSTANTIAL MERIT
USCIS acknowledges that the proposed endeavor has substantial merit.
NATIONAL IMPORTANCE
The petitioner has not shown that the benefits of the endeavor would extend beyond his employer and the counties that
are its clients. You did not establish that the endeavor is national in scope.
Please submit evidence of the prospective impact of the endeavor.`,
  `WELL POSITIONED TO ADVANCE THE PROPOSED ENDEAVOR
The petitioner submitted one letter of recommendation, from Mr. Astorga-Pike. The record does not show that any
county other than Calder County has used the 12 units that he installed. The plan does not explain how the publication of the drawings will
be paid for. Provide evidence of interest from users, and a detailed plan.
ON BALANCE
The petitioner has not explained why it would be impractical to obtain a labor certification.`,
]

const reading: NoticeReading = {
  kind: 'rfe',
  category: 'niw',
  receipt_number: { value: 'IOE0912345678', page: 1 },
  form: { value: 'I-140', page: 1 },
  service_center: { value: 'Texas Service Center', page: 1 },
  notice_date: { value: '2026-09-14', page: 1 },
  response_date: { value: '2026-12-07', page: 1 },
  response_days: { value: 84, page: 1 },
  filed_date: { value: '2026-03-02', page: 1 },
  address: {
    lines: ['USCIS Texas Service Center', 'Attn: RFE/140', '6046 N Belt Line Rd, Suite 140', 'Irving, TX 75038-0015'],
    page: 1,
  },
  pages: 3,
  unread: [],
  issues: [
    {
      heading: 'ADVANCED DEGREE',
      prong: 'threshold',
      factor: 'advanced_degree',
      quote:
        'However, the record does not contain an evaluation which shows that the degree is the foreign equivalent of a United States baccalaureate degree.',
      page: 2,
      further: [],
      requests: [{ quote: 'Submit an evaluation by a credentials evaluation service.', page: 2 }],
    },
    {
      heading: 'NATIONAL IMPORTANCE',
      prong: 'prong_1',
      factor: 'national_importance',
      quote:
        'The petitioner has not shown that the benefits of the endeavor would extend beyond his employer and the counties that are its clients.',
      page: 2,
      further: [{ quote: 'You did not establish that the endeavor is national in scope.', page: 2 }],
      requests: [{ quote: 'Please submit evidence of the prospective impact of the endeavor.', page: 2 }],
    },
    {
      heading: 'WELL POSITIONED TO ADVANCE THE PROPOSED ENDEAVOR',
      prong: 'prong_2',
      factor: 'interest',
      quote:
        'The record does not show that any county other than Calder County has used the 12 units that he installed.',
      page: 3,
      further: [],
      requests: [{ quote: 'Provide evidence of interest from users, and a detailed plan.', page: 3 }],
    },
    {
      heading: 'WELL POSITIONED TO ADVANCE THE PROPOSED ENDEAVOR',
      prong: 'prong_2',
      factor: 'plan',
      quote: 'The plan does not explain how the publication of the drawings will be paid for.',
      page: 3,
      further: [],
      requests: [{ quote: 'Provide evidence of interest from users, and a detailed plan.', page: 3 }],
    },
    {
      heading: 'ON BALANCE',
      prong: 'prong_3',
      factor: 'impractical',
      quote: 'The petitioner has not explained why it would be impractical to obtain a labor certification.',
      page: 3,
      further: [],
      requests: [],
    },
  ],
  conceded: [
    {
      quote: 'USCIS acknowledges that the proposed endeavor has substantial merit.',
      page: 2,
      prong: 'prong_1',
      factor: 'substantial_merit',
    },
  ],
  wrong_standard: [
    { quote: 'You did not establish that the endeavor is national in scope.', page: 2, why: 'national_scope' },
  ],
}

/** Two pages of the letter that was filed with the petition. */
const petition: FiledPaper = {
  kind: 'petition_letter',
  name: 'Petition letter.pdf',
  url: '/api/files/00000000-0000-4000-8000-000000009001/Petition%20letter.pdf',
  pages: [
    `Re: Form I-140
The proposed endeavor is to give rural counties scour alarms that their own road crews can build, install and keep
running. It will be carried out in Texas, Oklahoma and Arkansas.`,
    `National importance
Five counties use the units today, and none of them is a client of another. The drawings will be open to every county
in the United States, so that the benefit does not stop at one employer.
Prong 2
The units warned of three washed-out piers in the floods of 2024.`,
  ],
}

export const bridgeEngineerNotice: { rfe: RfeCase; reading: NoticeReading } = {
  rfe: {
    notice: {
      id: 9,
      url: '/api/files/00000000-0000-4000-8000-000000009000/RFE%20notice.pdf',
      pages: PAGES,
      by: 'text',
      sent_date: '2026-09-14',
      deadline: '2026-12-07',
    },
    filed: [petition],
  },
  reading,
}
