/** What is asked for where the papers that were read do not hold what a passage tells, by its field. */
export const UNPROVEN: Readonly<Record<string, string>> = {
  impact: 'the results of {called}',
  job_summary: 'the duties of {called}',
  brief_introduction: 'what is said of {called}',
  current_progress: 'the progress under {called}',
}
export const ASK_ONE = 'paper for {told}'
export const ASK_REST = 'papers for {told}'
