import { expect, test } from 'vitest'
import { matchAmong, matchNames, type NameMatch } from './same-person.ts'

const person = (name: string) => {
  const [last_name = '', first_name = '', middle_name = ''] = name.split(', ')
  return { first_name, middle_name, last_name }
}
const given = (name: string) => {
  const [family = '', givenNames = ''] = name.split(', ')
  return { family, given: givenNames }
}

// The person as "last, first, middle"; the name as "family, given", or in one piece.
test.each<[string, string, NameMatch]>([
  ['Wang, Xiaoming', 'Wang, Xiaoming', 'same'],
  ['Wang, Xiaoming', 'Wang, Xiao-Ming', 'same'],
  ['Wang, Xiaoming', 'Wang, Xiao Ming', 'same'],
  ['Wang, Xiaoming', 'Wang Xiao Ming', 'same'],
  ['Wang, Xiaoming', 'Ming, Wang Xiao', 'same'],
  ['Wang, Xiaoming', 'Xiaoming, Wang', 'same'],
  ['Wang, Xiaoming', 'WANG, XIAOMING', 'same'],
  ['Wang, Xiaoming', 'XM, Wang', 'unsure'],
  ['Wang, Xiaoming', 'Wang, XM', 'unsure'],
  ['Wang, Xiaoming', 'Wang XM', 'unsure'],
  ['Wang, Xiaoming', 'Wang, X.-M.', 'unsure'],
  ['Wang, Xiaoming', 'Wang, X.', 'unsure'],
  ['Wang, Xiaoming', 'Wang, Xiaohong', 'other'],
  ['Wang, Xiaoming', 'Wang, Xiao Hong', 'other'],
  ['Wang, Xiaoming', 'Wang, L.', 'other'],
  ['Wang, Xiaoming', 'Wang', 'other'],
  ['Wang, Xiaoming', 'Wang, Ming', 'other'],
  ['Wang, Xiao Ming', 'Wang, Xiaoming', 'same'],
  ['Wang, Wei', 'Wang, Weijun', 'other'],
  ['Wang, Wei', 'Wang, Wei Jun', 'unsure'],
  ['Wang, Li', 'Chen, Li Wang', 'unsure'],
  ['Li, Wei', 'Wei, Li', 'same'],
  ['Kim, Young-Hyeon', 'Kim, Young Hyeon', 'same'],
  ['Kim, Young-Hyeon', 'Kim, Younghyeon', 'same'],
  ['Kim, Younghyeon', 'Kim, Y.-H.', 'unsure'],
  ['Kim, Young-Hyeon', 'Kim, Young-Ho', 'other'],
  ['Nguyen, Minh Khai', 'Minh Khai Nguyen', 'same'],
  ['Nguyen, Khai, Minh', 'Nguyen, Minh Khai', 'same'],
  ['Nguyễn, Khải, Minh', 'Khai, Nguyen Minh', 'same'],
  ['García Márquez, Lucía', 'García, Lucía', 'same'],
  ['García Márquez, Lucía', 'Garcia-Marquez, Lucia', 'same'],
  ['García Márquez, Lucía', 'Márquez, Lucía García', 'same'],
  ['García Márquez, Lucía', 'García, L.', 'unsure'],
  ['García, Lucía', 'García Márquez, Lucía', 'same'],
  ['García, Lucía', 'Márquez, Lucía García', 'unsure'],
  ['García, Lucía', 'Garcilaso, Lucía', 'other'],
  ['Al-Hassan, Omar', 'Alhassan, Omar', 'same'],
  ['Al-Hassan, Omar', 'Hassan, Omar', 'same'],
  ['de la Cruz, Ana', 'Cruz, Ana', 'same'],
  ['O’Neill, Una', "O'Neill, Una", 'same'],
  ['ONeill, Una', "O'Neill, Una", 'same'],
  ['Müller, Jörg', 'Mueller, Joerg', 'same'],
  ['Müller, Jörg', 'Muller, Jorg', 'same'],
  ['Mueller, Jörg', 'Müller, Joerg', 'same'],
  ['Smith, Jane', 'Smith, J.', 'unsure'],
  ['Smith, Jane', 'Smith, J. Q.', 'unsure'],
  ['Smith, Jane', 'Smith, Jane Q.', 'same'],
  ['Smith, Jane, Quinn', 'Smith, Jane Q.', 'same'],
  ['Smith, Jane, Quinn', 'Smith, Jane R.', 'other'],
  ['Smith, Jane, Quinn', 'Smith, JQ', 'unsure'],
  ['Smith, Jane, Quinn', 'Smith, JR', 'other'],
  ['Smith, Jane', 'Smith, John', 'other'],
  ['Smith, Jane', 'Smith Jr., Jane', 'same'],
  ['Smith, Jane', 'Dr. Jane Smith', 'same'],
  ['Suharto', 'Suharto', 'same'],
  ['Suharto, FNU', 'Suharto', 'same'],
  ['Suharto, Suharto', 'Suharto', 'same'],
  ['Suharto', 'Suharto, Budi', 'other'],
  ['王, 小明', '王小明', 'same'],
])('of %s, the name %s is %s', (own, name, match) => {
  expect(matchNames(given(name), person(own))).toBe(match)
})

test('nothing is compared where no name is', () => {
  expect(matchNames(given(''), person('Smith, Jane'))).toBe('other')
  expect(matchNames(given('Smith'), person(''))).toBe('other')
})

test.each<[string, string, NameMatch]>([
  ['Asgard, Tor', 'm lunde tor asgard k berg', 'same'],
  ['Asgard, Tor', 'm lunde t asgard k berg', 'unsure'],
  ['Asgard, Tor', 'asgard t lunde m', 'unsure'],
  ['Asgard, Tor', 'tor lunde kari asgard', 'other'],
  ['Al-Hassan, Omar', 'lunde m omar alhassan berg k', 'same'],
  ['Wang, Xiaoming', 'li chen xiao ming wang k berg', 'same'],
  ['Wang, Xiaoming', '', 'other'],
])('%s among “%s” is %s', (own, line, match) => {
  expect(matchAmong(line.split(' '), person(own))).toBe(match)
})

test.each([
  ['Li', 'Mingxuan', 'same'],
  ['李明轩', '', 'same'],
  ['李', '明轩', 'same'],
  ['王', '伟', 'other'],
] as const)('%s %s and Mingxuan Li, who is 李明轩 too: %s', (family, given, match) => {
  const native_parts = { first_name: '明轩', middle_name: '', last_name: '李' }
  expect(
    matchNames({ family, given }, { first_name: 'Mingxuan', middle_name: '', last_name: 'Li', native_parts }),
  ).toBe(match)
})
