import { Plural } from '@lingui/react/macro'
import { ListChecks } from 'lucide-react'
import { isOpen, useFacts } from '../../api/facts.ts'
import { LinkButton } from '../../ui/button.tsx'

/** At the end of a step of the profile: how many of its facts are to be looked at, and the way there. */
export function FactsOfSection({ section }: { section: string }) {
  const { data = [] } = useFacts()
  const count = data.filter(
    (card) => isOpen(card) && card.sources.some((source) => 'section' in source && source.section === section),
  ).length
  if (count === 0) return null
  return (
    <p className="mt-3">
      <LinkButton to={`/facts?at=${section}`} look="quiet" size="s" icon={ListChecks} className="-ml-3">
        <Plural value={count} one="# fact of this section to look at" other="# facts of this section to look at" />
      </LinkButton>
    </p>
  )
}
