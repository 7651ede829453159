import type { Factor, Prong } from '#domain/rfe.ts'
import { grantedFactors } from './concession.ts'
import { NOWHERE } from './factor-of.ts'
import type { Told } from './told.ts'
import type { OnWhat } from './weighing/factor-traits.ts'

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

/** What a point is weighed by. */
export const onWhat = ({ findings, requests }: Point): OnWhat => {
  const [first] = findings.length > 0 ? findings : requests
  return {
    said: findings.filter(({ names }) => names !== true).map(({ subject }) => subject),
    granted: findings.flatMap(({ concession }) => (concession === null ? [] : grantedFactors(concession))),
    asked: requests.map(({ own }) => own),
    heading: first?.heading ?? null,
    under: first?.under ?? NOWHERE,
  }
}
