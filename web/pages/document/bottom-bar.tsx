import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { exhibitLabel } from '#domain/exhibit-number.ts'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { translated } from '../../language/translated.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { chosenSentence } from './chosen-sentence.ts'
import { Panel, type PanelState } from './panel.tsx'
import { useReading, type Reading } from './reading.ts'
import { restingOf } from './resting.ts'
import { openCount } from './words.ts'

/** What the bar says of the chosen sentence: the first thing it rests on, and how many more. */
function summaryOf(reading: Reading, chosen: PanelState['chosen']) {
  const block = reading.document.blocks.find((one) => one.kind !== 'page-break' && one.id === chosen?.block)
  const sentence = chosen === null || block === undefined ? null : chosenSentence(block, chosen.sentence)
  if (sentence === null) {
    const open = openCount(reading.document)
    return {
      mark: null,
      law: false,
      title:
        open === 0 ? t`Nothing to settle` : plural(open, { one: '# point to settle', other: '# points to settle' }),
      more: t`Press a sentence to see its sources`,
    }
  }
  const { exhibits, authorities, facts } = restingOf(sentence, reading)
  const pressed =
    exhibits.find(({ exhibit }) => chosen?.chip?.match(/^E(\d+)/)?.[1] === String(exhibit.number)) ?? exhibits[0]
  const law = authorities.find(({ id }) => id === chosen?.chip) ?? (pressed === undefined ? authorities[0] : undefined)
  const others = exhibits.length + authorities.length + facts.length - 1
  const more = others > 0 ? t`and ${others} more` : ''
  if (law !== undefined) return { mark: t`Law`, law: true, title: law.place, more }
  if (pressed !== undefined) {
    const { exhibit, page } = pressed
    return {
      mark: t`Ex. ${exhibitLabel(exhibit.number)}`,
      law: false,
      title: page === null ? exhibit.title : t`${exhibit.title}, p. ${page}`,
      more,
    }
  }
  if (facts[0] !== undefined)
    return { mark: null, law: false, title: translated(facts[0].place), more: more || t`Your own words` }
  return { mark: null, law: false, title: t`No source`, more: t`This sentence states no fact that needs one` }
}

/** Where there is no room beside the text: a bar at the foot that opens to a sheet with the same. */
export function BottomBar({
  open,
  onOpen,
  onClose,
  ...panel
}: PanelState & { open: boolean; onOpen: () => void; onClose: () => void }) {
  const reading = useReading()
  const { mark, law, title, more } = summaryOf(reading, panel.chosen)
  const show = () => {
    // What the bar tells of is what it opens: without a sentence there are no sources, but points to settle.
    if (panel.chosen === null && panel.at === 'sources' && openCount(reading.document) > 0) panel.onChange('todo')
    onOpen()
  }
  return (
    <>
      <aside className="sheetbar" aria-label={t`Source of the chosen sentence`}>
        {mark !== null && <span className={law ? 'mark mark-law' : 'mark lit'}>{mark}</span>}
        <p>
          <b>{title}</b>
          <span className="tiny quiet">{more}</span>
        </p>
        <Button size="s" aria-haspopup="dialog" onClick={show}>
          <Trans>
            Open<span className="sr"> sources, things to do and versions</span>
          </Trans>
        </Button>
      </aside>
      {open && <BottomSheet onClose={onClose} {...panel} />}
    </>
  )
}

function BottomSheet({ onClose, ...panel }: PanelState & { onClose: () => void }) {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => box.current?.showModal(), [])
  return (
    <dialog ref={box} className="bottom-sheet srcs" aria-label={t`Beside the text`} closedby="any" onClose={onClose}>
      <IconButton icon={X} label={t`Close`} className="bottom-close" onClick={() => box.current?.close()} />
      <Panel {...panel} />
    </dialog>
  )
}
