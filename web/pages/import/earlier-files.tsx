import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { IMPORT_KIND_NAMES, type ImportedFile } from '#domain/import.ts'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { saysOf } from '../../api/api-error.ts'
import { removeImport, useImports } from '../../api/imports.ts'
import { LOCALE } from '../../language/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.tsx'

const day = (time: string) => new Date(time).toLocaleDateString(LOCALE, { dateStyle: 'long' })

/** The files that were read before: where entries came from can be looked up. */
export function EarlierFiles() {
  const { data } = useImports()
  const [asked, setAsked] = useState<ImportedFile | null>(null)
  if (data === undefined || data.length === 0) return null
  const remove = async ({ id, source }: ImportedFile) => {
    setAsked(null)
    try {
      await removeImport(id)
      toast(t`${source.name} removed`)
    } catch (error) {
      toast({ text: saysOf(error, t`Failed to remove the file. Please try again.`), tone: 'error' })
    }
  }
  return (
    <section className="import-earlier" aria-labelledby="earlier">
      <h2 id="earlier">
        <Trans>Files you brought in</Trans>
      </h2>
      <p className="small soft">
        <Trans>
          We keep them, so that you can look up where an entry came from. Entries stay when you remove a file.
        </Trans>
      </p>
      <ul>
        {data.map((file) => (
          <li key={file.id}>
            <span className="min-w-0">
              <span className="name">{file.source.name}</span>
              <span className="tiny quiet">
                <Trans>
                  {IMPORT_KIND_NAMES[file.kind]}, <time dateTime={file.imported_at}>{day(file.imported_at)}</time>
                </Trans>
              </span>
            </span>
            <span className="acts">
              <a className="btn btn-quiet btn-s" href={file.source.url} download={file.source.name}>
                <Icon of={Download} size="s" />
                <Trans>
                  Download
                  <span className="sr"> {file.source.name}</span>
                </Trans>
              </a>
              <Button look="quiet" size="s" icon={Trash2} onClick={() => setAsked(file)}>
                <Trans>
                  Remove<span className="sr"> {file.source.name}</span>
                </Trans>
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Dialog
        open={asked !== null}
        title={asked === null ? '' : t`Remove ${asked.source.name}?`}
        onClose={() => setAsked(null)}
        actions={
          <>
            <Button onClick={() => setAsked(null)}>
              <Trans>Keep</Trans>
            </Button>
            <Button look="primary" onClick={() => asked !== null && void remove(asked)}>
              <Trans>Remove</Trans>
            </Button>
          </>
        }
      >
        <p className="soft small">
          <Trans>The file is gone for good. The entries that came from it stay.</Trans>
        </p>
      </Dialog>
    </section>
  )
}
