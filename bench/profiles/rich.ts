import { madeProfile } from './made-profile.ts'

/** An honest profile on the full side: twice the entries and the text of our fullest applicant, and twenty papers with words. */
export const richProfile = () =>
  madeProfile({
    entries: { academicprojects: 6, professionalhistory: 4, professionalprojects: 6, evidence: 20, futureplan: 3 },
    field: 600,
    papers: { count: 20, pages: 8, characters: 16_000 },
  })
