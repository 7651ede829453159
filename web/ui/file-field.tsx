import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { FileRef, FileRule } from '#domain/file.ts'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { FieldError, type ControlIds } from './field.tsx'
import { SendingFile, StoppedFile, StoredFile } from './file-cards.tsx'
import { FilePicker } from './file-picker.tsx'
import { useUpload } from './use-upload.ts'

/**
 * One file as a form holds it, `{name, url}`. A chosen file is looked at and uploaded at once; the record takes it when
 * the form is saved. Drag, click and paste all add; what is there can be seen, replaced and removed; what did not get
 * through stays, to be tried again.
 */
export function FileField({
  name,
  rule,
  value,
  onChange,
  onBlur,
  label,
  disabled,
  about,
  ...control
}: ControlIds & {
  name: string
  rule: FileRule
  value: FileRef | null
  onChange: (value: FileRef | null) => void
  onBlur?: () => void
  label: string
  disabled?: boolean
  /** What is to say of the file that is there. */
  about?: (file: FileRef) => ReactNode
}) {
  const [size, setSize] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const { stage, take, retry, drop } = useUpload(name, rule, (file, bytes) => {
    onChange(file)
    setSize(bytes)
    const { name: uploaded } = file
    setSaid(t`${uploaded} is uploaded.`)
  })
  const refusal = stage.kind === 'refused' ? stage.text : null
  const pick = (file: File) => {
    setSaid('')
    take(file)
  }
  const remove = () => {
    onChange(null)
    setSize(null)
    setSaid('')
    drop()
  }

  // Where the button that was pressed has gone with its card, the next one takes the focus.
  const box = useRef<HTMLDivElement>(null)
  const within = useRef(false)
  const shows = stage.kind === 'refused' || stage.kind === 'none' ? (value?.url ?? 'none') : stage.kind
  useLayoutEffect(() => {
    if (within.current && document.activeElement === document.body)
      document.getElementById(control.id)?.focus({ preventScroll: true })
  }, [shows, control.id])

  const ids: ControlIds = {
    ...control,
    'aria-describedby':
      [control['aria-describedby'], refusal !== null && `${control.id}-upload`].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div
      ref={box}
      onFocus={() => {
        within.current = true
      }}
      onBlur={(event) => {
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) within.current = false
        onBlur?.()
      }}
    >
      {stage.kind === 'sending' ? (
        <SendingFile file={stage.file} bytes={stage.bytes} id={control.id} onCancel={drop} />
      ) : stage.kind === 'stopped' ? (
        <StoppedFile ids={ids} file={stage.file} reason={stage.reason} onRetry={retry} onRemove={drop} />
      ) : value === null ? (
        <FilePicker
          {...ids}
          name={name}
          rule={rule}
          label={label}
          failed={refusal !== null}
          disabled={disabled}
          onPick={pick}
        />
      ) : (
        <StoredFile
          ids={ids}
          name={name}
          rule={rule}
          file={value}
          size={size}
          disabled={disabled}
          onPick={pick}
          onRemove={remove}
        />
      )}
      <div role="alert">{refusal !== null && <FieldError id={`${control.id}-upload`}>{refusal}</FieldError>}</div>
      {refusal !== null && (
        <Button look="quiet" size="s" className="mt-1" onClick={drop}>
          <Trans>
            Leave it out<span className="sr"> of {label}</span>
          </Trans>
        </Button>
      )}
      <p className="sr" role="status">
        {said}
      </p>
      <div role="status">{value !== null && about?.(value)}</div>
    </div>
  )
}
