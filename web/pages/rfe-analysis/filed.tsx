import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { usePetition } from '../../api/petition.ts'
import { useBackground } from '../../api/rfe.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { BackgroundFile } from '../rfe/background-paper.tsx'
import './before.css'

/** The letters that were filed, for an analysis that knows what they already say. */
export function Filed() {
  const { data, isError, refetch } = useBackground()
  const hasPetition = (usePetition().data?.letters ?? []).length > 0
  return (
    <section className="rfe-uploads" aria-labelledby="filed">
      <h2 id="filed">
        <Trans>What you filed</Trans>
      </h2>
      <p className="small soft">
        <Trans>
          The analysis works with the notice alone. With the letters that you filed it also finds what they already say.
        </Trans>
      </p>
      {isError && data === undefined ? (
        <ErrorState title={t`Error fetching your uploads`} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton />
      ) : (
        <div className="rfe-pair">
          <BackgroundFile
            kind="petition_letter"
            label={t`Petition letter`}
            help={
              hasPetition
                ? t`Without one, the letter that you drafted here is used.`
                : t`As you filed it, with or without its exhibit list.`
            }
            papers={data}
          />
          <BackgroundFile
            kind="response_letter"
            label={t`Response letter`}
            help={t`If you have answered an earlier notice, or begun to answer this one.`}
            papers={data}
          />
        </div>
      )}
    </section>
  )
}
