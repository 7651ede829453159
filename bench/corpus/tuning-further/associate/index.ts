import type { Case } from '../../case.ts'
import { dosingPharmacist } from './dosing-pharmacist.ts'
import { soilScientist } from './soil-scientist.ts'
import { soundDesigner } from './sound-designer.ts'

export const cases: Case[] = [soilScientist, soundDesigner, dosingPharmacist]
