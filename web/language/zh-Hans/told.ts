import type { Told } from '../translated.ts'
import { DATES_TOLD } from './told/dates.ts'
import { DOCUMENTS_TOLD } from './told/documents.ts'
import { DOMAIN_TOLD } from './told/domain.ts'
import { DRAFTING_TOLD } from './told/drafting.ts'
import { SERVER_TOLD } from './told/server.ts'

/** What the rooms below the web say, each word once, under the first room that says it; scripts/told.test.mjs holds it to them. */
export const TOLD: Told = { ...DATES_TOLD, ...DOMAIN_TOLD, ...DOCUMENTS_TOLD, ...SERVER_TOLD, ...DRAFTING_TOLD }
