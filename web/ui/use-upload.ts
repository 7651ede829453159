import { t } from '@lingui/core/macro'
import type { FileRef, FileRule } from '#domain/file.ts'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { noteUnsent } from '../api/unsent-files.ts'
import { isInterrupted, upload, type Upload } from '../api/upload.ts'
import { fileProblem, shownName } from './file-kind.ts'
import { translated } from '../language/translated.ts'

/** How the file that was chosen last stands. */
export type Stage =
  | { kind: 'none' }
  | { kind: 'sending'; file: File; bytes: number }
  /** It did not get through. `resumes` on this event of the browser, without being asked. */
  | { kind: 'stopped'; file: File; reason: string; resumes?: 'online' | 'visibilitychange' }
  | { kind: 'refused'; text: string }

const OFFLINE = t`You are offline. The upload goes on by itself once you are connected again.`
const ASLEEP = t`The upload stopped while this page was in the background. It goes on when you are back.`
const BROKEN = t`The connection was lost on the way. Your file is still here.`
const NOT_NOW = t`The server cannot take it at the moment. Your file is still here.`

/** Why a file did not get through that may another time, in words. */
export const whyStopped = (error: ApiError): string => (error.status === 0 ? BROKEN : error.says(NOT_NOW))

/** Why an upload stopped, in words, and what may set it going again. */
function stopped(file: File, error: ApiError): Stage {
  if (error.status !== 0) return { kind: 'stopped', file, reason: whyStopped(error) }
  if (!navigator.onLine) return { kind: 'stopped', file, reason: OFFLINE, resumes: 'online' }
  if (document.hidden) return { kind: 'stopped', file, reason: ASLEEP, resumes: 'visibilitychange' }
  return { kind: 'stopped', file, reason: whyStopped(error) }
}

function notYet(file: File): string {
  const name = shownName(file.name)
  return t`${name} is not uploaded yet. Try again, or remove it.`
}

/** What a form says that is saved as things stand. */
function unsentOf(stage: Stage): string | undefined {
  if (stage.kind === 'stopped') return notYet(stage.file)
  if (stage.kind !== 'refused') return undefined
  const why = stage.text.replace(/[.。]$/, '')
  return t`${why}. Choose another file, or leave it out.`
}

/** What a refusal says, or null where there is nothing to say. */
function refusalOf(error: unknown, rule: FileRule): string | null {
  if (!(error instanceof ApiError) || error.code === 'cancelled') return null
  if (error.status === 413) return translated(rule.tooLarge)
  return error.says(t`The upload did not get through. Please try again.`)
}

/** Uploads what is chosen, keeps what did not get through, and tells the form of it. `path` is the field's in the form. */
export function useUpload(path: string, rule: FileRule, onUploaded: (uploaded: FileRef, size: number) => void) {
  const [stage, setStage] = useState<Stage>({ kind: 'none' })
  const key = useId()
  const running = useRef<Upload | null>(null)
  useEffect(() => () => running.current?.cancel(), [])
  // The entry around the field may be moved while a file is under way: what counts is where it stands then.
  const latest = useRef({ path, rule, onUploaded })
  useEffect(() => {
    latest.current = { path, rule, onUploaded }
  })

  const send = useCallback(
    async (file: File) => {
      const { as } = latest.current.rule
      const started = upload(file, (bytes) => setStage({ kind: 'sending', file, bytes }), as)
      running.current = started
      setStage({ kind: 'sending', file, bytes: 0 })
      try {
        const stored = await started.done
        if (running.current !== started) return
        latest.current.onUploaded(stored, file.size)
        setStage({ kind: 'none' })
      } catch (error) {
        if (running.current !== started) return
        if (isInterrupted(error)) {
          // At once and not after the next render: a form that waits for uploads asks now.
          noteUnsent(key, latest.current.path, notYet(file), 'stopped')
          setStage(stopped(file, error as ApiError))
        } else {
          const text = refusalOf(error, latest.current.rule)
          setStage(text === null ? { kind: 'none' } : { kind: 'refused', text })
        }
      }
    },
    [key],
  )

  const drop = () => {
    running.current?.cancel()
    running.current = null
    setStage({ kind: 'none' })
  }

  const take = async (file: File) => {
    drop()
    const problem = await fileProblem(file, rule)
    if (problem !== null) return setStage({ kind: 'refused', text: problem })
    await send(file)
  }

  useEffect(() => {
    if (stage.kind !== 'stopped' || stage.resumes === undefined) return
    const { resumes, file } = stage
    const target = resumes === 'online' ? window : document
    const resume = () => {
      if (resumes === 'online' || !document.hidden) void send(file)
    }
    target.addEventListener(resumes, resume)
    return () => target.removeEventListener(resumes, resume)
  }, [stage, send])

  const unsent = unsentOf(stage)
  const why = stage.kind === 'refused' ? 'refused' : 'stopped'
  useEffect(() => (unsent === undefined ? undefined : noteUnsent(key, path, unsent, why)), [key, path, unsent, why])

  return {
    stage,
    take: (file: File) => void take(file),
    retry: () => {
      if (stage.kind === 'stopped') void send(stage.file)
    },
    /** Leaves the file that was chosen, wherever it stands. */
    drop,
  }
}
