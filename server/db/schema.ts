// Made from the migrated database by `node server/db/generate-schema.ts`; a test compares. Not to be edited.
import type { ColumnType, GeneratedAlways } from 'kysely'

/** A column with a default: it may be left out when inserting. */
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

/** Written as JSON text: the driver takes a bare array for an array of SQL. */
type Json = ColumnType<unknown, string | null, string | null>

/** Read as ISO 8601 in UTC. */
type Timestamp = ColumnType<string, string | Date, string | Date>

export interface AcademichistoryTable {
  id: GeneratedAlways<number>
  application_id: number
  school_name: string
  school_website: string
  school_country: string
  school_state: string
  school_city: string
  learning_type: string
  degree: string
  major: string
  start_date: string
  end_date: string | null
  is_current: boolean
  total_gpa: number
  max_gpa: number
  courses: string[]
  diploma_en: string
  transcript_en: string
  diploma_cn: string | null
  transcript_cn: string | null
  is_deleted: Generated<boolean>
  updated_at: Generated<Timestamp>
  diploma_cn_certificate: string | null
  transcript_cn_certificate: string | null
  imported_from: Generated<string>
  position: number | null
  version: Generated<number>
  deleted_at: Timestamp | null
}

export interface AcademicprojectsTable {
  id: GeneratedAlways<number>
  application_id: number
  organization: string
  research_domain: string
  project_name: string
  role: string
  start_date: string
  end_date: string
  background: string
  goal: string
  challenge: string
  solution: string
  impact: string
  comments: string
  is_published: boolean
  funding_source: string
  funding_source_country: string
  funding_amount: string
  published_date: string | null
  published_url: string
  published_journal: string
  citation_count: number | null
  essay: string | null
  is_deleted: Generated<boolean>
  updated_at: Generated<Timestamp>
  imported_from: Generated<string>
  position: number | null
  version: Generated<number>
  deleted_at: Timestamp | null
}

export interface ApplicationsTable {
  id: GeneratedAlways<number>
  user_id: number
  filing_type: Generated<'initial' | 'rfe'>
  first_name: string
  middle_name: string
  last_name: string
  email: string
  phone_number: string
  gender: string
  pronoun: string
  resume: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  occupation: Generated<string>
  field_of_endeavor: Generated<string>
  eb2_basis: Generated<string>
  version: Generated<number>
  latin_first_name: Generated<string>
  latin_last_name: Generated<string>
  has_one_name: Generated<boolean>
}

export interface BooksChecksTable {
  id: GeneratedAlways<number>
  checked_at: Generated<Timestamp>
  faults: Json
}

export interface CartItemsTable {
  id: GeneratedAlways<number>
  cart_id: string
  item_id: number
  quantity: number
}

export interface CartsTable {
  id: Generated<string>
  user_id: number
  status: Generated<'open' | 'ordered' | 'replaced'>
  created_at: Generated<Timestamp>
}

export interface CataloguesTable {
  id: GeneratedAlways<number>
  content_hash: string
  items: Json
  first_sold_at: Generated<Timestamp>
}

export interface ContactMessagesTable {
  id: GeneratedAlways<number>
  name: string
  email: string
  phone: string
  message: string
  created_at: Generated<Timestamp>
}

export interface CreditEntriesTable {
  id: GeneratedAlways<number>
  user_id: number
  product: 'recommendation_letter' | 'rfe_notice_analysis' | 'rfe_response' | 'proposed_endeavors' | 'petition_letter'
  amount: number
  reason: 'purchase' | 'spend' | 'refund' | 'reversal'
  order_id: string | null
  task_id: string | null
  created_at: Generated<Timestamp>
}

export interface DataExportsTable {
  user_id: number
  file_id: string
  made_at: Timestamp
  expires_at: Timestamp
}

export interface DocumentVersionsTable {
  document_id: number
  number: number
  ast: Json
  basis: Json | null
  warnings: Json
  unshown: Generated<string>
  pdf: string
  docx: string
  made_by: 'draft' | 'edit' | 'redraft' | 'restore' | 'recommender'
  note: string
  provider: string
  model: string | null
  prompt_version: string
  input_tokens: number
  cached_tokens: number
  output_tokens: number
  duration_ms: number
  created_at: Generated<Timestamp>
}

export interface DocumentWaiversTable {
  document_id: number
  point: string
  name: string
  text: string
  created_at: Generated<Timestamp>
  stands: Generated<boolean>
  taken_as: Generated<'applicant' | 'recommender'>
  left_out: Generated<boolean>
  held: string | null
}

export interface DocumentsTable {
  id: GeneratedAlways<number>
  application_id: number
  kind: 'recommendation_letter' | 'petition_letter' | 'rfe_analysis' | 'rfe_response'
  referee_id: number | null
  endeavor_id: number | null
  task_id: string
  pdf: string
  docx: string
  created_at: Generated<Timestamp>
  version: Generated<number>
  revision: Generated<number>
  notice_id: number | null
}

export interface DraftAnswersTable {
  task_id: string
  asked: Buffer
  reply: Json | null
  caller: number | null
  provider: string | null
  model: string | null
}

export interface EmailTokensTable {
  token_hash: Buffer
  user_id: number
  purpose: 'verify_email' | 'reset_password' | 'delete_account'
  created_at: Generated<Timestamp>
  expires_at: Timestamp
  used_at: Timestamp | null
}

export interface EvidenceTable {
  id: GeneratedAlways<number>
  application_id: number
  category: string
  sub_category: string
  received_date: string
  expired_date: string | null
  status: string
  name: string
  issuing_organization: string
  brief_introduction: string
  domain: string
  level: string
  supporting_doc: string | null
  is_deleted: Generated<boolean>
  updated_at: Generated<Timestamp>
  imported_from: Generated<string>
  position: number | null
  version: Generated<number>
  deleted_at: Timestamp | null
}

export interface FactCardChangesTable {
  id: GeneratedAlways<number>
  application_id: number
  before: Json
  after: Json
  made_at: Generated<Timestamp>
}

export interface FactCardsTable {
  application_id: number
  id: string
  text: string
  about: string
  kind: string
  status: string
  state: 'proposed' | 'confirmed' | 'asks' | 'left_out'
  questions: Generated<Json>
  sources: Json
  referee_id: number | null
  origin: string
  named: Generated<string>
  confirmed_by: string | null
  confirmed_at: Timestamp | null
  updated_at: Generated<Timestamp>
}

export interface FactReadingsTable {
  application_id: number
  passage: string
  read_at: Generated<Timestamp>
}

export interface FileStoreTable {
  id: string
  is_only: Generated<boolean>
}

export interface FilesTable {
  id: Generated<string>
  user_id: number
  name: string
  content_type: string
  size: number
  sha256: string
  created_at: Generated<Timestamp>
  is_fresh: Generated<boolean>
  unused_since: Timestamp | null
  deleted_at: Timestamp | null
}

export interface FutureplanTable {
  id: GeneratedAlways<number>
  application_id: number
  plan_title: string
  area_of_focus: string
  current_progress: string
  plans: string
  expected_outcomes: string
  eta: string
  status: string
  impact: string
  comments: string
  supporting_doc: string | null
  is_deleted: Generated<boolean>
  updated_at: Generated<Timestamp>
  position: number | null
  version: Generated<number>
  deleted_at: Timestamp | null
}

export interface IdentitiesTable {
  issuer: string
  subject: string
  user_id: number
  email: string
  created_at: Generated<Timestamp>
}

export interface ImportsTable {
  id: GeneratedAlways<number>
  application_id: number
  file_id: string
  kind: 'json_resume' | 'bibtex' | 'orcid'
  imported_at: Generated<Timestamp>
}

export interface KnownDevicesTable {
  token_hash: Buffer
  user_id: number
  last_seen_at: Timestamp
}

export interface LetterLinksTable {
  id: Generated<string>
  document_id: number
  referee_id: number
  sent_to: string | null
  note: Generated<string>
  created_at: Timestamp
  expires_at: Timestamp
  revoked_at: Timestamp | null
  opened_at: Timestamp | null
  edited_at: Timestamp | null
  signed_at: Timestamp | null
  signed_file: string | null
  writer_name: string | null
  writer_named_at: Timestamp | null
}

export interface LoginFailuresTable {
  id: GeneratedAlways<number>
  target_hash: Buffer
  failed_at: Timestamp
}

export interface MigrationsTable {
  number: number
  name: string
  checksum: string
  applied_at: Generated<Timestamp>
}

export interface ModelTokensTable {
  task_id: string
  provider: string
  model: string
  answers: number
  input_tokens: number
  cached_tokens: number
  output_tokens: number
}

export interface OrdersTable {
  id: Generated<string>
  user_id: number
  cart_id: string
  status: Generated<'DRAFT' | 'OPEN' | 'COMPLETED' | 'CANCELED' | 'FAILED'>
  items: Json
  total_cents: number
  redirect_url: string
  provider: string
  provider_ref: string | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  catalogue_id: number | null
  currency: Generated<string>
  payment_url: string | null
  payment_ref: string | null
  paid_at: Timestamp | null
  refunded_cents: Generated<number>
  looked_at: Timestamp | null
}

export interface PasskeysTable {
  id: string
  user_id: number
  public_key: Buffer
  counter: number
  transports: Generated<string[]>
  name: string
  created_at: Generated<Timestamp>
  last_used_at: Timestamp | null
}

export interface PaymentEventsTable {
  id: GeneratedAlways<number>
  provider: string
  event_id: string
  order_id: string
  outcome: 'COMPLETED' | 'CANCELED' | 'FAILED' | 'REFUNDED'
  received_at: Generated<Timestamp>
  amount_cents: number | null
  currency: string | null
  problem: 'amount' | 'currency' | null
}

export interface ProfessionalhistoryTable {
  id: GeneratedAlways<number>
  application_id: number
  organization: string
  organization_type: string
  organization_industry: string
  organization_website: string
  country: string
  state: string
  city: string
  start_date: string
  end_date: string | null
  is_current: boolean
  job_type: string
  job_title: string
  annual_salary: number
  working_hours_per_week: number
  job_summary: string
  required_skills: string
  is_deleted: Generated<boolean>
  updated_at: Generated<Timestamp>
  imported_from: Generated<string>
  position: number | null
  version: Generated<number>
  deleted_at: Timestamp | null
}

export interface ProfessionalprojectsTable {
  id: GeneratedAlways<number>
  application_id: number
  organization: string
  department: string
  job_title: string
  role: string
  project_name: string
  start_date: string
  end_date: string
  background: string
  goal: string
  challenge: string
  solution: string
  impact: string
  supporting_docs: string | null
  is_deleted: Generated<boolean>
  updated_at: Generated<Timestamp>
  imported_from: Generated<string>
  position: number | null
  version: Generated<number>
  deleted_at: Timestamp | null
}

export interface ProgressTable {
  application_id: number
  section: string
  status: 'not_started' | 'in_progress' | 'completed'
  updated_at: Generated<Timestamp>
}

export interface ProposedEndeavorsTable {
  id: GeneratedAlways<number>
  application_id: number
  title: string
  exp_applicant_qualifications: string
  exp_related_experience: string
  exp_subs_merit_intric_val: string
  exp_subs_merit_impact: string
  exp_subs_merit_evidence: string
  exp_nation_impt_scope: string
  exp_nation_impt_urgency: string
  exp_nation_impt_beneficiaries: string
  exp_nation_impt_impact: string
  is_selected: Generated<boolean>
  is_locked: Generated<boolean>
  is_deleted: Generated<boolean>
  updated_at: Generated<Timestamp>
  deleted_at: Timestamp | null
  version: Generated<number>
}

export interface RecommendationItemsTable {
  id: GeneratedAlways<number>
  referee_id: number
  category: string
  item_id: string
  deleted_at: Timestamp | null
}

export interface RecoveryCodesTable {
  user_id: number
  code_hash: Buffer
  used_at: Timestamp | null
}

export interface RefereesTable {
  id: GeneratedAlways<number>
  application_id: number
  pronoun: string
  first_name: string
  middle_name: string
  last_name: string
  email: string
  country_code: string
  phone: string
  gender: string
  linkedin: string
  category: string
  title: string
  organization: string
  department: string
  frequency: string
  years_of_known: number
  relationship: string
  comments: string
  resume: string | null
  signed_letter: string | null
  is_deleted: Generated<boolean>
  updated_at: Generated<Timestamp>
  same_employer: boolean | null
  was_supervisor: boolean | null
  co_author: boolean | null
  deleted_at: Timestamp | null
  latin_first_name: Generated<string>
  latin_last_name: Generated<string>
  has_one_name: Generated<boolean>
  version: Generated<number>
}

export interface RemovedFilesTable {
  id: GeneratedAlways<number>
  application_id: number
  file: string
  record_table: string
  record_id: number
  field: string
  deleted_at: Timestamp
}

export interface RfeAnalysesTable {
  id: GeneratedAlways<number>
  application_id: number
  notice_id: number
  document_id: number
  analysis: Json
  seen: Json
  created_at: Generated<Timestamp>
}

export interface RfeBackgroundTable {
  id: GeneratedAlways<number>
  application_id: number
  kind: 'endeavor' | 'recommendation' | 'petition_letter' | 'response_letter' | 'initial_response'
  file: string
  created_at: Generated<Timestamp>
}

export interface RfeIssuesTable {
  id: GeneratedAlways<number>
  analysis_id: number
  position: number
  issue: Json
  state: Generated<'open' | 'settled' | 'none'>
  note: Generated<string>
  gathered: Generated<Json>
  evidence: Generated<Json>
  updated_at: Generated<Timestamp>
}

export interface RfePapersTable {
  application_id: number
  file: string
  is_filed: boolean
}

export interface RfeRemindersTable {
  notice_id: number
  deadline: string
  days: number
  sent_at: Generated<Timestamp>
}

export interface RfenoticeTable {
  id: GeneratedAlways<number>
  application_id: number
  description: string
  sent_date: string
  deadline: string
  file: string
  is_deleted: Generated<boolean>
  updated_at: Generated<Timestamp>
  position: number | null
  version: Generated<number>
  created_at: Generated<Timestamp>
  deleted_at: Timestamp | null
}

export interface SessionsTable {
  token_hash: Buffer
  user_id: number
  remember: Generated<boolean>
  created_at: Generated<Timestamp>
  last_seen_at: Generated<Timestamp>
  expires_at: Timestamp
  id: Generated<string>
  device: Generated<string>
  address: Generated<string>
}

export interface SignInStepsTable {
  token_hash: Buffer
  kind: 'second_factor' | 'passkey' | 'new_passkey' | 'provider' | 'link_provider'
  user_id: number | null
  data: Json
  created_at: Timestamp
  expires_at: Timestamp
}

export interface TasksTable {
  task_id: Generated<string>
  user_id: number
  application_id: number | null
  kind: string
  key: string
  status: Generated<'PENDING' | 'STARTED' | 'RETRY' | 'SUCCESS' | 'FAILURE' | 'REVOKED'>
  progress_done: Generated<number>
  progress_total: Generated<number>
  progress_label: Generated<string>
  result: Json | null
  error: string | null
  failed_attempts: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  finished_at: Timestamp | null
  provider: string | null
  model: string | null
  answers: Generated<number>
  input_tokens: Generated<number>
  cached_tokens: Generated<number>
  output_tokens: Generated<number>
  runs: Generated<number>
  deaths: Generated<number>
}

export interface TwoFactorTable {
  user_id: number
  sealed_secret: Buffer
  confirmed_at: Timestamp | null
  last_step: Generated<number>
}

export interface UploadTextsTable {
  file_id: string
  pages: Json
  read_by: 'text' | 'ocr' | 'none'
  reason: string | null
  read_at: Generated<Timestamp>
  page_count: number | null
}

export interface UsersTable {
  id: GeneratedAlways<number>
  email: string
  username: string
  password_hash: string | null
  is_email_verified: Generated<boolean>
  last_login: Timestamp | null
  created_at: Generated<Timestamp>
  delete_after: Timestamp | null
  time_zone: Generated<string>
}

export interface VersionFilesTable {
  id: GeneratedAlways<number>
  document_id: number
  number: number
  file_id: string
}

export interface Database {
  academichistory: AcademichistoryTable
  academicprojects: AcademicprojectsTable
  applications: ApplicationsTable
  books_checks: BooksChecksTable
  cart_items: CartItemsTable
  carts: CartsTable
  catalogues: CataloguesTable
  contact_messages: ContactMessagesTable
  credit_entries: CreditEntriesTable
  data_exports: DataExportsTable
  document_versions: DocumentVersionsTable
  document_waivers: DocumentWaiversTable
  documents: DocumentsTable
  draft_answers: DraftAnswersTable
  email_tokens: EmailTokensTable
  evidence: EvidenceTable
  fact_card_changes: FactCardChangesTable
  fact_cards: FactCardsTable
  fact_readings: FactReadingsTable
  file_store: FileStoreTable
  files: FilesTable
  futureplan: FutureplanTable
  identities: IdentitiesTable
  imports: ImportsTable
  known_devices: KnownDevicesTable
  letter_links: LetterLinksTable
  login_failures: LoginFailuresTable
  migrations: MigrationsTable
  model_tokens: ModelTokensTable
  orders: OrdersTable
  passkeys: PasskeysTable
  payment_events: PaymentEventsTable
  professionalhistory: ProfessionalhistoryTable
  professionalprojects: ProfessionalprojectsTable
  progress: ProgressTable
  proposed_endeavors: ProposedEndeavorsTable
  recommendation_items: RecommendationItemsTable
  recovery_codes: RecoveryCodesTable
  referees: RefereesTable
  removed_files: RemovedFilesTable
  rfe_analyses: RfeAnalysesTable
  rfe_background: RfeBackgroundTable
  rfe_issues: RfeIssuesTable
  rfe_papers: RfePapersTable
  rfe_reminders: RfeRemindersTable
  rfenotice: RfenoticeTable
  sessions: SessionsTable
  sign_in_steps: SignInStepsTable
  tasks: TasksTable
  two_factor: TwoFactorTable
  upload_texts: UploadTextsTable
  users: UsersTable
  version_files: VersionFilesTable
}
