import { t } from '@lingui/core/macro'
import type { Inline, Sentence as SentenceData } from '#domain/document.ts'
import { Fragment, type MouseEvent } from 'react'
import { OPEN_SIGN } from '#domain/document-text.ts'
import type { OpenPoint } from '../../api/document.ts'
import { translated } from '../../language/translated.ts'
import { placeOf, type SentenceState } from '../../review/points.ts'
import { STATE_WORDS } from '../../review/words.ts'
import { useReading } from './reading.ts'
import { chipText, paperText, partsOf, type Part } from './sentence-parts.ts'

const NBSP = '\u00a0'

/** Key of a chip among those of its sentence. */
export const chipKey = (of: Extract<Part, { kind: 'chip' }>['of']): string =>
  of.kind === 'exhibit' ? `E${of.number}${of.page === undefined ? '' : `p${of.page}`}` : of.id

/** A sentence of a paragraph: lit when chosen; its chips and marks are links into what stands beside the text. */
export function Sentence({
  block,
  index,
  sentence,
  lit,
  chip,
  reachable,
}: {
  block: string
  index: number
  sentence: SentenceData
  lit: boolean
  /** The chip of it that was pressed. */
  chip?: string
  /** Its chips and marks are in the order of Tab: those of the paragraph one is at. */
  reachable: boolean
}) {
  const { states, typed } = useReading()
  const place = { block, sentence: index }
  const words = typed.get(placeOf(place))
  const state = words === undefined ? states.get(placeOf(place)) : 'confirmed'
  return (
    <span
      className={lit ? 'sen lit' : 'sen'}
      data-sentence={index}
      data-sourced={sentence.sources.length > 0 || undefined}
      data-state={state}
    >
      {words === undefined ? (
        <Inlines inlines={sentence.inlines} place={place} chip={lit ? chip : undefined} reachable={reachable} />
      ) : (
        <span className="src">{words}</span>
      )}
      <StateSign state={state} />
    </span>
  )
}

/** The sign of a sentence that is not plain. What is contradicted has its mark already. */
export function StateSign({ state }: { state: SentenceState | undefined }) {
  if (state === undefined || state === 'confirmed') return null
  return (
    <>
      {state === 'open' && (
        <span className="state-sign" aria-hidden="true">
          {OPEN_SIGN}
        </span>
      )}
      <span className="sr"> ({STATE_WORDS[state]})</span>
    </>
  )
}

/** Words, chips and marks in a row: a sentence, or a cell or line that is no sentence. */
export function Inlines({
  inlines,
  place,
  chip,
  reachable = true,
}: {
  inlines: readonly Inline[]
  place: { block: string; sentence: number }
  chip?: string
  reachable?: boolean
}) {
  const tabIndex = reachable ? 0 : -1
  return partsOf(inlines).map((part, at) => {
    // Parts stand still within a version, and two may say the same.
    const key = at
    if (part.kind === 'words') return <Words key={key} part={part} />
    if (part.kind === 'mark') return <Mark key={key} of={part.of} place={place} tabIndex={tabIndex} />
    return (
      <Fragment key={key}>
        {part.tied ? NBSP : ' '}
        <Chip of={part.of} paper={paperText(part)} place={place} lit={chip === chipKey(part.of)} tabIndex={tabIndex} />
      </Fragment>
    )
  })
}

function Words({ part: { text, style } }: { part: Extract<Part, { kind: 'words' }> }) {
  if (style === 'italic') return <em className="src">{text}</em>
  return style === 'bold' ? <b className="src">{text}</b> : <span className="src">{text}</span>
}

function Chip({
  of,
  paper,
  place,
  lit,
  tabIndex,
}: {
  of: Extract<Part, { kind: 'chip' }>['of']
  /** What stands there in print. */
  paper: string
  place: { block: string; sentence: number }
  lit: boolean
  tabIndex: number
}) {
  const { choose, exhibits, sources } = useReading()
  const title = of.kind === 'exhibit' ? exhibits.get(of.number)?.title : sources.get(of.id)?.place
  const name = title === undefined ? chipText(of) : `${chipText(of)}: ${title}`
  return (
    <a
      className={['mark', of.kind === 'authority' && 'mark-law', lit && 'lit'].filter(Boolean).join(' ')}
      href="#beside"
      tabIndex={tabIndex}
      aria-label={name}
      title={title}
      data-paper={paper}
      onClick={(event) => {
        event.preventDefault()
        event.stopPropagation()
        choose({ ...place, chip: chipKey(of) })
      }}
    >
      {chipText(of)}
    </a>
  )
}

const sameWords = (point: OpenPoint, of: Extract<Part, { kind: 'mark' }>['of']): boolean =>
  point.kind === of.kind && point.text === (of.kind === 'missing' ? of.what : of.text)

function Mark({
  of,
  place,
  tabIndex,
}: {
  of: Extract<Part, { kind: 'mark' }>['of']
  place: { block: string; sentence: number }
  tabIndex: number
}) {
  const { document, showPoint } = useReading()
  const here = document.open.filter((one) => one.block === place.block && sameWords(one, of))
  const point = here.find(({ sentence }) => sentence === place.sentence) ?? here[0]
  const words = of.kind === 'missing' ? of.what : of.text
  if (point === undefined) return <span className={of.kind}>{words}</span>
  const show = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
    showPoint(point)
  }
  const common = { href: '?panel=todo', tabIndex, onClick: show }
  if (point.waived !== null)
    return (
      <a
        {...common}
        className="waived"
        title={of.kind === 'missing' ? t`Left out by ${point.waived.by}` : t`Confirmed by ${point.waived.by}`}
      >
        {of.kind === 'missing' ? `[left out: ${words}]` : words}
      </a>
    )
  return (
    <a {...common} className={of.kind} title={translated(point.reason)}>
      [{of.kind === 'missing' ? 'Missing' : 'Verify'}: {words}]
    </a>
  )
}
