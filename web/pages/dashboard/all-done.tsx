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
  return (
    <section className="next" aria-labelledby="next-step">
      <div>
        <p className="over">
          <Trans>Every step is done</Trans>
        </p>
        <h2 id="next-step">
          {rfe
            ? plural(open, { one: 'One point of the response is open', other: '# points of the response are open' })
            : plural(open, {
                one: 'One point of the petition letter is open',
                other: '# points of the petition letter are open',
              })}
        </h2>
        <p>
          <Trans>What is open still needs its proof or a word from you. Every page says DRAFT until then.</Trans>
        </p>
      </div>
      <LinkButton to={`/documents/${id}`} look="primary" size="l" iconAfter={ArrowRight}>
        <Trans>Settle what is open</Trans>
      </LinkButton>
    </section>
  )
}

function LastLook({ rfe }: { rfe: boolean }) {
  return (
    <section className="next" aria-labelledby="next-step">
      <div>
        <p className="over">
          <Trans>Every step is done</Trans>
        </p>
        <h2 id="next-step">{rfe ? t`Keep an eye on the date` : t`Read it all once more`}</h2>
        <p>
          {rfe
            ? t`Settle each issue of the notice, read the response once more, sign it, and send it all together. Nothing is sent for you.`
            : t`Settle what is marked in each document, then sign. Nothing is filed for you: you send it yourself.`}
        </p>
      </div>
      <LinkButton to={rfe ? '/rfe-response' : '/petition-letter'} look="primary" size="l" iconAfter={ArrowRight}>
        {rfe ? t`Open the response` : t`Open the petition letter`}
      </LinkButton>
    </section>
  )
}
