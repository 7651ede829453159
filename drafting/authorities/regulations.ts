import { regulation as addressOf } from '#domain/official-texts.ts'
import type { Authority } from './authority.ts'

const regulation = (id: string, section: string, holds: string): Authority => ({
  id,
  level: 'regulation',
  name: `8 C.F.R. § ${section}`,
  full: [{ text: `8 C.F.R. § ${section}` }],
  short: [{ text: `8 C.F.R. § ${section}` }],
  label: `8 C.F.R. § ${section}`,
  address: addressOf(section.replace(/\(.*/, '')),
  checked: null,
  holds,
  pins: [],
})

export const regulations: readonly Authority[] = [
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
    'A petition on Form I-140 may be filed by an employer; an alien who claims that an exemption from the job offer is in the national interest may file it on his or her own behalf.',
  ),
  regulation(
    'cfr-204-5-k-2',
    '204.5(k)(2)',
    'An advanced degree is any U.S. academic or professional degree, or a foreign equivalent degree, above that of baccalaureate. A U.S. baccalaureate or a foreign equivalent followed by at least five years of progressive experience in the specialty is the equivalent of a master’s degree. A profession is one of the occupations of section 101(a)(32) of the Act, and any occupation for which a U.S. baccalaureate degree or its foreign equivalent is the minimum requirement for entry. Exceptional ability is a degree of expertise significantly above that ordinarily encountered in the sciences, arts, or business.',
  ),
  regulation(
    'cfr-204-5-k-3-i',
    '204.5(k)(3)(i)',
    'An advanced degree is shown by an official academic record; a baccalaureate with five years of progressive post-baccalaureate experience by an official academic record and letters from current or former employers.',
  ),
  regulation(
    'cfr-204-5-k-3-ii',
    '204.5(k)(3)(ii)',
    'Exceptional ability is shown by at least three of six kinds of evidence, here called R1 to R6: (R1) an academic record; (R2) letters showing at least ten years of full-time experience in the occupation; (R3) a license or certification; (R4) a salary that demonstrates exceptional ability; (R5) membership in professional associations; (R6) recognition for achievements and significant contributions by peers, governmental entities, or professional or business organizations.',
  ),
  regulation(
    'cfr-204-5-k-3-ii-a',
    '204.5(k)(3)(ii)(A)',
    'R1: an official academic record showing a degree, diploma, certificate, or similar award from a college, university, school, or other institution of learning relating to the area of exceptional ability.',
  ),
  regulation(
    'cfr-204-5-k-3-ii-b',
    '204.5(k)(3)(ii)(B)',
    'R2: evidence in the form of letters from current or former employers showing at least ten years of full-time experience in the occupation.',
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
    'The requirement of a job offer, and thus of a labor certification, may be exempted in the national interest; the request is filed with the alien’s parts of the labor certification form and with evidence that the exemption would be in the national interest.',
  ),
  regulation(
    'cfr-103-2-b-1',
    '103.2(b)(1)',
    'Eligibility is established at the time of filing and must continue through adjudication.',
  ),
  regulation(
    'cfr-103-2-b-3',
    '103.2(b)(3)',
    'A document in a foreign language is submitted with a full English translation that the translator has certified as complete and accurate, and with the translator’s certification of competence.',
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
    '103.2(b)(13)',
    'A petition whose petitioner does not answer a request by the required date may be denied as abandoned, on the record, or for both reasons.',
  ),
  regulation(
    'cfr-103-2-b-14',
    '103.2(b)(14)',
    'Failure to submit requested evidence that precludes a material line of inquiry is a ground for denying the petition.',
  ),
  regulation(
    'cfr-103-8-b',
    '103.8(b)',
    'Where a notice is served by mail, three days are added to the time that is given to answer.',
  ),
]
