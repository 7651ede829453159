import type { Block, Document, Inline, Sentence } from '#domain/document.ts'
import { cite, quotation } from '../../authorities/library.ts'
import { buildCaseFile } from '../../case-file.ts'
import { batteryResearcher } from '../../testing/profiles.ts'
import type { DocumentToRead } from '../reading.ts'

export const caseFile = buildCaseFile(batteryResearcher)

type Piece = string | Inline

const ids = (...fields: [string, string, number?][]): string[] =>
  fields.flatMap(([section, field, entry]) => {
    const fact = caseFile.facts.find(
      (one) => one.section === section && one.field === field && (entry === undefined || one.entry === entry),
    )
    return fact === undefined ? [] : [fact.id]
  })

/** A sentence of words and citations, with the facts that it rests on. */
export const sentence = (pieces: Piece | Piece[], sources: string[] = []): Sentence => ({
  inlines: [pieces].flat().map((piece) => (typeof piece === 'string' ? { kind: 'text', text: piece } : piece)),
  sources,
})

export const paragraph = (id: string, ...sentences: Sentence[]): Block => ({ kind: 'paragraph', id, sentences })
export const heading = (id: string, level: 1 | 2 | 3, text: string): Block => ({ kind: 'heading', level, id, text })
export const exhibit = (number: number, page?: number): Inline =>
  page === undefined ? { kind: 'exhibit', number } : { kind: 'exhibit', number, page }

const at = (pin: string): Inline => cite('dhanasar', pin)
const JOB = ids(['professionalhistory', 'job_title'], ['professionalhistory', 'organization'])
const TITLE = ids(['endeavors', 'title'])
const WORK = ids(['professionalprojects', 'project_name'], ['professionalprojects', 'solution'])
const REFEREE = ids(['referees', 'last_name', 81], ['referees', 'relationship', 81])

const list = (cited: (number: number) => string): Block => ({
  kind: 'table',
  id: 'exhibits',
  caption: 'Exhibits',
  columns: ['No.', 'Title', 'Type', 'Cited in Part'].map((heading) => ({ heading, share: 0.25, align: 'left' })),
  rows: caseFile.exhibits.map(({ number, title, type }) =>
    [`Ex. ${number}`, title, type, cited(number)].map((text): Inline[] => [{ kind: 'text', text }]),
  ),
})

const COVER: Document['cover'] = {
  heading: 'About this draft',
  paragraphs: ['This is a draft for the writer’s review.', 'Waiverly is not a law firm and gives no legal advice.'],
  open: [],
}

const { endeavors } = batteryResearcher
const title = endeavors[0]?.title ?? ''

/** A short petition letter in which there is nothing to find. */
export const petition = (): DocumentToRead & { blocks: Block[] } => ({
  kind: 'petition_letter',
  author: 'Ilka Rozália Kőszegvári',
  draft: false,
  cover: COVER,
  blocks: [
    { kind: 'lines', id: 'date', align: 'right', lines: [[{ kind: 'text', text: 'November 21, 2026' }]] },
    heading('h1', 1, 'I. Introduction and Request'),
    paragraph(
      'introduction',
      sentence(['Ilka Rozália Kőszegvári asks for a waiver under ', cite('ina-203-b-2-b-i'), '.'], ['ina-203-b-2-b-i']),
      sentence(`Her endeavor is “${title}.”`, TITLE),
      sentence(['The test is that of ', cite('dhanasar'), '.'], ['dhanasar']),
    ),
    heading('h2', 1, 'II. Eligibility for the Classification'),
    paragraph(
      'eligibility',
      sentence(
        [
          'She holds a doctorate from Lake Marrow University and is a senior research scientist at Hollin Ridge Energy Laboratory ',
          exhibit(1),
          exhibit(2),
          '.',
        ],
        [...JOB, ...ids(['academichistory', 'degree'])],
      ),
      sentence(['The papers follow ', ...caseFile.exhibits.slice(2).map(({ number }) => exhibit(number)), '.'], ['E3']),
    ),
    heading('h3', 1, 'III. The Proposed Endeavor'),
    paragraph(
      'endeavor',
      sentence(
        ['She will extend the protocol to lithium iron phosphate modules ', exhibit(12), '.'],
        ids(['futureplan', 'plans']),
      ),
    ),
    heading('h4', 1, 'IV. The National Interest Waiver'),
    heading('h5', 2, 'A. The Endeavor Has Substantial Merit and National Importance'),
    heading('h6', 3, '1. Substantial Merit'),
    paragraph('merit', sentence(['Merit may lie in several areas. ', at('889'), '.'], ['dhanasar@889'])),
    heading('h7', 3, '2. National Importance'),
    paragraph(
      'importance',
      sentence(['The decision asks for potential prospective impact. ', at('889-90'), '.'], ['dhanasar@889-90']),
      sentence([`“${quotation('dhanasar', '889', 'Even ventures')}” `, at('889'), '.'], ['dhanasar@889']),
    ),
    heading('h8', 2, 'B. The Petitioner Is Well Positioned to Advance the Endeavor'),
    paragraph(
      'second',
      sentence(['The endeavor need not be more likely than not to succeed. ', at('890'), '.'], ['dhanasar@890']),
    ),
    heading('h9', 3, '1. Education, Skills and Knowledge'),
    paragraph('education', sentence('Her degrees prepared her for the work.', ids(['academichistory', 'degree']))),
    heading('h10', 3, '2. Record of Success in Related Efforts'),
    paragraph(
      'record',
      sentence(
        [
          'At Hollin Ridge Energy Laboratory, from January 2022 to March 2025, Dr. Kőszegvári served on this project as principal investigator ',
          exhibit(8),
          '.',
        ],
        WORK,
      ),
    ),
    heading('h11', 3, '3. A Plan, and Progress Under It'),
    paragraph(
      'plan',
      sentence(['Two of six training modules are written ', exhibit(12), '.'], ids(['futureplan', 'current_progress'])),
    ),
    heading('h12', 3, '4. The Interest of Users and Others'),
    paragraph(
      'interest',
      sentence(['Dr. Orrin T. Halvecroft, her doctoral supervisor, has signed a letter ', exhibit(13), '.'], REFEREE),
    ),
    heading('h13', 2, 'C. On Balance, a Waiver Would Benefit the United States'),
    paragraph('third', sentence(['No showing of harm is asked for. ', at('891'), '.'], ['dhanasar@891'])),
    heading('h14', 3, '1. A Labor Certification Would Be Impractical'),
    paragraph(
      'impractical',
      sentence(['Skills that go further are left out of account. ', at('885'), '.'], ['dhanasar@885']),
    ),
    heading('h15', 3, '2. A Benefit Even If U.S. Workers Are Available'),
    paragraph('benefit', sentence('What she offers would be of use all the same.')),
    heading('h16', 3, '3. Urgency'),
    paragraph('urgency', sentence('The modules come back now.', ids(['endeavors', 'exp_nation_impt_urgency']))),
    heading('h17', 1, 'V. Discretion and Conclusion'),
    paragraph(
      'conclusion',
      sentence(
        ['The petitioner asks that discretion be used in her favor. ', at('889 n.9'), '.'],
        ['dhanasar@889 n.9'],
      ),
    ),
    heading('h18', 1, 'List of Exhibits'),
    list((number) => ({ 8: 'II, IV', 12: 'II, III, IV', 13: 'II, IV' })[number] ?? 'II'),
  ],
})

/** A short letter of her supervisor in which there is nothing to find. */
export const letter = (): DocumentToRead & { blocks: Block[] } => ({
  kind: 'recommendation_letter',
  author: 'Dr. Orrin T. Halvecroft',
  draft: false,
  cover: COVER,
  blocks: [
    {
      kind: 'particulars',
      id: 're',
      rows: [{ label: 'Re', value: [{ kind: 'text', text: 'Letter of recommendation for Ilka Rozália Kőszegvári' }] }],
    },
    paragraph(
      'writer',
      sentence(
        'I am Professor of Materials Science at Lake Marrow University.',
        ids(['referees', 'title', 81], ['referees', 'organization', 81]),
      ),
      sentence('I have known Dr. Kőszegvári for twelve years as her doctoral supervisor.', REFEREE),
    ),
    paragraph(
      'work',
      sentence(
        'She built the deposition cell herself and wrote the control program.',
        ids(['academicprojects', 'solution']),
      ),
    ),
    paragraph(
      'future',
      sentence(`What she proposes next is “${title}.”`, TITLE),
      sentence(
        'She will extend the protocol to lithium iron phosphate modules, which now come back from buses in growing numbers.',
        ids(['futureplan', 'plans']),
      ),
      sentence(
        'She also plans to publish the procedure, the calibration data and the analysis program under an open license.',
        ids(['futureplan', 'plans']),
      ),
      sentence('I would like to see it done.'),
    ),
    { kind: 'signature', id: 'signature', closing: 'Sincerely,', name: 'Dr. Orrin T. Halvecroft', lines: [] },
  ],
})

/** The letter of a writer whom the profile calls independent. */
export const independentLetter = (): DocumentToRead & { blocks: Block[] } => ({
  ...letter(),
  author: 'Ms. Delphine Aumaury-Sato',
  blocks: [
    {
      kind: 'particulars',
      id: 're',
      rows: [
        {
          label: 'Re',
          value: [{ kind: 'text', text: 'Independent letter of recommendation for Ilka Rozália Kőszegvári' }],
        },
      ],
    },
    paragraph(
      'writer',
      sentence('I am Director of Operations at Three Rivers Recycling Cooperative.', ids(['referees', 'title', 82])),
      sentence(
        'For two years I have been an independent user of the grading protocol.',
        ids(['referees', 'relationship', 82]),
      ),
    ),
    paragraph(
      'future',
      sentence(`Her plan is “${title}.”`, TITLE),
      sentence(
        'Technicians at ten recyclers in five states are to be trained by her; in the third year the standards committee will have the protocol and the failure data of every site.',
        ids(['futureplan', 'plans']),
      ),
      sentence('We would send our own people to that training and grade every module with it, as we do now.'),
    ),
  ],
})
