import { LANDING_KITS } from '#domain/plans.ts'
import { BookOpenCheck, Tag, Undo2 } from 'lucide-react'
import { Link, Navigate, useNavigationType } from 'react-router'
import { queryClient } from '../../api/query-client.ts'
import { meQuery } from '../../api/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Kits } from './kits.tsx'
import { PublicPage } from './public-page.tsx'

const STEPS = [
  {
    title: 'Create your profile and add documents',
    text: 'Seven short steps: education, work, projects, evidence and plans. Each upload becomes a numbered exhibit.',
  },
  {
    title: 'Choose your proposed endeavor',
    text: 'Ten are drafted from your own record. You pick the one you mean to pursue and edit every word.',
  },
  {
    title: 'Review and download recommendation letters',
    text: 'For each recommender you choose what they can speak to. They read, change and sign.',
  },
  {
    title: 'Review and download your petition letter',
    text: 'As PDF and DOCX, with contents and an exhibit list. What no source supports is marked, never hidden.',
  },
]

export default function Landing() {
  // A signed-in applicant who comes from inside the product goes on with the work.
  const fromInside = useNavigationType() === 'PUSH'
  if (fromInside && queryClient.getQueryData(meQuery.queryKey)) return <Navigate to="/dashboard" replace />
  return (
    <PublicPage title="Prepare your National Interest Waiver petition">
      <section className="hero" aria-labelledby="hero">
        <div className="wrap-p">
          <div className="say">
            <h1 id="hero">Every sentence shows its source.</h1>
            <p className="lead">
              Waiverly takes you through a National Interest Waiver petition one step at a time, and ties each fact in
              it to the page that proves it.
            </p>
            <LinkButton to="/login" look="primary" size="l">
              Get Started
            </LinkButton>
            <ul className="facts">
              <li>
                <Icon of={Tag} />
                Packages from $1,049
              </li>
              <li>
                <Icon of={Undo2} />A failed generation gives its credit back
              </li>
              <li>
                <Icon of={BookOpenCheck} />
                Gaps in your evidence are named, not written over
              </li>
            </ul>
          </div>
          <ol className="how" aria-label="How it works">
            {STEPS.map(({ title, text }) => (
              <li key={title}>
                <h2>{title}</h2>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="band" id="pricing" aria-labelledby="pricing-title">
        <div className="wrap-p">
          <h2 id="pricing-title">Plain prices, paid once</h2>
          <p className="intro">
            You see what is left before anything is used. If a generation fails, its credit is back at once.
          </p>
          <Kits kits={LANDING_KITS} level={3} />
          <p className="after">
            <Link to="/all-plans">See all plans</Link>
          </p>
        </div>
      </section>
    </PublicPage>
  )
}
