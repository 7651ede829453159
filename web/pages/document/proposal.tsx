import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { blockText } from '#domain/document-text.ts'
import type { Block } from '#domain/document.ts'
import { Check, Undo2, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { LeftOut } from '../../tasks/left-out.tsx'
import { ApiError, saysOf } from '../../api/api-error.ts'
import { refetchDocument } from '../../api/document.ts'
import { translated } from '../../language/translated.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { DifferenceView } from './difference-view.tsx'
import type { Redraft } from './use-redraft.ts'

interface Refusal {
  text: string
  /** True where the document was changed meanwhile. */
  outdated: boolean
  /** True where this proposal was accepted before. */
  settled: boolean
}

function refusalOf(error: unknown): Refusal {
  const text = saysOf(error, t`The server did not answer. The proposal is still here.`)
  if (!(error instanceof ApiError) || error.status !== 409) return { text, outdated: false, settled: false }
  const settled = typeof error.body === 'object' && error.body !== null && 'accepted' in error.body
  return {
    text: settled
      ? text
      : t`This document was changed meanwhile. Load the newest version, then look at the change again.`,
    outdated: true,
    settled,
  }
}

function Unfollowed({ reasons }: { reasons: readonly string[] }) {
  const [only] = reasons
  if (only !== undefined && reasons.length === 1) return <p>{translated(only)}</p>
  return (
    <ul>
      {reasons.map((reason) => (
        <li key={reason}>{translated(reason)}</li>
      ))}
    </ul>
  )
}

/** The heading stands above already, and a redraft does not change it. */
const withoutHead = (blocks: readonly Block[]): readonly Block[] =>
  blocks[0]?.kind === 'heading' ? blocks.slice(1) : blocks

const wordsOf = (blocks: readonly Block[]): string => withoutHead(blocks).map(blockText).join('\n')

/** What drafting a section again proposes, as a difference from what stands there, to be accepted or refused. */
export function Proposal({ redraft, before }: { redraft: Redraft; before: readonly Block[] }) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const { proposal } = redraft
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  if (proposal === null) return null
  const { unfollowed = [] } = proposal
  const accept = async () => {
    setBusy(true)
    setRefusal(null)
    try {
      const { version } = await redraft.accept()
      toast(t`Accepted as version ${version}`)
    } catch (error) {
      setRefusal(refusalOf(error))
      setBusy(false)
    }
  }
  const renew = async () => {
    await refetchDocument(redraft.document)
    if (refusal?.settled === true) redraft.refuse()
    else setRefusal(null)
  }
  const refuse = () => {
    redraft.refuse()
    toast({ text: t`The old text was kept` })
  }
  if (wordsOf(before) === wordsOf(proposal.blocks))
    return (
      <div className="proposal" ref={box} role="region" aria-label={t`Proposed change`}>
        <p className="over">
          <Trans>Nothing would change</Trans>
        </p>
        {unfollowed.length === 0 ? (
          <p>
            <Trans>
              The section came out in the same words. You can ask for it in another way, or edit its paragraphs
              yourself.
            </Trans>
          </p>
        ) : (
          <Unfollowed reasons={unfollowed} />
        )}
        <div className="editor-acts">
          <Button size="s" icon={X} onClick={redraft.refuse}>
            <Trans>Close</Trans>
          </Button>
        </div>
      </div>
    )
  const open = proposal.warnings.filter(({ kind }) => kind !== 'left_out').length
  const left = proposal.warnings.filter(({ kind }) => kind === 'left_out')
  return (
    <div className="proposal" ref={box} role="region" aria-label={t`Proposed change`}>
      <p className="over">
        <Trans>Proposed change</Trans>
      </p>
      {unfollowed.length > 0 && (
        <Notice>
          <b>
            <Trans>Not all of it was done.</Trans>
          </b>
          <Unfollowed reasons={unfollowed} />
        </Notice>
      )}
      <DifferenceView before={withoutHead(before)} after={withoutHead(proposal.blocks)} />
      <LeftOut sentences={left.map(({ text }) => text)} />
      {open > 0 && (
        <p className="tiny quiet">
          <Trans>
            It would leave <Plural value={open} one="# point" other="# points" /> to settle.
          </Trans>
        </p>
      )}
      {refusal !== null && (
        <Notice
          tone="error"
          action={
            refusal.outdated && (
              <Button size="s" onClick={() => void renew()}>
                <Trans>Load the newest version</Trans>
              </Button>
            )
          }
        >
          {refusal.text}
        </Notice>
      )}
      <div className="editor-acts">
        <Button
          look="primary"
          size="s"
          icon={Check}
          busy={busy}
          busyLabel={t`Accepting...`}
          onClick={() => void accept()}
        >
          <Trans>Accept</Trans>
        </Button>
        <Button size="s" icon={Undo2} onClick={refuse}>
          <Trans>Keep the old text</Trans>
        </Button>
      </div>
    </div>
  )
}
