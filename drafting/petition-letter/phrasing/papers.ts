/** What is asked for where the papers that were read do not show what a passage tells, by its field. */
export const UNPROVEN: Readonly<Record<string, string>> = {
  impact: 'the results of {called}',
  job_summary: 'the duties of {called}',
  brief_introduction: 'what is said of {called}',
  current_progress: 'the progress under {called}',
}
/** One sentence of a passage of which others are shown. */
export const PART = '{told}, namely: “{words}”'
export const ASK_ONE = 'page of a paper that shows {told}'
export const ASK_REST = 'pages of papers that show {told}'
/** What is asked for where the paper of an entry was read and tells of something else. */
export const ASK_ABOUT =
  'a paper that shows {called}: the pages of {paper}, which was put there for it, tell of something else'
