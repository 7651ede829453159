import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { History, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { saysOf } from '../../api/api-error.ts'
import { restoreVersion, type Version } from '../../api/document.ts'
import { translated } from '../../language/translated.ts'
import { moment } from '../../ui/moment.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useReading } from './reading.ts'
import { restoredLine, writerOf } from './words.ts'

const MADE_BY: Record<Version['made_by'], string> = {
  draft: t`First draft`,
  edit: t`Edited`,
  redraft: t`Section drafted again`,
  restore: t`Restored`,
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
            <p>{translated(one.note) || MADE_BY[one.made_by]}</p>
            <p className="tiny quiet num">
              <Made version={one} />
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

function Made({ version }: { version: Version }) {
  const { created_at, input_tokens, output_tokens } = version
  const when = moment(created_at)
  const writer = writerOf(version)
  if (input_tokens + output_tokens === 0)
    return (
      <Trans>
        {when}, by {writer}
      </Trans>
    )
  return (
    <Trans>
      {when}, by {writer}. <Plural value={input_tokens} one="# token" other="# tokens" /> in,{' '}
      <Plural value={output_tokens} one="# token" other="# tokens" /> out
    </Trans>
  )
}
