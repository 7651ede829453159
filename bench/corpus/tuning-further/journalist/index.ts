import type { Case } from '../../case.ts'
import { grid } from './grid.ts'
import { music } from './music.ts'
import { oyster } from './oyster.ts'

export const cases: Case[] = [oyster, music, grid]
