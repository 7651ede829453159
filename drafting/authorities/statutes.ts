import { usCode } from '#domain/official-texts.ts'
import type { Authority } from './authority.ts'

const statute = (
  id: string,
  section: string,
  code: string,
  holds: string,
  text = 'United States Code, 2024 edition',
): Authority => ({
  id,
  level: 'statute',
  name: `INA § ${section}`,
  full: [{ text: `INA § ${section}, 8 U.S.C. § ${code}` }],
  short: [{ text: `INA § ${section}` }],
  label: `INA § ${section}`,
  address: usCode(code.replace(/\(.*/, '')),
  checked: { copy: `${usCode(code.replace(/\(.*/, ''))}, ${text}`, on: '2026-11-28' },
  holds,
  pins: [],
})

export const statutes: readonly Authority[] = [
  statute(
    'ina-203-b-2',
    '203(b)(2)',
    '1153(b)(2)',
    'Visas for qualified immigrants who are members of the professions holding advanced degrees or their equivalent, or who because of their exceptional ability in the sciences, arts, or business will substantially benefit prospectively the national economy, cultural or educational interests, or welfare of the United States; the second employment-based preference (EB-2).',
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
    'The requirement that an employer in the United States seek the services, the job offer, may be waived when the Secretary of Homeland Security deems it to be in the national interest.',
  ),
  statute(
    'ina-203-b-2-b-ii',
    '203(b)(2)(B)(ii)',
    '1153(b)(2)(B)(ii)',
    'A separate waiver, which shall be granted to physicians who agree to work full time in a shortage area or at a health care facility of the Department of Veterans Affairs, where a Federal agency or a State department of public health has found that work to be in the public interest; five years of such work come before the visa.',
  ),
  statute(
    'ina-203-b-2-c',
    '203(b)(2)(C)',
    '1153(b)(2)(C)',
    'A degree, diploma, certificate, or similar award, or a license or certification, is not by itself sufficient evidence of exceptional ability.',
  ),
  statute(
    'ina-212-a-5-a',
    '212(a)(5)(A)',
    '1182(a)(5)(A)',
    'Labor certification: the Secretary of Labor certifies that there are not sufficient workers who are able, willing, qualified, and available, and that the employment will not adversely affect the wages and working conditions of similarly employed workers in the United States.',
    'GPO compilation as amended through January 29, 2025',
  ),
  statute(
    'ina-101-a-32',
    '101(a)(32)',
    '1101(a)(32)',
    'The term profession includes, but is not limited to, architects, engineers, lawyers, physicians, surgeons, and teachers in elementary or secondary schools, colleges, academies, or seminaries.',
  ),
  statute('ina-291', '291', '1361', 'The petitioner bears the burden of proving eligibility.'),
]
