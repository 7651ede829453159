import { matchNames, type KnownPerson } from '#domain/same-person.ts'
import type { Contradiction, ExhibitPage } from '../../case-file.ts'
import { foldWord, wordsOf } from '../../grounding/fold.ts'
import { fullName } from '../names.ts'
import { fieldPlace } from '../places.ts'
import { pagePlace, pagesOfExhibit, type Check } from './filing.ts'

/** Papers that are made out to somebody: those of a degree, certificates, and the resume. */
const MADE_OUT = new Set(['academichistory', 'evidence', 'application'])

/** A translator's certificate gives the translator's name. */
const NAMES_ITS_WRITER = /_certificate$/

const nameOf = (gap: string): string =>
  `\\p{Lu}[\\p{L}’'.-]*(?:${gap}(?:(?:de|da|dos|van|von|der|al|bin|binti|y|e) )?\\p{Lu}[\\p{L}’'.-]*){1,4}`
const NAME = nameOf('[ \\n]+')
const HONORIFIC = '(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\\.? )?'
/** What stands before the name of the person whom a paper is made out to. */
const LABELLED = [
  new RegExp(
    `(?:certif(?:y|ies) that|conferred (?:up)?on|awarded to|presented to|granted to|issued to|hereby (?:confers|awards|grants) (?:up)?(?:on|to))[ \\n]+${HONORIFIC}(?<name>${NAME})`,
    'gu',
  ),
  new RegExp(
    `(?:^|\\n)[ ]*(?:Name of (?:the )?[Ss]tudent|Student(?: [Nn]ame)?|Name|Full [Nn]ame|Holder)[ ]*:[ ]*${HONORIFIC}(?<name>${NAME})`,
    'gu',
  ),
]

/** Words that make plain that the name before or behind them is a person's. */
const OF_A_PERSON = [
  new RegExp(`\\b(?:Mr|Mrs|Ms|Miss|Dr)\\.? (?<name>${NAME})`, 'gu'),
  new RegExp(
    `(?:^|\\n)[ ]*(?:Name of (?:the )?[Ss]tudent|Student(?: [Nn]ame)?|Name of (?:the )?[Hh]older)[ ]*:[ ]*${HONORIFIC}(?<name>${NAME})`,
    'gu',
  ),
  new RegExp(
    `(?<name>${NAME})[,]?[ \\n]+(?:born on|whose date of birth|holder of passport|has successfully completed (?:his|her|their)|in recognition of (?:his|her))`,
    'gu',
  ),
]

/** German and Scandinavian spellings of a letter that other papers write without its mark. */
const plain = (word: string): string => foldWord(word).replace(/(?<=[aou])e/g, '')
const partsOf = (name: string): string[] =>
  wordsOf(name.replace(/-/g, ' '))
    .map(({ text }) => plain(text))
    .filter((word) => word !== '')

interface Person {
  first: string[]
  last: string[]
}

/** One of the names given, or its initial. */
const holdsFirst = (parts: readonly string[], { first }: Person): boolean =>
  first.some((name) => parts.includes(name) || parts.includes(name[0] ?? '')) || parts.includes(first.join(''))
const holdsLast = (parts: readonly string[], { last }: Person): boolean =>
  last.every((name) => parts.includes(name)) || parts.includes(last.join(''))

/** True where a text holds the person’s names beside each other, in any order, with others between them. */
function holdsPerson(text: string, person: Person): boolean {
  const words = partsOf(text)
  const span = person.first.length + person.last.length + 2
  return words.some((_, at) => {
    const beside = words.slice(at, at + span)
    return holdsLast(beside, person) && holdsFirst(beside, person)
  })
}

/** Only a doubt is told: a name that may be the applicant's is no other. */
const isOwn = (name: string, application: KnownPerson): boolean =>
  matchNames({ family: name, given: '' }, application) !== 'other'

/** A paper made out to another name than the applicant’s own. Order, marks, middle names and initials may differ. */
export const nameOnPapers: Check = (filing) => {
  const { profile, exhibits } = filing
  const { application } = profile
  const person: Person = {
    first: partsOf(`${application.first_name} ${application.middle_name}`),
    last: partsOf(application.last_name),
  }
  if (person.first.length === 0 || person.last.length === 0) return []
  return exhibits
    .filter(({ section, field }) => MADE_OUT.has(section) && !NAMES_ITS_WRITER.test(field))
    .flatMap(({ number, section }): Contradiction[] => {
      const its = pagesOfExhibit(filing, number)
      const named = its.flatMap((page) => namesOn(page, section))
      const similar = named.find(({ name }) => isPersonal(name, person, section))
      const other = similar ?? named.find(({ name, page }) => isPlainlyPerson(name, page))
      if (other === undefined || named.some(({ name }) => isOwn(name, application))) return []
      if (its.some(({ text }) => holdsPerson(text, person))) return []
      const paper = pagePlace(filing, other.page)
      return [
        {
          kind: 'name',
          text:
            similar === undefined
              ? `${paper.place} is made out to “${other.name}”. Is this paper yours, or did another one get in here?`
              : `Personal Info gives your name as “${fullName(application)}”, but ${paper.place} is made out to “${other.name}”.`,
          places: [fieldPlace(profile, 'application', application.id, 'last_name'), paper],
        },
      ]
    })
}

/** A line of its own: what stands below is another's. */
const ALONE = new RegExp(`^\\s*${HONORIFIC}(?<name>${nameOf(' +')})\\s*(?:,[^\\n]*)?(?:\\n|$)`, 'u')

/** A resume opens with its owner's name. */
const namesOn = (page: ExhibitPage, section: string): { name: string; page: ExhibitPage }[] => {
  const opening = section === 'application' && page.page === 1 ? ALONE.exec(page.text)?.groups?.name : undefined
  return [
    ...(opening === undefined ? [] : [{ name: opening.replace(/\s+/g, ' ').trim(), page }]),
    ...labelledNames(page),
  ]
}

const labelledNames = (page: ExhibitPage): { name: string; page: ExhibitPage }[] => namedBy(LABELLED, page)

/** Whether a page makes plain that a name is a person's, and no body's. */
const isPlainlyPerson = (name: string, page: ExhibitPage): boolean =>
  namedBy(OF_A_PERSON, page).some((person) => person.name.endsWith(name) || name.endsWith(person.name))

const namedBy = (forms: readonly RegExp[], page: ExhibitPage): { name: string; page: ExhibitPage }[] =>
  forms.flatMap((form) =>
    [...page.text.matchAll(form)].map((match) => ({
      name: (match.groups?.name ?? '').replace(/\s+/g, ' ').trim(),
      page,
    })),
  )

/** A prize may be made out to a body; what a school gives is made out to its student. */
const isPersonal = (name: string, person: Person, section: string): boolean => {
  const parts = partsOf(name)
  return section === 'academichistory' || holdsFirst(parts, person) || person.last.some((word) => parts.includes(word))
}
