import type { NoticeView } from '#domain/rfe-replies.ts'
import { NO_NOTICE } from '#domain/rfe.ts'
import { useState } from 'react'
import { correctDeadline } from '../../api/rfe-notices.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { inFull } from '../profile/years.ts'
import { reasonOf } from './change-work.ts'
import { OTHER_CATEGORIES } from './words.ts'

/** What of the print needs a second look: another kind of notice, another petition, another date. */
export function OnIt({ notice: { id, deadline, printed, recognized } }: { notice: NoticeView }) {
  const [busy, setBusy] = useState(false)
  if (printed === null) return null
  const { kind, category, response_date } = printed
  const other = OTHER_CATEGORIES[category]
  const correct = async (day: string) => {
    setBusy(true)
    try {
      await correctDeadline(id, day)
      toast('RFE saved successfully!')
    } catch (error) {
      toast({ text: reasonOf(error, 'Something went wrong'), tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {response_date !== null && response_date.value !== deadline && (
        <Notice
          tone="gap"
          action={
            <Button size="s" busy={busy} onClick={() => void correct(response_date.value)}>
              Use the printed date
            </Button>
          }
        >
          <b>
            The notice says {inFull(response_date.value)} (page {response_date.page}), you entered {inFull(deadline)}.
          </b>{' '}
          The printed date governs.
        </Notice>
      )}
      {!recognized && (
        <Notice
          tone="gap"
          action={
            <LinkButton to="/rfe" size="s">
              Replace the file
            </LinkButton>
          }
        >
          <b>{NO_NOTICE}</b> This file can be analysed all the same; that takes a credit and finds nothing to answer.
        </Notice>
      )}
      {recognized && kind === 'other' && (
        <Notice tone="gap">
          <b>This does not look like a Request for Evidence.</b> Check that it is the right file. It can be analysed all
          the same.
        </Notice>
      )}
      {kind === 'noid' && (
        <Notice tone="gap">
          <b>This is a Notice of Intent to Deny.</b> It leaves at most 30 days, and the officer means to deny the
          petition unless the answer changes that (8 CFR 103.2(b)(8)(iv)).
        </Notice>
      )}
      {other !== undefined && (
        <Notice tone="gap">
          <b>This notice is about {other}, not a national interest waiver.</b> Its points are listed all the same; a
          response drafted here argues for a waiver.
        </Notice>
      )}
    </>
  )
}
