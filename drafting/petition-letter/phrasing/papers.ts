import { quoting } from '../../proof/frames.ts'

/** What a paper says of the entry that is told of, in its own words. */
export const PAPER_STATES = quoting(
  'The document {paper} states: {quoted}.',
  'A document in evidence states: {quoted}.',
)
export const PAPER_ADDS = quoting('It also states: {quoted}.')

/** The part of the petitioner, which a paper tells where it names the petitioner. */
export const ROLE = 'the role of {name} in {called}, and when'
const ISSUED = 'the issuer and the date of {called}'

/** What is asked for where no paper shows what a passage tells, by its field. */
export const UNPROVEN: Readonly<Record<string, string>> = {
  impact: 'the results of {called}',
  job_summary: 'the duties of {called}',
  brief_introduction: 'what is said of {called}',
  current_progress: 'the progress under {called}',
}
/** The same of what the letter says in its own words, by the section and the field of the fact. */
export const UNPROVEN_FACTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  academichistory: {
    degree: 'the degree conferred after {called}',
    total_gpa: 'the grades of {called}',
    courses: 'the courses of {called}',
  },
  academicprojects: {
    published_journal: 'the publication of {called}',
    published_date: 'the publication of {called}',
    role: ROLE,
    start_date: ROLE,
  },
  professionalprojects: { role: ROLE, start_date: ROLE },
  evidence: { issuing_organization: ISSUED, received_date: ISSUED },
}
/** One sentence of a passage of which others are shown. */
export const PART = '{told}, namely: “{words}”'
export const ASK_ONE = 'page of a paper that shows {told}'
export const ASK_REST = 'pages of papers that show {told}'
/** The same where there are pages to look at. */
export const ASK_PAGE = 'the words of {paper} that show {told}'
/** Where those pages were read and do not name the petitioner. */
export const ASK_OTHER = 'a paper that shows {told}: {paper} does not name {name}'
/** What is asked for where the paper of an entry was read and tells of something else. */
export const ASK_ABOUT =
  'a paper that shows {called}: the pages of {paper}, which was put there for it, tell of something else'
