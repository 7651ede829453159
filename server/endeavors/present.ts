import { ENDEAVOR_PARTS, type Endeavor, type NotedEndeavor } from '#domain/endeavor.ts'
import type { Parts } from '../parts.ts'
import type { Owner } from '../profile/owner.ts'
import { notesOf } from './notes.ts'
import { listEndeavors } from './store.ts'

/** Of a locked endeavor only its title is told. */
const locked = (endeavor: Endeavor): NotedEndeavor => ({
  ...endeavor,
  ...Object.fromEntries(ENDEAVOR_PARTS.map((part) => [part, null])),
  is_selected: false,
  notes: [],
})

async function presentAll(
  parts: Pick<Parts, 'db' | 'workers'>,
  owner: Owner,
  endeavors: readonly Endeavor[],
): Promise<NotedEndeavor[]> {
  const open = endeavors.filter(({ is_locked }) => !is_locked)
  const notes = await notesOf(parts, owner, open)
  const noted = new Map(open.map((endeavor, at) => [endeavor, notes[at] ?? []]))
  return endeavors.map((endeavor) =>
    endeavor.is_locked ? locked(endeavor) : { ...endeavor, notes: noted.get(endeavor) ?? [] },
  )
}

export async function present(
  parts: Pick<Parts, 'db' | 'workers'>,
  owner: Owner,
  endeavor: Endeavor,
): Promise<NotedEndeavor> {
  const [presented] = await presentAll(parts, owner, [endeavor])
  return presented ?? locked(endeavor)
}

/** The endeavors of an application, the newest last. */
export const presentList = async (parts: Pick<Parts, 'db' | 'workers'>, owner: Owner): Promise<NotedEndeavor[]> =>
  presentAll(parts, owner, await listEndeavors(parts.db, owner.application_id))
