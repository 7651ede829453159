import { t } from '@lingui/core/macro'
import type { Inline } from '#domain/document.ts'

export interface SampleSentence {
  inlines: readonly Inline[]
  /** The exhibit beside the page that it rests on. */
  exhibit?: number
}

const text = (words: string): Inline => ({ kind: 'text', text: words })
const exhibit = (number: number): Inline => ({ kind: 'exhibit', number })

/**
 * A page of a petition, for the landing page; English in each language, as petitions are. The applicant, the recommender and
 * the exhibits are invented.
 */
export const SAMPLE: {
  running: string
  page: number
  heading: string
  paragraphs: readonly (readonly SampleSentence[])[]
  /** What runs on under the edge of the picture, where there is room. */
  more: readonly (readonly SampleSentence[])[]
} = {
  running: 'Renáta Kőszegi, Form I-140',
  page: 9,
  heading: 'B. The petitioner is well positioned to advance the endeavor',
  paragraphs: [
    [
      {
        inlines: [
          text('Dr. Kőszegi proposes to bring direct cathode regeneration from the pilot line to domestic recyclers. '),
        ],
      },
      {
        exhibit: 4,
        inlines: [
          text(
            'The process was hers from the start: she wrote the furnace protocol and is the first named author of the paper that reports it.',
          ),
          exhibit(4),
        ],
      },
    ],
    [
      {
        exhibit: 7,
        inlines: [
          text(
            'Over 500 cycles, cells built with regenerated cathodes kept 94 percent of their capacity; cells built with untreated material kept 71.',
          ),
          exhibit(7),
        ],
      },
    ],
    [
      { inlines: [text('Others have begun to use it. ')] },
      {
        exhibit: 12,
        inlines: [
          text(
            'Dr. Marcus Oyelaran, who has neither worked nor published with her, writes that her protocol is “where our own line now starts.”',
          ),
          exhibit(12),
        ],
      },
    ],
  ],
  more: [
    [
      {
        inlines: [
          text(
            'The government has named the field. Energy storage and batteries are both on the federal list of critical and emerging technologies.',
          ),
          { kind: 'authority', id: 'technologies', short: 'CET 2024', runs: [] },
          text(' The question at this prong, however, is the petitioner and not the field,'),
          { kind: 'authority', id: 'dhanasar', short: 'Dhanasar 890', runs: [] },
          text(' and the record answers it in three parts.'),
        ],
      },
    ],
  ],
}

/** A passage in which two things are open. */
export const SAMPLE_GAPS: readonly Inline[] = [
  text('Since 2023 the pilot line has treated '),
  { kind: 'missing', what: 'tonnes of cathode material per year' },
  text(' recovered from end-of-life vehicle packs, and '),
  { kind: 'verify', text: '“the first such line in the Midwest”', reason: 'no exhibit says so' },
  text(' has supplied two cell makers.'),
  exhibit(9),
]

export interface SampleWriter {
  name: string
  tie: string
  /** Whether the letter speaks to each of `SAMPLE_TOPICS`. */
  covers: readonly boolean[]
  /** Share of its words that stand in another letter, in percent. */
  shared: number
}

export const SAMPLE_TOPICS = [t({ context: 'topic of a letter', message: 'Process' }), t`Pilot line`, t`Adoption`]

export const SAMPLE_WRITERS: readonly SampleWriter[] = [
  { name: 'M. Oyelaran', tie: t`Independent`, covers: [false, false, true], shared: 0 },
  { name: 'L. Achterberg', tie: t`Co-author`, covers: [true, false, false], shared: 2 },
  { name: 'Sunniva Tørresdal-Okafor', tie: t`Former supervisor`, covers: [true, true, false], shared: 3 },
]
