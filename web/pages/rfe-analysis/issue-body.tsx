import { plural, t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { ADDED, FACTORS, PRONGS } from '#domain/rfe.ts'
import type { WorkedIssue } from '#domain/rfe-replies.ts'
import { RotateCcw, Check } from 'lucide-react'
import { useState } from 'react'
import { langOf } from '../../language/lang-of.ts'
import { BETWEEN_SENTENCES } from '../../language/locale.ts'
import { translated, translatedName, translatedSentences } from '../../language/translated.ts'
import { Button } from '../../ui/button.tsx'
import { SavingCheckbox } from '../../ui/saving-checkbox.tsx'
import { today } from '../dashboard/in-words.ts'
import { inFull } from '../profile/years.ts'
import { changeWork } from './change-work.ts'
import { askBy, type Countdown } from './countdown.ts'
import { Evidence } from './evidence.tsx'
import { Note } from './note.tsx'
import { IsItNone, MayBeNone } from './put-aside.tsx'
import { Quote } from './quote.tsx'
import { atPage, isAsked, placeOf } from './words.ts'

interface Shown {
  issue: WorkedIssue
  to: Countdown | null
  onShow: (page: number) => void
}

/** All that is known of an issue, and all that is to be done about it. */
export function IssueBody({ issue, to, onShow }: Shown) {
  const { id, prong, factor, quote, page, further, advice, unsure, added } = issue
  return (
    <div className="rfe-body">
      <p className="small soft">
        {translated(PRONGS[prong])} · {translated(FACTORS[factor].name)}
      </p>
      <section aria-labelledby={`says-${id}`}>
        <h4 id={`says-${id}`}>
          <Trans>What the officer writes</Trans>
        </h4>
        <Quote of={{ quote, page }} onShow={onShow} />
        {added === true && <p className="tiny quiet">{translated(ADDED)}</p>}
        {unsure === true && <MayBeNone id={id} />}
        {further.length > 0 && (
          <details>
            <summary className="small">
              <Plural
                value={further.length}
                one="# more sentence on this point"
                other="# more sentences on this point"
              />
            </summary>
            {further.map((one) => (
              <Quote key={`${one.page} ${one.quote}`} of={one} onShow={onShow} />
            ))}
          </details>
        )}
      </section>
      <Asked issue={issue} onShow={onShow} />
      <Holds issue={issue} />
      <Lacks issue={issue} />
      <Obtainable issue={issue} to={to} />
      {advice !== '' && (
        <section aria-labelledby={`advice-${id}`}>
          <h4 id={`advice-${id}`}>
            <Trans>How to go about it</Trans>
          </h4>
          <p className="small" lang={langOf(translatedSentences(advice))}>
            {translatedSentences(advice)}
          </p>
        </section>
      )}
      <Evidence issue={issue} />
      <Note issue={issue} />
      <Settle issue={issue} />
      {unsure !== true && <IsItNone issue={issue} />}
    </div>
  )
}

const gather = (id: number, words: string, on: boolean) =>
  changeWork(id, ({ gathered }) => ({
    gathered: on ? [...new Set([...gathered, words])] : gathered.filter((other) => other !== words),
  }))

/** Things to have at hand, ticked off as they come in. */
function Gathering({ issue: { id, gathered }, things }: { issue: WorkedIssue; things: readonly string[] }) {
  return things.map((words) => (
    <SavingCheckbox
      key={words}
      label={
        <span className="wrap-anywhere" lang={langOf(translatedName(words))}>
          {translatedName(words)}
        </span>
      }
      checked={gathered.includes(words)}
      save={(on) => gather(id, words, on)}
    />
  ))
}

function Asked({ issue, onShow }: Omit<Shown, 'to'>) {
  const { id, requested, requests } = issue
  const words = [...new Set(requests.filter(isAsked).map(({ quote }) => quote))]
  const pages = [...new Set(requests.map(({ page }) => page))]
  return (
    <section aria-labelledby={`asked-${id}`}>
      <h4 id={`asked-${id}`}>
        <Trans>What is asked for</Trans>
      </h4>
      {requested !== '' && words.length === 0 && (
        <p className="small" lang={langOf(translatedName(requested))}>
          {translatedName(requested)}
        </p>
      )}
      {words.length > 0 && (
        <fieldset>
          <legend className="sr">
            <Trans>In the notice’s words; tick what you have at hand</Trans>
          </legend>
          <Gathering issue={issue} things={words} />
        </fieldset>
      )}
      {pages.length > 0 && (
        <p className="tiny quiet">
          <Trans>
            In the notice’s words,{' '}
            {pages.map((page, at) => (
              <span key={page}>
                {at > 0 && t`, `}
                <Button look="link" onClick={() => onShow(page)}>
                  <Trans>page {page}</Trans>
                </Button>
              </span>
            ))}
            . Tick what you have at hand.
          </Trans>
        </p>
      )}
      {requested === '' && words.length === 0 && (
        <p className="small soft">
          <Trans>The notice asks for nothing in particular here. Answer the finding itself.</Trans>
        </p>
      )}
    </section>
  )
}

function Holds({ issue: { id, have } }: { issue: WorkedIssue }) {
  return (
    <section aria-labelledby={`have-${id}`}>
      <h4 id={`have-${id}`}>
        <Trans>What your record already holds</Trans>
      </h4>
      {have.length === 0 ? (
        <p className="small soft">
          <Trans>Nothing was found on this point in your entries and papers.</Trans>
        </p>
      ) : (
        <ul className="rfe-have">
          {have.map((item) => (
            <li key={`${item.text} ${placeOf(item)}`}>
              <span lang="en">{item.text}</span>
              {'\u00a0'}
              {item.url === null ? (
                <span className="tiny quiet">{placeOf(item)}</span>
              ) : (
                <a className="mark" href={atPage(item.url, item.page)} target="_blank" rel="noopener">
                  {placeOf(item)}
                  <span className="sr">
                    <Trans>, in a new tab</Trans>
                  </span>
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Lacks({ issue }: { issue: WorkedIssue }) {
  const { id, missing } = issue
  if (missing.length === 0) return null
  return (
    <fieldset className="rfe-lacks">
      <legend id={`missing-${id}`}>
        <Trans>What is missing</Trans>
      </legend>
      <Gathering issue={issue} things={[...new Set(missing)]} />
    </fieldset>
  )
}

function Obtainable({ issue: { id, obtainable }, to }: Omit<Shown, 'onShow'>) {
  if (obtainable.length === 0) return null
  const now = today()
  return (
    <section aria-labelledby={`get-${id}`}>
      <h4 id={`get-${id}`}>
        <Trans>What could be got, and by when</Trans>
      </h4>
      <ul className="rfe-get">
        {obtainable.map(({ what, days }) => (
          <li key={what}>
            <span lang={langOf(translatedName(what))}>{translatedName(what)}</span>
            <span className="tiny quiet block">{timeFor(days, to, now)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function timeFor(days: number | null, to: Countdown | null, now: string): string {
  if (days === null) return t`How long it takes differs: ask first.`
  const usual = plural(days, { one: 'Usually # day.', other: 'Usually # days.' })
  if (to === null) return usual
  const day = askBy(days, to, now)
  return day === null ? t`${usual} Too long for the date as it stands.` : t`${usual} Ask for it by ${inFull(day)}.`
}

function Settle({ issue: { id, state, missing, gathered } }: { issue: WorkedIssue }) {
  const lacking = new Set(missing.filter((words) => !gathered.includes(words))).size
  const [busy, setBusy] = useState(false)
  const settled = state === 'settled'
  const press = async () => {
    setBusy(true)
    await changeWork(id, () => ({ state: settled ? 'open' : 'settled' })).catch(() => undefined)
    setBusy(false)
  }
  return (
    <div className="rfe-act">
      <p className="small soft grow">
        {settled
          ? t`Settled: it no longer counts as open.`
          : t`Settle it once your answer and its proof are complete. You can reopen it.`}
        {lacking > 0 && (
          <>
            {BETWEEN_SENTENCES}
            <b>
              <Plural
                value={lacking}
                one="# of what is missing is not ticked yet."
                other="# of what is missing are not ticked yet."
              />
            </b>
          </>
        )}
      </p>
      <Button icon={settled ? RotateCcw : Check} busy={busy} onClick={() => void press()}>
        {settled ? t`Reopen` : t`Settle`}
      </Button>
    </div>
  )
}
