/** The section of the profile by the category of a choice. */
export const PROFILE_SECTION_OF: Readonly<Record<string, string>> = {
  academichistory: 'academichistory',
  academicproject: 'academicprojects',
  professionalhistory: 'professionalhistory',
  professionalproject: 'professionalprojects',
  futureplan: 'futureplan',
  evidence: 'evidence',
}
