import type { Factor, Prong } from '#domain/rfe.ts'
import type { Told } from './told.ts'

/** What the notice treats as one: the findings on it and what is asked for. */
export interface Point {
  section: number
  /** Its heading is a whole prong's. */
  whole: boolean
  factor: Factor | null
  /** How sure its words make the factor. */
  sure: number
  prong: Prong | null
  heading: string | null
  /** Clearly another than the one before it. */
  apart?: boolean
  findings: Told[]
  requests: Told[]
}
