import { CHECKLIST, percentDone, type ChecklistItem } from '#domain/progress.ts'
import { ArrowRight } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { progressQuery } from '../../api/progress.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { Checklist } from './checklist.tsx'
import { Contradictions } from './contradictions.tsx'
import { CreditsLeft } from './credits-left.tsx'
import './dashboard.css'

const counted = CHECKLIST.filter((item) => item.optional !== true)

/** `1 h 45 min`, `20 min`. */
const inWords = (minutes: number) =>
  [minutes >= 60 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ')

export default function Dashboard() {
  usePageTitle('Overview')
  const { data, isError, refetch } = useQuery(progressQuery)
  return (
    <div className="dash">
      <h1>Overview</h1>
      {isError ? (
        <ErrorState title="Error fetching progress" onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton cards={3} />
      ) : (
        <Overview done={new Set(data.filter((row) => row.status === 'completed').map((row) => row.section))} />
      )}
    </div>
  )
}

function Overview({ done }: { done: ReadonlySet<string> }) {
  const percent = percentDone(done)
  const open = counted.filter((item) => !done.has(item.section))
  const left = open.reduce((sum, item) => sum + item.minutes, 0)
  return (
    <>
      <section className="prog" aria-labelledby="progress">
        <p className="fig">
          <b>{percent}%</b>
          <span id="progress">
            of your petition is ready. {left > 0 && <span className="quiet">About {inWords(left)} of work left.</span>}
          </span>
        </p>
        <ProgressBar
          percent={percent}
          labelledBy="progress"
          segments={counted.map((item) => ({ minutes: item.minutes, done: done.has(item.section) }))}
        />
      </section>
      {open[0] && <NextStep item={open[0]} />}
      <Contradictions />
      <div className="cols">
        <Checklist done={done} at={open[0]?.section} />
        <div className="aside">
          <CreditsLeft />
        </div>
      </div>
    </>
  )
}

const INVITATIONS: Record<string, { title: string; text: string }> = {
  'Personal Info': { title: 'Tell us who you are', text: 'Your name, how to reach you, and your resume.' },
  Education: { title: 'Add your education', text: 'Each degree with its diploma and transcript.' },
  'Academic Project': {
    title: 'Add your education projects',
    text: 'Research and projects from your studies. You can skip this.',
  },
  Employment: { title: 'Add your employment', text: 'Your positions, the latest first.' },
  'Professional Project': {
    title: 'Add your employment projects',
    text: 'What you brought about at work, and who uses it.',
  },
  Evidence: { title: 'Add your evidence', text: 'Awards, certificates and records that show what you have done.' },
  'Future Plan': { title: 'Describe your plans', text: 'What you will do in the United States, step by step.' },
  'Proposed Endeavor': {
    title: 'Choose your endeavor',
    text: 'Ten drafts from your own record. You choose the one you will carry out.',
  },
  Recommender: { title: 'Add a recommender', text: 'People who know your work, or only your results.' },
  'Petition Letter': { title: 'Generate your petition letter', text: 'Drafted from your record and its exhibits.' },
}

function NextStep({ item }: { item: ChecklistItem }) {
  const { title, text } = INVITATIONS[item.section] ?? { title: item.label, text: '' }
  return (
    <section className="next" aria-labelledby="next-step">
      <div>
        <p className="over">Next step, about {item.minutes} minutes</p>
        <h2 id="next-step">{title}</h2>
        <p>{text}</p>
      </div>
      <LinkButton to={item.path} look="primary" size="l" iconAfter={ArrowRight}>
        Continue with {item.label}
      </LinkButton>
    </section>
  )
}
