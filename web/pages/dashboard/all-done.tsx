import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { useDocument } from '../../api/document.ts'
import { usePetition } from '../../api/petition.ts'
import { useRfeResponse } from '../../api/rfe.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { openCount } from '../document/words.ts'

/** What remains when nothing of the list is left: the points that are open in what will be sent, then a last look. */
export function AllDone({ rfe }: { rfe: boolean }) {
  return rfe ? <AfterResponse /> : <AfterPetition />
}

function AfterPetition() {
  const { data, isLoading } = usePetition()
  return isLoading ? <Skeleton /> : <Newest letters={data?.letters ?? []} rfe={false} />
}

function AfterResponse() {
  const { data, isLoading } = useRfeResponse()
  return isLoading ? <Skeleton /> : <Newest letters={data?.letters ?? []} rfe />
}

function Newest({ letters, rfe }: { letters: readonly { id: number }[]; rfe: boolean }) {
  const newest = letters.at(-1)
  return newest ? <Drafted id={newest.id} rfe={rfe} /> : <LastLook rfe={rfe} />
}

function Drafted({ id, rfe }: { id: number; rfe: boolean }) {
  const { data, isLoading } = useDocument(id)
  if (isLoading) return <Skeleton />
  const open = data ? openCount(data) : 0
  return open === 0 ? <LastLook rfe={rfe} /> : <Unsettled id={id} open={open} rfe={rfe} />
}

function Unsettled({ id, open, rfe }: { id: number; open: number; rfe: boolean }) {
  const title = rfe
    ? plural(open, { one: 'One point of the response is open', other: '# points of the response are open' })
    : plural(open, {
        one: 'One point of the petition letter is open',
        other: '# points of the petition letter are open',
      })
  const why = t`What is open still needs its proof or a word from you. Every page says DRAFT until then.`
  return <Remains title={title} why={why} to={`/documents/${id}`} label={t`Settle what is open`} />
}

function LastLook({ rfe }: { rfe: boolean }) {
  return rfe ? (
    <Remains
      title={t`Keep an eye on the date`}
      why={t`Settle each issue of the notice, read the response once more, sign it, and send it all together. Nothing is sent for you.`}
      to="/rfe-response"
      label={t`Open the response`}
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

function Remains({ title, why, to, label }: { title: string; why: string; to: string; label: string }) {
  return (
    <section className="next" aria-labelledby="next-step">
      <div>
        <p className="over">
          <Trans>Every step is done</Trans>
        </p>
        <h2 id="next-step">{title}</h2>
        <p>{why}</p>
      </div>
      <LinkButton to={to} look="primary" size="l" iconAfter={ArrowRight}>
        {label}
      </LinkButton>
    </section>
  )
}
