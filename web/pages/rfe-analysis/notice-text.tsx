import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { FileText } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import type { NoticeView, WorkedIssue } from '#domain/rfe-replies.ts'
import { isToAnswer } from '#domain/rfe.ts'
import { LOCALE } from '../../language/locale.ts'
import { Icon } from '../../ui/icon.tsx'
import { pageId } from './focus.ts'
import { MarkedWords } from './marked-words.tsx'
import { markedPages, type Sought, type Stretch } from './marks.ts'
import { paragraphs } from './paragraphs.ts'
import { atPage, isAsked } from './words.ts'
import './notice-text.css'

const soughtIn = (issues: readonly WorkedIssue[]): Sought[] =>
  issues.flatMap(({ id, quote, page, further, requests }) => [
    ...[{ quote, page }, ...further].map((one): Sought => ({ ...one, issue: id, kind: 'finding' })),
    ...requests.filter(isAsked).map((one): Sought => ({ ...one, issue: id, kind: 'request' })),
  ])

/** Brings a part of the notice into sight: within the notice where that scrolls by itself, so that the issue beside it stays. */
function bring(target: Element | null, block: 'start' | 'center'): void {
  const box = target?.closest('.rfe-notice')
  if (!target || !box) return
  if (box.scrollHeight <= box.clientHeight) return target.scrollIntoView({ block })
  const [inner, outer] = [target.getBoundingClientRect(), box.getBoundingClientRect()]
  const room = block === 'start' ? 0 : Math.max(0, (outer.height - inner.height) / 2)
  box.scrollTop += inner.top - outer.top - room
}

/** Shows a page of the notice and puts the focus there. */
export function goToPage(page: HTMLElement): void {
  page.focus({ preventScroll: true })
  bring(page, 'start')
}

/** The notice's own words, page by page, with those of the issues marked. A mark leads to its issue. */
export function NoticeText({
  notice: { url, name },
  pages,
  issues,
  chosen,
  onChoose,
}: {
  notice: NoticeView
  pages: readonly string[]
  issues: readonly WorkedIssue[]
  chosen: number | null
  onChoose: (id: number) => void
}) {
  const marked = useMemo(() => markedPages(pages.map(paragraphs), soughtIn(issues)), [pages, issues])
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (chosen === null) return
    let still = true
    // The letters move once their fonts are there.
    void document.fonts.ready.then(() => {
      if (still) bring(box.current?.querySelector(`[data-issue~="${chosen}"]`) ?? null, 'center')
    })
    return () => {
      still = false
    }
  }, [chosen])
  const numberOf = (id: number) => issues.findIndex((issue) => issue.id === id) + 1
  const isAside = (id: number) => !isToAnswer(issues.find((issue) => issue.id === id))
  return (
    <section className="rfe-notice" aria-label={t`The notice`} ref={box}>
      {marked.map((stretches, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the pages of a notice stand still
        <article className="sheet" key={at} id={pageId(at + 1)} tabIndex={-1} aria-label={t`Page ${at + 1}`}>
          <p className="running">
            <span>
              <Trans>
                Page {at + 1} of {pages.length}
              </Trans>
            </span>
            <a href={atPage(url, at + 1)} target="_blank" rel="noopener">
              <Trans>
                Open the PDF at page {at + 1}
                <span className="sr"> of {name}, in a new tab</span>
              </Trans>
            </a>
          </p>
          {stretches.every(({ text }) => text.trim() === '') ? (
            <p className="rfe-wordless small soft">
              <Icon of={FileText} /> <Trans>No words could be read on this page. Look at it in the PDF.</Trans>
            </p>
          ) : (
            <p className="rfe-words" lang="en">
              {stretches.map((stretch, index) => (
                <Words
                  // oxlint-disable-next-line react/no-array-index-key -- the words of a page stand still
                  key={index}
                  stretch={stretch}
                  next={stretches[index + 1]}
                  chosen={chosen}
                  numberOf={numberOf}
                  isAside={isAside}
                  onChoose={onChoose}
                />
              ))}
            </p>
          )}
        </article>
      ))}
      <MarkedWords within={box} onAdded={onChoose} />
    </section>
  )
}

/** A stretch, and behind it the numbers of the issues whose words end here. */
function Words({
  stretch: { text, marks },
  next,
  chosen,
  numberOf,
  isAside,
  onChoose,
}: {
  stretch: Stretch
  next: Stretch | undefined
  chosen: number | null
  numberOf: (id: number) => number
  isAside: (id: number) => boolean
  onChoose: (id: number) => void
}) {
  if (marks.length === 0) return text
  // What counts goes before what was put aside.
  const counting = marks.filter(({ issue }) => !isAside(issue))
  const first = counting[0] ?? marks[0]
  const look =
    counting.length === 0 ? 'is-aside' : counting.some(({ kind }) => kind === 'finding') ? 'is-finding' : 'is-request'
  const isChosen = marks.some(({ issue }) => issue === chosen)
  const ended = marks.filter(
    (mark) => !next?.marks.some((other) => other.issue === mark.issue && other.kind === mark.kind),
  )
  const className = ['rfe-mark', look, isChosen && 'is-chosen']
  return (
    <>
      {/* The chip behind it does the same for the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <mark
        className={className.filter(Boolean).join(' ')}
        data-issue={marks.map(({ issue }) => issue).join(' ')}
        onClick={() => {
          // Words that were being marked with the pointer are not a choice.
          if (first !== undefined && document.getSelection()?.isCollapsed !== false) onChoose(first.issue)
        }}
      >
        {text}
      </mark>
      {ended.map(({ issue, kind }) => (
        <button
          key={`${issue}-${kind}`}
          type="button"
          lang={LOCALE}
          className={issue === chosen ? 'rfe-chip is-chosen' : isAside(issue) ? 'rfe-chip is-aside' : 'rfe-chip'}
          aria-pressed={issue === chosen}
          onClick={() => onChoose(issue)}
        >
          <span className="sr">{kind === 'finding' ? t`Issue` : t`Asked for in issue`} </span>
          {numberOf(issue)}
          {isAside(issue) && (
            <span className="sr">
              <Trans>, put aside</Trans>
            </span>
          )}
        </button>
      ))}
    </>
  )
}
