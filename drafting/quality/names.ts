import { wordsOf } from '../grounding/fold.ts'
import { perCaseFile } from './per-case-file.ts'

/** Fields that name something: two letters that name the same thing have to use the same words. */
const NAMING = new Set(
  (
    'first_name middle_name last_name full_name titled_name title project_name organization department school_name school_city ' +
    'school_state school_country city state country degree major courses published_journal funding_source job_title role name ' +
    'issuing_organization plan_title area_of_focus research_domain'
  ).split(' '),
)

const MONTHS = 'january february march april may june july august september october november december'.split(' ')

/** Too small to tell a name by. */
const SMALL = new Set('a an and as at by for from in into of on or the to with'.split(' '))

/** A word of a text, or several that together are a name. */
export interface Token {
  text: string
  isName: boolean
  /** Where it stands in the text. */
  start: number
  end: number
}

/** The names and titles of a case file, to be told from other words. */
export interface Names {
  tokens(text: string): Token[]
}

const pair = (a: string, b: string): string => `${a} ${b}`

/** Names as pairs of their words, so that a part of a title is known too; names of one word as they are. */
export const namesOf = perCaseFile((caseFile): Names => {
  const single = new Set<string>()
  const pairs = new Set<string>()
  const add = (name: string): void => {
    const words = wordsOf(name).map(({ folded }) => folded)
    const [only] = words
    if (words.length === 1 && only !== undefined && !SMALL.has(only)) single.add(only)
    words.slice(1).forEach((word, index) => {
      const before = words[index] ?? ''
      if (!SMALL.has(before) || !SMALL.has(word)) pairs.add(pair(before, word))
    })
  }
  for (const { field, section, value } of caseFile.facts)
    if (NAMING.has(field) && (field !== 'courses' || section === 'academichistory')) value.split('; ').forEach(add)
  for (const { title } of caseFile.exhibits) add(title)
  for (const month of MONTHS) single.add(month)

  const tokens = (text: string): Token[] => {
    const words = wordsOf(text)
    const isName = words.map(
      ({ folded }, index) =>
        single.has(folded) ||
        pairs.has(pair(words[index - 1]?.folded ?? '', folded)) ||
        pairs.has(pair(folded, words[index + 1]?.folded ?? '')),
    )
    const found: Token[] = []
    words.forEach((word, index) => {
      const last = found.at(-1)
      if (isName[index] === true && last?.isName === true) {
        last.text += ` ${word.folded}`
        last.end = word.end
      } else found.push({ text: word.folded, isName: isName[index] === true, start: word.start, end: word.end })
    })
    return found
  }
  return { tokens }
})
