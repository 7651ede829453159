import { isPassage } from '../case-file/passage-fields.ts'
import type { CaseFile } from '../case-file.ts'
import { cap } from './heads-and-ends.ts'
import { outsideQuotes } from './own-words.ts'
import type { Phrase } from './phrase.ts'
import type { Entry } from './portrait.ts'
import { asTitle } from './quoted.ts'
import { referenceOf } from './reference.ts'

/** Calls each project by its whole title once, in quotation marks, and in words from then on: "the pilot line". */
export class Naming {
  private readonly named = new Set<string>()
  private readonly titles: ReadonlyMap<string, { title: string; reference: string | undefined }>

  /** What the record writes with a title's capitals, by the same words in small letters. */
  private readonly capitals = new Map<string, string>()

  /** `prose` is what the record says in sentences: a work that it calls by its title's words has their capitals. */
  constructor(works: readonly Entry[], prose: string) {
    const words = works.map((work) => {
      const reference = withNames(referenceOf(work.value('project_name')), work)
      const titled = inTitle(reference, work.value('project_name'), prose)
      if (titled === undefined) return reference
      this.capitals.set(titled.toLowerCase(), titled)
      return reference.slice(0, -titled.length) + titled
    })
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

  /** A sentence that calls each work in one form: "the early warning dashboard" as the title has it, where the record does too. */
  inOneForm(text: string): string {
    let alike = text
    for (const [small, titled] of this.capitals)
      alike = outsideQuotes(alike, (part) =>
        part.replace(
          new RegExp(`(?<=(?<!\\p{L})(?:the|this) )${escaped(small)}(?![\\p{L}-])`, 'giu'),
          titled.replaceAll('$', '$$$$'),
        ),
      )
    return alike
  }

  all(works: readonly Entry[]): Phrase[] {
    return works.flatMap((work) => this.call(work) ?? [])
  }
}

/** Words of a title that the work's own account writes with a capital inside of a sentence are names, and keep it. */
function withNames(reference: string, work: Entry): string {
  const prose = unquoted(
    ['background', 'goal', 'challenge', 'solution', 'impact'].map((field) => work.value(field)).join(' '),
  )
  // Several words with capitals one after another are a name wherever they stand: "Beartooth Pass was closed."
  const whole = (prose.match(/(?<!\p{L})\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,})+(?!\p{L})/gu) ?? []).filter((name) =>
    work.value('project_name').includes(name),
  )
  const named = whole.reduce(
    (text, name) => text.replace(new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'giu'), name),
    reference,
  )
  const names = new Set(prose.match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}\b/gu) ?? [])
  return named.replace(/\b\p{Ll}{3,}\b/gu, (word) => {
    const name = cap(word)
    return names.has(name) && !new RegExp(`\\b${word}\\b`, 'u').test(prose) ? name : word
  })
}

/** The words of a reference with the capitals of the title, where the record's prose calls the work so, outside of quotation marks. */
function inTitle(reference: string, title: string, prose: string): string | undefined {
  const words = reference.replace(/^the (?:work on )?/i, '')
  const at = title.toLowerCase().indexOf(words.toLowerCase())
  const titled = title.slice(at, at + words.length)
  const isHeadline = words.includes(' ') && titled.split(' ').every((word) => /^\p{Lu}|^\p{Ll}{1,3}$/u.test(word))
  if (at < 0 || !isHeadline || !/^the /i.test(reference)) return undefined
  return new RegExp(`(?<![\\p{L}-])${escaped(titled)}(?![\\p{L}-])`, 'u').test(unquoted(prose)) ? titled : undefined
}

/** What a record says in sentences, on which works are called what they are called. */
export const proseOf = ({ facts }: CaseFile): string =>
  facts.flatMap(({ field, value }) => (isPassage(field) ? [value] : [])).join('\n')

/** Within quotation marks a title has its capitals anyhow. */
const unquoted = (text: string): string => text.replace(/“[^”]*”|"[^"]*"/gu, '')

const keyOf = (work: Entry): string => `${work.section}/${work.id}`

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
