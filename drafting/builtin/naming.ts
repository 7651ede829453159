import type { Phrase } from './phrase.ts'
import type { Entry } from './portrait.ts'
import { referenceOf } from './reference.ts'

/** Calls each project by its whole title once, in quotation marks, and in words from then on: "the pilot line". */
export class Naming {
  private readonly named = new Set<string>()
  private readonly references: ReadonlyMap<string, string>

  constructor(works: readonly Entry[]) {
    const words = works.map((work) => referenceOf(work.value('project_name')))
    // Two works of one name would be taken for one another; those keep their titles.
    this.references = new Map(
      works.flatMap((work, i) => {
        const reference = words[i] ?? ''
        return words.filter((other) => other === reference).length > 1 ? [] : [[keyOf(work), reference]]
      }),
    )
  }

  call(work: Entry): Phrase | undefined {
    const key = keyOf(work)
    const known = this.named.has(key) ? this.references.get(key) : undefined
    this.named.add(key)
    return work.say('project_name', (title) => known ?? `“${tidy(title)}”`)
  }

  all(works: readonly Entry[]): Phrase[] {
    return works.flatMap((work) => this.call(work) ?? [])
  }
}

const keyOf = (work: Entry): string => `${work.section}/${work.id}`

const tidy = (title: string): string => title.replace(/[.“”"]+$/g, '').replace(/["“”]/g, '’')
