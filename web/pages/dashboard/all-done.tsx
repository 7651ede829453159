import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ChecklistItem } from '#domain/progress.ts'
import { ArrowRight } from 'lucide-react'
import { useDocument } from '../../api/document.ts'
import { usePetition } from '../../api/petition.ts'
import { useRfeResponse } from '../../api/rfe.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { openCount } from '../document/words.ts'
import { BesidesIt } from './next-step.tsx'

/** Of what stands before all else although it is drafted: the step that is left besides; undefined where none is. */
type Besides = { besides?: ChecklistItem | undefined }

/**
 * What remains when nothing of the list is left, and of a response whose date is still to come also before that: the points
 * that are open in what will be sent, then a last look.
 */
export function AllDone({ rfe, besides }: { rfe: boolean } & Besides) {
  return rfe ? <AfterResponse besides={besides} /> : <AfterPetition />
}

function AfterPetition() {
  const { data, isLoading } = usePetition()
  return isLoading ? <Skeleton /> : <Newest letters={data?.letters ?? []} rfe={false} />
}

function AfterResponse({ besides }: Besides) {
  const { data, isLoading } = useRfeResponse()
  return isLoading ? <Skeleton /> : <Newest letters={data?.letters ?? []} rfe besides={besides} />
}

function Newest({ letters, rfe, besides }: { letters: readonly { id: number }[]; rfe: boolean } & Besides) {
  const newest = letters.at(-1)
  return newest ? <Drafted id={newest.id} rfe={rfe} besides={besides} /> : <LastLook rfe={rfe} besides={besides} />
}

function Drafted({ id, rfe, besides }: { id: number; rfe: boolean } & Besides) {
  const { data, isLoading } = useDocument(id)
  if (isLoading) return <Skeleton />
  const open = data ? openCount(data) : 0
  return open === 0 ? (
    <LastLook rfe={rfe} besides={besides} />
  ) : (
    <Unsettled id={id} open={open} rfe={rfe} besides={besides} />
  )
}

function Unsettled({ id, open, rfe, besides }: { id: number; open: number; rfe: boolean } & Besides) {
  const title = rfe
    ? plural(open, { one: 'One point of the response is open', other: '# points of the response are open' })
    : plural(open, {
        one: 'One point of the petition letter is open',
        other: '# points of the petition letter are open',
      })
  const why = t`What is open still needs its proof or a word from you. Every page says DRAFT until then.`
  return <Remains title={title} why={why} to={`/documents/${id}`} label={t`Settle what is open`} besides={besides} />
}

function LastLook({ rfe, besides }: { rfe: boolean } & Besides) {
  return rfe ? (
    <Remains
      title={t`Keep an eye on the date`}
      why={t`Settle each issue of the notice, read the response once more, sign it, and send it all together. Nothing is sent for you.`}
      to="/rfe-response"
      label={t`Open the response`}
      besides={besides}
    />
  ) : (
    <Remains
      title={t`Read it all once more`}
      why={t`Settle what is marked in each document, then sign. Nothing is filed for you: you send it yourself.`}
      to="/petition-letter"
      label={t`Open the petition letter`}
    />
  )
}

function Remains({
  title,
  why,
  to,
  label,
  besides,
}: { title: string; why: string; to: string; label: string } & Besides) {
  return (
    <section className="next" aria-labelledby="next-step">
      <div>
        <p className="over">{besides === undefined ? <Trans>Every step is done</Trans> : <Trans>Next step</Trans>}</p>
        <h2 id="next-step">{title}</h2>
        <p>{why}</p>
        <BesidesIt item={besides} />
      </div>
      <LinkButton to={to} look="primary" size="l" iconAfter={ArrowRight}>
        {label}
      </LinkButton>
    </section>
  )
}
