import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { dueByNotice } from '#domain/rfe-due.ts'
import { NOTHING_OF_NOTICE } from '#domain/rfe.ts'
import { use } from 'react'
import { useWatch } from 'react-hook-form'
import { useNoticeRead } from '../../api/notice-at-upload.ts'
import { useRfeAnalysis } from '../../api/rfe.ts'
import { useSectionEntries } from '../../api/sections.ts'
import { FormReach } from '../../forms/reach.ts'
import { BETWEEN_SENTENCES } from '../../language/locale.ts'
import { translated } from '../../language/translated.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { inFull } from './years.ts'

const isOf = (file: unknown, url: string): boolean =>
  typeof file === 'object' && file !== null && 'url' in file && file.url === url

/** What was read of a notice: as it was uploaded, or since it is stored. */
function useRead(url: string) {
  const atUpload = useNoticeRead(url)
  const entry = (useSectionEntries('rfenotice').data ?? []).find(({ file }) => isOf(file, url))
  const id = typeof entry?.id === 'number' ? entry.id : undefined
  const stored = useRfeAnalysis({ notice: id, enabled: id !== undefined }).data?.notice
  // What is at hand may be of another file.
  if (stored?.url !== url) return { read: atUpload, reason: null }
  const { printed, likeness, unreadable, reason } = stored
  return { read: printed === null ? atUpload : { ...printed, likeness }, reason: unreadable ? reason : null }
}

/** Under the file of a notice: why it cannot be used, or the dates that it prints, to be taken over. */
export function AboutNotice({ url, path }: { url: string; path: string }) {
  const { read, reason } = useRead(url)
  if (reason !== null)
    return (
      <div className="mt-3">
        <Notice tone="error">{translated(reason)}</Notice>
      </div>
    )
  if (read === undefined) return null
  if (read.likeness === 'none')
    return (
      <div className="mt-3">
        <Notice tone="error">{translated(NOTHING_OF_NOTICE)}</Notice>
      </div>
    )
  return <ReadDates read={read} entry={path.slice(0, path.lastIndexOf('.') + 1)} />
}

type Read = NonNullable<ReturnType<typeof useRead>['read']>

function ReadDates({ read, entry }: { read: Read; entry: string }) {
  const { methods, set } = use(FormReach)
  const names = [`${entry}sent_date`, `${entry}deadline`]
  const typed: unknown[] = useWatch({ ...(methods && { control: methods.control }), name: names })
  const due = dueByNotice(read)
  const sent = read.notice_date
  const found = [sent?.value, due?.date]
  if (sent === null && due === null)
    return (
      <p className="small soft mt-3">
        <Trans>No date could be read on it. Please type both from the original.</Trans>
      </p>
    )
  const says = (
    <>
      {sent && (
        <Trans>
          Dated {inFull(sent.value)} (page {sent.page}).
        </Trans>
      )}
      {sent && due && BETWEEN_SENTENCES}
      {due &&
        (due.counted === null ? (
          <Trans>
            Response due {inFull(due.date)} (page {due.page}).
          </Trans>
        ) : (
          <Trans>
            Response due {inFull(due.date)}: {due.counted.days} days (page {due.page}) from its own date.
          </Trans>
        ))}
    </>
  )
  const isOther = found.some((date, at) => date !== undefined && typed[at] !== date)
  if (!isOther)
    return (
      <p className="small soft mt-3">
        <Trans>The notice says the same.</Trans>
        {BETWEEN_SENTENCES}
        {says}
      </p>
    )
  const isTyped = found.some((date, at) => date !== undefined && Boolean(typed[at]) && typed[at] !== date)
  const take = () => {
    for (const [at, name] of names.entries()) if (found[at] !== undefined) set(name, found[at])
  }
  return (
    <div className="mt-3">
      <Notice
        tone={isTyped ? 'gap' : 'info'}
        action={
          <Button size="s" onClick={take}>
            {t`Use these dates`}
          </Button>
        }
      >
        <b>{isTyped ? t`The notice says another date than you typed.` : t`Read from the notice:`}</b>
        {BETWEEN_SENTENCES}
        {says}
      </Notice>
    </div>
  )
}
