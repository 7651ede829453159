import type { FileRef, FileRule } from '#domain/file.ts'
import { FileText, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { upload, type Upload } from '../api/upload.ts'
import { IconButton, Button } from './button.tsx'
import { FieldError, labelId, type ControlIds } from './field.tsx'
import { FileInput, FilePicker } from './file-picker.tsx'
import { fileProblem, kindOfName, sizeInWords } from './file-kind.ts'
import { Icon } from './icon.tsx'
import { ProgressLine } from './progress.tsx'

interface Sending {
  file: File
  bytes: number
}

const uploadFailure = (error: unknown, rule: FileRule): string | null => {
  if (!(error instanceof ApiError) || error.code === 'cancelled') return null
  if (error.status === 413) return rule.tooLarge
  return error.says('The upload did not get through. Please try again.')
}

/**
 * One file as a form holds it, `{name, url}`. A chosen file is looked at and uploaded at once; the record takes it when
 * the form is saved. Drag, click and paste all add; what is there can be opened, replaced and removed.
 */
export function FileField({
  name,
  rule,
  value,
  onChange,
  onBlur,
  label,
  disabled,
  ...control
}: ControlIds & {
  name: string
  rule: FileRule
  value: FileRef | null
  onChange: (value: FileRef | null) => void
  onBlur?: () => void
  label: string
  disabled?: boolean
}) {
  const [sending, setSending] = useState<Sending | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [size, setSize] = useState<number | null>(null)
  const running = useRef<Upload | null>(null)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => () => running.current?.cancel(), [])

  const take = async (file: File) => {
    running.current?.cancel()
    const problem = await fileProblem(file, rule)
    setFailure(problem)
    if (problem !== null) return
    setSending({ file, bytes: 0 })
    const started = upload(file, (bytes) => setSending({ file, bytes }))
    running.current = started
    try {
      onChange(await started.done)
      setSize(file.size)
    } catch (error) {
      setFailure(uploadFailure(error, rule))
    }
    if (running.current === started) setSending(null)
  }
  const pick = (file: File) => void take(file)

  const failed = (
    <div role="alert">{failure !== null && <FieldError id={`${control.id}-upload`}>{failure}</FieldError>}</div>
  )
  if (sending) return <SendingFile {...sending} id={control.id} onCancel={() => running.current?.cancel()} />
  if (value === null)
    return (
      <>
        <FilePicker
          {...control}
          name={name}
          rule={rule}
          label={label}
          failed={failure !== null}
          disabled={disabled}
          onPick={pick}
          aria-describedby={
            [control['aria-describedby'], failure !== null && `${control.id}-upload`].filter(Boolean).join(' ') ||
            undefined
          }
        />
        {failed}
      </>
    )
  return (
    <div onPaste={(event) => event.clipboardData.files[0] && pick(event.clipboardData.files[0])} onBlur={onBlur}>
      <div className="file" role="group" aria-labelledby={labelId(control.id)}>
        <Icon of={FileText} />
        <div className="grow">
          <p className="name">{value.name}</p>
          <p className="tiny quiet num">
            {[kindOfName(value.name), size !== null && sizeInWords(size)].filter(Boolean).join(', ')}
          </p>
          <div className="tools">
            <a className="btn btn-quiet btn-s" href={value.url} target="_blank" rel="noreferrer">
              Open
              <span className="sr"> {value.name} in a new tab</span>
            </a>
            <Button {...control} look="quiet" size="s" disabled={disabled} onClick={() => box.current?.click()}>
              Replace
              <span className="sr"> {value.name}</span>
            </Button>
            <Button
              look="quiet"
              size="s"
              disabled={disabled}
              onClick={() => {
                onChange(null)
                setFailure(null)
              }}
            >
              Remove
              <span className="sr"> {value.name}</span>
            </Button>
          </div>
        </div>
        <FileInput box={box} name={name} rule={rule} onPick={pick} />
      </div>
      {failed}
    </div>
  )
}

function SendingFile({ file, bytes, id, onCancel }: Sending & { id: string; onCancel: () => void }) {
  const percent = file.size === 0 ? 100 : (100 * bytes) / file.size
  return (
    <div className="file">
      <div className="grow">
        <p className="name">{file.name}</p>
        <p className="tiny quiet num mb-2">
          {sizeInWords(bytes)} of {sizeInWords(file.size)}, {Math.round(percent)}%
        </p>
        <ProgressLine percent={percent} label={`Uploading ${file.name}`} />
      </div>
      <IconButton id={id} icon={X} label="Cancel upload" size="s" onClick={onCancel} />
    </div>
  )
}
