import { t } from '@lingui/core/macro'
import { isEditable } from '#domain/editable.ts'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { DocumentView } from '../../api/document.ts'
import { useMe } from '../../api/session.ts'
import { draftKey } from '../../forms/drafts.ts'
import { JobEnd } from '../../tasks/job-end.tsx'
import { JobPanel } from '../../tasks/job-panel.tsx'
import type { Item } from '../../review/points.ts'
import { ConfirmName } from '../../review/confirm-name.tsx'
import { ReviewContext } from '../../review/review-context.ts'
import { useReviewKeys } from '../../review/use-review-keys.ts'
import { ReviewTrouble } from '../../review/trouble.tsx'
import { useReviewInView } from '../../review/use-in-view.ts'
import { later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { DocumentHead } from './document-head.tsx'
import { LostParagraph } from './lost-paragraph.tsx'
import { Outline } from './outline.tsx'
import { Panel } from './panel.tsx'
import { ProfileChanges } from './profile-changes.tsx'
import {
  blockElement,
  blockIn,
  ReadingContext,
  type Chosen,
  type PanelId,
  type Reading,
  type ShownPoint,
} from './reading.ts'
import { ReviewBeside } from './review-beside.tsx'
import { Sheet } from './sheet.tsx'
import { spoken } from './spoken.ts'
import { useAddress } from './use-address.ts'
import { useDocumentReview } from './use-document-review.ts'
import { useParagraphDraft } from './use-paragraph-draft.ts'
import { useRedraft } from './use-redraft.ts'
import { useWide } from './use-wide.ts'

const Comparison = later(
  async () => (await import('./comparison.tsx')).Comparison,
  <Skeleton lines={[40, 95, 90, 70]} />,
)

/** Answers whether the block is there to be gone to. */
function focusBlock(block: string): boolean {
  const element = document.getElementById(blockElement(block))
  if (element === null) return false
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'center' })
  return true
}

/** A document that is there: outline, text, and what stands beside it. */
export function OpenDocument({ document: read }: { document: DocumentView }) {
  const [picked, setChosen] = useState<Chosen | null>(null)
  const { hash } = useLocation()
  const [at, setAt] = useState<string | null>(() => blockIn(hash))
  const [editing, setEditing] = useState<string | null>(null)
  const [aim, setAim] = useState<string>()
  const [point, setPoint] = useState<ShownPoint | null>(null)
  const beside = useWide('beside')
  const outlined = useWide('outline')
  const userId = useMe()?.id
  const draft = useParagraphDraft(userId === undefined ? null : draftKey(userId, `document/${read.id}`))
  const redraft = useRedraft(read)
  const { panel, compared, review: reviewAt, go } = useAddress(read.versions.length)
  const onReviewAt = useCallback((point: string | null) => go({ review: point }), [go])
  const reviewed = useDocumentReview(read, {
    key: draftKey(userId ?? 0, `review/${read.id}`),
    at: reviewAt,
    onAt: onReviewAt,
  })
  const { document: drafted, review, states, typed } = reviewed
  const isReview = reviewAt !== null && compared === null
  /** The sentence for which a source is looked for. */
  const [source, setSource] = useState<Item | null>(null)
  const chosen = isReview ? (review.item ?? null) : picked
  // An address that names a tab is for that tab, also where it stands in the sheet at the foot.
  const [sheetOpen, setSheetOpen] = useState(!beside && panel !== 'sources')

  // What was being typed before a reload is opened again, as it was left.
  const { kept } = draft
  const typedIn = kept?.block
  const stands = (id: string | null | undefined) => drafted.blocks.some((block) => isEditable(block) && block.id === id)
  const stillThere = stands(typedIn)
  if (editing !== null && !stands(editing)) setEditing(null)
  const [reopened, setReopened] = useState(false)
  if (!reopened && kept !== undefined) {
    setReopened(true)
    if (typedIn !== undefined && stillThere) setEditing(typedIn)
  }

  const latest = useRef({ editing, panel, beside, isReview, review })
  /** The block to go to once it stands: that of the address, and after a comparison or the sheet at the foot has made room. */
  const target = useRef<string | null>(at)
  useEffect(() => {
    if (target.current !== null && focusBlock(target.current)) target.current = null
  })
  /** The block whose editor is being closed. */
  const closed = useRef<string | null>(null)
  // At once, before a next key: one may already be opening another block, and would be refused or lose the focus.
  useLayoutEffect(() => {
    latest.current = { editing, panel, beside, isReview, review }
    if (closed.current === null || editing !== null) return
    if (document.activeElement === document.body)
      document.getElementById(blockElement(closed.current))?.focus({ preventScroll: true })
    closed.current = null
  })

  const choose = useCallback(
    (next: Chosen | null) => {
      if (latest.current.isReview) {
        const { left, look } = latest.current.review
        const item = left.find(({ block, sentence }) => block === next?.block && sentence === next.sentence)
        if (item !== undefined) look(item)
        return
      }
      setChosen(next)
      if (next === null) return
      setAt(next.block)
      if (latest.current.panel !== 'sources') go({ panel: 'sources' })
    },
    [go],
  )
  const goTo = useCallback(
    (block: string, sentence?: number) => {
      if (latest.current.isReview) return
      target.current = block
      setSheetOpen(false)
      go({ compare: null })
      setAt(block)
      setChosen(sentence === undefined ? null : { block, sentence })
    },
    [go],
  )
  const edit = useCallback(
    (block: string, words?: string) => {
      const open = latest.current.editing
      if (open !== null && open !== block) {
        toast({ text: t`Save or cancel the paragraph that you are editing first.`, tone: 'error' })
        document.querySelector<HTMLElement>('.editor textarea')?.focus()
        return
      }
      setSheetOpen(false)
      go({ compare: null })
      setAt(block)
      setAim(words)
      setEditing(block)
    },
    [go],
  )
  const showPoint = useCallback(
    ({ id, block, sentence }: { id: string; block: string; sentence: number }) => {
      if (latest.current.isReview) return choose({ block, sentence })
      setChosen({ block, sentence })
      setAt(block)
      setPoint({ id })
      setSheetOpen(!latest.current.beside)
      go({ panel: 'todo' })
    },
    [go, choose],
  )
  const startReview = useCallback(() => {
    setSheetOpen(false)
    go({ compare: null, review: latest.current.review.left[0]?.id ?? 'done' })
  }, [go])
  const held = useMemo(
    () => ({
      document: drafted,
      sources: new Map(drafted.sources.map((source) => [source.id, source])),
      exhibits: new Map(drafted.exhibits.map((exhibit) => [exhibit.number, exhibit])),
    }),
    [drafted],
  )
  const reading = useMemo<Reading>(
    () => ({ ...held, choose, goTo, edit, showPoint, states, typed, startReview }),
    [held, choose, goTo, edit, showPoint, states, typed, startReview],
  )
  const onCompare = useCallback(
    (from: number, to: number) => {
      setSheetOpen(false)
      go({ compare: `${from}-${to}` })
      window.scrollTo({ top: 0 })
    },
    [go],
  )
  const closeSheet = () => {
    setSheetOpen(false)
    if (panel !== 'sources') go({ panel: 'sources' })
  }
  useReviewInView(isReview ? review.item : undefined)
  useReviewKeys(isReview, review, setSource)
  const onEdited = useCallback(() => {
    closed.current = latest.current.editing
    setEditing(null)
  }, [])

  const first = drafted.blocks.find(isEditable)?.id ?? null
  const reachable = stands(at) ? at : first
  const state = {
    at: panel,
    onChange: (next: PanelId) => go({ panel: next }),
    chosen,
    point,
    onCompare,
  }
  const homeless = redraft.job.running && !drafted.outline.some(({ section }) => section === redraft.section)

  return (
    <ReadingContext value={reading}>
      <ReviewContext value={review}>
        <div className={isReview ? 'doc is-review' : 'doc'}>
          {outlined && <Outline />}
          <div className="mid">
            <DocumentHead withOutline={!outlined} onCompare={onCompare} />
            <ReviewTrouble queue={reviewed.queue} state={reviewed.state} />
            {drafted.stale && <ProfileChanges redraft={redraft} />}
            {kept && !stillThere && <LostParagraph text={kept.text} onDiscard={draft.drop} />}
            {homeless && (
              <JobPanel
                title={t`Drafting a section again`}
                job={redraft.job}
                held={t`The text stays as it is until you accept; it uses no credit.`}
              />
            )}
            {redraft.section === null && (
              <JobEnd job={redraft.job} credit={t`The text stands as it was, and nothing was charged.`} />
            )}
            {compared === null ? (
              <Sheet
                at={reachable}
                chosen={chosen}
                writing={review.writing}
                editing={editing}
                aim={aim}
                draft={draft}
                redraft={redraft}
                onEdited={onEdited}
              />
            ) : (
              <Comparison {...compared} onClose={() => go({ compare: null })} />
            )}
            <p className="sr" role="status">
              {isReview ? '' : spoken(held, chosen)}
            </p>
          </div>
          {beside ? (
            <aside className="pane srcs" id="beside" aria-label={isReview ? t`Review` : t`Beside the text`}>
              {isReview ? <ReviewBeside isBeside source={source} onSource={setSource} /> : <Panel {...state} />}
            </aside>
          ) : editing !== null ? null : isReview ? (
            <ReviewBeside isBeside={false} source={source} onSource={setSource} />
          ) : (
            <BottomBar {...state} open={sheetOpen} onOpen={() => setSheetOpen(true)} onClose={closeSheet} />
          )}
        </div>
        {reviewed.naming && <ConfirmName {...reviewed.naming} />}
      </ReviewContext>
    </ReadingContext>
  )
}
