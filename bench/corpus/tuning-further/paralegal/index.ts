import type { Case } from '../../case.ts'
import { bridge } from './bridge.ts'
import { deviceOwner } from './device-owner.ts'
import { epidemiologist } from './epidemiologist.ts'

export const cases: Case[] = [bridge, epidemiologist, deviceOwner]
