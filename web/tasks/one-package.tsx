import { t } from '@lingui/core/macro'
import { Trans, Plural } from '@lingui/react/macro'
import { CFR_103_2 } from '#domain/official-texts.ts'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { ofNotice, type useRfeResponse } from '../api/rfe.ts'
import { langOf } from '../language/lang-of.ts'
import { titleInWords } from '../language/title-in-words.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** What is taken out of the product: a file, once it is sure. */
export type Take = () => void

/**
 * Asks before a response is downloaded while issues of the notice are open: what it lacks cannot be sent later. What is pressed
 * before it is known which are open waits for that; where there is no `response`, nothing is asked. Place `dialog` in the page.
 */
export function useOnePackage(
  response: Pick<ReturnType<typeof useRfeResponse>, 'data' | 'refetch'> | undefined,
  notice: string | number | undefined,
): { guard: (take: Take) => void; dialog: ReactNode } {
  const [waiting, setWaiting] = useState<Take | null>(null)
  const navigate = useNavigate()
  const close = () => setWaiting(null)
  const unanswered = response?.data?.unanswered ?? []
  const count = unanswered.length
  const dialog = (
    <Dialog
      open={waiting !== null}
      title={t`One response, sent once`}
      onClose={close}
      actions={
        <>
          <Button
            onClick={() => {
              close()
              waiting?.()
            }}
          >
            <Trans>Download all the same</Trans>
          </Button>
          <Button
            look="primary"
            onClick={() => {
              close()
              void navigate(ofNotice('/rfe-analysis', notice))
            }}
          >
            <Trans>Back to the issues</Trans>
          </Button>
        </>
      }
    >
      <p className="soft small">
        <Plural
          value={count}
          one="One issue of the notice is not settled yet:"
          other={`${count} issues of the notice are not settled yet:`}
        />
      </p>
      <Unanswered titles={unanswered} />
      <p className="soft small">
        <Trans>
          All that is asked for goes in together, at one time. What is missing from the response cannot be sent later (
          <a href={CFR_103_2.address} target="_blank" rel="noreferrer">
            8 CFR 103.2(b)(11)
          </a>
          ).
        </Trans>
      </p>
    </Dialog>
  )
  const askOrTake = (take: Take, open: readonly string[]) => {
    if (open.length === 0) take()
    else setWaiting(() => take)
  }
  const guard = (take: Take) => {
    if (response === undefined || response.data !== undefined) return askOrTake(take, unanswered)
    void response.refetch({ cancelRefetch: false }).then(({ data }) => askOrTake(take, data?.unanswered ?? []))
  }
  return { guard, dialog }
}

/** Of the issues, as many as are read. */
const SOME = 6

/** The first of the issues that are open. */
export const Unanswered = ({ titles }: { titles: readonly string[] }) => (
  <ul className="small my-3 grid list-disc gap-1 pl-5">
    {titles
      .slice(0, SOME)
      .map(titleInWords)
      .map((title, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two issues may have one title
        <li key={at} className="wrap-anywhere" lang={langOf(title)}>
          {title}
        </li>
      ))}
    {titles.length > SOME && (
      <li>
        <Trans>and {titles.length - SOME} more</Trans>
      </li>
    )}
  </ul>
)
