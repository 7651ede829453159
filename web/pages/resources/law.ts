import { t } from '@lingui/core/macro'
import {
  CFR_103_2,
  DHANASAR,
  PA_2026_05,
  POLICY_MANUAL,
  POLICY_MANUAL_EVIDENCE,
  precedents,
  regulation,
  SIGNATURE_RULE,
  usCode,
  type OfficialText,
} from '#domain/official-texts.ts'

/**
 * What the articles cite, from the most binding down: law, precedents, guidance, and the agencies' own pages. Statutes,
 * decisions and manuals keep their English names in each language; what is said of them is translated.
 */
export const LAW = {
  'usc-1153': { name: 'INA § 203(b)(2), 8 U.S.C. § 1153(b)(2)', address: usCode('1153') },
  'usc-1101': { name: 'INA § 101(a)(32), 8 U.S.C. § 1101(a)(32)', address: usCode('1101') },
  'usc-1361': { name: 'INA § 291, 8 U.S.C. § 1361', address: usCode('1361') },
  'cfr-1-2': { name: t`8 CFR 1.2, definitions of practice and preparation`, address: regulation('1.2') },
  'cfr-103-2': CFR_103_2,
  'cfr-103-3': { name: t`8 CFR 103.3, appeals`, address: regulation('103.3') },
  'cfr-103-5': { name: t`8 CFR 103.5, motions`, address: regulation('103.5') },
  'cfr-103-8': { name: t`8 CFR 103.8, service of notices`, address: regulation('103.8') },
  'cfr-106-4': { name: t`8 CFR 106.4, premium processing`, address: regulation('106.4') },
  'cfr-204-5': { name: t`8 CFR 204.5, petitions for employment-based immigrants`, address: regulation('204.5') },
  'cfr-292-1': { name: t`8 CFR 292.1, representation of others`, address: regulation('292.1') },
  'ca-22440': {
    name: t`California Business and Professions Code § 22440 and following, immigration consultants`,
    address: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=22440',
  },
  dhanasar: DHANASAR,
  chawathe: { name: 'Matter of Chawathe, 25 I&N Dec. 369 (AAO 2010)', address: precedents(25) },
  soffici: { name: 'Matter of Soffici, 22 I&N Dec. 158 (Assoc. Comm’r 1998)', address: precedents(22) },
  izummi: { name: 'Matter of Izummi, 22 I&N Dec. 169 (Assoc. Comm’r 1998)', address: precedents(22) },
  caron: { name: 'Matter of Caron International, Inc., 19 I&N Dec. 791 (Comm’r 1988)', address: precedents(19) },
  sea: { name: 'Matter of Sea, Inc., 19 I&N Dec. 817 (Comm’r 1988)', address: precedents(19) },
  ho: { name: 'Matter of Ho, 19 I&N Dec. 582 (BIA 1988)', address: precedents(19) },
  katigbak: { name: 'Matter of Katigbak, 14 I&N Dec. 45 (Reg’l Comm’r 1971)', address: precedents(14) },
  'policy-manual': POLICY_MANUAL,
  evidence: {
    name: t`USCIS Policy Manual, Volume 1, Part E, Chapter 6, evidence`,
    address: POLICY_MANUAL_EVIDENCE.address,
  },
  'pa-2026-05': PA_2026_05,
  signatures: SIGNATURE_RULE,
  technologies: {
    name: 'Critical and Emerging Technologies List Update, February 2024',
    address:
      'https://bidenwhitehouse.archives.gov/wp-content/uploads/2024/02/Critical-and-Emerging-Technologies-List-2024-Update.pdf',
  },
  'i-140': { name: t`USCIS, Form I-140`, address: 'https://www.uscis.gov/i-140' },
  checklist: {
    name: t`USCIS, checklist of required initial evidence for Form I-140`,
    address: 'https://www.uscis.gov/i-140Checklist',
  },
  'file-online': { name: t`USCIS, forms that can be filed online`, address: 'https://www.uscis.gov/file-online' },
  'g-1450': { name: t`USCIS, Form G-1450, payment by card`, address: 'https://www.uscis.gov/g-1450' },
  'g-1650': { name: t`USCIS, Form G-1650, payment from a U.S. bank account`, address: 'https://www.uscis.gov/g-1650' },
  'i-485': { name: t`USCIS, Form I-485, adjustment of status`, address: 'https://www.uscis.gov/i-485' },
  'i-907': { name: t`USCIS, Form I-907, premium processing`, address: 'https://www.uscis.gov/i-907' },
  'g-28': { name: t`USCIS, Form G-28, notice of an attorney or representative`, address: 'https://www.uscis.gov/g-28' },
  fees: { name: t`USCIS, fee schedule (Form G-1055)`, address: 'https://www.uscis.gov/g-1055' },
  'form-tips': {
    name: t`USCIS, tips for filing forms by mail`,
    address: 'https://www.uscis.gov/avoid-scams/form-filing-tips',
  },
  'avoid-scams': { name: t`USCIS, avoid scams and find legal help`, address: 'https://www.uscis.gov/avoid-scams' },
  'labor-forms': {
    name: t`U.S. Department of Labor, forms of labor certification`,
    address: 'https://www.dol.gov/agencies/eta/foreign-labor/forms',
  },
  bulletin: {
    name: t`U.S. Department of State, Visa Bulletin`,
    address: 'https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html',
  },
} as const satisfies Record<string, OfficialText>

export type LawKey = keyof typeof LAW
