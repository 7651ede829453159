import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ChecklistItem } from '#domain/progress.ts'
import type { ProgressSection } from '#domain/section.ts'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { translated } from '../../language/translated.ts'
import { LinkButton } from '../../ui/button.tsx'

const INVITATIONS: Partial<Record<ProgressSection, { title: string; text: string }>> = {
  'Personal Info': { title: t`Tell us who you are`, text: t`Your name, how to reach you, and your resume.` },
  Education: { title: t`Add your education`, text: t`Each degree with its diploma and transcript.` },
  'Academic Project': {
    title: t`Add your education projects`,
    text: t`Research and projects from your studies. You can skip this.`,
  },
  Employment: { title: t`Add your employment`, text: t`Your positions, the latest first.` },
  'Professional Project': {
    title: t`Add your employment projects`,
    text: t`What you brought about at work, and who uses it.`,
  },
  Evidence: { title: t`Add your evidence`, text: t`Awards, certificates and records that show what you have done.` },
  'Future Plan': { title: t`Describe your plans`, text: t`What you will do in the United States, step by step.` },
  RFE: { title: t`Add the notice`, text: t`All of its pages in one PDF, and the date by which it wants an answer.` },
  'Proposed Endeavor': {
    title: t`Choose your endeavor`,
    text: t`Ten drafts from your own record. You choose the one you will carry out.`,
  },
  Recommender: { title: t`Add a recommender`, text: t`People who know your work, or only your results.` },
  'RFE Analysis': {
    title: t`Analyse the notice`,
    text: t`Each point that the officer makes, what your record holds on it, and what is missing.`,
  },
  'RFE Response': { title: t`Draft your response`, text: t`Each point of the notice, answered from your exhibits.` },
  'Petition Letter': { title: t`Generate your petition letter`, text: t`Drafted from your record and its exhibits.` },
}

/** The way to the step that is left in the record, where a notice comes first. */
export function BesidesIt({ item }: { item: ChecklistItem | undefined }) {
  if (item === undefined) return null
  const step = translated(item.label)
  return (
    <p className="small soft mt-3">
      <Trans>
        Your record can grow meanwhile: <Link to={item.path}>go on with {step}</Link>.
      </Trans>
    </p>
  )
}

/** The way to the step that is left in the record, where the answer to a notice comes first and its background may come otherwise. */
function TwoWays({ item }: { item: ChecklistItem }) {
  const step = translated(item.label)
  return (
    <p className="small soft mt-3">
      <Trans>
        The response needs your background, in one of two ways: enter it here (
        <Link to={item.path}>go on with {step}</Link>), or <Link to="/rfe-response">upload what you filed</Link> where
        the response is drafted. Both together work too.
      </Trans>
    </p>
  )
}

/** What to do now, with its minutes, as the one big button. */
export function NextStep({
  item,
  besides,
  typed,
}: {
  item: ChecklistItem
  /** What would come next without it. */
  besides?: ChecklistItem | undefined
  typed: boolean
}) {
  const { title, text } = INVITATIONS[item.section] ?? { title: translated(item.label), text: '' }
  const { minutes } = item
  const step = translated(item.label)
  return (
    <section className="next" aria-labelledby="next-step">
      <div>
        <p className="over">
          <Trans>Next step, about {minutes} minutes</Trans>
        </p>
        <h2 id="next-step">{title}</h2>
        <p>{typed ? t`What you typed is kept on this device. Go on where you stopped.` : text}</p>
        {besides !== undefined && <TwoWays item={besides} />}
      </div>
      <LinkButton to={item.path} look="primary" size="l" iconAfter={ArrowRight}>
        <Trans>Continue with {step}</Trans>
      </LinkButton>
    </section>
  )
}
