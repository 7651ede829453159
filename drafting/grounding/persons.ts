import type { CaseFile } from '../case-file.ts'
import { searchable, wordsOf } from './fold.ts'
import { HONORIFICS } from './vocabulary.ts'

/** A person whom a sentence may name: by the whole name, a part of it, or initials. */
export interface Person {
  words: string[]
  surname: string[]
  honorific: string
  /** The words of the person's post, in which "Professor" may stand. */
  post: string
}

/** Initials and left-out middle names are the same person; another order or another name is not. */
export function isPerson(words: readonly string[], person: Person): boolean {
  const honorific = words.filter((word) => HONORIFICS.has(word))
  const bare = words.filter((word) => !HONORIFICS.has(word))
  const titled = honorific.every((word) => {
    const full = word === 'prof' ? 'professor' : word
    return full === person.honorific || person.post.includes(` ${full} `)
  })
  if (!titled || bare.length === 0) return false
  let from = 0
  for (const word of bare) {
    const at = person.words.findIndex(
      (part, index) => index >= from && (part === word || (word.length === 1 && part.startsWith(word))),
    )
    if (at === -1) return false
    from = at + 1
  }
  return bare.some((word) => person.surname.includes(word)) || bare[0] === person.words[0]
}

function personOf(caseFile: CaseFile, section: string, entry: number): Person {
  const value = (field: string) => caseFile.fact(section, entry, field)?.value ?? ''
  const folded = (text: string) => wordsOf(text).map((word) => word.folded)
  return {
    words: folded([value('first_name'), value('middle_name'), value('last_name')].join(' ')),
    surname: folded(value('last_name')),
    honorific: folded(value('pronoun'))[0] ?? '',
    post: searchable(value('title')),
  }
}

export interface Persons {
  applicant: Person | undefined
  others: { person: Person; section: string; entry: number }[]
}

const known = new WeakMap<CaseFile, Persons>()

export function personsOf(caseFile: CaseFile): Persons {
  const held = known.get(caseFile)
  if (held !== undefined) return held
  const { application, referees } = caseFile.profile
  const applicant = personOf(caseFile, 'application', application.id)
  const persons = {
    applicant: applicant.words.length > 0 ? applicant : undefined,
    others: referees.map(({ id }) => ({ person: personOf(caseFile, 'referees', id), section: 'referees', entry: id })),
  }
  known.set(caseFile, persons)
  return persons
}
