/** A text of law or of an agency, as it is cited, and the official place to read it. */
export interface OfficialText {
  name: string
  address: string
}

/** A section of title 8 of the United States Code. */
export const usCode = (section: string): string => `https://www.govinfo.gov/link/uscode/8/${section}`

/** A section of title 8 of the Code of Federal Regulations. */
export const regulation = (section: string): string => `https://www.ecfr.gov/current/title-8/section-${section}`

/** The volume of precedent decisions in which a decision is printed. */
export const precedents = (volume: number): string =>
  `https://www.justice.gov/eoir/precedent-decisions-volume-${volume}`

export const DHANASAR: OfficialText = {
  name: 'Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016)',
  address: 'https://www.justice.gov/eoir/page/file/920996/download',
}
export const POLICY_MANUAL: OfficialText = {
  name: 'USCIS Policy Manual, Volume 6, Part F, Chapter 5',
  address: 'https://www.uscis.gov/policy-manual/volume-6-part-f-chapter-5',
}
/** Volume 1 of the manual, part E, chapter 6: evidence, requests for evidence and notices of intent to deny. */
export const POLICY_MANUAL_EVIDENCE: OfficialText = {
  name: 'USCIS Policy Manual, Volume 1, Part E, Chapter 6',
  address: 'https://www.uscis.gov/policy-manual/volume-1-part-e-chapter-6',
}
/** In force since August 5, 2026, for pending petitions too. */
export const PA_2026_05: OfficialText = {
  name: 'USCIS Policy Alert PA-2026-05, Evidence, Requests for Evidence, and Notices of Intent to Deny',
  address: 'https://www.uscis.gov/sites/default/files/document/policy-manual-updates/20260805-EvidentiaryStandards.pdf',
}
/** In force since July 10, 2026. */
export const SIGNATURE_RULE: OfficialText = {
  name: '91 FR 25479, Signatures on Immigration Benefit Requests',
  address: 'https://www.govinfo.gov/content/pkg/FR-2026-05-11/html/2026-09289.htm',
}
export const CFR_103_2: OfficialText = {
  name: '8 CFR 103.2, how petitions are filed and evidence is asked for',
  address: regulation('103.2'),
}
