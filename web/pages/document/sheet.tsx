import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Block } from '#domain/document.ts'
import { hasOpenSentences, OPEN_NOTE } from '#domain/document-text.ts'
import { isEditable } from '#domain/editable.ts'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { JobEnd } from '../../tasks/job-end.tsx'
import { JobPanel } from '../../tasks/job-panel.tsx'
import type { Writing } from '../../review/review-context.ts'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { Editor } from './editor.tsx'
import { Paragraph } from './paragraph.tsx'
import { Heading, PlainBlock, type ShowInlines } from './plain-blocks.tsx'
import { sectionElement, useReading, type Chosen } from './reading.ts'
import { replacedLine } from './replaced.ts'
import { Inlines } from './sentence.tsx'
import type { ParagraphDraft } from './use-paragraph-draft.ts'
import type { Redraft } from './use-redraft.ts'
import { sectionName } from './words.ts'

const Proposal = later(async () => (await import('./proposal.tsx')).Proposal, <Skeleton />)
const RedraftDialog = later(async () => (await import('./redraft-dialog.tsx')).RedraftDialog)

interface SheetState {
  /** The block that Tab leads to. */
  at: string | null
  chosen: Chosen | null
  /** The sentence that is typed anew in its place. */
  writing: Writing | null
  editing: string | null
  /** Words to be selected in the block that is opened for typing. */
  aim?: string
  draft: ParagraphDraft
  redraft: Redraft
  onEdited: () => void
}

interface Part {
  section: string | null
  blocks: Block[]
}

/** Blocks that stand one after the other for the same section. */
function partsOf(blocks: readonly Block[]): Part[] {
  const parts: Part[] = []
  for (const block of blocks) {
    const section = block.section ?? null
    const last = parts.at(-1)
    if (last !== undefined && last.section === section) last.blocks.push(block)
    else parts.push({ section, blocks: [block] })
  }
  return parts
}

const keyOf = (block: Block, at: number): string => (block.kind === 'page-break' ? `break-${at}` : block.id)

/** The document as paper, section by section. */
export function Sheet(state: SheetState) {
  const { document } = useReading()
  const { title, outline, blocks } = document
  const seen = new Set<string>()
  return (
    <article className="sheet" aria-label={title}>
      <p className="running" lang="en">
        {title}
      </p>
      {hasOpenSentences(blocks) && (
        <p className="print-note" lang="en" aria-hidden="true">
          {OPEN_NOTE}
        </p>
      )}
      {partsOf(blocks).map((part, at) => {
        const entry = outline.find((one) => one.section === part.section)
        const first = part.section !== null && !seen.has(part.section)
        if (part.section !== null) seen.add(part.section)
        return entry === undefined || !first ? (
          // oxlint-disable-next-line react/no-array-index-key -- parts stand still within a version
          <Blocks key={at} blocks={part.blocks} {...state} />
        ) : (
          <Section
            key={entry.section}
            section={entry.section}
            name={sectionName(entry)}
            blocks={part.blocks}
            {...state}
          />
        )
      })}
    </article>
  )
}

/** A section of the outline: its heading, the button to draft it again, and what comes of that. */
function Section({
  section,
  name,
  blocks,
  ...state
}: { section: string; name: string; blocks: readonly Block[] } & SheetState) {
  const [asking, setAsking] = useState(false)
  const { document } = useReading()
  const { redraft } = state
  const [first, ...rest] = blocks
  const headed = first?.kind === 'heading'
  const mine = redraft.section === section
  const running = mine && redraft.job.running
  // Not in the place of a paragraph that is being typed: it is shown once that is saved or given up.
  const typed = blocks.some((block) => 'id' in block && block.id === state.editing)
  const proposed = mine && redraft.proposal !== null && !typed
  // One at a time: the others come back once this one is settled.
  const busy = redraft.job.running || redraft.proposal !== null
  const tools = !busy && (
    <Button
      className="redraft"
      look="quiet"
      size="s"
      icon={RefreshCw}
      aria-label={t`Redraft ${name}`}
      onClick={() => setAsking(true)}
    >
      <span className="redraft-word">
        <Trans>Redraft</Trans>
      </span>
    </Button>
  )
  return (
    <div className={headed ? 'section' : 'section unheaded'} id={sectionElement(section)} data-section={section}>
      {headed ? (
        <div className="section-head">
          <Heading block={first} />
          {tools}
        </div>
      ) : (
        <div className="section-head">{tools}</div>
      )}
      {mine && !asking && <JobEnd job={redraft.job} credit={t`The text stands as it was, and nothing was charged.`} />}
      {running && (
        <JobPanel
          title={t`Drafting “${name}” again`}
          job={redraft.job}
          held={t`The text stays as it is until you accept; it uses no credit.`}
        />
      )}
      {proposed ? (
        <Proposal redraft={redraft} before={blocks} />
      ) : (
        <Blocks blocks={headed ? rest : blocks} {...state} />
      )}
      {asking && (
        <RedraftDialog
          heading={name}
          replaced={replacedLine(document, section)}
          followsInstructions={document.follows_instructions}
          refusal={mine ? (redraft.job.ended?.text ?? null) : null}
          onClose={() => {
            if (mine) redraft.job.dismiss()
            setAsking(false)
          }}
          onStart={async (instruction) => {
            if (await redraft.start(section, instruction)) setAsking(false)
          }}
        />
      )}
    </div>
  )
}

const withChips: ShowInlines = (inlines, place) => <Inlines inlines={inlines} place={place} />

function Blocks({
  blocks,
  at,
  chosen,
  writing,
  editing,
  aim,
  draft,
  onEdited,
}: { blocks: readonly Block[] } & SheetState) {
  return blocks.map((block, place) => {
    const key = keyOf(block, place)
    if (block.kind === 'heading') return <Heading key={key} block={block} />
    if (!isEditable(block)) return <PlainBlock key={key} block={block} show={withChips} />
    if (editing === block.id)
      return <Editor key={`${key}-typed`} block={block} aim={aim} draft={draft} onDone={onEdited} />
    return (
      <Paragraph
        key={key}
        block={block}
        isAt={at === block.id}
        chosen={chosen?.block === block.id ? chosen : null}
        writing={writing?.item.block === block.id ? writing : null}
      />
    )
  })
}
