import { ENDEAVOR_PARTS } from '#domain/endeavor.ts'
import type { Database } from '../db/schema.ts'
import type { Holder } from './holder.ts'

type Table = keyof Database

export interface ExportedTable {
  /** Where it stands in the archive. */
  file: string
  /** What it is, for whoever opens it. */
  says: string
  /** By what its rows are the person's. */
  by: Holder
  /** Columns that are the product's own: hashes, seals, keys. */
  without?: readonly string[]
  /** A row as its owner may see it now. */
  shown?: (row: Record<string, unknown>) => Record<string, unknown>
}

/** Of a locked endeavor only the title is shown, here as in the product. */
const withoutLockedText = (row: Record<string, unknown>): Record<string, unknown> =>
  row.is_locked === true ? { ...row, ...Object.fromEntries(ENDEAVOR_PARTS.map((part) => [part, null])) } : row

/** Every table that holds something of a person, under the name it has in their archive. */
export const EXPORTED = {
  users: { file: 'account.json', says: 'your account', by: 'self', without: ['password_hash'] },
  sessions: { file: 'account/devices.json', says: 'where you are signed in', by: 'user', without: ['token_hash'] },
  identities: { file: 'account/connected-accounts.json', says: 'accounts that you sign in with', by: 'user' },
  passkeys: {
    file: 'account/passkeys.json',
    says: 'your passkeys, by name',
    by: 'user',
    without: ['public_key', 'counter'],
  },
  two_factor: {
    file: 'account/two-factor.json',
    says: 'since when a code is asked for',
    by: 'user',
    without: ['sealed_secret', 'last_step'],
  },
  contact_messages: { file: 'account/messages-to-us.json', says: 'what you wrote to us', by: 'email' },
  applications: { file: 'profile/personal-info.json', says: 'personal info', by: 'user' },
  academichistory: { file: 'profile/education.json', says: 'education', by: 'application' },
  academicprojects: { file: 'profile/academic-projects.json', says: 'academic projects', by: 'application' },
  professionalhistory: { file: 'profile/employment.json', says: 'employment', by: 'application' },
  professionalprojects: { file: 'profile/employment-projects.json', says: 'employment projects', by: 'application' },
  evidence: { file: 'profile/evidence.json', says: 'evidence', by: 'application' },
  futureplan: { file: 'profile/future-plans.json', says: 'future plans', by: 'application' },
  rfenotice: { file: 'profile/rfe-notices.json', says: 'requests for evidence', by: 'application' },
  progress: { file: 'profile/progress.json', says: 'which steps are done', by: 'application' },
  imports: { file: 'profile/imported-files.json', says: 'files that entries were brought in from', by: 'application' },
  proposed_endeavors: {
    file: 'endeavors.json',
    says: 'proposed endeavors',
    by: 'application',
    shown: withoutLockedText,
  },
  fact_cards: { file: 'facts/facts.json', says: 'facts that you settled', by: 'application' },
  fact_card_changes: {
    file: 'facts/changes.json',
    says: 'changes of facts that you can still take back',
    by: 'application',
  },
  referees: { file: 'recommenders/recommenders.json', says: 'recommenders', by: 'application' },
  recommendation_items: { file: 'recommenders/topics.json', says: 'what each is asked to speak to', by: 'referee' },
  letter_links: { file: 'recommenders/letter-links.json', says: 'links that were sent to them', by: 'referee' },
  rfe_background: { file: 'rfe/earlier-papers.json', says: 'papers of the filing before', by: 'application' },
  rfe_papers: { file: 'rfe/filed-papers.json', says: 'which papers were filed already', by: 'application' },
  rfe_analyses: { file: 'rfe/analyses.json', says: 'what was read of requests for evidence', by: 'application' },
  rfe_issues: { file: 'rfe/issues.json', says: 'their points, with your notes', by: 'analysis' },
  rfe_reminders: { file: 'rfe/reminders.json', says: 'dates that we reminded you of', by: 'notice' },
  documents: { file: 'documents/documents.json', says: 'your letters', by: 'application' },
  document_versions: { file: 'documents/versions.json', says: 'the text of every version of them', by: 'document' },
  version_files: { file: 'documents/files-named.json', says: 'which of your files they name', by: 'document' },
  document_waivers: { file: 'documents/confirmed-points.json', says: 'points that were confirmed', by: 'document' },
  removed_files: {
    file: 'removed-files.json',
    says: 'files that you replaced or took out, until they are purged',
    by: 'application',
  },
  files: { file: 'files.json', says: 'a list of your files', by: 'user' },
  upload_texts: { file: 'words-in-files.json', says: 'the words that we read in your files', by: 'file' },
  tasks: { file: 'jobs.json', says: 'what was generated, and when', by: 'user' },
  carts: { file: 'plans/carts.json', says: 'carts', by: 'user' },
  cart_items: { file: 'plans/cart-items.json', says: 'what is in them', by: 'cart' },
  orders: { file: 'plans/orders.json', says: 'orders', by: 'user' },
  payment_events: { file: 'plans/payments.json', says: 'payments', by: 'order' },
  credit_entries: { file: 'plans/credits.json', says: 'credits bought and used', by: 'user' },
} as const satisfies Partial<Record<Table, ExportedTable>>

/** Those that hold nothing for the person to read, and why. */
export const KEPT_BACK = {
  email_tokens: 'Links that were mailed to you: only a fingerprint of each is stored, which opens nothing.',
  known_devices: 'Browsers that you have signed in from: only a fingerprint of a random number in each is stored.',
  recovery_codes: 'Recovery codes: only fingerprints of them are stored.',
  sign_in_steps: 'A sign-in that was begun and not ended: it goes after ten minutes.',
  fact_readings:
    'Which of your texts and pages a model has read for facts: only a fingerprint of each is stored, which says nothing.',
  draft_answers: 'Half-done work of a generation that is running: it goes when that ends, and what it made is here.',
  model_tokens:
    'How many tokens your generations took of which model: it is counted for the operator, and says nothing else.',
  data_exports: 'Where this archive itself lies.',
} as const satisfies Partial<Record<Table, string>>

export const exportedTables = (): [Table, ExportedTable][] => Object.entries(EXPORTED) as [Table, ExportedTable][]
