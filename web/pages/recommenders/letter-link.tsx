import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { calledName } from '#domain/filing-name.ts'
import type { LetterLink } from '#domain/letter-link.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useLetterLinks } from '../../api/letter-links.ts'
import { refetchLetters, useLetters, useRecommender } from '../../api/recommenders.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { AskForLetter } from './ask-for-letter.tsx'
import { EarlierLinks, LinkStates } from './link-states.tsx'
import './letter-link.css'

const HEADING = 'letter-link'
/** What had the focus goes away with what was done by it. */
const focusHeading = (): void => void requestAnimationFrame(() => document.getElementById(HEADING)?.focus())

/** What the recommender does with the letter by a link: asked for, followed, taken back. */
export function LetterLinkPanel({ referee }: { referee: number }) {
  const { data: person } = useRecommender(referee)
  const { data: links, isError, refetch } = useLetterLinks(referee)
  const letters = useLetters(referee).data?.letters ?? []
  const [isAnew, setAnew] = useState(false)
  const [newest, ...earlier] = links ?? []
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== `#${HEADING}`) return
    const heading = document.getElementById(HEADING)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView()
  }, [hash])
  // Handed in by the link, the signed letter is there without a reload.
  const signed = newest?.signed_at
  useEffect(() => {
    if (signed) void refetchLetters(referee)
  }, [signed, referee])
  const name = person === undefined ? t`your recommender` : calledName({ ...person, middle_name: '' })
  return (
    <section className="card card-pad letter-link" aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1}>
        <Trans>Ask {name} to read and sign</Trans>
      </h2>
      {isError && links === undefined ? (
        <ErrorState title={t`The links could not be read`} onRetry={() => void refetch()} />
      ) : links === undefined || person === undefined ? (
        <Skeleton />
      ) : (
        <>
          {newest !== undefined && (
            <LinkStates
              referee={referee}
              link={newest}
              name={name}
              opens={letters.findIndex(({ id }) => id === newest.letter_id) + 1}
              isOlder={letters.some(({ id }) => id > newest.letter_id)}
              onAnew={isAnew ? null : () => setAnew(true)}
              onRevoked={focusHeading}
            />
          )}
          {(newest === undefined || isAnew) && (
            <AskForLetter
              referee={referee}
              name={name}
              email={person.email}
              replaces={isLiving(newest)}
              onMade={() => {
                setAnew(false)
                focusHeading()
              }}
              onCancel={
                newest === undefined
                  ? null
                  : () => {
                      setAnew(false)
                      focusHeading()
                    }
              }
            />
          )}
          {earlier.length > 0 && <EarlierLinks links={earlier} />}
        </>
      )}
    </section>
  )
}

const isLiving = (link: LetterLink | undefined): boolean => link !== undefined && link.url !== null
