import { expect, test } from 'vitest'
import { authorsOf, listOf, splitNames, withoutLongLists } from './bibtex-names.ts'

test.each([
  ['A, B and C, D', ['A, B', 'C, D']],
  ['{A and B} AND\n  C, D', ['{A and B}', 'C, D']],
  ['Alexander, B and Anderson, C', ['Alexander, B', 'Anderson, C']],
  ['\\{ and A', ['\\{', 'A']],
  ['and and', ['and and']],
  ['', []],
  ['A, B; C, D;', ['A, B', 'C, D']],
  ['M&uuml;ller, J and C, D', ['M&uuml;ller, J', 'C, D']],
  ['Wei Wang 0001 and C, D', ['Wei Wang', 'C, D']],
  ['Wang XM, Chen L, Li Q, Berg T', ['Wang XM', 'Chen L', 'Li Q', 'Berg T']],
  ['Wang, X., Chen, L., and Li, Q.', ['Wang, X.', 'Chen, L.', 'Li, Q.']],
  ['von Berg, Jr, Ada and C, D', ['von Berg, Jr, Ada', 'C, D']],
  ['Fulton, James E., Jr. and C, D', ['Fulton, Jr., James E.', 'C, D']],
])('the names of %j', (list, names) => {
  expect(splitNames(list)).toEqual(names)
})

/** In a long list names are read without the parser where that is safe: the result is the same but for accents. */
test.each([
  ['Doe, Jane', { family: 'Doe', given: 'Jane' }],
  ['Jane Doe', { family: 'Doe', given: 'Jane' }],
  ['M{\\"u}ller, J\\\'er\\^ome', { family: 'Muller', given: 'Jerome' }],
  ['K{\\H{o}}szegi, R.', { family: 'Koszegi', given: 'R.' }],
  ['{\\L}ukasz, {\\O}ystein', { family: 'Łukasz', given: 'Øystein' }],
  ['Ludwig van Beethoven', { family: 'van Beethoven', given: 'Ludwig' }],
  ['Doe, Jr., John', { family: 'Doe Jr.', given: 'John' }],
  ['Doe, John, Jr.', { family: 'Doe Jr.', given: 'John' }],
  ['{CERN Collaboration}', { family: 'CERN Collaboration', given: '' }],
  ['王小明', { family: '王小明', given: '' }],
])('%s, alone and among a hundred', (name, author) => {
  const among = Array.from({ length: 100 }, (_, at) => (at === 70 ? name : `Other${at}, A.`))
  expect(authorsOf(`${among.join(' and ')} and others`)).toMatchObject({
    others: true,
    authors: { 70: author, length: 100 },
  })
  const bare = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '')
  const [alone] = authorsOf(name).authors
  expect({ family: bare(alone?.family ?? ''), given: bare(alone?.given ?? '') }).toEqual(author)
})

test('long lists are set aside and found again, others stay where they are', () => {
  const long = Array.from({ length: 400 }, () => 'K{\\H{o}}szegi, \\{R\\}').join(' and ')
  const file = `@article{a, author = {A, B}, title={T}}@article{b, AUTHOR={${long}}, title={U}}@article{c, author={${long}`
  const { text, lists } = withoutLongLists(file)
  expect(lists).toEqual([long])
  expect(text).toBe(
    `@article{a, author = {A, B}, title={T}}@article{b, AUTHOR={author list 0}, title={U}}@article{c, author={${long}`,
  )
  expect(listOf('author list 0', lists)).toBe(long)
  expect(listOf('author list 1', lists)).toBe('author list 1')
  expect(listOf('A, B', lists)).toBe('A, B')
})
