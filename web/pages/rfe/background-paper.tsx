import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { FileRef } from '#domain/file.ts'
import { signedLetterRule } from '#domain/recommender.ts'
import type { BackgroundKind } from '#domain/rfe.ts'
import type { BackgroundPaper } from '#domain/rfe-replies.ts'
import { FileText } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { isBeingRead } from '../../api/newly-read.ts'
import { addBackground, removeBackground } from '../../api/rfe.ts'
import { translated } from '../../language/translated.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { moment } from '../../ui/moment.ts'
import { toast } from '../../ui/toast.tsx'
import { reasonOf } from '../rfe-analysis/change-work.ts'

const NOT_KEPT = t`The file could not be kept. Please choose it again.`
const NOT_REMOVED = t`The file could not be removed. Please try again.`

/** That it is another paper, why words of it are wanting, or that it is not read yet. */
const standingOf = (paper: BackgroundPaper): string | null => {
  if (paper.misplaced !== null) return translated(paper.misplaced)
  if (paper.reason !== null) return translated(paper.reason)
  return isBeingRead(paper) ? t`Its words are being read.` : null
}

function useKeeping() {
  const [busy, setBusy] = useState(false)
  const keep = async (work: Promise<unknown>, failed: string) => {
    setBusy(true)
    try {
      await work
    } catch (error) {
      toast({ text: reasonOf(error, failed), tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, keep }
}

interface Upload {
  kind: BackgroundKind
  label: string
  help?: string
  papers: readonly BackgroundPaper[]
}

/** Where a paper is chosen; what is chosen is kept at once. */
function PaperField({
  kind,
  label,
  help,
  paper,
  busy,
  onChange,
  children,
}: Omit<Upload, 'papers'> & {
  paper?: BackgroundPaper
  busy: boolean
  onChange: (file: FileRef | null) => void
  children?: ReactNode
}) {
  return (
    <Field id={`paper-${kind}`} label={label} optional help={help} as="group">
      {(ids) => (
        <>
          <FileField
            {...ids}
            name={kind}
            rule={signedLetterRule}
            label={label}
            value={paper === undefined ? null : { name: paper.name, url: paper.url }}
            disabled={busy}
            onChange={onChange}
          />
          {children}
        </>
      )}
    </Field>
  )
}

/** One paper of the filing: kept as soon as it is uploaded, replaced by the next, removed with a press. */
export function BackgroundFile({ papers, ...field }: Upload) {
  const { busy, keep } = useKeeping()
  const paper = papers.find((one) => one.kind === field.kind)
  const change = (file: FileRef | null) => {
    if (file !== null) void keep(addBackground(field.kind, file), NOT_KEPT)
    else if (paper !== undefined) void keep(removeBackground(paper.id), NOT_REMOVED)
  }
  const standing = paper === undefined ? null : standingOf(paper)
  return (
    <PaperField {...field} paper={paper} busy={busy} onChange={change}>
      {standing !== null && (
        <p className={paper?.misplaced == null ? 'tiny quiet mt-1' : 'small mt-1'} role="status">
          {standing}
        </p>
      )}
    </PaperField>
  )
}

/** Papers of which there may be several: those that are there, and room for one more. */
export function BackgroundFiles({ papers, ...field }: Upload) {
  const { busy, keep } = useKeeping()
  const own = papers.filter((one) => one.kind === field.kind)
  return (
    <>
      {own.length > 0 && (
        <ul className="rfe-papers">
          {own.map((paper) => (
            <li key={paper.id}>
              <Icon of={FileText} />
              <span className="grow min-w-0">
                <a className="wrap-anywhere" href={paper.url} target="_blank" rel="noopener">
                  {paper.name}
                </a>
                <span className="tiny quiet block">{standingOf(paper) ?? t`Added ${moment(paper.created_at)}`}</span>
              </span>
              <Button
                size="s"
                look="quiet"
                disabled={busy}
                onClick={() => void keep(removeBackground(paper.id), NOT_REMOVED)}
              >
                <Trans>
                  Remove<span className="sr"> {paper.name}</span>
                </Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <PaperField
        {...field}
        busy={busy}
        onChange={(file) => {
          if (file !== null) void keep(addBackground(field.kind, file), NOT_KEPT)
        }}
      />
    </>
  )
}
