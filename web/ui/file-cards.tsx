import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { FileRef, FileRule } from '#domain/file.ts'
import { ArrowDownToLine, FileText, FileWarning, RotateCw, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button, IconButton } from './button.tsx'
import { labelId, type ControlIds } from './field.tsx'
import { FileInput } from './file-picker.tsx'
import { kindInWords, shownName, sizeInWords } from './file-kind.ts'
import { Icon } from './icon.tsx'
import { later } from './later.tsx'
import { ProgressLine } from './progress.tsx'
import { useDrop } from './use-drop.ts'
import { listed } from '../language/lists.ts'

const FilePreview = later(async () => (await import('./file-preview.tsx')).FilePreview)

/** A file that the server has. Another may be dropped on it or pasted. */
export function StoredFile({
  ids,
  name,
  rule,
  file,
  size,
  disabled,
  onPick,
  onRemove,
}: {
  ids: ControlIds
  name: string
  rule: FileRule
  file: FileRef
  /** Known of a file that was just uploaded. */
  size: number | null
  disabled?: boolean
  onPick: (file: File) => void
  onRemove: () => void
}) {
  const box = useRef<HTMLInputElement>(null)
  const [viewed, setViewed] = useState(false)
  const { over, on } = useDrop(onPick, disabled)
  const replace = () => box.current?.click()
  const shown = <span className="sr"> {file.name}</span>
  return (
    <>
      <div
        className={over ? 'file is-over' : 'file'}
        role="group"
        aria-labelledby={labelId(ids.id)}
        onPaste={(event) => {
          const pasted = event.clipboardData.files[0]
          if (pasted && !disabled) onPick(pasted)
        }}
        {...on}
      >
        <Icon of={over ? ArrowDownToLine : FileText} />
        <div className="grow min-w-0">
          <p className="name">{file.name}</p>
          <p className="tiny quiet num">
            {over
              ? t`Drop to replace it`
              : listed([kindInWords(file.name), ...(size === null ? [] : [sizeInWords(size)])])}
          </p>
          <div className="tools">
            <Button look="quiet" size="s" onClick={() => setViewed(true)} aria-haspopup="dialog">
              <Trans>View{shown}</Trans>
            </Button>
            <Button {...ids} look="quiet" size="s" disabled={disabled} onClick={replace}>
              <Trans>Replace{shown}</Trans>
            </Button>
            <Button look="quiet" size="s" disabled={disabled} onClick={onRemove}>
              <Trans>Remove{shown}</Trans>
            </Button>
          </div>
        </div>
        <FileInput box={box} name={name} rule={rule} onPick={onPick} />
      </div>
      {viewed && (
        <FilePreview
          file={file}
          onClose={() => setViewed(false)}
          onReplace={disabled ? undefined : replace}
          onRemove={disabled ? undefined : onRemove}
        />
      )}
    </>
  )
}

export function SendingFile({
  file,
  bytes,
  id,
  onCancel,
}: {
  file: File
  bytes: number
  id: string
  onCancel: () => void
}) {
  const percent = file.size === 0 ? 100 : (100 * bytes) / file.size
  const name = shownName(file.name)
  const [sent, whole, done] = [sizeInWords(bytes), sizeInWords(file.size), Math.floor(percent)]
  return (
    <div className="file">
      <div className="grow min-w-0">
        <p className="name">{name}</p>
        <p className="tiny quiet num mb-2">{percent < 100 ? t`${sent} of ${whole}, ${done}%` : t`Checking…`}</p>
        <ProgressLine percent={percent} label={t`Uploading ${name}`} />
      </div>
      <IconButton id={id} icon={X} label={t`Cancel upload`} size="s" onClick={onCancel} />
    </div>
  )
}

/** A file that did not get through. It stays until it does, or until it is taken out. */
export function StoppedFile({
  ids,
  file,
  reason,
  onRetry,
  onRemove,
}: {
  ids: ControlIds
  file: File
  reason: string
  onRetry: () => void
  onRemove: () => void
}) {
  const name = shownName(file.name)
  return (
    <div className="file is-stopped" role="group" aria-labelledby={labelId(ids.id)}>
      <Icon of={FileWarning} />
      <div className="grow min-w-0">
        <p className="name">{name}</p>
        <p className="tiny quiet num">{listed([kindInWords(name), sizeInWords(file.size)])}</p>
        <p className="stopped-why" role="alert">
          {reason}
        </p>
        <div className="tools">
          <Button {...ids} look="quiet" size="s" icon={RotateCw} onClick={onRetry}>
            <Trans>
              Try again<span className="sr"> with {name}</span>
            </Trans>
          </Button>
          <Button look="quiet" size="s" onClick={onRemove}>
            <Trans>
              Remove<span className="sr"> {name}</span>
            </Trans>
          </Button>
        </div>
      </div>
    </div>
  )
}
