import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { dueByNotice } from '#domain/rfe-due.ts'
import type { NoticeView } from '#domain/rfe-replies.ts'
import { NO_NOTICE, NOTHING_OF_NOTICE, type Placed } from '#domain/rfe.ts'
import { useState } from 'react'
import { correctDeadline } from '../../api/rfe-notices.ts'
import { listed } from '../../language/lists.ts'
import { translated } from '../../language/translated.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { inFull } from '../profile/years.ts'
import { reasonOf } from './change-work.ts'
import { DUE } from './deadline.tsx'
import { OTHER_CATEGORIES, PARTS } from './words.ts'

/** What of the print needs a second look: another date, another person, another kind of notice, more than one. */
export function OnIt({ notice }: { notice: NoticeView }) {
  const { printed, recognized, likeness, lacking } = notice
  if (printed === null) return null
  if (likeness === 'none')
    return (
      <Notice tone="error" action={<ReplaceFile />}>
        <Trans>
          <b>{translated(NOTHING_OF_NOTICE)}</b> Nothing is charged for it.
        </Trans>
      </Notice>
    )
  const { kind, category } = printed
  const other = OTHER_CATEGORIES[category]
  return (
    <>
      <OtherDate notice={notice} />
      <Whose notice={notice} />
      {!recognized && (
        <Notice tone="gap" action={<ReplaceFile />}>
          <Trans>
            <b>{translated(NO_NOTICE)}</b> Another paper uses a credit all the same, and has nothing to answer.
          </Trans>
        </Notice>
      )}
      {recognized && kind === 'other' && (
        <Notice tone="gap">
          <Trans>
            <b>This does not look like a Request for Evidence.</b> Check that it is the right file. It can be analysed
            all the same.
          </Trans>
        </Notice>
      )}
      {recognized && kind !== 'other' && likeness === 'doubtful' && (
        <Notice tone="gap" action={<ReplaceFile />}>
          <Trans>
            <b>Little of a notice was read in this file.</b> Not found in it:{' '}
            {listed(lacking.map((part) => PARTS[part]))}. Check that it is the right file, with all of its pages.
          </Trans>
        </Notice>
      )}
      {kind === 'noid' && (
        <Notice tone="gap">
          <Trans>
            <b>This is a Notice of Intent to Deny.</b> It leaves at most 30 days, and the officer means to deny the
            petition unless the answer changes that (8 CFR 103.2(b)(8)(iv)).
          </Trans>
        </Notice>
      )}
      {other !== undefined && (
        <Notice tone="gap">
          <Trans>
            <b>This notice is about {other}, not a national interest waiver.</b> Its points are listed all the same.
            Unless the petition letter that you add asks for a waiver, a response drafted here only quotes them and asks
            you for each answer.
          </Trans>
        </Notice>
      )}
    </>
  )
}

const ReplaceFile = () => (
  <LinkButton to="/rfe" size="s">
    <Trans>Replace the file</Trans>
  </LinkButton>
)

/** The file may hold the notice of somebody else, or more than one. */
function Whose({ notice: { notices, someone_else } }: { notice: NoticeView }) {
  return (
    <>
      {notices.length > 1 && (
        <Notice tone="gap" action={<ReplaceFile />}>
          <Trans>
            <b>
              This file holds {notices.length} notices: {notices.map(numbered).join(t`, `)}.
            </b>{' '}
            All are read as one. Add each of them as a file of its own.
          </Trans>
        </Notice>
      )}
      {someone_else !== null && (
        <Notice tone="gap" action={<ReplaceFile />}>
          <Trans>
            <b>
              This notice names {someone_else.value} (page {someone_else.page}), and nobody of your name.
            </b>{' '}
            Make sure that it is the notice on your own petition.
          </Trans>
        </Notice>
      )}
    </>
  )
}

const numbered = ({ value, page }: Placed): string => t`${value} (page ${page})`

/** The date by the notice, printed or counted from its own date, where another was entered. */
function OtherDate({ notice: { id, deadline, printed } }: { notice: NoticeView }) {
  const [busy, setBusy] = useState(false)
  const due = printed && dueByNotice(printed)
  if (due === null || due.date === deadline) return null
  const { date, page, counted } = due
  const correct = async () => {
    setBusy(true)
    try {
      await correctDeadline(id, date)
      toast(t`RFE saved successfully!`)
      // The button goes with its question; the date that was put right stands here.
      document.getElementById(DUE)?.focus()
    } catch (error) {
      toast({ text: reasonOf(error, t`Something went wrong`), tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Notice
      tone="gap"
      action={
        <Button size="s" busy={busy} onClick={() => void correct()}>
          {counted === null ? t`Use the printed date` : t`Use the notice’s date`}
        </Button>
      }
    >
      {counted === null ? (
        <Trans>
          <b>
            The notice says {inFull(date)} (page {page}), you entered {inFull(deadline)}.
          </b>{' '}
          The printed date governs.
        </Trans>
      ) : (
        <Trans>
          <b>
            By the notice it is {inFull(date)}, you entered {inFull(deadline)}.
          </b>{' '}
          No date is printed: the {counted.days} days (page {page}) run from the date of the notice,{' '}
          {inFull(counted.from.value)}.
        </Trans>
      )}
    </Notice>
  )
}
