import { MAX_ENTRIES, MAX_PROFILE_CHARACTERS, READ_OF_PAPER, READ_OF_PAPERS, READ_PAGES } from '#domain/limits.ts'
import { madeProfile } from './made-profile.ts'

/** Characters of an entry beside its long fields, and of one whose long fields are short too. */
const SHORT_FIELDS = 400
const SHORT_ENTRY = 625
const SECTIONS = 5

const papers = {
  count: Math.floor(READ_OF_PAPERS / READ_OF_PAPER),
  pages: READ_PAGES / 2,
  characters: READ_OF_PAPER,
}

/** The largest profile that is allowed, with as many entries as fit: short fields and all the papers that are read. */
export const largestByEntries = () =>
  madeProfile({
    entries: entriesOf(Math.floor(MAX_PROFILE_CHARACTERS / SECTIONS / SHORT_ENTRY)),
    field: 100,
    papers,
  })

/** The same with as much text as fits in few entries, or with this share of it. */
export const largestByText = (share = 1) =>
  madeProfile({
    entries: {
      academicprojects: 8,
      professionalhistory: 2,
      professionalprojects: 8,
      evidence: papers.count,
      futureplan: 2,
    },
    field: Math.floor((share * (MAX_PROFILE_CHARACTERS - 25 * SHORT_FIELDS)) / 97),
    papers,
  })

function entriesOf(count: number) {
  const entries = Math.min(MAX_ENTRIES, count)
  return {
    academicprojects: entries,
    professionalhistory: entries,
    professionalprojects: entries,
    evidence: entries,
    futureplan: entries,
  }
}
