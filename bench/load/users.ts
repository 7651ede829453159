// Two hundred people at once, in a process of their own. Each opens a page of their profile, reads it for a while and opens
// the next; what a page asks for is asked at once, as a browser does. Besides, `/healthz` is asked ten times a second.
import { setTimeout as passes } from 'node:timers/promises'
import { numbersFrom } from '../profiles/telling-text.ts'
import { ask, type Caller } from './asking.ts'

export interface Work {
  url: string
  callers: Caller[]
  seconds: number
  /** The shortest and the longest time for which a page is read. */
  thinkMs: [number, number]
}

export interface Waits {
  requests: number[]
  healthz: number[]
  failed: string[]
}

/** What the pages of a profile ask for. */
const PAGES: readonly (readonly string[])[] = [
  ['/api/auth/me/', '/api/application/', '/api/payments/usage/', '/api/product/proposed-endeavor/'],
  ['/api/academichistory/', '/api/files/same/'],
  ['/api/academicprojects/', '/api/files/same/'],
  ['/api/professionalhistory/', '/api/files/same/'],
  ['/api/professionalprojects/', '/api/files/same/'],
  ['/api/evidence/', '/api/files/same/'],
  ['/api/futureplan/', '/api/referee/'],
  ['/api/product/petition/letter/', '/api/RecLetter/'],
]
const HEALTHZ_EVERY_MS = 100

async function use({ url, callers, seconds, thinkMs }: Work): Promise<Waits> {
  const waits: Waits = { requests: [], healthz: [], failed: [] }
  const until = performance.now() + seconds * 1000
  const timed = async (into: number[], path: string, caller: Caller): Promise<void> => {
    try {
      into.push(await ask(url, path, caller))
    } catch (error) {
      waits.failed.push(String(error))
    }
  }
  const [least, most] = thinkMs
  async function person(caller: Caller, number: number): Promise<void> {
    const chance = numbersFrom(number)
    // They do not all come in the same moment; the first number after seeds that lie side by side lies side by side too.
    chance(most)
    await passes(chance(most))
    while (performance.now() < until) {
      const page = PAGES[chance(PAGES.length)] ?? []
      await Promise.all(page.map((path) => timed(waits.requests, path, caller)))
      await passes(least + chance(most - least))
    }
  }
  async function look(caller: Caller): Promise<void> {
    while (performance.now() < until) {
      await timed(waits.healthz, '/healthz', caller)
      await passes(HEALTHZ_EVERY_MS)
    }
  }
  const [first] = callers
  await Promise.all([...callers.map(person), ...(first === undefined ? [] : [look(first)])])
  return waits
}

process.on('message', (work: Work) => {
  void use(work).then((waits) => process.send?.(waits, () => process.disconnect()))
})
