import type { CaseFile } from '../case-file.ts'
import { tieOf } from '../recommendation-letter/writer.ts'
import type { FiledPaper, RfeCase } from '../rfe.ts'

/** What is at hand for an answer: the case file's papers, and those that were filed elsewhere. */
export interface Holdings {
  caseFile: CaseFile
  filed: readonly FiledPaper[]
  /** True where neither entries nor papers were given: then nobody can say what the petition held. */
  isEmpty: boolean
  hasForeignDegree: boolean
  /** Signed letters of writers without a tie to the applicant. */
  independentLetters: number
  hasPaper(form: RegExp): boolean
}

/** Who somebody is and what a notice prints is known of whoever has come this far. */
const OF_EVERYBODY: ReadonlySet<string> = new Set(['person', 'derived', 'notice'])

/** A line of a filed paper that names an exhibit: `Exhibit 4: Diploma`, `Ex. B – Letter of …`. */
const EXHIBIT_LINE = /^\s*(?:exhibit|exh?\.|tab|attachment|enclosure)\s*\(?[a-z]?-?\d{0,3}\)?\s*[:.–—-]?\s+\S/iu
const LIST =
  /^\s*(?:list|index|table) of (?:exhibits|enclosures|attachments)|^\s*(?:exhibit|enclosure) (?:list|index)|^\s*enclosures?:?\s*$/iu
const NUMBERED = /^\s*(?:[A-Z]|\d{1,3}|[A-Z]-?\d{1,2})[.):\t ]+\s*\p{L}/u

/** The exhibits that a filed paper lists, as far as it does. */
function listedIn(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => LIST.test(line))
  return lines.filter((line, at) => EXHIBIT_LINE.test(line) || (start >= 0 && at > start && NUMBERED.test(line)))
}

export function holdingsOf(caseFile: CaseFile, { filed }: Pick<RfeCase, 'filed'>): Holdings {
  const { academichistory, referees } = caseFile.profile
  // A draft of the response lists what is still to be sent.
  const sent = filed.filter(({ kind }) => kind !== 'initial_response')
  const listed = sent.flatMap(({ pages }) => listedIn(pages.flatMap((page) => page.split('\n'))))
  const named = [
    ...caseFile.exhibits.map(({ title, type }) => `${type}: ${title}`),
    ...caseFile.exhibits.flatMap(({ section, entry }) => caseFile.fact(section, entry, 'sub_category')?.value ?? []),
    ...listed,
    ...sent.map(({ kind, name }) => `${kind.replaceAll('_', ' ')}: ${name}`),
  ]
  return {
    caseFile,
    filed,
    isEmpty:
      filed.length === 0 &&
      caseFile.exhibits.every(({ field }) => field === 'resume') &&
      caseFile.facts.every(({ kind }) => OF_EVERYBODY.has(kind)),
    hasForeignDegree: academichistory.some(({ school_country }) => school_country !== 'United States'),
    independentLetters: referees.filter((referee) => referee.signed_letter !== null && tieOf(referee) === 'independent')
      .length,
    hasPaper: (form) => named.some((name) => form.test(name)),
  }
}
