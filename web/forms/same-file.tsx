import { Trans } from '@lingui/react/macro'
import { fileRef, type FileRef } from '#domain/file.ts'
import { CHECKLIST } from '#domain/progress.ts'
import { useWatch } from 'react-hook-form'
import { useCaseFile } from '../api/case-file.ts'
import { translated } from '../language/translated.ts'

/** The first file with one of these addresses among what a form holds. */
function fileIn(values: unknown, urls: readonly string[]): FileRef | undefined {
  const file = fileRef.safeParse(values).data
  if (file !== undefined) return urls.includes(file.url) ? file : undefined
  if (typeof values !== 'object' || values === null) return undefined
  for (const value of Object.values(values)) {
    const found = fileIn(value, urls)
    if (found !== undefined) return found
  }
  return undefined
}

/** Tells of a file that is in the form or the filing already: a diploma that was chosen once more as the transcript. */
export function SameFile({ as: urls }: { as: readonly string[] }) {
  const here = fileIn(useWatch(), urls)
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
