import { blockText } from '#domain/document-text.ts'
import type { Block } from '#domain/document.ts'
import { Check, Undo2, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { saysOf } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { DifferenceView } from './difference-view.tsx'
import type { Redraft } from './use-redraft.ts'
import { counted } from './words.ts'

/** The heading stands above already, and a redraft does not change it. */
const withoutHead = (blocks: readonly Block[]): readonly Block[] =>
  blocks[0]?.kind === 'heading' ? blocks.slice(1) : blocks

const wordsOf = (blocks: readonly Block[]): string => withoutHead(blocks).map(blockText).join('\n')

/** What drafting a section again proposes, as a difference from what stands there, to be accepted or refused. */
export function Proposal({ redraft, before }: { redraft: Redraft; before: readonly Block[] }) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const { proposal } = redraft
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  if (proposal === null) return null
  const accept = async () => {
    setBusy(true)
    setRefusal(null)
    try {
      const { version } = await redraft.accept()
      toast(`Accepted as version ${version}`)
    } catch (error) {
      setRefusal(saysOf(error, 'The server did not answer. The proposal is still here.'))
      setBusy(false)
    }
  }
  const refuse = () => {
    redraft.refuse()
    toast({ text: 'The old text was kept' })
  }
  if (wordsOf(before) === wordsOf(proposal.blocks))
    return (
      <div className="proposal" ref={box} role="region" aria-label="Proposed change">
        <p className="over">Nothing would change</p>
        <p>
          The section came out in the same words. You can ask for it in another way, or edit its paragraphs yourself.
        </p>
        <div className="editor-acts">
          <Button size="s" icon={X} onClick={redraft.refuse}>
            Close
          </Button>
        </div>
      </div>
    )
  const open = proposal.warnings.length
  return (
    <div className="proposal" ref={box} role="region" aria-label="Proposed change">
      <p className="over">Proposed change</p>
      <DifferenceView before={withoutHead(before)} after={withoutHead(proposal.blocks)} />
      {open > 0 && <p className="tiny quiet">It would leave {counted(open, 'point')} to settle.</p>}
      {refusal !== null && <Notice tone="error">{refusal}</Notice>}
      <div className="editor-acts">
        <Button look="primary" size="s" icon={Check} busy={busy} busyLabel="Accepting..." onClick={() => void accept()}>
          Accept
        </Button>
        <Button size="s" icon={Undo2} onClick={refuse}>
          Keep the old text
        </Button>
      </div>
    </div>
  )
}
