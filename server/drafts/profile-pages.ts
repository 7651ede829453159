/** The page of the product on which the entries of a section are changed. */
const PAGES: Record<string, string> = {
  application: '/personal-info',
  academichistory: '/education-info',
  academicprojects: '/scientific-project',
  professionalhistory: '/employment-info',
  professionalprojects: '/project-info',
  evidence: '/evidence',
  futureplan: '/future-plans',
  endeavors: '/proposed-endeavor',
  referees: '/recommender',
  rfenotice: '/rfe',
  rfe_issues: '/rfe-analysis',
}

/** Null where nothing is entered: what was computed has no page of its own. */
export const pageOf = (section: string): string | null => PAGES[section] ?? null
