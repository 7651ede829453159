import type { FactCard } from '#domain/fact-card.ts'
import { ENTRIES } from '#server/testing/entries.ts'
import type { Account } from './seed.ts'

const VERBS = ['designed', 'built', 'tested', 'measured', 'repaired', 'installed', 'documented', 'improved', 'planned']
const THINGS = ['press', 'kiln', 'mixer', 'dryer', 'sensor', 'valve', 'gauge', 'pump', 'filter', 'conveyor']
const at = (list: readonly string[], index: number): string => list[index % list.length] ?? ''

/** What people type of a machine: nine sentences about oneself, and one that was not typed in English, which is asked about. */
const summary = (thing: string): string =>
  [...VERBS.map((verb) => `I ${verb} the ${thing} of the coating line.`), '新机器的废料减少了百分之三。'].join('\n')

/** Saves as many posts as asked for, each with ten facts to look at. */
export async function addPosts({ client }: Account, count: number): Promise<void> {
  const posts = Array.from({ length: count }, (_, index) => {
    const thing = `${at(THINGS, index)}${index < THINGS.length ? '' : ` ${Math.floor(index / THINGS.length) + 1}`}`
    return { ...ENTRIES.professionalhistory(), job_title: `Engineer of the ${thing}`, job_summary: summary(thing) }
  })
  const { status, body } = await client.post('/api/professionalhistory/', posts)
  if (status !== 201) throw new Error(`the posts were answered ${status}: ${JSON.stringify(body)}`)
}

export const factsOf = async ({ client }: Account): Promise<FactCard[]> =>
  (await client.get<{ results: FactCard[] }>('/api/facts/')).body.results
