import type { Case } from '../case.ts'
import { filmEditor } from './film-editor.ts'
import { grainFounder } from './grain-founder.ts'
import { processEngineer } from './process-engineer.ts'
import { statistician } from './statistician.ts'

/** A second corpus for tuning: sentences as a language model drafts them when it is handed the facts. */
export const tuningMore: Case[] = [statistician, processEngineer, grainFounder, filmEditor]
