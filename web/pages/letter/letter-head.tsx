import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { drafterName } from '#domain/drafter.ts'
import { BookOpenText, MessageCircleQuestion, Signature } from 'lucide-react'
import { BETWEEN_SENTENCES } from '../../language/locale.ts'
import { translated } from '../../language/translated.ts'
import { useReview } from '../../review/review-context.ts'
import { Icon } from '../../ui/icon.tsx'
import { longDay, questionsOf, useLinked } from './linked.ts'

/** Who asks, for what, until when, and what there is to do. */
export function LetterHead({ onGo }: { onGo: (to: 'letter' | 'questions' | 'sign') => void }) {
  const { letter } = useLinked()
  const { applicant, recommender, writer, note, expires_at, drafter } = letter
  const left = questionsOf(letter).length
  const unconfirmed = useReview().left.length
  const steps = [
    {
      to: 'letter',
      icon: BookOpenText,
      title: t`Read and correct`,
      text: t`Every word is yours to change.`,
    },
    {
      to: 'questions',
      icon: MessageCircleQuestion,
      title:
        left > 0
          ? plural(left, { one: 'Answer # question', other: 'Answer # questions' })
          : unconfirmed > 0
            ? plural(unconfirmed, { one: 'Confirm # sentence', other: 'Confirm # sentences' })
            : t`Questions answered`,
      text: left + unconfirmed === 0 ? t`Nothing is left open.` : t`Only you can know these.`,
    },
    { to: 'sign', icon: Signature, title: t`Sign and return`, text: t`By hand, in ink; then upload a scan.` },
  ] as const
  return (
    <header className="letter-head">
      <h1>
        <Trans>{applicant.name} asks you for a letter of recommendation</Trans>
      </h1>
      <p className="lead">
        <Trans>
          {recommender.name}, this is a draft of your letter to U.S. Citizenship and Immigration Services. Change it
          until it says what you would say, and sign only what you know to be true.
        </Trans>
      </p>
      {note !== '' && (
        <figure className="letter-note">
          <blockquote>{note}</blockquote>
          <figcaption>{applicant.name}</figcaption>
        </figure>
      )}
      <ol className="letter-steps">
        {steps.map(({ to, icon, title, text }) => (
          <li key={to}>
            <button type="button" onClick={() => onGo(to)}>
              <Icon of={icon} />
              <span>
                <b>{title}</b>
                <span className="tiny quiet block">{text}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p className="tiny quiet">
        <Trans>
          You need no account. This link opens this one letter until {longDay(expires_at)}. The draft was written by{' '}
          {translated(drafterName(drafter))} from what {applicant.name} entered.
        </Trans>
        {writer !== null && (
          <>
            {BETWEEN_SENTENCES}
            <Trans>You answer as {writer.name}.</Trans>
          </>
        )}
      </p>
    </header>
  )
}
