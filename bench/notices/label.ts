/** What somebody who knows such notices says stands in one. */
export interface NoticeLabel {
  what: string
  category: string
  receipt_number: string | null
  form: string | null
  service_center: string | null
  notice_date: string | null
  response_date: string | null
  response_days: number | null
  kind: 'rfe' | 'noid'
  address: string[] | null
  issues: LabelledIssue[]
  conceded: (Quoted & { prong: string; factor: string })[]
  wrong_standard: (Quoted & { why: string })[]
  /** Words that look like a finding and are none. */
  traps: Quoted[]
  /** Given where the notice comes as pictures. */
  scan?: Scan
}

export interface Quoted {
  quote: string
  page: number
}

export interface LabelledIssue extends Quoted {
  heading: string | null
  prong: string
  factor: string
  asked: string[]
}

export interface Scan {
  dpi: number
  /** Degrees. */
  rotate?: number
  /** Of the pictures, 0 to 100. */
  quality?: number
}
