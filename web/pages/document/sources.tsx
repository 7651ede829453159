import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Sentence } from '#domain/document.ts'
import { isEditable } from '#domain/editable.ts'
import { BadgeCheck, CircleDashed, ExternalLink, FilePlus, MousePointerClick, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Source } from '../../api/document.ts'
import { translated } from '../../language/translated.ts'
import { placeOf } from '../../review/points.ts'
import { later } from '../../ui/later.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ExhibitCard } from './exhibit-card.tsx'
import { Passages } from './passages.tsx'
import { useReading, type Chosen, type Reading } from './reading.ts'
import { placesOf, restingOf } from './resting.ts'
import { chosenSentence, wordsOf } from './chosen-sentence.ts'
import { Voucher } from './voucher.tsx'
import { dayOf, levelName } from './words.ts'

const AddSourceDialog = later(async () => (await import('./add-source-dialog.tsx')).AddSourceDialog)

/** What the chosen sentence rests on. */
export function Sources({ chosen }: { chosen: Chosen | null }) {
  const reading = useReading()
  const [adding, setAdding] = useState(false)
  const block = reading.document.blocks.find((one) => one.kind !== 'page-break' && one.id === chosen?.block)
  const sentence = chosen === null || block === undefined ? null : chosenSentence(block, chosen.sentence)
  if (sentence === null || block === undefined || chosen === null) return <NothingChosen />
  const { exhibits, authorities, facts, unknown } = restingOf(sentence, reading)
  const words = wordsOf(sentence)
  const pressed = (of: { exhibit: { number: number } }) =>
    chosen.chip?.match(/^E(\d+)/)?.[1] === String(of.exhibit.number)
  const papers = exhibits.toSorted((a, b) => Number(pressed(b)) - Number(pressed(a)))
  const law = authorities.toSorted((a, b) => Number(b.id === chosen.chip) - Number(a.id === chosen.chip))
  const lawFirst = law.some(({ id }) => id === chosen.chip)
  const laws = law.map((source) => <Authority key={source.id} source={source} words={words} />)
  const nothing = exhibits.length + authorities.length + facts.length + unknown.length === 0
  const isToLookAt = ['open', 'contradicted'].includes(reading.states.get(placeOf(chosen)) ?? '')
  return (
    <>
      <Voucher sentence={sentence} place={chosen} onSource={() => setAdding(true)} />
      {lawFirst && laws}
      {papers.map((paper, at) => (
        <ExhibitCard key={paper.exhibit.number} resting={paper} words={words} shown={at === 0 && !lawFirst} />
      ))}
      {!lawFirst && laws}
      {facts.length > 0 && (
        <section>
          <h2>{exhibits.length + authorities.length > 0 ? t`Also rests on` : t`Rests on`}</h2>
          <Facts facts={facts} words={words} />
        </section>
      )}
      {unknown.length > 0 && (
        <section>
          <h2>
            <Trans>No longer there</Trans>
          </h2>
          <p className="small soft">
            <Trans>
              What this sentence was written from is no longer in your profile. Edit the sentence, or draft the section
              again.
            </Trans>
          </p>
        </section>
      )}
      {nothing && sentence.proof === undefined && <StatesNothing sentence={sentence} />}
      {isEditable(block) && !isToLookAt && (
        <section>
          <h2>
            <Trans>This sentence</Trans>
          </h2>
          <div className="flex flex-wrap gap-2 mt-2">
            <Button size="s" icon={Pencil} onClick={() => reading.edit(block.id)}>
              <Trans>Edit</Trans>
            </Button>
            {lacksSource(sentence, chosen, reading) && (
              <Button size="s" icon={FilePlus} onClick={() => setAdding(true)}>
                <Trans>Add a source</Trans>
              </Button>
            )}
          </div>
        </section>
      )}
      {adding && (
        <AddSourceDialog
          key={`${chosen.block} ${chosen.sentence}`}
          place={chosen}
          sentence={sentence}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}

/** Something in it is marked that nobody took upon themselves, or what it was written from is not or no longer there. */
function lacksSource(sentence: Sentence, { block, sentence: at }: Chosen, { document, sources }: Reading): boolean {
  const isMarked = document.open.some(
    (point) => point.block === block && point.sentence === at && point.kind === 'verify' && point.waived === null,
  )
  return isMarked || sentence.sources.every((id) => sources.get(id)?.gone !== false)
}

function NothingChosen() {
  return (
    <section className="nothing">
      <Icon of={MousePointerClick} size="l" />
      <h2>
        <Trans>Choose a sentence</Trans>
      </h2>
      <p className="small soft">
        <Trans>
          Press a sentence or a mark such as <span className="mark">Ex. 1</span> and see here what it rests on: the
          paper at its page, the law, and your own words.
        </Trans>
      </p>
      <p className="small quiet">
        <Trans>
          With the keyboard: <span className="kbd">↑</span> <span className="kbd">↓</span> go through paragraphs,{' '}
          <span className="kbd">←</span> <span className="kbd">→</span> through sentences,{' '}
          <span className="kbd">Enter</span> edits.
        </Trans>
      </p>
    </section>
  )
}

function StatesNothing({ sentence }: { sentence: Sentence }) {
  const open = sentence.inlines.some(({ kind }) => kind === 'missing' || kind === 'verify')
  return (
    <section>
      <h2>
        <Trans>No source</Trans>
      </h2>
      <p className="small soft">
        {open
          ? t`Something is still open here; the list of things to do says what.`
          : t`This sentence states no fact that needs one: it leads on, sums up, or asks.`}
      </p>
    </section>
  )
}

function Authority({ source, words }: { source: Source; words: string }) {
  const { place, text, href, authority } = source
  const checked = authority?.checked ?? null
  return (
    <section>
      <h2>{place}</h2>
      {authority && <p className="small soft">{levelName(authority.level)}</p>}
      <blockquote className="q" lang="en">
        <Passages source={text} words={words} />
      </blockquote>
      <p className={checked ? 'found' : 'found is-open'}>
        <Icon of={checked ? BadgeCheck : CircleDashed} size="s" />
        <span>
          {checked
            ? t`Checked against ${translated(checked.copy)} on ${dayOf(checked.on)}.`
            : t`Not yet checked against an official copy.`}
        </span>
      </p>
      {href && (
        <a className="btn btn-second btn-s" href={href} target="_blank" rel="noopener noreferrer">
          <Icon of={ExternalLink} size="s" />
          <Trans>
            Open the official text<span className="sr"> of {place}, in a new tab</span>
          </Trans>
        </a>
      )}
    </section>
  )
}

const FEW = 3

function Facts({ facts, words }: { facts: readonly Source[]; words: string }) {
  const places = placesOf(facts)
  const [first, rest] = [places.slice(0, FEW), places.slice(FEW)]
  const list = (some: typeof places) => (
    <ul className="facts">
      {some.map(({ place, href, facts: of }) => (
        <li key={place}>
          {href === null ? <b>{translated(place)}</b> : <Link to={href}>{translated(place)}</Link>}
          <dl>
            {of.map((fact) => (
              <Fact key={fact.id} fact={fact} words={words} />
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {list(first)}
      {rest.length > 0 && (
        <details className="more">
          <summary>
            <Trans>{rest.length} more</Trans>
          </summary>
          {list(rest)}
        </details>
      )}
    </>
  )
}

function Fact({ fact: { kind, place, text, was, gone }, words }: { fact: Source; words: string }) {
  const [, field = kind === 'derived' ? t`Worked out` : t`As entered`] = /^[^,]+, (.+)$/.exec(place) ?? []
  return (
    <div>
      <dt>{translated(field)}</dt>
      <dd>
        <Passages source={text} words={words} most={200} />
        {gone && (
          <span className="changed-fact">
            <Trans>No longer in your profile.</Trans>
          </span>
        )}
        {was !== null && (
          <span className="changed-fact">
            <Trans>When this was written: “{was}”</Trans>
          </span>
        )}
      </dd>
    </div>
  )
}
