import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { usePageTitle } from './page-title.ts'
import { PROFILE_STEPS, ProfileSteps } from './profile-steps.tsx'

/** The frame of a profile step: steps bar, heading with its one-line reason, the form, and why it is asked at the side. */
export function ProfileStep({
  title,
  intro,
  why,
  children,
}: {
  title: string
  intro: ReactNode
  /** Headings (h2) and paragraphs. */
  why?: ReactNode
  children: ReactNode
}) {
  const { pathname } = useLocation()
  const step = PROFILE_STEPS.findIndex(({ path }) => path === pathname)
  const [place, count] = [step + 1, PROFILE_STEPS.length]
  usePageTitle(step < 0 ? title : t`${title}, step ${place} of ${count}`)
  return (
    <div className={step >= 0 ? 'prof' : 'prof prof-apart'}>
      <div className="work">
        {step >= 0 && <ProfileSteps />}
        <h1>{title}</h1>
        <p>{intro}</p>
        {children}
      </div>
      {why && (
        <aside className="why" aria-label={t`Why we ask`}>
          {why}
        </aside>
      )}
    </div>
  )
}
