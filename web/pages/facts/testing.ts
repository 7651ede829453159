import type { FactCard } from '#domain/fact-card.ts'

/** A proposal of an entry’s field, for tests. */
export const cardOf = (id: string, more: Partial<FactCard> = {}): FactCard => ({
  id,
  text: `Dr. Vexley built part ${id}.`,
  about: 'applicant',
  kind: 'made',
  status: 'done',
  state: 'proposed',
  questions: [],
  choices: [],
  sources: [{ section: 'professionalhistory', entry: 1, field: 'job_summary', words: `I built part ${id}.` }],
  referee_id: null,
  origin: 'reader',
  was: null,
  confirmed_by: null,
  confirmed_at: null,
  ...more,
})
