import type { Document } from '#domain/document.ts'

/** A letter as it was stored before sentences had states: drafted, then edited, with two marked figures. */
export const OLDER_LETTER: Document = {
  kind: 'recommendation_letter',
  title: 'Recommendation Letter of Dr. Marten Oakhollow',
  running: 'Dr. Marten Oakhollow on Ilona Kőszegi',
  date: '2026-11-29',
  subject: 'Letter of recommendation for Ilona Kőszegi',
  author: 'Dr. Marten Oakhollow',
  contents: false,
  draft: true,
  cover: {
    open: [
      {
        text: 'Missing: your standing: years in the field, what you are responsible for, and an honor or publication or two',
        where: 'Writer',
      },
      { text: 'Verify: “nine” (you marked these words)', where: 'Writer' },
      { text: 'Verify: “31 rigs” (no entry holds this number of what it counts)', where: 'Writer' },
      {
        text: 'Missing: of whom “Led the doctoral work” was noted, in a sentence of your own in which “I” is you',
        where: 'Acquaintance',
      },
      { text: 'Missing: what you think of the endeavor, and why Dr. Kőszegi can carry it out', where: 'Endeavor' },
    ],
    heading: 'About this draft',
    paragraphs: [
      'This is a draft for the writer’s review. The letter becomes the writer’s own only when the writer has read it, corrected it, answered the open questions and signed it. Every statement in it must be one that the writer knows to be true.',
      'Waiverly is not a law firm and gives no legal advice; no attorney-client relationship arises from the use of this draft, and no statement is made about its chances. Consider an attorney, above all after a prior denial, a status violation, an arrest, a finding of misrepresentation or a notice of intent to deny, under the two-year rule of J-1 exchange visitors, or where a child is near the age of 21.',
      'Waiverly’s built-in drafter wrote this text, without a language model. It rests on 17 facts and 6 exhibits of the case file. Its figures, dates, names, quotations and citations were compared with the case file. Read each sentence yourself: no comparison shows that it is true.',
      'Open points: 5. Each stands in the text in brackets until it is settled, and the document is marked as a draft for that long.',
    ],
  },
  blocks: [
    {
      id: 'letterhead',
      kind: 'lines',
      align: 'left',
      lines: [
        [{ kind: 'text', text: 'Dr. Marten Oakhollow' }],
        [{ kind: 'text', text: 'Professor of Electrochemistry' }],
        [{ kind: 'text', text: 'Materials' }],
        [{ kind: 'text', text: 'Tisza University of Technology' }],
        [{ kind: 'text', text: 'oakhollow@example.test' }],
        [{ kind: 'text', text: '+1 202 555 0188' }],
      ],
    },
    { id: 'date', kind: 'lines', align: 'right', lines: [[{ kind: 'text', text: 'November 29, 2026' }]] },
    {
      id: 'addressee',
      kind: 'lines',
      align: 'left',
      lines: [
        [{ kind: 'text', text: 'U.S. Citizenship and Immigration Services' }],
        [{ kind: 'text', text: 'U.S. Department of Homeland Security' }],
      ],
    },
    {
      id: 're',
      kind: 'particulars',
      rows: [{ label: 'Re', value: [{ kind: 'text', text: 'Letter of recommendation for Ilona Kőszegi' }] }],
    },
    { id: 'salutation', kind: 'lines', align: 'left', lines: [[{ kind: 'text', text: 'To the reviewing officer:' }]] },
    {
      id: 'opening-1',
      kind: 'paragraph',
      section: 'writer',
      sentences: [
        {
          inlines: [
            {
              kind: 'text',
              text: 'As Professor of Electrochemistry at Tisza University of Technology I offer my opinion of Ilona Kőszegi.',
            },
          ],
          sources: ['F90', 'F91', 'F1', 'F2', 'F3', 'F4', 'F102', 'F103', 'F104', 'F105'],
        },
        {
          inlines: [
            {
              kind: 'missing',
              path: 'referees.1',
              what: 'your standing: years in the field, what you are responsible for, and an honor or publication or two',
            },
          ],
          sources: [],
        },
        {
          inlines: [
            { kind: 'text', text: 'It ran ' },
            { kind: 'verify', text: 'nine', reason: 'you marked these words' },
            { kind: 'text', text: ' times.' },
          ],
          sources: [],
        },
        {
          inlines: [
            { kind: 'text', text: 'It was warm on the ' },
            { kind: 'verify', text: '31 rigs', reason: 'no entry holds this number of what it counts' },
            { kind: 'text', text: '.' },
          ],
          sources: [],
        },
      ],
    },
    {
      id: 'opening-2',
      kind: 'paragraph',
      section: 'acquaintance',
      sentences: [
        {
          inlines: [{ kind: 'text', text: 'I know Dr. Kőszegi as her doctoral advisor.' }],
          sources: ['F1', 'F2', 'F3', 'F4', 'F102', 'F103', 'F104', 'F105', 'F94'],
        },
        {
          inlines: [{ kind: 'text', text: 'I have known her for six and a half years; we confer every week.' }],
          sources: ['F96', 'F95'],
        },
        {
          inlines: [
            {
              kind: 'missing',
              path: 'referees.1.comments',
              what: 'of whom “Led the doctoral work” was noted, in a sentence of your own in which “I” is you',
            },
          ],
          sources: [],
        },
      ],
    },
    {
      id: 'opening-3',
      kind: 'paragraph',
      section: 'effect',
      sentences: [
        {
          inlines: [
            {
              kind: 'text',
              text: 'The Lakeside Engineering Society honored her with the Lakeside Prize for Storage Engineering.',
            },
          ],
          sources: ['F64', 'F63'],
        },
      ],
    },
    {
      id: 'opening-4',
      kind: 'paragraph',
      section: 'endeavor',
      sentences: [
        {
          inlines: [
            { kind: 'text', text: 'What she proposes to do next is “An open testing protocol for sodium cells.”' },
          ],
          sources: ['F80'],
        },
        {
          inlines: [
            { kind: 'text', text: 'The endeavor makes the testing of sodium cells comparable between laboratories.' },
          ],
          sources: ['F81'],
        },
        {
          inlines: [
            {
              kind: 'missing',
              path: 'referees.1.comments',
              what: 'what you think of the endeavor, and why Dr. Kőszegi can carry it out',
            },
          ],
          sources: [],
        },
      ],
    },
    {
      id: 'opening-5',
      kind: 'paragraph',
      section: 'conclusion',
      sentences: [
        {
          inlines: [{ kind: 'text', text: 'Dr. Kőszegi has my support.' }],
          sources: ['F1', 'F2', 'F3', 'F4', 'F102', 'F103', 'F104', 'F105'],
        },
        { inlines: [{ kind: 'text', text: 'I remain available for questions.' }], sources: [] },
      ],
    },
    {
      id: 'signature',
      kind: 'signature',
      name: 'Dr. Marten Oakhollow',
      lines: ['Professor of Electrochemistry', 'Materials', 'Tisza University of Technology'],
      closing: 'Sincerely,',
    },
  ],
}
