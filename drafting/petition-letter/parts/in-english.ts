import type { Composer } from '../../builtin/composer.ts'
import { askedInEnglish } from '../../builtin/in-english.ts'
import type { Entry } from '../../builtin/portrait.ts'
import type { Matter } from '../matter.ts'

/** The section behind which whatever was met in none is asked for; every letter has it. */
const LAST = 'plan-and-progress'

/** The entries of which a section tells. */
function entriesOf(section: string, matter: Matter): (Entry | undefined)[] {
  const { ranked, jobs, evidence, leadPlan, otherPlans, endeavor } = matter
  const place = /^project-(\d+)$/.exec(section)?.[1]
  if (place !== undefined) return [ranked[Number(place) - 1]]
  if (section === 'endeavor') return [endeavor]
  if (section === 'posts') return jobs
  if (section === 'recognition') return evidence
  return section === LAST ? [...ranked, ...jobs, ...evidence, leadPlan, ...otherPlans] : []
}

/** Asks in English for what was typed in another script, once an entry, where the letter tells of the entry. */
export class PassagesInEnglish {
  private readonly matter: Matter
  private readonly asked = new Set<string>()

  constructor(matter: Matter) {
    this.matter = matter
  }

  /** After a section has been written. */
  askAfter(section: string, write: Composer): void {
    for (const entry of entriesOf(section, this.matter)) {
      const asked = entry && askedInEnglish(this.matter.caseFile, entry.section, entry.id)
      if (asked === undefined || this.asked.has(asked.what)) continue
      this.asked.add(asked.what)
      write.ask(asked.what, asked.path)
    }
  }
}
