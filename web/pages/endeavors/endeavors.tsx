import { t } from '@lingui/core/macro'
import type { NotedEndeavor } from '#domain/endeavor.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useEndeavors } from '../../api/endeavors.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { CompareRefused, whyNotCompared } from './compare-refused.tsx'
import { comparedIds } from './compared.ts'
import { EndeavorList } from './endeavor-list.tsx'
import { UpgradePrompt } from './upgrade-prompt.tsx'
import './endeavors.css'

const EndeavorForm = later(async () => (await import('./endeavor-form.tsx')).EndeavorForm, <Skeleton />)
const Compare = later(async () => (await import('./compare.tsx')).Compare, <Skeleton />)

const NONE: readonly NotedEndeavor[] = []

/** What is shown stands in the address, so that the browser's back leads to the list: `edit=12`, `edit=new`, `compare=12,15`. */
export default function Endeavors() {
  const query = useEndeavors()
  const list = query.data?.results ?? NONE
  const [search, setSearch] = useSearchParams()
  const [prompted, setPrompted] = useState(false)
  const [saved, setSaved] = useState<number | null>(null)
  const onLocked = () => setPrompted(true)
  const show = (what: Record<string, string>) => {
    setSaved(null)
    setSearch(what)
  }
  const back = () => show({})
  const edit = (id: number | 'new') => show({ edit: String(id) })

  const edited = search.get('edit')
  const [opened, setOpened] = useState<NotedEndeavor | undefined>()
  const stored = list.find((endeavor) => String(endeavor.id) === edited && !endeavor.is_locked)
  if (stored !== undefined && stored.id !== opened?.id) setOpened(stored)
  // What is being typed does not go away with one that is deleted in another window meanwhile.
  const open = stored ?? (String(opened?.id) === edited ? opened : undefined)
  const form = edited === 'new' ? t`Add your own endeavor` : open ? t`Edit your endeavor` : null
  const told = search.get('compare')
  const ids = comparedIds(told)
  const comparing = told !== null && ids.length !== 1
  usePageTitle(form ?? (comparing ? t`Two endeavors side by side` : t`Proposed endeavors`))

  const prompt = <UpgradePrompt open={prompted} onClose={() => setPrompted(false)} />
  if (form !== null)
    return (
      <div className="endeavors">
        <h1>{form}</h1>
        <EndeavorForm
          key={edited}
          endeavor={open ?? null}
          onSaved={(id) => {
            back()
            setSaved(id)
          }}
          onClose={back}
          onLocked={onLocked}
        />
        {prompt}
      </div>
    )
  if (comparing && query.data !== undefined) {
    const [left, right] = ids.map((id) => list.find((endeavor) => endeavor.id === id))
    const why = whyNotCompared(ids, list)
    if (why !== null || left === undefined || right === undefined)
      return <CompareRefused why={why ?? ''} onBack={back} />
    return (
      <>
        <Compare
          left={left}
          right={right}
          only={search.get('only') === 'differs'}
          // At once: React puts a box back that is not ticked by the end of its press, until the page has followed.
          onOnly={(only) =>
            setSearch({ compare: told, ...(only && { only: 'differs' }) }, { replace: true, flushSync: true })
          }
          onEdit={edit}
          onBack={back}
          onLocked={onLocked}
        />
        {prompt}
      </>
    )
  }
  return (
    <>
      <EndeavorList
        query={query}
        first={list.find((endeavor) => endeavor.id === ids[0] && !endeavor.is_locked)}
        saved={saved}
        onEdit={edit}
        onCompare={(chosen) => show(chosen.length === 0 ? {} : { compare: chosen.join(',') })}
        onLocked={onLocked}
      />
      {prompt}
    </>
  )
}
