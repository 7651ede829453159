import { t } from '@lingui/core/macro'
import { waiveRequest } from '#domain/drafted-document.ts'
import { useState } from 'react'
import { ApiError, saysOf } from '../../api/api-error.ts'
import { nameWriter } from '../../api/linked-letter.ts'
import { focusControl } from '../../ui/error-summary.tsx'
import { useLinked } from './linked.ts'

/** Why a name was not taken. */
export const whyNoName = (error: unknown): string => {
  const [told] = error instanceof ApiError ? (error.fields['name'] ?? []) : []
  return told === undefined ? saysOf(error, t`The server did not answer. Please try again.`) : told
}

/** The field into which recommenders type their name, once: what they answer by the link counts under it. */
export function useWritersName(id: string) {
  const { token } = useLinked()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const refuse = (why: string | undefined): undefined => {
    setError(why)
    focusControl(id)
  }
  /** Gives the name that was typed; undefined where it is none, which the field then says. */
  const giveName = async (): Promise<string | undefined> => {
    if (busy) return undefined
    const read = waiveRequest.safeParse({ name: typed })
    if (!read.success) return refuse(read.error.issues[0]?.message)
    setBusy(true)
    try {
      const { writer } = await nameWriter(token, read.data.name)
      return writer?.name
    } catch (refusal) {
      return refuse(whyNoName(refusal))
    } finally {
      setBusy(false)
    }
  }
  return { typed, type: setTyped, error, busy, giveName }
}
