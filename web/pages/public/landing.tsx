import { t } from '@lingui/core/macro'
import { useEffect } from 'react'
import { Navigate, useLocation, useNavigationType } from 'react-router'
import { queryClient } from '../../api/query-client.ts'
import { meQuery } from '../../api/session.ts'
import { enliven } from './enliven.ts'
import { Counters } from './landing/counters.tsx'
import { Hero } from './landing/hero.tsx'
import { Letters } from './landing/letters.tsx'
import { Pricing } from './landing/pricing.tsx'
import { Process } from './landing/process.tsx'
import { Questions } from './landing/questions.tsx'
import { Record } from './landing/record.tsx'
import { Strip } from './landing/strip.tsx'
import { PublicPage } from './public-page.tsx'
import './landing/sections.css'

export default function Landing() {
  // A signed-in applicant who comes from inside the product goes on with the work; a link within this page stays here.
  const fromInside = useNavigationType() === 'PUSH'
  const { hash } = useLocation()
  const goesOn = fromInside && hash === '' && queryClient.getQueryData(meQuery.queryKey) != null
  useEffect(() => (goesOn ? undefined : enliven(document)), [goesOn])
  if (goesOn) return <Navigate to="/dashboard" replace />
  return (
    <PublicPage title={t`Prepare your National Interest Waiver petition`}>
      <Hero />
      <Strip />
      <Counters />
      <Process />
      <Record />
      <Letters />
      <Pricing />
      <Questions />
    </PublicPage>
  )
}
