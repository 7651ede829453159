import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { useFoundSources, type FoundSource } from '../../api/document.ts'
import { translated } from '../../language/translated.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'

export const SEARCH = 'source-search'

const KINDS: Record<FoundSource['kind'], string> = {
  fact: t`Your words`,
  derived: t`Worked out`,
  exhibit: t`Exhibit`,
  page: t`Page`,
  authority: t`Law`,
}

const NO_SOURCES: readonly FoundSource[] = []

/**
 * The case file, narrowed by typing: a combobox whose list stands open. Arrows go through it, Enter chooses; what is chosen
 * stays chosen while one looks on.
 */
export function SourceSearch({
  document,
  version,
  near,
  chosen,
  error,
  onChoose,
}: {
  document: number
  version: number
  /** The sentence that the source is for: what is most like it comes first. */
  near: string
  chosen: FoundSource | null
  error?: string
  onChoose: (source: FoundSource) => void
}) {
  const [q, setQ] = useState('')
  /** The place that the arrows stand at: none before they are used, since what is lit is taken for chosen. */
  const [at, setAt] = useState<number | null>(null)
  /** Enter came before the list of what was typed: its first place is chosen when it is there. */
  const entered = useRef(false)
  const list = useId()
  const { data, failed, pending, again } = useFoundSources(document, version, q.trim(), near)
  const found = data?.results ?? NO_SOURCES
  const active = at === null ? undefined : found[Math.min(at, found.length - 1)]

  useEffect(() => {
    if (active !== undefined)
      window.document.getElementById(`${list}-${active.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, list])

  const first = found[0]
  useEffect(() => {
    if (!entered.current || pending) return
    entered.current = false
    if (!failed && first !== undefined) onChoose(first)
  }, [pending, failed, first, onChoose])

  const onKeyDown = (event: KeyboardEvent) => {
    const last = found.length - 1
    const by = (places: number) => () => setAt(Math.max(Math.min((at ?? -1) + places, last), 0))
    const moves: Record<string, () => void> = {
      ArrowDown: by(1),
      ArrowUp: by(-1),
      PageDown: by(5),
      PageUp: by(-5),
    }
    // The keys of an input method choose among its own words.
    if (event.nativeEvent.isComposing) return
    const move = moves[event.key]
    if (event.key === 'Enter') {
      // Before the arrows are used it means the nearest; on what is chosen already it goes on: it submits the form.
      const meant = active ?? first
      if (!pending && (meant === undefined || meant.id === chosen?.id)) return
      event.preventDefault()
      if (pending) entered.current = true
      else if (meant !== undefined) onChoose(meant)
    } else if (move !== undefined) {
      event.preventDefault()
      move()
    }
  }

  return (
    <div className="source-search">
      <Field
        id={SEARCH}
        label={t`Look in your case file`}
        error={error}
        help={
          chosen && (
            <>
              <Trans>Chosen: {translated(chosen.place)}</Trans>
            </>
          )
        }
      >
        {(ids) => (
          <input
            {...ids}
            className="input"
            role="combobox"
            aria-expanded={found.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={active && `${list}-${active.id}`}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            placeholder={t`A name, a figure, a word`}
            value={q}
            onChange={(event) => {
              setQ(event.target.value)
              setAt(null)
              entered.current = false
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <p className="tiny quiet" role="status">
        {failed
          ? ''
          : data === undefined
            ? t`Looking…`
            : data.count === 0
              ? t`Nothing found`
              : found.length < data.count
                ? t`The nearest ${found.length} of ${plural(data.count, { one: '# place', other: '# places' })}. Type to narrow them.`
                : plural(data.count, { one: '# place', other: '# places' })}
      </p>
      {failed && (
        <Notice
          tone="error"
          action={
            <Button size="s" onClick={again}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Your case file could not be searched.</Trans>
        </Notice>
      )}
      {!failed && data?.count === 0 && (
        <Notice>
          <Trans>
            Nothing in your case file has these words. Add what proves it to your <Link to="/evidence">evidence</Link>,
            then come back.
          </Trans>
        </Notice>
      )}
      <div
        className={pending ? 'menu found-sources is-pending' : 'menu found-sources'}
        role="listbox"
        id={list}
        aria-label={t`Places in your case file`}
        hidden={found.length === 0}
      >
        {found.map((source, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box has its keys
          <div
            key={source.id}
            role="option"
            id={`${list}-${source.id}`}
            aria-selected={source.id === chosen?.id}
            className={source === active ? 'is-at' : undefined}
            onPointerDown={(event) => {
              // The focus stays in the box, so that one can type on.
              event.preventDefault()
            }}
            onClick={() => {
              setAt(index)
              onChoose(source)
            }}
          >
            <div>
              <span className="found-place">
                <b>{translated(source.place)}</b> <span className="tiny quiet">{KINDS[source.kind]}</span>
              </span>
              <span className="found-words" lang="en">
                {source.excerpt}
              </span>
            </div>
            {source.id === chosen?.id && <Icon of={Check} size="s" />}
          </div>
        ))}
      </div>
    </div>
  )
}
