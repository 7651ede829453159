import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CHECKLIST } from '#domain/progress.ts'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import './process.css'

const minutesOf = (path: string): number => CHECKLIST.find((item) => item.path === path)?.minutes ?? 0

const inMinutes = (path: string): string => {
  const minutes = minutesOf(path)
  return t`${minutes} min`
}
const minutesEach = minutesOf('/recommender')

/** What has to be there before a recommender signs; the last is what comes next. */
const BEFORE_SIGNING = [
  { label: t`Profile complete`, done: true },
  { label: t`Referee information verified`, done: true },
  { label: t`Proposed endeavor selected`, done: true },
  { label: t`Letter generated`, done: false },
]

export function Process() {
  return (
    <section className="band" id="how" aria-labelledby="how-title">
      <div className="wrap-p two">
        <div>
          <h2 id="how-title">
            <Trans>Four steps, and you always know which one is next</Trans>
          </h2>
          <p className="intro">
            <Trans>
              About three hours of your time, over as many evenings as you like. Everything you type is kept.
            </Trans>
          </p>
          <LinkButton to="/login" look="primary" size="l">
            <Trans>Create Profile</Trans>
          </LinkButton>
        </div>
        <ol className="how">
          <Step
            title={t`Create your profile and upload documents`}
            takes={t`about 2 h`}
            text={t`Education, work, projects, evidence and plans: seven short steps. What an ORCID, BibTeX or JSON Resume file holds need not be typed again.`}
          />
          <Step
            title={t`Select your proposed endeavor`}
            takes={inMinutes('/proposed-endeavor')}
            text={t`Ten drafts from your own record. You choose the one that you will carry out, and edit it until it is yours.`}
          />
          <Step
            title={t`Review and download your recommendation letters`}
            takes={t`${minutesEach} min each`}
            text={t`Each letter speaks to other contributions, and each writer reads, corrects and signs.`}
          >
            <ul className="ticked">
              {BEFORE_SIGNING.map(({ label, done }) => (
                <li key={label}>
                  <span className={done ? 'tick tick-done' : 'tick'} aria-hidden="true">
                    {done && <Icon of={Check} />}
                  </span>
                  {label}
                </li>
              ))}
            </ul>
          </Step>
          <Step
            title={t`Review and download your petition letter`}
            takes={inMinutes('/petition-letter')}
            text={t`Read it beside its exhibits, settle what is still open, then download it as PDF and DOCX.`}
          />
        </ol>
      </div>
    </section>
  )
}

function Step({ title, text, takes, children }: { title: string; text: string; takes: string; children?: ReactNode }) {
  return (
    <li>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        {children}
      </div>
      <span className="takes">{takes}</span>
    </li>
  )
}
