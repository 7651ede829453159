import { fileRule, type FileRef } from '#domain/file.ts'
import { useMemo, useState } from 'react'
import { Field, type ControlIds } from '../../ui/field.tsx'
import { SendingFile, StoppedFile, StoredFile } from '../../ui/file-cards.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { FilePicker } from '../../ui/file-picker.tsx'
import { Sample } from './sample.tsx'

const noop = () => undefined
const RULE = fileRule(['pdf', 'jpg', 'png'], 'Please upload {file} as PDF, JPG or PNG')
const STORED: FileRef = { name: 'diploma-phd.pdf', url: '/api/files/none/diploma-phd.pdf' }
const LONG: FileRef = {
  name: 'Universidade Federal do Rio de Janeiro, Histórico escolar completo, tradução juramentada 2019.pdf',
  url: '/api/files/none/historico.pdf',
}
const NAME = 'sample'

/** A file as it goes its way: chosen, sent, broken off, stored, refused. */
export function Files() {
  const file = useMemo(() => new File([new Uint8Array(1_480_000)], 'transcript-phd.pdf'), [])
  return (
    <>
      <Sample name="File field" wide>
        <Working />
      </Sample>
      <Sample name="No file yet" wide>
        <Picker id="file-none" />
        <Picker id="file-lacking" error="English diploma is required" />
        <Picker id="file-refused" failed />
        <Picker id="file-shut" disabled />
      </Sample>
      <Sample name="On its way" wide>
        <SendingFile file={file} bytes={620_000} id="file-sending" onCancel={noop} />
        <SendingFile file={file} bytes={file.size} id="file-checking" onCancel={noop} />
      </Sample>
      <Sample name="Broken off" wide>
        <Field id="file-stopped" label="Transcript" as="group">
          {(ids) => (
            <StoppedFile
              ids={ids}
              file={file}
              reason="The connection was lost on the way. Your file is still here."
              onRetry={noop}
              onRemove={noop}
            />
          )}
        </Field>
      </Sample>
      <Sample name="Stored" wide>
        <Stored id="file-stored" file={STORED} size={1_480_000} />
        <Stored id="file-long" file={LONG} size={null} />
        <Stored id="file-kept" file={STORED} size={null} disabled />
      </Sample>
    </>
  )
}

function Working() {
  const [value, setValue] = useState<FileRef | null>(null)
  return (
    <Field id="file-working" label="Diploma" as="group" help="Both sides, if the back is printed.">
      {(ids) => <FileField {...ids} name={NAME} rule={RULE} value={value} onChange={setValue} label="Diploma" />}
    </Field>
  )
}

function Picker({ id, error, ...state }: { id: string; error?: string; failed?: boolean; disabled?: boolean }) {
  return (
    <Field id={id} label="Diploma" as="group" {...(error !== undefined && { error })}>
      {(ids: ControlIds) => <FilePicker {...ids} {...state} name={NAME} rule={RULE} label="Diploma" onPick={noop} />}
    </Field>
  )
}

function Stored({ id, ...stored }: { id: string; file: FileRef; size: number | null; disabled?: boolean }) {
  return (
    <Field id={id} label="Diploma" as="group">
      {(ids) => <StoredFile ids={ids} name={NAME} rule={RULE} {...stored} onPick={noop} onRemove={noop} />}
    </Field>
  )
}
