import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { FileRule } from '#domain/file.ts'
import { ArrowDownToLine, Upload } from 'lucide-react'
import { useRef, type ReactNode, type RefObject } from 'react'
import type { ControlIds } from './field.tsx'
import { acceptOf, ruleInWords } from './file-kind.ts'
import { Icon } from './icon.tsx'
import { useDrop } from './use-drop.ts'

/** The unseen file input that a button opens. */
export function FileInput({
  box,
  name,
  rule,
  accept = acceptOf(rule),
  onPick,
}: {
  box: RefObject<HTMLInputElement | null>
  name: string
  rule: FileRule
  accept?: string
  onPick: (file: File) => void
}) {
  return (
    <input
      ref={box}
      type="file"
      name={name}
      accept={accept}
      hidden
      onChange={(event) => {
        const file = event.target.files?.[0]
        // The same file may be chosen again after a refusal.
        event.target.value = ''
        if (file) onPick(file)
      }}
    />
  )
}

/** A place to drop, choose or paste one file. It checks nothing: see `fileProblem`. */
export function FilePicker({
  name,
  rule,
  accept,
  onPick,
  label,
  failed = false,
  disabled,
  children,
  ...control
}: ControlIds & {
  name: string
  rule: FileRule
  /** Names and types of files that no rule knows. */
  accept?: string
  onPick: (file: File) => void
  /** The field's name, read before what the button says. */
  label: string
  failed?: boolean
  disabled?: boolean
  children?: ReactNode
}) {
  const box = useRef<HTMLInputElement>(null)
  const { over, on } = useDrop(onPick, disabled)
  const { 'aria-invalid': invalid, ...ids } = control
  return (
    <>
      <FileInput box={box} name={name} rule={rule} accept={accept} onPick={onPick} />
      <button
        type="button"
        {...ids}
        className={['drop', over && 'is-over', (failed || invalid) && 'is-wrong'].filter(Boolean).join(' ')}
        disabled={disabled}
        onClick={() => box.current?.click()}
        onPaste={(event) => {
          const pasted = event.clipboardData.files[0]
          if (pasted) onPick(pasted)
        }}
        {...on}
      >
        <span className="sr">
          <Trans>{label}: </Trans>
        </span>
        <Icon of={over ? ArrowDownToLine : Upload} />
        <span>
          {over ? (
            t`Drop to add`
          ) : failed ? (
            <Trans>
              <b>Choose another file</b>, drop it here, or paste
            </Trans>
          ) : (
            <Trans>
              <b>Choose a file</b>, drop it here, or paste
            </Trans>
          )}
        </span>
        <span className="tiny quiet">{children ?? ruleInWords(rule)}</span>
      </button>
    </>
  )
}
