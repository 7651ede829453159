import { cap } from './heads-and-ends.ts'
import type { Phrase } from './phrase.ts'
import type { Entry } from './portrait.ts'
import { asTitle } from './quoted.ts'
import { referenceOf } from './reference.ts'

/** Calls each project by its whole title once, in quotation marks, and in words from then on: "the pilot line". */
export class Naming {
  private readonly named = new Set<string>()
  private readonly titles: ReadonlyMap<string, { title: string; reference: string | undefined }>

  constructor(works: readonly Entry[]) {
    const words = works.map((work) => withNames(referenceOf(work.value('project_name')), work))
    // Two works of one name would be taken for one another; those keep their titles.
    this.titles = new Map(
      works.map((work, i) => {
        const reference = words[i] ?? ''
        const isOwn = words.filter((other) => other === reference).length === 1
        return [keyOf(work), { title: asTitle(work.value('project_name')), reference: isOwn ? reference : undefined }]
      }),
    )
  }

  call(work: Entry): Phrase | undefined {
    const key = keyOf(work)
    const known = this.named.has(key) ? this.titles.get(key)?.reference : undefined
    this.named.add(key)
    return work.say('project_name', (title) => known ?? `“${asTitle(title)}”`)
  }

  /** A sentence with every project that it calls by its whole title called as the text calls it by now. */
  settled(text: string): string {
    let settled = text
    for (const [key, { title, reference }] of this.titles) {
      const quoted = new RegExp(`“${escaped(title)}([.,]?)”`, 'g')
      settled = settled.replace(quoted, (whole: string, stop: string, at: number) => {
        const known = this.named.has(key)
        this.named.add(key)
        if (!known || reference === undefined) return whole
        return (at === 0 ? reference.charAt(0).toUpperCase() + reference.slice(1) : reference) + stop
      })
      // "the protocol, in which I developed the protocol"
      if (reference !== undefined)
        settled = settled.replace(
          new RegExp(
            `(${escaped(reference)}),? in which I (?:developed|built|wrote|made) ${escaped(reference)}(?=[.,;])`,
            'i',
          ),
          '$1',
        )
    }
    return settled
  }

  all(works: readonly Entry[]): Phrase[] {
    return works.flatMap((work) => this.call(work) ?? [])
  }
}

/** Words of a title that the work's own account writes with a capital inside of a sentence are names, and keep it. */
function withNames(reference: string, work: Entry): string {
  const prose = ['background', 'goal', 'challenge', 'solution', 'impact'].map((field) => work.value(field)).join(' ')
  const names = new Set(prose.match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}\b/gu) ?? [])
  return reference.replace(/\b\p{Ll}{3,}\b/gu, (word) => {
    const name = cap(word)
    return names.has(name) && !new RegExp(`\\b${word}\\b`, 'u').test(prose) ? name : word
  })
}

const keyOf = (work: Entry): string => `${work.section}/${work.id}`

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
