import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { Link } from 'react-router'
import { isOpen } from '../../api/facts.ts'
import { langOf } from '../../language/lang-of.ts'
import { isNameless } from '#domain/fact-card.ts'
import { AddFact } from './add-fact.tsx'
import { FactRow } from './fact-row.tsx'
import { FieldValues } from './field-values.tsx'
import type { Group } from './groups.ts'
import { NamelessAnswers } from './nameless-answers.tsx'
import { SECTION_WORDS } from './sections.ts'
import { Settled } from './settled.tsx'
import type { Writing } from './walk.ts'

const headingOf = ({ title, section, file }: Group): string => {
  if (title !== '') return title
  if (file !== null) return t`A paper of yours`
  return section === null ? t`Other facts` : SECTION_WORDS[section].label
}

/** The facts of one entry, recommender or paper: those to look at, and folded what is settled. */
export const GroupOfFacts = memo(function GroupOfFacts({
  group,
  currentId,
  canJoin,
  writing,
}: {
  group: Group
  /** The current fact, where it is one of this group. */
  currentId: string | null
  canJoin: boolean
  writing: Writing | null
}) {
  const { key, section, file, subtitle, cards, values } = group
  const heading = headingOf(group)
  const open = cards.filter(isOpen)
  return (
    <section className="facts-entry" aria-labelledby={`${key}-title`}>
      <h3 id={`${key}-title`} lang={langOf(heading)}>
        {heading}
      </h3>
      <p className="small quiet place">
        {subtitle !== '' && <span lang={langOf(subtitle)}>{subtitle}</span>}
        {section !== null && file === null && (
          <Link to={SECTION_WORDS[section].path}>
            <Trans>
              Change the entry<span className="sr"> {heading}</span>
            </Trans>
          </Link>
        )}
      </p>
      {open.length > 0 && (
        <ul className="facts-open">
          {open.map((card) => (
            <FactRow
              key={card.id}
              card={card}
              isCurrent={card.id === currentId}
              canJoin={canJoin && card.id === currentId}
              writing={writing?.id === card.id ? writing : null}
              title={group.title}
            />
          ))}
        </ul>
      )}
      <NamelessAnswers cards={cards.filter(isNameless)} referee={group.entry} />
      <Settled
        state="confirmed"
        cards={cards.filter(({ state }) => state === 'confirmed')}
        writing={writing}
        title={group.title}
      />
      <Settled
        state="left_out"
        cards={cards.filter(({ state }) => state === 'left_out')}
        writing={writing}
        title={group.title}
      />
      <FieldValues values={values} />
      <AddFact group={group} />
    </section>
  )
})
