import { shortTitle } from './names.ts'
import type { Phrase } from './phrase.ts'
import type { Entry } from './portrait.ts'

/** Calls each project by its whole title once, and by the head of it from then on. */
export class Naming {
  private readonly named = new Set<string>()

  call(work: Entry): Phrase | undefined {
    const key = `${work.section}/${work.id}`
    const known = this.named.has(key)
    this.named.add(key)
    return work.say('project_name', (title) => `“${tidy(known ? shortTitle(title) : title)}”`)
  }

  all(works: readonly Entry[]): Phrase[] {
    return works.flatMap((work) => this.call(work) ?? [])
  }
}

const tidy = (title: string): string => title.replace(/[.“”"]+$/g, '').replace(/["“”]/g, '’')
