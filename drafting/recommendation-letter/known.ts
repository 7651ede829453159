import { roleOf } from '../builtin/entries.ts'
import { sentencesIn } from '../builtin/in-english.ts'
import { plain } from '../builtin/phrase.ts'
import type { Entry, Work } from '../builtin/portrait.ts'
import { asTitle } from '../builtin/quoted.ts'
import { quoted } from '../cards/wordings.ts'
import { affirmedIn } from '../case-file/ties.ts'
import type { Letter } from './letter.ts'
import { isNamedIn } from './writer.ts'

/** Characters of what the applicant wrote that a question shows at most. */
const MOST = 300

/**
 * “Dr. Halmos wrote: “…””, with those of these texts that a question has room for, each whole: what is left out may be what
 * somebody else did. Undefined where there is none.
 */
function wrote({ portrait }: Letter, texts: readonly string[]): string | undefined {
  const fitting = texts.filter((_, at) => texts.slice(0, at + 1).join(' ').length <= MOST)
  // A bracket inside of a question would end it, and what is in brackets is a note to oneself.
  const sentences = new Set(fitting.filter((text) => !/[[\]]/u.test(text)).flatMap(sentencesIn))
  return sentences.size === 0 ? undefined : quoted([...sentences], `${portrait.person.short} wrote`)
}

const NOTES = ['relationship', 'comments']

/** What the applicant wrote about the writer. */
export const wroteOfWriter = (letter: Letter): string | undefined =>
  wrote(
    letter,
    NOTES.map((field) => letter.writer.value(field)),
  )

/** What the applicant wrote about a work: what was done, then what else names the writer. */
export function wroteOfWork(letter: Letter, work: Work): string | undefined {
  const writer = { ...letter.row, organization: '' }
  const [done = '', ...others] = ['solution', 'goal', 'impact', 'comments'].map((field) => work.value(field))
  return done === '' ? undefined : wrote(letter, [done, ...others.filter((text) => isNamedIn(writer, text))])
}

/** The applicant’s role in a work as it was entered. */
export function roleIn(letter: Letter, work: Work): string | undefined {
  const role = roleOf(work, letter.portrait.caseFile)
  return role && !/[[\]]/u.test(plain(role)) ? `Role as it was entered: “${plain(role)}”` : undefined
}

const AUTHORS = /\b(?:co-?)?(?:author|inventor)s?\b/iu
const isPatent = (one: Entry): boolean => /\bpatent\b/iu.test(one.value('name'))

/** Characters at the head of a paper where its authors stand. */
const HEAD = 800

/** True where the first page of a paper, or what was typed about its authors, names the writer. */
function isAuthorOf({ row, portrait }: Letter, one: Entry): boolean {
  const writer = { ...row, organization: '' }
  const heads = portrait.caseFile.pages.filter(({ exhibit, page }) => page === 1 && one.exhibits.includes(exhibit))
  return (
    heads.some(({ text }) => text.slice(0, HEAD).includes(row.first_name) && isNamedIn(writer, text.slice(0, HEAD))) ||
    ['role', 'solution', 'impact', 'comments', 'brief_introduction']
      .flatMap((field) => sentencesIn(one.value(field)))
      .some((sentence) => AUTHORS.test(sentence) && isNamedIn(writer, sentence))
  )
}

/** The titles of what the writer wrote or invented together with the applicant by the record, empty where the applicant notes no title; undefined where somebody has answered on it, or nothing tells of it. */
export function authoredTogether(letter: Letter): string | undefined {
  const { row, portrait, writer } = letter
  if (typeof row.co_author === 'boolean') return undefined
  const titles = [...portrait.works.filter(({ published }) => published), ...portrait.evidence.filter(isPatent)]
    .filter((one) => isAuthorOf(letter, one))
    .map((one) => `“${asTitle(one.value(one.section === 'evidence' ? 'name' : 'project_name'))}”`)
  if (titles.length > 0) return titles.join(' and ')
  return NOTES.some((field) => AUTHORS.test(affirmedIn(writer.value(field)))) ? '' : undefined
}
