import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { confirmUse, noCredits, type Usage } from '#domain/credits.ts'
import type { Product } from '#domain/plans.ts'
import { useRef, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import { get } from '../api/client.ts'
import { store } from '../api/stored.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.tsx'
import type { Generation } from './use-generation.ts'
import { translated } from '../language/translated.ts'

type Question = { kind: 'none' } | { kind: 'proceed' | 'buy'; text: string }

interface Terms {
  units?: number
  firstIsFree?: boolean
  /** What to think over before credits go into it. */
  caution?: string | undefined
}

/**
 * Asks before credits are used: what is left, and whether to go on; or, with too few left, whether to buy. The server
 * checks for itself, and where it finds none the question to buy follows. Place `dialog` in the page.
 */
export function useConfirmed(
  product: Product,
  title: string,
  run: Generation<unknown>['start'],
  { units = 1, firstIsFree = false, caution }: Terms = {},
): { ask: () => Promise<void>; asking: boolean; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question>({ kind: 'none' })
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const toBuy: Question = { kind: 'buy', text: translated(noCredits(product)) }
  const start = async () => {
    if ((await run()) === 'no_credits') setQuestion(toBuy)
  }
  // A second press while the first is still being answered asks nothing more.
  const busy = useRef(false)
  const [asking, setAsking] = useState(false)
  const ask = async () => {
    if (busy.current) return
    busy.current = true
    setAsking(true)
    try {
      const usage = (await get<Usage[]>('/api/payments/usage/')).find((row) => row.code === product)
      if (usage === undefined) throw new Error('No usage of this product')
      if (usage.remaining_usage >= units) setQuestion({ kind: 'proceed', text: translated(confirmUse(product, usage)) })
      // Nothing can be charged here: either this run is free or the server refuses it.
      else if (firstIsFree) await start()
      else setQuestion(toBuy)
    } catch (error) {
      // The shell tells of a session that ended.
      if (error instanceof ApiError && error.status === 403) return
      toast({ text: t`Error checking usage limits. Please try again later.`, tone: 'error' })
    } finally {
      busy.current = false
      setAsking(false)
    }
  }
  const close = () => setQuestion({ kind: 'none' })
  const cancel = () => {
    close()
    if (question.kind === 'proceed') toast({ text: t`Generation cancelled by user` })
  }
  const proceed = () => {
    close()
    if (question.kind === 'buy') {
      store('boughtFor', pathname + search)
      void navigate('/plans')
    } else void start()
  }
  const dialog = (
    <Dialog
      open={question.kind !== 'none'}
      title={title}
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" onClick={proceed}>
            {question.kind === 'buy' ? t`Purchase Credits` : t`Proceed`}
          </Button>
        </>
      }
    >
      {caution !== undefined && (
        <div className="mb-3">
          <Notice tone="gap">
            <span className="wrap-anywhere">{caution}</span>
          </Notice>
        </div>
      )}
      <p className="soft small">{question.kind === 'none' ? '' : question.text}</p>
    </Dialog>
  )
  return { ask, asking, dialog }
}
