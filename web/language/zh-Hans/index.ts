import type { Messages } from '@lingui/core'
import type { Told } from '../translated.ts'
import { TOLD } from './told.ts'
import { US_STATES_TOLD } from './us-states.ts'

const catalogs = import.meta.glob<Messages>('./*.po', { eager: true, import: 'messages' })

export const messages: Messages = Object.fromEntries(
  Object.values(catalogs).flatMap((catalog) => Object.entries(catalog)),
)
export const told: Told = { ...TOLD, ...US_STATES_TOLD }
