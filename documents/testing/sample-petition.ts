import type { Block, Cell, Document, Inline, Sentence } from '#domain/document.ts'

/**
 * A petition letter of about twenty pages for a person who does not exist, with everything a page can be asked to hold:
 * four scripts, quotation marks of several kinds, tables that run over pages, words and addresses that no line holds.
 */
export function samplePetition(): Document {
  return {
    kind: 'petition_letter',
    title: 'Petition Letter in Support of Form I-140, EB-2 National Interest Waiver',
    running: 'Petition of Ánh Thị Example, Form I-140, EB-2 National Interest Waiver',
    date: '2026-03-02',
    subject: 'Ánh Thị Example; Form I-140; INA § 203(b)(2)(B)',
    author: 'Ánh Thị Example',
    cover: {
      heading: 'Two points are still open',
      paragraphs: [
        'This sheet is a note to the applicant. It carries no page number and is taken out before the petition is filed.',
        'The petition below was written from the sample case file alone. Every exhibit is cited by the number it has in the whole filing.',
      ],
      open: [
        {
          where: 'II. Eligibility for the EB-2 Classification',
          text: 'Date on which the master’s degree was conferred.',
        },
        { where: 'IV. First Prong', text: 'No source holds “sixty counties”; check it or take it out.' },
      ],
    },
    draft: true,
    contents: true,
    blocks: [...caption(), ...opening(), ...parts.flatMap(part), ...closing()],
  }
}

/** The same person's recommendation letter: short, finished, without contents. */
export function sampleLetter(): Document {
  const petition = samplePetition()
  return {
    ...petition,
    kind: 'recommendation_letter',
    title: 'Recommendation Letter for Ánh Thị Example',
    running: 'Recommendation of Ánh Thị Example',
    cover: { heading: 'Nothing is open', paragraphs: ['The recommender signs the pages behind this sheet.'], open: [] },
    draft: false,
    contents: false,
    blocks: [
      lines('letterhead', 'right', ['Example Institute of Water Research', '12 Sample Road, Springfield']),
      lines('date', 'left', ['March 2, 2026']),
      lines('salutation', 'left', ['Dear Officer:']),
      ...['background', 'work', 'importance'].map((topic, at) =>
        paragraph(
          `letter-${topic}`,
          [0, 1, 2, 3, 4].map((n) => fact(n + at * 5)),
        ),
      ),
      signature('Sincerely,', 'Пётр Образцов', ['Professor of Hydrology', 'Example Institute of Water Research']),
    ],
  }
}

const text = (words: string, style?: 'italic' | 'bold'): Inline => ({
  kind: 'text',
  text: words,
  ...(style && { style }),
})
const exhibit = (number: number, page?: number): Inline => ({ kind: 'exhibit', number, ...(page && { page }) })
const sentence = (...inlines: Inline[]): Sentence => ({ inlines, sources: ['F1'] })
const paragraph = (id: string, sentences: Sentence[]): Block => ({ kind: 'paragraph', id, sentences })
const heading = (level: 1 | 2 | 3, id: string, words: string): Block => ({ kind: 'heading', level, id, text: words })
const lines = (id: string, align: 'left' | 'right' | 'center', words: string[]): Block => ({
  kind: 'lines',
  id,
  align,
  lines: words.map((line) => [text(line)]),
})
const signature = (closing: string, name: string, below: string[]): Block => ({
  kind: 'signature',
  id: 'signature',
  closing,
  name,
  lines: below,
})

const dhanasar: Inline = {
  kind: 'authority',
  id: 'dhanasar',
  short: 'Dhanasar',
  runs: [{ text: 'Matter of Dhanasar', style: 'italic' }, { text: ', 26 I&N Dec. 884, 889 (AAO 2016)' }],
}

const facts: Inline[][] = [
  [
    text('She led the design of a low-cost sensor that measures nitrate in rural wells within four minutes'),
    exhibit(3, 14),
    text('.'),
  ],
  [
    text(
      'The sensor was tried in 112 wells over two seasons, and its readings stayed within 3.1 % of the laboratory’s ',
    ),
    exhibit(4),
    exhibit(5, 2),
    text('.'),
  ],
  [
    text('Her thesis at 同济大学 (Tongji University), “农村饮用水硝酸盐的快速检测”, is the basis of that work '),
    exhibit(7),
    text('.'),
  ],
  [
    text('A review in the journal '),
    text('Вопросы гидрологии', 'italic'),
    text(' calls the method «простой и надёжный» (simple and reliable) '),
    exhibit(9, 3),
    text('.'),
  ],
  [
    text('Before that she kept the monitoring station of Thừa Thiên Huế running through the floods of 2020 '),
    exhibit(11),
    text('.'),
  ],
  [
    text(
      'The plan rests on three steps: calibration, open publication of the drawings, and training for county staff.',
    ),
  ],
  [
    text('Under '),
    dhanasar,
    text(', the question is whether the endeavor itself has both substantial merit and national importance.'),
  ],
  [
    text(
      'The record holds the figures in full, at https://data.example.org/wells/2025/nitrate_readings_by_county_and_month_final_version?format=csv&columns=county,month,reading ',
    ),
    exhibit(12),
    text('.'),
  ],
  [
    text(
      'A rule that asked for more would, as the decision puts it, be “too narrow”—and the statute does not ask for it.',
    ),
  ],
  [
    text(
      'At a cost of $48.20 for each unit, a county with 900 private wells could test every one of them for $43,380 a year ',
    ),
    exhibit(13, 6),
    text('.'),
  ],
]

const fact = (at: number): Sentence => sentence(...(facts[at % facts.length] ?? []))

function caption(): Block[] {
  return [
    lines('letterhead', 'center', [
      'Ánh Thị Example',
      '100 Sample Street, Apartment 4, Springfield, Illinois 62701',
      'anh@example.com',
    ]),
    lines('date', 'left', ['March 2, 2026']),
    lines('address', 'left', [
      'U.S. Citizenship and Immigration Services',
      'Attn: Premium I-140',
      'P.O. Box 0000',
      'Phoenix, AZ 85036',
    ]),
    {
      kind: 'particulars',
      id: 'particulars',
      rows: [
        { label: 'Re', value: [text('Form I-140, Immigrant Petition for Alien Workers')] },
        { label: 'Petitioner', value: [text('Ánh Thị Example (self-petitioner)')] },
        { label: 'Beneficiary', value: [text('Ánh Thị Example, 例安氏')] },
        {
          label: 'Classification',
          value: [
            text(
              'INA § 203(b)(2), advanced degree professional; request for a waiver of the job offer in the national interest under INA § 203(b)(2)(B)',
            ),
          ],
        },
        {
          label: 'Endeavor',
          value: [text('Affordable nitrate monitoring for private wells in the rural United States')],
        },
      ],
    },
  ]
}

const opening = (): Block[] => [
  lines('salutation', 'left', ['Dear Officer:']),
  heading(1, 'introduction', 'I. Introduction'),
  paragraph('introduction-1', [0, 6, 1, 8, 5].map(fact)),
  {
    kind: 'list',
    id: 'introduction-list',
    ordered: true,
    items: [
      [sentence(text('The proposed endeavor has both substantial merit and national importance.'))],
      [sentence(text('The petitioner is well positioned to advance it.')), fact(0)],
      [
        sentence(
          text(
            'On balance, it would be beneficial to the United States to waive the requirements of a job offer and thus of a labor certification.',
          ),
        ),
      ],
    ],
  },
]

const parts: { id: string; title: string; sections: string[] }[] = [
  {
    id: 'eligibility',
    title: 'II. Eligibility for the EB-2 Classification',
    sections: ['Advanced Degree', 'Five Years of Progressive Experience'],
  },
  {
    id: 'endeavor',
    title: 'III. The Proposed Endeavor',
    sections: ['What Will Be Done', 'Where It Stands Today', 'Milestones'],
  },
  {
    id: 'first-prong',
    title:
      'IV. First Prong: The Proposed Endeavor Has Both Substantial Merit and National Importance, Which the Record Shows in Four Ways',
    sections: ['Substantial Merit', 'National Importance', 'Urgency', 'Who Benefits'],
  },
  {
    id: 'second-prong',
    title: 'V. Second Prong: The Petitioner Is Well Positioned',
    sections: ['Education, Skills and Knowledge', 'Record of Success', 'Plan and Progress', 'Interest of Others'],
  },
  {
    id: 'third-prong',
    title: 'VI. Third Prong: A Waiver Benefits the United States on Balance',
    sections: [
      'Impracticality of a Labor Certification',
      'Benefit Even if Others Are Available',
      'Urgency of the Contribution',
    ],
  },
]

function part({ id, title, sections }: (typeof parts)[number], at: number): Block[] {
  return [
    heading(1, id, title),
    paragraph(
      `${id}-lead`,
      [0, 1, 2].map((n) => fact(n + at * 3)),
    ),
    ...(at === 2 ? [openPoints] : []),
    ...sections.flatMap((section, n) => [
      heading(2, `${id}-${n}`, `${'ABCDEFGH'[n]}. ${section}`),
      ...[0, 1, 2].map((p) =>
        paragraph(
          `${id}-${n}-${p}`,
          [0, 1, 2, 3, 4].map((k) => fact(at * 7 + n * 3 + p * 5 + k)),
        ),
      ),
      ...(n === 1
        ? [
            quote(`${id}-${n}-quote`),
            heading(3, `${id}-${n}-detail`, '1. In Detail'),
            paragraph(`${id}-${n}-more`, [7, 4, 3].map(fact)),
          ]
        : []),
      ...(n === 2 ? [bullets(`${id}-${n}-list`)] : []),
    ]),
    ...(at === 1 ? [results] : []),
  ]
}

const openPoints: Block = paragraph('open-points', [
  sentence(
    text('The master’s degree was conferred on '),
    { kind: 'missing', what: 'date on which the master’s degree was conferred', path: 'education.0.end_date' },
    text(', and the method is in use in '),
    { kind: 'verify', text: 'sixty counties of three states', reason: 'No source holds these words.' },
    text('.'),
  ),
  fact(1),
])

const quote = (id: string): Block => ({
  kind: 'quote',
  id,
  sentences: [
    sentence(text('“The nitrate sensor is the first that our county could both afford and repair. ')),
    sentence(
      text('We would not have found the contaminated wells of the north district without it.” '),
      exhibit(15, 1),
    ),
  ],
})

const bullets = (id: string): Block => ({
  kind: 'list',
  id,
  ordered: false,
  items: [[fact(9)], [fact(1), fact(5)], [fact(4)]],
})

const results: Block = {
  kind: 'table',
  id: 'results',
  caption: 'Readings of the field trial, by well',
  columns: [
    { heading: 'Well', share: 0.16, align: 'left' },
    { heading: 'Place and circumstances', share: 0.45, align: 'left' },
    { heading: 'Reading (mg/L)', share: 0.21, align: 'right' },
    { heading: 'Exhibit', share: 0.18, align: 'left' },
  ],
  rows: Array.from({ length: 58 }, (_, n): Cell[] => [
    [text(n === 20 ? 'W-021-REDRILLED-AND-RELABELLED' : `W-${String(n + 1).padStart(3, '0')}`)],
    [
      text(
        n % 7 === 3
          ? 'Hồ Chí Minh calibration set 校准组, measured twice because the first reading fell outside the range of the instrument'
          : `Private well, district ${1 + (n % 9)}`,
      ),
    ],
    [text((3 + ((n * 37) % 90) / 10).toFixed(1))],
    [exhibit(14, 1 + Math.floor(n / 10))],
  ]),
}

const closing = (): Block[] => [
  heading(1, 'conclusion', 'VII. Conclusion'),
  paragraph('conclusion-1', [6, 8, 5].map(fact)),
  paragraph('conclusion-2', [sentence(text('The petitioner respectfully asks that the petition be approved.'))]),
  signature('Respectfully submitted,', 'Ánh Thị Example', ['Self-petitioner', 'March 2, 2026']),
  { kind: 'page-break' },
  heading(1, 'exhibits', 'Exhibit List'),
  {
    kind: 'table',
    id: 'exhibit-list',
    caption: 'Exhibits of the filing',
    columns: [
      { heading: 'Exhibit', share: 0.14, align: 'left' },
      { heading: 'Document', share: 0.66, align: 'left' },
      { heading: 'Pages', share: 0.2, align: 'right' },
    ],
    rows: Array.from({ length: 48 }, (_, n): Cell[] => [
      [exhibit(n + 1)],
      [
        text(
          n === 6
            ? 'Master’s thesis, 同济大学环境科学与工程学院, with certified translation'
            : `Document ${n + 1} of the sample case file: letter, record or certificate with translation where needed`,
        ),
      ],
      [text(String(1 + ((n * 5) % 23)))],
    ]),
  },
]
