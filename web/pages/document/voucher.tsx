import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Sentence } from '#domain/document.ts'
import { exhibitLabel } from '#domain/exhibit-number.ts'
import { BadgeCheck, Check, CircleDashed, EyeOff, FilePlus, Pencil } from 'lucide-react'
import { placeOf, type Place } from '../../review/points.ts'
import { useReview } from '../../review/review-context.ts'
import { STATE_WORDS } from '../../review/words.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useReading, type Reading } from './reading.ts'
import { restingOf } from './resting.ts'
import { Waiting } from './waiting.tsx'
import { dayOf } from './words.ts'

/** What vouches for a sentence, in one short line; null of one that is older than states. */
export function vouchingLine(
  sentence: Sentence,
  place: Place,
  reading: Pick<Reading, 'document' | 'states' | 'sources' | 'exhibits'>,
): string | null {
  const state = reading.states.get(placeOf(place)) ?? sentence.proof?.state
  const { exhibits, authorities } = restingOf(sentence, reading)
  const answer = reading.document.open.find(
    ({ block, sentence: at, waived }) => block === place.block && at === place.sentence && waived !== null,
  )?.waived
  switch (state) {
    case 'composed':
      return sentence.made !== undefined && 'card' in sentence.made
        ? t`From your facts, word for word.`
        : t`From your profile. Its words stand there.`
    case 'quoted': {
      const [paper] = exhibits
      if (paper === undefined) return t`Quoted letter by letter.`
      const number = exhibitLabel(paper.exhibit.number)
      return paper.page === null
        ? t`Quoted from Exhibit ${number}.`
        : t`Quoted from Exhibit ${number}, page ${paper.page}.`
    }
    case 'law': {
      const name = authorities[0]?.place
      return name === undefined ? t`Law, text read.` : t`Law: ${name}, text read.`
    }
    case 'reasoned':
      return t`An argument from the facts named here.`
    case 'verified':
      return t`A second reader found this in the sources below.`
    case 'confirmed': {
      const given = answer ?? sentence.proof?.confirmed
      return given === undefined ? STATE_WORDS.confirmed : t`Confirmed by ${given.by} on ${dayOf(given.at)}.`
    }
    case 'left-out':
      return answer ? t`Left out by ${answer.by} on ${dayOf(answer.at)}. It is in no file.` : STATE_WORDS['left-out']
    case 'contradicted':
      return t`No source holds what is marked here.`
    case 'open':
      return sentence.inlines.some(({ kind }) => kind === 'missing')
        ? t`Something is missing here.`
        : t`Nobody has confirmed this yet.`
    case undefined:
      return null
  }
}

/** The line, and for a sentence that is not plain what can be done with it. */
export function Voucher({ sentence, place, onSource }: { sentence: Sentence; place: Place; onSource: () => void }) {
  const reading = useReading()
  const { left, confirm, write, leaveOut, isEditable } = useReview()
  const line = vouchingLine(sentence, place, reading)
  if (line === null) return null
  const item = left.find(({ block, sentence: at }) => block === place.block && at === place.sentence)
  const waits = reading.document.open.some(
    (point) =>
      placeOf(point) === placeOf(place) && point.kind !== 'missing' && point.waived === null && point.asked_of !== null,
  )
  const isPlain = item === undefined && !waits && sentence.inlines.every(({ kind }) => kind !== 'missing')
  return (
    <section className="voucher">
      <p className={isPlain ? 'found' : 'found is-open'}>
        <Icon of={isPlain ? BadgeCheck : CircleDashed} size="s" />
        <span>{line}</span>
      </p>
      <Waiting place={place} />
      {item !== undefined && (
        <div className="flex flex-wrap gap-2 mt-2">
          <Button size="s" icon={Check} onClick={() => confirm(item)}>
            <Trans>Confirm</Trans>
          </Button>
          {isEditable(item) && (
            <>
              <Button size="s" icon={Pencil} onClick={() => write(item)}>
                <Trans>Edit</Trans>
              </Button>
              <Button size="s" icon={FilePlus} onClick={onSource}>
                <Trans>Add a source</Trans>
              </Button>
            </>
          )}
          <Button size="s" icon={EyeOff} onClick={() => leaveOut(item)}>
            <Trans>Leave out</Trans>
          </Button>
        </div>
      )}
    </section>
  )
}
