/** The sections of a profile in which nothing was entered. */
export const NO_ENTRIES = {
  academichistory: [],
  academicprojects: [],
  professionalhistory: [],
  professionalprojects: [],
  evidence: [],
  futureplan: [],
  endeavors: [],
  referees: [],
}
