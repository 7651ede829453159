import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import type { LooseSentence } from '#domain/rfe.ts'
import { useState } from 'react'
import { addIssue, saveSentence } from '../../api/rfe.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useNamedNotice } from '../rfe/which-notice.tsx'
import { reasonOf } from './change-work.ts'
import { focusOn } from './focus.ts'
import { NOT_ADDED } from './missed.tsx'
import { Quote } from './quote.tsx'

const HEAD = 'not-taken-up'

interface Actions {
  onAdded: (id: number) => void
  onShow: (page: number) => void
}

/** The sentences of the notice that deny, doubt or ask and belong to no issue: each is settled by a press. */
export function NotTakenUp({ sentences, ...actions }: Actions & { sentences: readonly LooseSentence[] }) {
  const open = sentences.filter(({ is_aside }) => !is_aside)
  const aside = sentences.filter(({ is_aside }) => is_aside)
  if (sentences.length === 0) return null
  return (
    <section className="rfe-findings" aria-labelledby={HEAD}>
      <h2 id={HEAD} tabIndex={-1}>
        <Trans>Not taken up yet</Trans> <small>{open.length}</small>
      </h2>
      <p className="small soft" role="status">
        {open.length > 0
          ? t`Is this an issue? These sentences deny, doubt or ask something, and belong to no issue of the list. The response answers issues alone.`
          : t`You have looked at every sentence that belongs to no issue.`}
      </p>
      {open.length > 0 && (
        <ul>
          {open.map((one) => (
            <li key={`${one.page} ${one.quote}`}>
              <Sentence sentence={one} {...actions} />
            </li>
          ))}
        </ul>
      )}
      {aside.length > 0 && (
        <details>
          <summary className="small">
            <Plural value={aside.length} one="# sentence is not an issue" other="# sentences are not issues" />
          </summary>
          <ul>
            {aside.map((one) => (
              <li key={`${one.page} ${one.quote}`}>
                <Sentence sentence={one} {...actions} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function Sentence({ sentence, onAdded, onShow }: Actions & { sentence: LooseSentence }) {
  const { quote, page, is_aside } = sentence
  const notice = useNamedNotice()
  const [busy, setBusy] = useState(false)
  const press = async (work: () => Promise<void>, otherwise: string) => {
    setBusy(true)
    try {
      await work()
    } catch (failure) {
      toast({ text: reasonOf(failure, otherwise), tone: 'error' })
    }
    setBusy(false)
  }
  const add = () => press(async () => onAdded((await addIssue({ quote, page }, notice)).id), NOT_ADDED)
  const settle = (aside: boolean) =>
    press(
      async () => {
        await saveSentence({ quote, page, is_aside: aside }, notice)
        focusOn(`#${HEAD}`)
      },
      t`This could not be saved. Please try again.`,
    )
  return (
    <>
      <Quote of={sentence} onShow={onShow} />
      <div className="flex flex-wrap gap-2">
        {is_aside ? (
          <Button size="s" busy={busy} onClick={() => void settle(false)}>
            <Trans>Take back</Trans>
          </Button>
        ) : (
          <>
            <Button size="s" icon={Plus} busy={busy} onClick={() => void add()}>
              <Trans>Make it an issue</Trans>
            </Button>
            <Button size="s" busy={busy} onClick={() => void settle(true)}>
              <Trans>It is not an issue</Trans>
            </Button>
          </>
        )}
      </div>
    </>
  )
}
