import { ENDEAVOR_PARTS } from '#domain/endeavor.ts'
import type { Client } from './client.ts'
import { addReferee } from './fill-profile.ts'

/** Adds an endeavor of the applicant's own and selects it. */
export const selectEndeavor = async (client: Client): Promise<number> => {
  const parts = Object.fromEntries(
    ENDEAVOR_PARTS.map((part) => [
      part,
      'The endeavor makes the testing of sodium cells comparable between laboratories.',
    ]),
  )
  const own = { title: 'An open testing protocol for sodium cells', ...parts }
  const { id } = (await client.post<{ id: number }>('/api/product/proposed-endeavor/', own)).body
  await client.patch(`/api/product/proposed-endeavor/${id}/`, { is_selected: true })
  return id
}

/** Adds a recommender whose letter can be generated. */
export const addReadyReferee = async (
  client: Client,
  items: { evidence: number; endeavor: number },
  fields: Record<string, string> = {},
): Promise<number> => {
  const id = await addReferee(client, fields)
  for (const item of [
    { item_category: 'evidence', item_id: items.evidence },
    { item_category: 'proposedendeavor', item_id: items.endeavor },
    { item_category: 'goal', item_id: 'work_impact' },
  ])
    await client.post(`/api/product/rec/conf/${id}/`, item)
  return id
}
