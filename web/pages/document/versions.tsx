import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { History, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { saysOf } from '../../api/api-error.ts'
import { restoreVersion, type Version } from '../../api/document.ts'
import { moment } from '../../ui/moment.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useReading } from './reading.ts'
import { counted, restoredLine, writerOf } from './words.ts'

const MADE_BY: Record<Version['made_by'], string> = {
  draft: t`First draft`,
  edit: 'Edited',
  redraft: t`Section drafted again`,
  restore: 'Restored',
  recommender: t`Edited by the recommender`,
}

/** Every version, the newest first: what was done, by whom, and the ways to compare and to go back. */
export function Versions({ onCompare }: { onCompare: (from: number, to: number) => void }) {
  const { document } = useReading()
  const { id, version, versions } = document
  const [busy, setBusy] = useState<number | null>(null)
  const restore = async (number: number) => {
    setBusy(number)
    try {
      const restored = await restoreVersion(id, number)
      toast(restoredLine(number, restored))
    } catch (error) {
      toast({ text: saysOf(error, t`The server did not answer. Please try again.`), tone: 'error' })
    }
    setBusy(null)
  }
  return (
    <section>
      <h2>
        <Trans>Versions</Trans>
      </h2>
      <ol className="versions">
        {versions.toReversed().map((one) => (
          <li key={one.number}>
            <p className="flex flex-wrap items-center gap-2">
              <b>
                <Trans>Version {one.number}</Trans>
              </b>
              {one.number === version && (
                <Badge tone="done">
                  <Trans>Newest</Trans>
                </Badge>
              )}
            </p>
            <p>{one.note || MADE_BY[one.made_by]}</p>
            <p className="tiny quiet num">
              <Trans>
                {moment(one.created_at)}, by {writerOf(one)}
                {tokensOf(one)}
              </Trans>
            </p>
            <div className="flex flex-wrap gap-2">
              {one.number > 1 && (
                <Button size="s" icon={History} onClick={() => onCompare(one.number - 1, one.number)}>
                  <Trans>Compare with {one.number - 1}</Trans>
                </Button>
              )}
              {one.number < version - 1 && (
                <Button size="s" look="quiet" onClick={() => onCompare(one.number, version)}>
                  <Trans>
                    Compare with the newest<span className="sr">: version {one.number}</span>
                  </Trans>
                </Button>
              )}
              {one.number !== version && (
                <Button
                  size="s"
                  look="quiet"
                  icon={RotateCcw}
                  busy={busy === one.number}
                  busyLabel={t`Restoring...`}
                  onClick={() => void restore(one.number)}
                >
                  <Trans>
                    Restore<span className="sr"> version {one.number}</span>
                  </Trans>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const tokensOf = ({ input_tokens, output_tokens }: Version): string =>
  input_tokens + output_tokens === 0
    ? ''
    : `. ${counted(input_tokens, 'token')} in, ${counted(output_tokens, 'token')} out`
