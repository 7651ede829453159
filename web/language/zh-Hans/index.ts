import type { Messages } from '@lingui/core'
import { TOLD } from './told.ts'

const catalogs = import.meta.glob<Messages>('./*.po', { eager: true, import: 'messages' })

export const messages: Messages = Object.fromEntries(
  Object.values(catalogs).flatMap((catalog) => Object.entries(catalog)),
)
export const told = TOLD
