/** Exceptional ability in its two steps: the criteria, and final merits. */
export { exceptionalAbility } from './criteria.ts'
export { alternativeAbility, finalMerits } from './merits.ts'
