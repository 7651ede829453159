import { relationBy, type Bond } from '../../case-file/ties.ts'
import { client } from './client.ts'
import { colleague } from './colleague.ts'
import type { Manner } from './manner.ts'
import { official } from './official.ts'
import { peer } from './peer.ts'
import { professor } from './professor.ts'
import { supervisor } from './supervisor.ts'

export type MannerName = 'professor' | 'supervisor' | 'colleague' | 'client' | 'official' | 'peer'

export const MANNERS: Readonly<Record<MannerName, Manner>> = {
  professor,
  supervisor,
  colleague,
  client,
  official,
  peer,
}

type Writer = Bond & { title: string; organization: string }

const PUBLIC_BODY =
  /\b(?:county|city|town|state|department|ministry|commission|agency|bureau|authority|administration|council|board|federal|national guard|public works)\b/i
const PRIVATE = /\b(?:university|college|school|hospital|company|cooperative|inc|llc|ltd|corp)\b/i
const PUBLIC_OFFICE = /\b(?:commissioner|mayor|administrator|secretary|senator|inspector|minister|county|city|state)\b/i
const USER = /\b(?:customer|client|user|buyer|operator)\b|\b(?:uses?|bought|ordered|hired)\b/i

/** How a recommender writes: by the tie that the profile bears out, and among those without one by office and use. */
export function mannerOf(writer: Writer): MannerName {
  const { title, organization, relationship } = writer
  const relation = relationBy(writer)
  if (relation !== undefined) return relation
  if (PUBLIC_BODY.test(organization) && !PRIVATE.test(organization) && PUBLIC_OFFICE.test(title)) return 'official'
  return USER.test(relationship) ? 'client' : 'peer'
}
