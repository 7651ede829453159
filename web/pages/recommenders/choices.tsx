import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { GOALS } from '#domain/recommender.ts'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { chooseItem, isSame, lookForRecommender, useChosenItems, type ChosenItem } from '../../api/recommenders.ts'
import { langOf } from '../../language/lang-of.ts'
import { LOCALE } from '../../language/locale.ts'
import { translated } from '../../language/translated.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextInput } from '../../ui/inputs.tsx'
import { SavingCheckbox } from '../../ui/saving-checkbox.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { UpgradePrompt } from '../endeavors/upgrade-prompt.tsx'
import { matching } from './matching.ts'
import { useEndorsable, useEndorsableEndeavors, type EndorsableGroup } from './endorsable.ts'

const GOAL_GROUP: EndorsableGroup = {
  category: 'goal',
  label: t`Endorsed Goals`,
  items: GOALS.map(({ id, label }) => ({ id, title: translated(label), description: '' })),
}

/** From how many items on a list is searched rather than read. */
const MANY = 12
/** From how many items on a group can be chosen at once. A letter speaks to an endeavor or two, never to all. */
const SEVERAL = 3

/** What the recommender is asked to speak to: entries of the profile, endeavors, goals. A tick is saved at once. */
export function Choices({ referee }: { referee: number }) {
  const entries = useEndorsable()
  const endeavors = useEndorsableEndeavors()
  const { data: chosen, isError, refetch } = useChosenItems(referee)
  const [search, setSearch] = useState('')
  const again = () => {
    void refetch()
    entries.refetch()
    endeavors.refetch()
  }
  if (entries.failed || endeavors.failed || (isError && chosen === undefined))
    return <ErrorState title={t`Error fetching referee data, please reload the page`} onRetry={again} />
  if (entries.groups === undefined || endeavors.group === undefined || chosen === undefined)
    return <Skeleton cards={2} />

  const toggle = async (item: ChosenItem, on: boolean) => {
    try {
      await chooseItem(referee, item, on)
      toast(on ? t`Item added to configuration` : t`Item removed from configuration`)
    } catch (error) {
      // The shell tells of a session that ended.
      if (error instanceof ApiError && error.status === 403 && error.code !== 'upgrade_required') return
      // What is gone may be the item or the recommender, deleted in another window.
      if (error instanceof ApiError && error.status === 404) void lookForRecommender(referee)
      const refused = error instanceof ApiError && error.status > 0
      const text = on ? t`Failed to add item to configuration` : t`Failed to remove item from configuration`
      toast({ text: refused ? text : t`Failed to update selection. Please try again.`, tone: 'error' })
    }
  }
  const boxes = (group: EndorsableGroup, all = group) => (
    <Boxes key={group.category} group={group} all={all} chosen={chosen} onToggle={toggle} />
  )
  const count = entries.groups.reduce((sum, { items }) => sum + items.length, 0)
  const shown = entries.groups.map((group) => ({ group, found: { ...group, items: matching(group.items, search) } }))
  const words = search.trim()
  const found = shown.filter(({ found: { items } }) => items.length > 0)
  return (
    <div className="choices">
      <div>
        <h2>
          <Trans>Endorsed Items</Trans>
        </h2>
        <p className="help">
          <Trans>What this recommender can speak to from their own knowledge. Give each writer something else.</Trans>
        </p>
      </div>
      {count >= MANY && (
        <Field id="search-items" label={t`Search the items`}>
          {(ids) => (
            <TextInput
              {...ids}
              type="search"
              autoComplete="off"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
        </Field>
      )}
      {count === 0 && (
        <p className="small soft">
          <Trans>
            Nothing to endorse yet. <Link to="/project-info">Add a project</Link>, a position or{' '}
            <Link to="/evidence">evidence</Link> first.
          </Trans>
        </p>
      )}
      {count > 0 && found.length === 0 && (
        <p className="small soft" role="status">
          <Trans>No item has “{words}” in it.</Trans>
        </p>
      )}
      {found.map(({ group, found: items }) => boxes(items, group))}
      {boxes({ ...endeavors.group, label: t`Proposed Endeavors` })}
      {endeavors.group.items.length === 0 && (
        <p className="small soft">
          <Trans>
            None yet. <Link to="/proposed-endeavor">Generate or add one</Link>.
          </Trans>
        </p>
      )}
      {boxes(GOAL_GROUP)}
    </div>
  )
}

function Boxes({
  group,
  all,
  chosen,
  onToggle,
}: {
  /** What is shown of it. */
  group: EndorsableGroup
  all: EndorsableGroup
  chosen: readonly ChosenItem[]
  onToggle: (item: ChosenItem, on: boolean) => Promise<void>
}) {
  const [asked, setAsked] = useState(false)
  const itemOf = (item_id: string): ChosenItem => ({ category: group.category, item_id })
  const isChosen = (id: string) => chosen.some((one) => isSame(one, itemOf(id)))
  const count = all.items.filter(({ id }) => isChosen(id)).length
  const open = group.items.filter(({ locked }) => !locked)
  const everyOne = open.every(({ id }) => isChosen(id))
  const chooseAll = () => {
    for (const { id } of open) if (isChosen(id) === everyOne) void onToggle(itemOf(id), !everyOne)
  }
  return (
    <fieldset>
      <legend>
        {group.label}
        {all.items.length > 0 && (
          <span className="quiet num">
            <Trans>
              , {count} of {all.items.length} chosen
            </Trans>
          </span>
        )}
      </legend>
      {open.length >= SEVERAL && group.category !== 'proposedendeavor' && (
        <Button look="quiet" size="s" className="choose-all" onClick={chooseAll}>
          {everyOne ? t`Clear all` : t`Select all`}
          <span className="sr">
            {' '}
            <Trans context="all of a group">of {group.label}</Trans>
          </span>
        </Button>
      )}
      {group.items.map(({ id, title, description, locked }) =>
        locked ? (
          // It answers a press, so that it can say what opens it.
          <label key={id} className="check locked-choice">
            <input
              type="checkbox"
              checked={false}
              aria-disabled="true"
              onChange={() => setAsked(true)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                // The same press would answer the question that it opens.
                event.preventDefault()
                setAsked(true)
              }}
            />
            <span lang={langOf(title)}>
              {title}
              <span className="help block" lang={LOCALE}>
                <Icon of={Lock} size="s" /> <Trans>Locked</Trans>
              </span>
            </span>
          </label>
        ) : (
          <SavingCheckbox
            key={id}
            label={<span lang={langOf(title)}>{title || t`Untitled`}</span>}
            help={description === '' ? undefined : <span lang={langOf(description)}>{description}</span>}
            checked={isChosen(id)}
            save={(on) => onToggle(itemOf(id), on)}
          />
        ),
      )}
      <UpgradePrompt open={asked} onClose={() => setAsked(false)} />
    </fieldset>
  )
}
