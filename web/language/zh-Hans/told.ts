import type { Told } from '../translated.ts'

/** What the domain and the server say. `domain` and `server` are held to it: see told.test.ts. */
export const TOLD: Told = {}
