import type { Case } from '../case.ts'
import { cases as associate } from './associate/index.ts'
import { cases as journalist } from './journalist/index.ts'
import { cases as modelled } from './modelled/index.ts'
import { cases as paralegal } from './paralegal/index.ts'

/** Twelve cases, three each by four authors in four manners: of a paralegal, a journalist, an associate and a language model. */
export const cases: Case[] = [...paralegal, ...journalist, ...associate, ...modelled]
