import { Trans } from '@lingui/react/macro'
import type { FileRef } from '#domain/file.ts'
import { CHECKLIST } from '#domain/progress.ts'
import { use, useCallback, useSyncExternalStore } from 'react'
import { useCaseFile } from '../api/case-file.ts'
import { translated } from '../language/translated.ts'
import { FormReach } from './reach.ts'

const isFile = (value: object): value is FileRef => 'url' in value && 'name' in value

/** The first file with one of these addresses among what a form holds. */
function fileIn(values: unknown, urls: readonly string[]): FileRef | undefined {
  if (typeof values !== 'object' || values === null) return undefined
  if (isFile(values)) return urls.includes(values.url) ? values : undefined
  for (const value of Object.values(values)) {
    const found = fileIn(value, urls)
    if (found !== undefined) return found
  }
  return undefined
}

/** The same, and again whenever a file or a whole entry comes or goes; what is typed changes none. */
function useFileHere(urls: readonly string[]): FileRef | undefined {
  const { methods } = use(FormReach)
  const listen = useCallback(
    (changed: () => void) =>
      methods?.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name === undefined || typeof methods.getValues(name) === 'object') changed()
        },
      }) ?? (() => undefined),
    [methods],
  )
  const now = () => fileIn(methods?.getValues(), urls)
  return useSyncExternalStore(listen, now, now)
}

/** Tells of a file that is in the form or the filing already: a diploma that was chosen once more as the transcript. */
export function SameFile({ as: urls }: { as: readonly string[] }) {
  const here = useFileHere(urls)
  const { data } = useCaseFile()
  const exhibit = data?.exhibits.find(({ url }) => urls.includes(url))
  if (here === undefined && exhibit === undefined) return null
  if (here !== undefined) {
    const { name } = here
    return (
      <p className="help">
        <Trans>This is the same file as {name}, which this form has already.</Trans>
      </p>
    )
  }
  const name = exhibit?.name
  const section = translated(CHECKLIST.find(({ path }) => path === exhibit?.path)?.section ?? '')
  return (
    <p className="help">
      <Trans>
        This is the same file as {name} under {section}.
      </Trans>
    </p>
  )
}
