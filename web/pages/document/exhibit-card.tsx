import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { exhibitLabel } from '#domain/exhibit-number.ts'
import { BadgeCheck, BookOpen, Eye, FileText } from 'lucide-react'
import { useState } from 'react'
import { DAY_FIRST } from '../../language/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { excerpt, figuresIn } from './excerpt.ts'
import { Passages } from './passages.tsx'
import type { RestingExhibit } from './resting.ts'

/** Words of a page in its picture: what fits on it. */
const ON_A_PICTURE = 900

const atPage = (url: string, page: number | null): string => (page === null ? url : `${url}#page=${page}`)

/** `a, b and c`: where the day stands first, no comma stands before “and”. */
const AND = new Intl.ListFormat(DAY_FIRST, { type: 'conjunction' })

/** Of the entries found on a page, as many as a line holds. */
const SOME = 3
const shortened = (text: string): string => (text.length <= 40 ? text : `${text.slice(0, 40).replace(/\s+\S*$/u, '')}…`)

/** What was found on the page that is shown, or on the one that is named. */
function checkedOn(found: readonly string[], page: number | null): string {
  const all = AND.format(found)
  if (page === null)
    return found.length === 1 ? t`Checked: ${all} is on this page.` : t`Checked: ${all} are all on this page.`
  return found.length === 1 ? t`Checked: ${all} is on page ${page}.` : t`Checked: ${all} are all on page ${page}.`
}

/** A paper that the sentence rests on: a picture of the page, the words it was read from, and the way to open it. */
export function ExhibitCard({
  resting: { exhibit, page, words: source, found },
  words,
  shown,
}: {
  resting: RestingExhibit
  /** The sentence's own words. */
  words: string
  /** With its picture; the others show theirs when opened. */
  shown: boolean
}) {
  const { number, title, url, content_type, pages } = exhibit
  const [framed, setFramed] = useState(false)
  const place = page === null ? '' : pages > 0 ? t`p. ${page} of ${pages}` : t`p. ${page}`
  const open = page === null ? t`Open the exhibit` : t`Open at page ${page}`
  const isPdf = content_type === 'application/pdf'
  const figures = source === null ? [] : figuresIn(words, source.text)
  const checked = figures.length > 0 ? figures : found.slice(0, SOME).map(({ text }) => `“${shortened(text)}”`)
  return (
    <section>
      <div className="flex items-baseline justify-between gap-3">
        <h2>
          <Trans>Exhibit {exhibitLabel(number)}</Trans>
        </h2>
        <span className="tiny quiet num">
          {place || (pages > 0 ? plural(pages, { one: '# page', other: '# pages' }) : '')}
        </span>
      </div>
      <p className="small soft">{title}</p>
      {shown &&
        (framed ? (
          <iframe className="prev-frame" src={atPage(url, page)} title={t`Exhibit ${exhibitLabel(number)}: ${title}`} />
        ) : (
          <Picture exhibit={exhibit} page={page} words={words} text={source?.text ?? null} />
        ))}
      {source !== null && (
        <blockquote className="q" lang="en">
          <Passages source={source.text} words={words} most={240} />
        </blockquote>
      )}
      {checked.length > 0 && (
        <p className="found">
          <Icon of={BadgeCheck} size="s" />
          <span>{checkedOn(checked, source === null ? page : null)}</span>
        </p>
      )}
      {pages === 0 && (
        <p className="tiny quiet">
          <Trans>The text of this file could not be read, so compare it yourself.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-2 mt-3">
        <a className="btn btn-second btn-s" href={atPage(url, page)} target="_blank" rel="noopener">
          <Icon of={BookOpen} size="s" />
          {open}
          <span className="sr">
            {' '}
            <Trans>{exhibitLabel(number)}, in a new tab</Trans>
          </span>
        </a>
        {shown && isPdf && !framed && (
          <Button size="s" look="quiet" icon={Eye} onClick={() => setFramed(true)}>
            <Trans>Show here</Trans>
          </Button>
        )}
      </div>
    </section>
  )
}

/** An image itself; of a page that was read, its words as they would lie on it; else a sheet of paper with its title. */
function Picture({
  exhibit: { title, url, content_type },
  page,
  words,
  text,
}: {
  exhibit: RestingExhibit['exhibit']
  page: number | null
  words: string
  text: string | null
}) {
  const isImage = content_type.startsWith('image/')
  return (
    <a
      className={isImage ? 'prev prev-image' : 'prev'}
      href={atPage(url, page)}
      target="_blank"
      rel="noopener"
      // The link below it says the same in words.
      aria-hidden="true"
      tabIndex={-1}
    >
      {isImage ? (
        <img src={url} alt="" loading="lazy" />
      ) : (
        <span className="paper" lang="en">
          {text === null ? (
            <span className="paper-title">
              <Icon of={FileText} />
              {title}
            </span>
          ) : (
            excerpt(text, words, ON_A_PICTURE).map(({ text: piece, shared }, at) =>
              // oxlint-disable-next-line react/no-array-index-key -- passages stand still
              shared ? <mark key={at}>{piece}</mark> : piece,
            )
          )}
        </span>
      )}
    </a>
  )
}
