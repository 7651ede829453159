import type { FileRef } from '#domain/file.ts'

/** A stored file of a fictional applicant; the same number and name give the same address. */
export const paper = (number: number, name: string): FileRef => ({
  name,
  url: `/api/files/00000000-0000-4000-8000-${String(number).padStart(12, '0')}/${encodeURIComponent(name)}`,
})

/** What the wire holds where a project is not published. */
export const UNPUBLISHED = {
  is_published: false,
  funding_source: '#',
  funding_source_country: 'Not applicable',
  funding_amount: '0.00',
  published_date: null,
  published_url: '#',
  published_journal: '#',
  citation_count: 0,
} as const
