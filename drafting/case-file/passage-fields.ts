import { ENDEAVOR_PARTS } from '#domain/endeavor.ts'

/** Fields in which the applicant tells something in sentences. */
const PASSAGES: ReadonlySet<string> = new Set([
  'background',
  'goal',
  'challenge',
  'solution',
  'impact',
  'comments',
  'job_summary',
  'required_skills',
  'brief_introduction',
  'current_progress',
  'plans',
  'expected_outcomes',
  ...ENDEAVOR_PARTS,
])

export const isPassage = (field: string): boolean => PASSAGES.has(field)
