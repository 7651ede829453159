import { expect, test } from 'vitest'
import { batteryResearcher, waterChemist } from '../testing/profiles.ts'
import { isEnglish } from './language.ts'

test.each([
  ['', 'nothing'],
  ['Dr. Nguyễn Thị Hồng Nhung, Đại học Bách khoa Hà Nội', 'a name alone'],
  [batteryResearcher.academicprojects[0]?.solution ?? '', 'an applicant’s passage'],
  [waterChemist.academicprojects[0]?.solution ?? '', 'a passage full of foreign names'],
  ['The petitioner wrote “旧桥测量方法” and holds the degree that the statute asks for.', 'a title in its own script'],
  ['[Missing: 学位证书] The petitioner holds the degree that the statute asks for.', 'a mark in another script'],
])('%j is taken as English (%s)', (text) => {
  expect(isEnglish(text)).toBe(true)
})

test.each([
  'La solicitante ha desarrollado un método para medir la resistencia de los puentes antiguos, y tiene la intención de ofrecerlo a otras agencias del país durante los próximos cinco años con el apoyo de su laboratorio.',
  'La demanderesse a mis au point une méthode qui permet de mesurer la résistance des ponts anciens, et elle compte la proposer à d’autres services du pays dans les cinq années à venir avec le soutien de son laboratoire.',
  '申请人开发了一种测量旧桥强度的方法，并计划在未来五年内向其他机构提供。',
  'In her own words, the problem is this, as the petitioner has written it for the record of this case: “旧桥的强度无法测量。”',
  'Заявительница разработала способ измерять прочность старых мостов.',
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua ut enim ad minim veniam quis nostrud exercitation',
])('%j is not', (text) => {
  expect(isEnglish(text)).toBe(false)
})
