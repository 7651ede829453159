import { usCode } from '#domain/official-texts.ts'
import type { Authority } from './authority.ts'

const statute = (id: string, section: string, code: string, holds: string): Authority => ({
  id,
  level: 'statute',
  name: `INA § ${section}`,
  full: [{ text: `INA § ${section}, 8 U.S.C. § ${code}` }],
  short: [{ text: `INA § ${section}` }],
  label: `INA § ${section}`,
  address: usCode(code.replace(/\(.*/, '')),
  checked: null,
  holds,
  pins: [],
})

export const statutes: readonly Authority[] = [
  statute(
    'ina-203-b-2',
    '203(b)(2)',
    '1153(b)(2)',
    'Visas for qualified immigrants who are members of the professions holding advanced degrees or their equivalent, or who have exceptional ability in the sciences, arts, or business; the second employment-based preference (EB-2).',
  ),
  statute(
    'ina-203-b-2-a',
    '203(b)(2)(A)',
    '1153(b)(2)(A)',
    'The services must be sought by an employer in the United States, unless that is waived.',
  ),
  statute(
    'ina-203-b-2-b-i',
    '203(b)(2)(B)(i)',
    '1153(b)(2)(B)(i)',
    'The job offer may be waived when that is deemed to be in the national interest.',
  ),
  statute(
    'ina-203-b-2-b-ii',
    '203(b)(2)(B)(ii)',
    '1153(b)(2)(B)(ii)',
    'A separate waiver for physicians who agree to work full time in a shortage area or a health care facility of the Department of Veterans Affairs.',
  ),
  statute(
    'ina-101-a-32',
    '101(a)(32)',
    '1101(a)(32)',
    'The term profession includes, but is not limited to, architects, engineers, lawyers, physicians, surgeons, and teachers in elementary or secondary schools, colleges, academies, or seminaries.',
  ),
  statute('ina-291', '291', '1361', 'The petitioner bears the burden of proving eligibility.'),
]
