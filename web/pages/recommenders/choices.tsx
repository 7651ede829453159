import { GOALS, type ConfigurationCategory } from '#domain/recommender.ts'
import { ApiError } from '../../api/api-error.ts'
import { chooseItem, isSame, useChosenItems, type ChosenItem } from '../../api/recommenders.ts'
import { SavingCheckbox } from '../../ui/saving-checkbox.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { useEndorsable, useEndorsableEndeavors, type EndorsableGroup } from './endorsable.ts'

const GOAL_GROUP: EndorsableGroup = {
  category: 'goal',
  label: 'Endorsed Goals',
  items: GOALS.map(({ id, label }) => ({ id, title: label, description: '' })),
}

/** What the recommender is asked to speak to: entries of the profile, endeavors, goals. A tick is saved at once. */
export function Choices({ referee }: { referee: number }) {
  const { groups, failed } = useEndorsable()
  const endeavors = useEndorsableEndeavors()
  const { data: chosen, isError, refetch } = useChosenItems(referee)
  if (failed || isError)
    return <ErrorState title="Error fetching referee data, please reload the page" onRetry={() => void refetch()} />
  if (groups === undefined || chosen === undefined) return <Skeleton cards={2} />

  const toggle = async (item: ChosenItem, on: boolean) => {
    try {
      await chooseItem(referee, item, on)
      toast(on ? 'Item added to configuration' : 'Item removed from configuration')
    } catch (error) {
      const refused = error instanceof ApiError && error.status > 0
      const text = on ? 'Failed to add item to configuration' : 'Failed to remove item from configuration'
      toast({ text: refused ? text : 'Failed to update selection. Please try again.', tone: 'error' })
      throw error
    }
  }
  const boxes = (group: EndorsableGroup) => (
    <Boxes key={group.category} group={group} chosen={chosen} onToggle={toggle} />
  )
  return (
    <div className="choices">
      <div>
        <h2>Endorsed Items</h2>
        <p className="help">
          What this recommender can speak to from their own knowledge. Give each writer something else.
        </p>
      </div>
      {groups.map(boxes)}
      {boxes({ ...endeavors, label: 'Proposed Endeavors' })}
      {boxes(GOAL_GROUP)}
    </div>
  )
}

function Boxes({
  group,
  chosen,
  onToggle,
}: {
  group: EndorsableGroup
  chosen: readonly ChosenItem[]
  onToggle: (item: ChosenItem, on: boolean) => Promise<void>
}) {
  const itemOf = (category: ConfigurationCategory, item_id: string): ChosenItem => ({ category, item_id })
  return (
    <fieldset>
      <legend>{group.label}</legend>
      {group.items.length === 0 && <p className="help">None yet.</p>}
      {group.items.map(({ id, title, description }) => {
        const item = itemOf(group.category, id)
        return (
          <SavingCheckbox
            key={id}
            label={title || 'Untitled'}
            help={description || undefined}
            checked={chosen.some((one) => isSame(one, item))}
            save={(on) => onToggle(item, on)}
          />
        )
      })}
    </fieldset>
  )
}
