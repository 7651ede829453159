import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { exhibitLabel, isUnnumbered } from '#domain/exhibit-number.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { saveSeries, useSeriesPapers } from '../../api/rfe.ts'
import { BETWEEN_SENTENCES } from '../../language/locale.ts'
import { langOf } from '../../language/lang-of.ts'
import { Button } from '../../ui/button.tsx'
import { SavingCheckbox } from '../../ui/saving-checkbox.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { reasonOf } from '../rfe-analysis/change-work.ts'

const NOT_SAVED = t`This could not be saved. Please try again.`

const save = async (urls: readonly string[], is_filed: boolean) => {
  try {
    await saveSeries(urls, is_filed)
  } catch (error) {
    toast({ text: reasonOf(error, NOT_SAVED), tone: 'error' })
    throw error
  }
}

/** Papers that USCIS has keep their numbers; new ones form a series of their own. */
export function Series() {
  const { data, isError, refetch } = useSeriesPapers()
  const fresh = (data ?? []).filter(({ is_filed }) => !is_filed)
  const [busy, setBusy] = useState(false)
  const tickAll = async () => {
    setBusy(true)
    await save(
      fresh.map(({ url }) => url),
      true,
    ).catch(() => undefined)
    setBusy(false)
  }
  return (
    <section className="rfe-series" aria-labelledby="series">
      <h2 id="series">
        <Trans>Your papers</Trans> <small>{fresh.length > 0 && t`${fresh.length} new with this response`}</small>
      </h2>
      {isError && data === undefined ? (
        <ErrorState title={t`Error fetching your papers`} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton />
      ) : data.length === 0 ? (
        <p className="small soft">
          <Trans>
            Your profile holds no papers yet. <Link to="/evidence">Add evidence</Link> that answers the notice: each
            paper becomes an exhibit of the response.
          </Trans>
        </p>
      ) : (
        <fieldset>
          <legend className="small soft">
            <Trans>
              Which of these did USCIS already get with the petition? The others are marked R1, R2 and so on. Saved as
              you tick.
            </Trans>
            {data.some(({ number }) => isUnnumbered(number)) && (
              <>
                {BETWEEN_SENTENCES}
                <Trans>
                  Papers marked F1, F2 and so on are with USCIS under a number that nobody knows here: the response
                  calls them by their titles.
                </Trans>
              </>
            )}
          </legend>
          {fresh.length > 1 && (
            <Button look="quiet" size="s" className="-ml-3" busy={busy} onClick={() => void tickAll()}>
              <Trans>USCIS has all of them</Trans>
            </Button>
          )}
          <div className="boxes">
            {data.map(({ url, title, number, is_filed }) => (
              <SavingCheckbox
                key={url}
                label={
                  <span className="wrap-anywhere" lang={langOf(title)}>
                    {title}
                  </span>
                }
                help={t`Exhibit ${exhibitLabel(number)}`}
                checked={is_filed}
                save={(filed) => save([url], filed)}
              />
            ))}
          </div>
        </fieldset>
      )}
    </section>
  )
}
