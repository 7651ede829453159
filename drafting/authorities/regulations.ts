import { regulation as addressOf } from '#domain/official-texts.ts'
import type { Authority } from './authority.ts'

/** The date of the text that each section was compared with; the print edition of 2024 is the newest whole text of § 204.5. */
const TEXT_OF: Readonly<Record<string, string>> = {
  '103.2': '2026-08-04',
  '103.5': '2026-08-04',
  '103.8': '2026-08-04',
  '204.5': '2024-01-01',
}

const regulation = (id: string, section: string, holds: string): Authority => ({
  id,
  level: 'regulation',
  name: `8 C.F.R. § ${section}`,
  full: [{ text: `8 C.F.R. § ${section}` }],
  short: [{ text: `8 C.F.R. § ${section}` }],
  label: `8 C.F.R. § ${section}`,
  address: addressOf(section.replace(/\(.*/, '')),
  checked: {
    copy: `${addressOf(section.replace(/\(.*/, ''))}, as of ${TEXT_OF[section.split('(')[0] ?? '']}`,
    on: '2026-11-28',
  },
  holds,
  pins: [],
})

export const regulations: readonly Authority[] = [
  regulation(
    'cfr-204-5-d',
    '204.5(d)',
    'The priority date of a petition that needs no labor certification is the day on which the completed, signed petition, with all initial evidence and the correct fee, is properly filed.',
  ),
  regulation(
    'cfr-204-5-g-1',
    '204.5(g)(1)',
    'Evidence of experience or training is a letter from a current or former employer or trainer with the name, address, and title of the writer and a specific description of the duties performed; where such a letter is unavailable, other documentation is considered.',
  ),
  regulation(
    'cfr-204-5-g-2',
    '204.5(g)(2)',
    'A petition for an employment-based immigrant that requires an offer of employment is accompanied by evidence that the prospective employer has the ability to pay the proffered wage.',
  ),
  regulation(
    'cfr-204-5-h',
    '204.5(h)',
    'The first preference classification, with evidence of its own: another classification than that of section 203(b)(2), and no part of it.',
  ),
  regulation(
    'cfr-204-5-k-1',
    '204.5(k)(1)',
    'A petition on Form I-140 may be filed by any United States employer. An alien who claims exceptional ability in the sciences, arts, or business and seeks an exemption from the requirement of a job offer may be the petitioner, or anyone on the alien’s behalf. For members of the professions holding advanced degrees, see Dhanasar.',
  ),
  regulation(
    'cfr-204-5-k-2',
    '204.5(k)(2)',
    'An advanced degree is any U.S. academic or professional degree, or a foreign equivalent degree, above that of baccalaureate. A U.S. baccalaureate or a foreign equivalent followed by at least five years of progressive experience in the specialty is the equivalent of a master’s degree. Where the specialty customarily requires a doctoral degree, a U.S. doctorate or a foreign equivalent degree is needed. A profession is one of the occupations of section 101(a)(32) of the Act, and any occupation for which a U.S. baccalaureate degree or its foreign equivalent is the minimum requirement for entry. Exceptional ability is a degree of expertise significantly above that ordinarily encountered in the sciences, arts, or business.',
  ),
  regulation(
    'cfr-204-5-k-3-i',
    '204.5(k)(3)(i)',
    'An advanced degree is shown by an official academic record; a baccalaureate with five years of progressive post-baccalaureate experience by an official academic record and letters from current or former employers.',
  ),
  regulation(
    'cfr-204-5-k-3-ii',
    '204.5(k)(3)(ii)',
    'Exceptional ability is shown by at least three of six kinds of evidence, here called R1 to R6: (R1) an academic record; (R2) letters showing at least ten years of full-time experience in the occupation for which the person is being sought; (R3) a license or certification; (R4) a salary that demonstrates exceptional ability; (R5) membership in professional associations; (R6) recognition for achievements and significant contributions by peers, governmental entities, or professional or business organizations.',
  ),
  regulation(
    'cfr-204-5-k-3-ii-a',
    '204.5(k)(3)(ii)(A)',
    'R1: an official academic record showing a degree, diploma, certificate, or similar award from a college, university, school, or other institution of learning relating to the area of exceptional ability.',
  ),
  regulation(
    'cfr-204-5-k-3-ii-b',
    '204.5(k)(3)(ii)(B)',
    'R2: evidence in the form of letters from current or former employers showing at least ten years of full-time experience in the occupation for which the person is being sought.',
  ),
  regulation(
    'cfr-204-5-k-3-ii-c',
    '204.5(k)(3)(ii)(C)',
    'R3: a license to practice the profession or certification for a particular profession or occupation.',
  ),
  regulation(
    'cfr-204-5-k-3-ii-d',
    '204.5(k)(3)(ii)(D)',
    'R4: evidence of a salary, or other remuneration for services, which demonstrates exceptional ability.',
  ),
  regulation('cfr-204-5-k-3-ii-e', '204.5(k)(3)(ii)(E)', 'R5: evidence of membership in professional associations.'),
  regulation(
    'cfr-204-5-k-3-ii-f',
    '204.5(k)(3)(ii)(F)',
    'R6: evidence of recognition for achievements and significant contributions to the industry or field by peers, governmental entities, or professional or business organizations.',
  ),
  regulation(
    'cfr-204-5-k-3-iii',
    '204.5(k)(3)(iii)',
    'Where the six kinds of evidence do not readily apply to the occupation, comparable evidence may be submitted.',
  ),
  regulation(
    'cfr-204-5-k-4-ii',
    '204.5(k)(4)(ii)',
    'The requirement of a job offer, and thus of a labor certification, may be exempted for aliens of exceptional ability in the sciences, arts, or business if the exemption would be in the national interest. The petitioner submits Form ETA-750B in duplicate, now the employee’s parts of Form ETA-9089, and evidence that the exemption would be in the national interest. For members of the professions holding advanced degrees, see Dhanasar.',
  ),
  regulation(
    'cfr-103-2-a-2',
    '103.2(a)(2)',
    'The petitioner signs the petition, by hand or, where it is filed electronically, in electronic format, and certifies under penalty of perjury that the petition and all evidence submitted with it are true and correct.',
  ),
  regulation(
    'cfr-103-2-a-7-ii',
    '103.2(a)(7)(ii)',
    'A petition that is not signed with a valid signature, or not submitted with the correct fee, is rejected and keeps no filing date. Where the fault is found after acceptance, the petition may be rejected or denied.',
  ),
  regulation(
    'cfr-103-2-b-1',
    '103.2(b)(1)',
    'Eligibility is established at the time of filing and must continue through adjudication. The petition is filed with all initial evidence that the regulations and the instructions require.',
  ),
  regulation(
    'cfr-103-2-b-2',
    '103.2(b)(2)',
    'Where a required document does not exist or cannot be obtained, secondary evidence takes its place; where that cannot be obtained either, two or more sworn statements of persons with direct personal knowledge.',
  ),
  regulation(
    'cfr-103-2-b-3',
    '103.2(b)(3)',
    'A document in a foreign language is submitted with a full English translation that the translator has certified as complete and accurate, and with the translator’s certification of competence.',
  ),
  regulation(
    'cfr-103-2-b-8-i',
    '103.2(b)(8)(i)',
    'Where approval is a matter of discretion, the evidence establishes both eligibility and that a favorable exercise of discretion is warranted.',
  ),
  regulation(
    'cfr-103-2-b-8-ii',
    '103.2(b)(8)(ii)',
    'Where required initial evidence is missing or does not demonstrate eligibility, the agency may in its discretion deny the petition, or request the missing evidence.',
  ),
  regulation(
    'cfr-103-2-b-8-iii',
    '103.2(b)(8)(iii)',
    'Where all required initial evidence was submitted and does not establish eligibility, the agency may deny the petition, request more evidence, or give notice of its intent to deny.',
  ),
  regulation(
    'cfr-103-2-b-8-iv',
    '103.2(b)(8)(iv)',
    'A request for evidence says how long there is to answer, at most twelve weeks; a notice of intent to deny gives at most thirty days. More time may not be granted.',
  ),
  regulation(
    'cfr-103-2-b-11',
    '103.2(b)(11)',
    'To a request for evidence one may submit all that is requested, or a part of it and ask for a decision on the record, or withdraw. All requested materials are submitted together at one time, with the original notice; submitting only a part is a request for a decision on the record.',
  ),
  regulation(
    'cfr-103-2-b-12',
    '103.2(b)(12)',
    'Evidence in answer to a request establishes eligibility at the time when the petition was filed; a petition is denied where the answer shows eligibility only at a later time.',
  ),
  regulation(
    'cfr-103-2-b-13',
    '103.2(b)(13)(i)',
    'A petition whose petitioner does not answer a request for evidence or a notice of intent to deny by the required date may be denied as abandoned, on the record, or for both reasons.',
  ),
  regulation(
    'cfr-103-2-b-14',
    '103.2(b)(14)',
    'Failure to submit requested evidence that precludes a material line of inquiry is a ground for denying the petition.',
  ),
  regulation(
    'cfr-103-2-b-16-i',
    '103.2(b)(16)(i)',
    'Derogatory information of which the petitioner is unaware is told to the petitioner, with an opportunity to rebut it before the decision.',
  ),
  regulation(
    'cfr-103-5-a-1-i',
    '103.5(a)(1)(i)',
    'A motion to reopen or to reconsider is filed within 30 days of the decision.',
  ),
  regulation(
    'cfr-103-8-b',
    '103.8(b)',
    'Where a notice is served by mail, three days are added to the time that is given to answer.',
  ),
]
