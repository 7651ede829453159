import type { Case } from '../../case.ts'
import { bankFounder } from './bank-founder.ts'
import { timberArchitect } from './timber-architect.ts'
import { wildfireEngineer } from './wildfire-engineer.ts'

export const cases: Case[] = [wildfireEngineer, timberArchitect, bankFounder]
