import type { ChecklistItem } from '#domain/progress.ts'
import type { ProgressSection } from '#domain/section.ts'
import { ArrowRight } from 'lucide-react'
import { LinkButton } from '../../ui/button.tsx'

const INVITATIONS: Partial<Record<ProgressSection, { title: string; text: string }>> = {
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
  RFE: { title: 'Add the notice', text: 'All of its pages in one PDF, and the date by which it wants an answer.' },
  'Proposed Endeavor': {
    title: 'Choose your endeavor',
    text: 'Ten drafts from your own record. You choose the one you will carry out.',
  },
  Recommender: { title: 'Add a recommender', text: 'People who know your work, or only your results.' },
  'RFE Analysis': {
    title: 'Analyse the notice',
    text: 'Each point that the officer makes, what your record holds on it, and what is missing.',
  },
  'RFE Response': { title: 'Draft your response', text: 'Each point of the notice, answered from your exhibits.' },
  'Petition Letter': { title: 'Generate your petition letter', text: 'Drafted from your record and its exhibits.' },
}

/** What to do now, with its minutes, as the one big button. */
export function NextStep({ item, typed }: { item: ChecklistItem; typed: boolean }) {
  const { title, text } = INVITATIONS[item.section] ?? { title: item.label, text: '' }
  return (
    <section className="next" aria-labelledby="next-step">
      <div>
        <p className="over">Next step, about {item.minutes} minutes</p>
        <h2 id="next-step">{title}</h2>
        <p>{typed ? 'What you typed is kept on this device. Go on where you stopped.' : text}</p>
      </div>
      <LinkButton to={item.path} look="primary" size="l" iconAfter={ArrowRight}>
        Continue with {item.label}
      </LinkButton>
    </section>
  )
}

/** What remains when nothing of the list is left. */
export function AllDone({ rfe }: { rfe: boolean }) {
  return (
    <section className="next" aria-labelledby="next-step">
      <div>
        <p className="over">Every step is done</p>
        <h2 id="next-step">{rfe ? 'Keep an eye on the date' : 'Read it all once more'}</h2>
        <p>
          {rfe
            ? 'Settle each issue of the notice, read the response once more, sign it, and send it all together. Nothing is sent for you.'
            : 'Settle what is marked in each document, then sign. Nothing is filed for you: you send it yourself.'}
        </p>
      </div>
      <LinkButton to={rfe ? '/rfe-response' : '/petition-letter'} look="primary" size="l" iconAfter={ArrowRight}>
        {rfe ? 'Open the response' : 'Open the petition letter'}
      </LinkButton>
    </section>
  )
}
