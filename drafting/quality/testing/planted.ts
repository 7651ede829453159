import type { Block, Inline, Sentence } from '#domain/document.ts'
import { cite } from '../../authorities/library.ts'
import type { CaseFile } from '../../case-file.ts'
import type { DocumentToRead } from '../reading.ts'
import { answeredCase, response } from './clean-response.ts'
import { caseFile, exhibit, heading, independentLetter, letter, paragraph, petition, sentence } from './clean.ts'

export type Draft = DocumentToRead & { blocks: Block[] }

/** The document with a sentence at the end of one of its paragraphs. */
const saying = (document: Draft, block: string, added: Sentence): Draft => ({
  ...document,
  blocks: document.blocks.map((one) =>
    one.kind === 'paragraph' && one.id === block ? { ...one, sentences: [...one.sentences, added] } : one,
  ),
})
const inPetition = (text: string, sources: string[] = ['E1']) => saying(petition(), 'benefit', sentence(text, sources))
const inResponse = (text: string, sources: string[] = []) => saying(response(), 'plan', sentence(text, sources))
const inLetter = (text: string, sources: string[] = ['E1']) => saying(letter(), 'work', sentence(text, sources))
const without = (document: Draft, ...ids: string[]): Draft => ({
  ...document,
  blocks: document.blocks.filter((block) => !('id' in block && ids.includes(block.id))),
})
const replaced = (document: Draft, block: Block & { id: string }): Draft => ({
  ...document,
  blocks: document.blocks.map((one) => ('id' in one && one.id === block.id ? block : one)),
})
const withRow = (row: number, cell: number, text: string): Draft => {
  const draft = petition()
  const list = draft.blocks.find((block) => block.kind === 'table')
  if (list?.kind !== 'table') throw new Error('No list of exhibits')
  const rows = list.rows.map((cells, at) =>
    cells.map((held, index): Inline[] => (at === row && index === cell ? [{ kind: 'text', text }] : held)),
  )
  return replaced(draft, { ...list, rows })
}
const withOpen = (document: Draft, open: Draft['cover']['open']): Draft => ({
  ...document,
  draft: true,
  cover: { ...document.cover, open },
})
const withPaper = (exhibit: number): CaseFile => ({
  ...caseFile,
  pages: [{ id: `E${exhibit}p1`, exhibit, page: 1, text: 'A page.', by: 'text' }],
})
const missing = (what: string): Inline => ({ kind: 'missing', what })

interface Case {
  what: string
  document: Draft
  others?: Draft[]
  caseFile?: CaseFile
  /** Where it is found; null for the document as a whole. */
  block: string | null
}

const LONG = Array.from({ length: 60 }, (_, index) => `word${String.fromCharCode(97 + (index % 26))}`).join(' ')

const [planned] = caseFile.profile.endeavors.map(({ title }) => title)
/** The case file of somebody whose field of endeavor is what the endeavor is called. */
const withField: CaseFile = {
  ...caseFile,
  profile: {
    ...caseFile.profile,
    application: { ...caseFile.profile.application, field_of_endeavor: `The advancement of ${planned ?? ''}` },
  },
}

/** For each rule, documents that are clean but for one thing. */
export const PLANTED: Record<string, Case[]> = {
  placeholders: [
    { what: 'a number sign', document: inPetition('The grant was # dollars.'), block: 'benefit' },
    { what: 'no money', document: inPetition('The grant was $0.00 in all.'), block: 'benefit' },
    { what: 'not applicable', document: inPetition('The journal is Not applicable.'), block: 'benefit' },
    { what: 'a slot', document: inLetter('I know {name} well.'), block: 'work' },
  ],
  'endeavor-drift': [
    ...[
      ['a title of its own', 'The proposed endeavor is “Solid-State Cells for Aircraft.”'],
      ['another statement', 'The endeavor is to design solid-state cells for passenger aircraft.'],
      ['another field', 'The endeavor lies in the field of marine biology.'],
      ['a place that the petition does not name', 'She will train technicians at recyclers in Alaska.'],
      ['others whom it serves', 'The endeavor will train technicians of veterans.'],
      ['a step of its own', 'She will found a consulting firm that audits mining concessions abroad.'],
    ].map(([what = '', text = '']) => ({
      what,
      document: inResponse(text),
      caseFile: answeredCase,
      block: 'plan',
    })),
    {
      what: 'what the petition drafted here does not have',
      document: inResponse('She will found a consulting firm that audits mining concessions abroad.'),
      others: [petition()],
      caseFile: { ...answeredCase, rfe: answeredCase.rfe && { ...answeredCase.rfe, pages: [] } },
      block: 'plan',
    },
  ],
  'not-a-notice': [
    {
      what: 'a paper in the place of the notice',
      document: response(),
      caseFile: {
        ...answeredCase,
        ...(answeredCase.rfe && {
          rfe: {
            ...answeredCase.rfe,
            reading: { ...answeredCase.rfe.reading, kind: 'other', receipt_number: null, issues: [] },
          },
        }),
      },
      block: null,
    },
  ],
  'issues-answered': [
    {
      what: 'a point left out',
      document: without(response(), 'r3', 'r4', 'plan'),
      caseFile: answeredCase,
      block: null,
    },
    {
      what: 'points in another order',
      document: { ...response(), blocks: [...response().blocks.slice(3), ...response().blocks.slice(0, 3)] },
      caseFile: answeredCase,
      block: null,
    },
    { what: 'words without a heading', document: without(response(), 'r3'), caseFile: answeredCase, block: 'r4' },
    { what: 'words without an answer', document: without(response(), 'plan'), caseFile: answeredCase, block: 'r4' },
    {
      what: 'a question for an answer',
      document: replaced(response(), {
        kind: 'paragraph',
        id: 'plan',
        sentences: [sentence(missing('a budget'))],
      }),
      caseFile: answeredCase,
      block: 'r4',
    },
  ],
  'open-points': [
    {
      what: 'a mark that is not listed',
      document: { ...saying(petition(), 'benefit', sentence(missing('a date'))), draft: true },
      block: null,
    },
    {
      what: 'a listed point that is gone',
      document: withOpen(petition(), [{ where: 'x', text: 'Missing: a date' }]),
      block: null,
    },
    { what: 'a draft that is none', document: { ...petition(), draft: true }, block: null },
    { what: 'a mark that is not marked', document: inLetter('She came in [Missing: the year].'), block: 'work' },
  ],
  'asked-twice': [
    {
      what: 'the same question twice',
      document: withOpen(saying(petition(), 'benefit', sentence([missing('a date'), ' ', missing('a date')])), [
        { where: 'x', text: 'Missing: a date' },
        { where: 'x', text: 'Missing: a date' },
      ]),
      block: null,
    },
  ],
  sources: [
    { what: 'a figure', document: inPetition('The protocol sorts 600 modules.', []), block: 'benefit' },
    { what: 'a name', document: inPetition('Corvane Cell Works uses it.', []), block: 'benefit' },
  ],
  quotations: [
    {
      what: 'words that nobody said',
      document: inPetition('The letter calls it “a marvel of our time.”'),
      block: 'benefit',
    },
    {
      what: 'a changed word of law',
      document: saying(
        petition(),
        'third',
        sentence(
          ['“Even ventures that have as their focus one state” ', cite('dhanasar', '889'), '.'],
          ['dhanasar@889'],
        ),
      ),
      block: 'third',
    },
    {
      what: 'law at another page',
      document: saying(
        petition(),
        'third',
        sentence(['“we consider its potential prospective impact” ', cite('dhanasar', '893'), '.'], ['dhanasar@893']),
      ),
      block: 'third',
    },
  ],
  superlatives: [
    { what: 'the only one', document: inPetition('She is the only researcher who can do this.'), block: 'benefit' },
    { what: 'a famous writer', document: inLetter('She is an internationally renowned scientist.'), block: 'work' },
  ],
  dates: [
    {
      what: 'another end',
      document: saying(
        petition(),
        'record',
        sentence('The work at Hollin Ridge Energy Laboratory ran from January 2022 to March 2024.', ['E1']),
      ),
      block: 'record',
    },
    {
      what: 'another start',
      document: inLetter('She has worked at Hollin Ridge Energy Laboratory since September 2020.'),
      block: 'work',
    },
  ],
  'order-of-time': [
    {
      what: 'earlier, and later',
      document: saying(
        saying(petition(), 'benefit', sentence('She came in June 2011.', ['E1'])),
        'benefit',
        sentence('Earlier, in November 2015, she left.', ['E1']),
      ),
      block: 'benefit',
    },
  ],
  'other-plan': [
    {
      what: 'what another plan will bring',
      document: inLetter(
        'Small cell makers could afford a coating line.',
        caseFile.facts
          .filter(
            ({ section, field, entry }) =>
              section === 'futureplan' && field === 'impact' && entry !== caseFile.profile.futureplan[0]?.id,
          )
          .map(({ id }) => id),
      ),
      block: 'work',
    },
  ],
  'plan-as-fact': [
    {
      what: 'an outcome in the present',
      document: saying(
        petition(),
        'urgency',
        sentence(
          'Ten recyclers grade a module in under 20 minutes.',
          caseFile.facts
            .filter(({ section, field }) => section === 'futureplan' && field === 'expected_outcomes')
            .slice(0, 1)
            .map(({ id }) => id),
        ),
      ),
      block: 'urgency',
    },
  ],
  scraps: [
    {
      what: 'two words of a form',
      document: inPetition('The certificate is described as follows: “Second-Life Grading.”'),
      block: 'benefit',
    },
  ],
  'odd-figures': [{ what: 'tenths of a year', document: inLetter('I have known her for 9.2 years.'), block: 'work' }],
  posts: [
    {
      what: 'the post of another house',
      document: inPetition('She was a battery process engineer at Hollin Ridge Energy Laboratory.'),
      block: 'benefit',
    },
  ],
  degrees: [
    {
      what: 'the degree of another school',
      document: inPetition('She received a doctorate from Tisza University of Technology.'),
      block: 'benefit',
    },
  ],
  pronouns: [
    { what: 'he for she', document: inPetition('He wrote the procedure.'), block: 'benefit' },
    { what: 'his for her', document: inLetter('The idea was his own.'), block: 'work' },
  ],
  'one-person': [
    { what: 'our for the petitioner’s', document: inPetition('It was tried in our laboratory.'), block: 'benefit' },
    { what: 'I for the petitioner', document: inPetition('I wrote the procedure.'), block: 'benefit' },
  ],
  'titled-names': [
    { what: 'another title', document: inPetition('Ms. Kőszegvári wrote it.'), block: 'benefit' },
    { what: 'another author', document: { ...petition(), author: 'Ilka Kőszegvári' }, block: null },
  ],
  'name-forms': [
    { what: 'accents lost', document: inPetition('Dr. Koszegvari wrote it.'), block: 'benefit' },
    { what: 'a letter lost', document: inPetition('It was done at Corvne Cell Works.'), block: 'benefit' },
  ],
  'field-as-endeavor': [{ what: 'the field again', document: petition(), caseFile: withField, block: null }],
  'endeavor-told': [
    {
      what: 'none',
      document: {
        ...petition(),
        blocks: petition().blocks.map((block) =>
          block.kind === 'paragraph' && block.id === 'introduction'
            ? { ...block, sentences: block.sentences.slice(0, 1) }
            : block,
        ),
      },
      block: null,
    },
    {
      what: 'another in a letter',
      document: petition(),
      others: [
        saying(
          { ...letter(), blocks: letter().blocks.slice(0, 3) },
          'work',
          sentence('Her plan is “Coating from Water.”'),
        ),
      ],
      caseFile: {
        ...caseFile,
        profile: {
          ...caseFile.profile,
          endeavors: [
            ...caseFile.profile.endeavors,
            ...caseFile.profile.endeavors.map((one) => ({ ...one, id: 72, title: 'Coating from Water' })),
          ],
        },
      },
      block: null,
    },
  ],
  citations: [
    {
      what: 'a case that the library does not hold',
      document: inPetition('So held Matter of Hypothetical, 27 I&N Dec. 1.'),
      block: 'benefit',
    },
    {
      what: 'a pin that it does not hold',
      document: saying(
        petition(),
        'benefit',
        sentence([{ ...cite('dhanasar', '889'), id: 'dhanasar@899' }, '.'], ['dhanasar@899']),
      ),
      block: 'benefit',
    },
  ],
  'first-citation': [
    {
      what: 'the short form first',
      document: replaced(
        petition(),
        paragraph(
          'introduction',
          sentence(
            [
              'Ilka Rozália Kőszegvári asks under ',
              cite('dhanasar', '889'),
              ' for “An open, validated safety-grading protocol that lets U.S. recyclers return vehicle batteries to grid storage.”',
            ],
            ['dhanasar@889'],
          ),
        ) as Block & { id: string },
      ),
      block: 'introduction',
    },
  ],
  'never-cited': [
    { what: 'the vacated test', document: inPetition('Under NYSDOT the benefit is plain.'), block: 'benefit' },
  ],
  'eb1-words': [
    {
      what: 'a test of EB-1',
      document: inPetition('It is an original contribution of major significance.'),
      block: 'benefit',
    },
  ],
  'never-argued': [
    { what: 'a shortage', document: inPetition('There is a labor shortage in the field.'), block: 'benefit' },
  ],
  odds: [{ what: 'an outcome foretold', document: inPetition('The petition will be approved.'), block: 'benefit' }],
  'petition-parts': [
    { what: 'no heading', document: without(petition(), 'h16', 'urgency'), block: null },
    { what: 'nothing below it', document: without(petition(), 'urgency'), block: 'h16' },
    {
      what: 'no page of the decision',
      document: replaced(
        petition(),
        paragraph('second', sentence('The second element follows.')) as Block & { id: string },
      ),
      block: 'h8',
    },
    {
      what: 'out of order',
      document: {
        ...without(petition(), 'h16', 'urgency'),
        blocks: [
          heading('h16', 1, 'Urgency'),
          paragraph('urgency', sentence('Now.')),
          ...without(petition(), 'h16', 'urgency').blocks,
        ],
      },
      block: null,
    },
  ],
  'right-pins': [
    {
      what: 'another page',
      document: saying(
        petition(),
        'third',
        sentence(['No showing of harm is asked for. ', cite('dhanasar', '889'), '.'], ['dhanasar@889']),
      ),
      block: 'third',
    },
  ],
  'dangling-exhibits': [
    {
      what: 'no such paper',
      document: saying(petition(), 'benefit', sentence(['It is shown ', exhibit(99), '.'], ['E1'])),
      block: 'benefit',
    },
    {
      what: 'no such page',
      document: saying(petition(), 'benefit', sentence(['It is shown ', exhibit(8, 7), '.'], ['E8'])),
      caseFile: withPaper(8),
      block: 'benefit',
    },
    { what: 'a number typed as words', document: inPetition('It is shown in Exhibit 44.'), block: 'benefit' },
  ],
  'unused-exhibits': [
    { what: 'a paper without a sentence', document: without(petition(), 'interest', 'eligibility'), block: null },
  ],
  'exhibit-list': [
    { what: 'no list', document: without(petition(), 'exhibits'), block: null },
    { what: 'another title', document: withRow(2, 1, 'A transcript'), block: 'exhibits' },
    { what: 'another order', document: withRow(2, 0, 'Ex. 4'), block: 'exhibits' },
    { what: 'a part that does not cite it', document: withRow(7, 3, 'II, V'), block: 'exhibits' },
  ],
  'letters-cited': [
    {
      what: 'no relation',
      document: replaced(
        petition(),
        paragraph(
          'interest',
          sentence(['Dr. Orrin T. Halvecroft has signed a letter ', exhibit(13), '.'], ['E13']),
        ) as Block & { id: string },
      ),
      caseFile: {
        ...caseFile,
        profile: {
          ...caseFile.profile,
          referees: caseFile.profile.referees.map((one) => ({
            ...one,
            relationship: 'Chair of the dissertation committee',
          })),
        },
      },
      block: 'eligibility',
    },
  ],
  writer: [
    { what: 'a stranger', document: { ...letter(), author: 'Dr. Nobody Known' }, block: null },
    {
      what: 'no post',
      document: replaced(
        letter(),
        paragraph(
          'writer',
          sentence('I have known Dr. Kőszegvári for twelve years as her doctoral supervisor.', ['E1']),
        ) as Block & { id: string },
      ),
      block: null,
    },
    {
      what: 'another time',
      document: replaced(
        letter(),
        paragraph(
          'writer',
          sentence(
            'As Professor of Materials Science at Lake Marrow University I have known her for ten years, as her doctoral supervisor.',
            ['E1'],
          ),
        ) as Block & { id: string },
      ),
      block: null,
    },
    { what: 'independence that is none', document: inLetter('I am independent of her work.'), block: null },
    {
      what: 'independence that is not told',
      document: {
        ...letter(),
        author: 'Ms. Delphine Aumaury-Sato',
        blocks: [
          ...letter().blocks,
          paragraph(
            'more',
            sentence(
              'I am Director of Operations at Three Rivers Recycling Cooperative and have used it for two years.',
              ['E1'],
            ),
          ),
        ],
      },
      block: null,
    },
  ],
  'same-house': [
    {
      what: 'independent in the same house',
      document: independentLetter(),
      caseFile: {
        ...caseFile,
        profile: {
          ...caseFile.profile,
          professionalhistory: caseFile.profile.professionalhistory.map((job) => ({
            ...job,
            organization: 'Three Rivers Recycling Cooperative',
          })),
        },
      },
      block: null,
    },
  ],
  'writers-review': [
    {
      what: 'a sheet without it',
      document: {
        ...letter(),
        cover: {
          ...letter().cover,
          paragraphs: ['A draft for review.', 'Waiverly is not a law firm and gives no legal advice.'],
        },
      },
      block: null,
    },
  ],
  'legal-formulae': [
    { what: 'words of the test', document: inLetter('Her work has substantial merit.'), block: 'work' },
    {
      what: 'a citation',
      document: saying(letter(), 'work', sentence([cite('dhanasar'), '.'], ['dhanasar'])),
      block: 'work',
    },
  ],
  'future-told': [
    {
      what: 'the past alone',
      document: {
        ...without(letter(), 'future'),
        blocks: [
          ...without(letter(), 'future').blocks,
          paragraph(
            'future',
            sentence(
              'I know of “An open, validated safety-grading protocol that lets U.S. recyclers return vehicle batteries to grid storage.”',
              ['E1'],
            ),
          ),
        ],
      },
      block: 'future',
    },
  ],
  'letter-overlap': [
    {
      what: 'eight words',
      document: inLetter('The idea came to us on a cold morning by the river.'),
      others: [saying(independentLetter(), 'writer', sentence('I know that the idea came to us on a cold morning.'))],
      block: 'work',
    },
  ],
  'cover-note': [
    {
      what: 'no note',
      document: {
        ...petition(),
        cover: { ...petition().cover, paragraphs: ['This is a draft for the writer’s review.'] },
      },
      block: null,
    },
    { what: 'the note in the text', document: inPetition('This is not a law firm speaking.'), block: 'benefit' },
  ],
  'machine-phrases': [
    {
      what: 'three of them',
      document: inPetition('It delves into the evolving landscape and underscores a pivotal need.'),
      block: 'benefit',
    },
  ],
  repeats: [
    {
      what: 'a sentence twice',
      document: inPetition('What she offers would be of use all the same.'),
      block: 'benefit',
    },
  ],
  slips: [
    { what: 'no subject', document: inPetition('Used bottle tops for counting.'), block: 'benefit' },
    {
      what: 'a small heading',
      document: replaced(
        petition(),
        heading('h10', 3, '2. record of Success in Related Efforts') as Block & { id: string },
      ),
      block: 'h10',
    },
    { what: 'a verb bent twice', document: inPetition('She drews all cartoons.'), block: 'benefit' },
    {
      what: 'a capital in the middle',
      document: inPetition('It will bring a studio, and A free handbook.'),
      block: 'benefit',
    },
    { what: 'a figure first', document: inPetition('26 schools use it.'), block: 'benefit' },
    { what: 'a straight quotation mark', document: inPetition('I saw "Neblina" there.'), block: 'benefit' },
    { what: 'a tense', document: inPetition('Since 2022 she is medical lead.'), block: 'benefit' },
    { what: 'a word twice', document: inPetition('She wrote the the procedure.'), block: 'benefit' },
    { what: 'no end', document: inPetition('She wrote the procedure'), block: 'benefit' },
    { what: 'no beginning', document: inPetition('wrote the procedure.'), block: 'benefit' },
  ],
  'long-sentences': [{ what: 'sixty words', document: inPetition(`So ${LONG}.`), block: 'benefit' }],
  'long-paragraphs': [
    {
      what: 'six such',
      document: Array.from({ length: 6 }).reduce<Draft>(
        (draft, _, index) => saying(draft, 'benefit', sentence(`So${index} ${LONG}.`, ['E1'])),
        petition(),
      ),
      block: 'benefit',
    },
  ],
  'reading-level': [
    {
      what: 'the words of an office',
      document: {
        ...petition(),
        blocks: petition().blocks.map((block) =>
          block.kind === 'paragraph'
            ? {
                ...block,
                sentences: [
                  ...block.sentences,
                  sentence(
                    'Notwithstanding considerations regarding institutionalization, interdisciplinary instrumentalities systematically operationalize multidimensional characterizations throughout transcontinental organizations.',
                    ['E1'],
                  ),
                ],
              }
            : block,
        ),
      },
      block: null,
    },
  ],
  length: [
    {
      what: 'thirty-three sentences of sixty words',
      document: Array.from({ length: 33 }).reduce<Draft>(
        (draft, _, index) => saying(draft, 'work', sentence(`So${index} ${LONG}.`, ['E1'])),
        letter(),
      ),
      block: null,
    },
  ],
}
