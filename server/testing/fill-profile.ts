import type { Client, Reply } from './client.ts'
import { ENTRIES, REFEREE } from './entries.ts'
import { form } from './papers.ts'

type Saved = { id: number }

const saved = <T>(reply: Reply<T>): T => {
  if (reply.status !== 201) throw new Error(`a save answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  return reply.body
}

/** Saves a complete entry in each section; the ids by section. */
export const fillProfile = async (client: Client): Promise<Record<keyof typeof ENTRIES, number>> => {
  const ids: Partial<Record<keyof typeof ENTRIES, number>> = {}
  for (const path of Object.keys(ENTRIES) as (keyof typeof ENTRIES)[]) {
    const entry = ENTRIES[path]()
    const reply = await client.post<Saved | Saved[]>(`/api/${path}/`, path === 'academicprojects' ? entry : [entry])
    ids[path] = [saved(reply)].flat()[0]?.id
  }
  return ids as Record<keyof typeof ENTRIES, number>
}

export const addReferee = async (client: Client, fields: Record<string, string> = {}): Promise<number> => {
  const reply = await client.post<Saved[]>('/api/referee/', form({ ...REFEREE, ...fields }))
  return saved(reply)[0]?.id ?? 0
}
