import { expect, test } from 'vitest'
import { namesOfFolder } from './archive-names.ts'

test.for([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Windows\\win.ini', 'win.ini'],
  ['..', 'file'],
  ['', 'file'],
  ['CON', '_CON'],
  ['nul.pdf', '_nul.pdf'],
  ['com1.tar.gz', '_com1.tar.gz'],
  ['console.pdf', 'console.pdf'],
  ['report.pdf. . .', 'report.pdf'],
  ['a<b>c:d"e|f?g*h.pdf', 'abcdefgh.pdf'],
  ['line\nbreak\u0000.pdf', 'linebreak.pdf'],
  ['gnp.\u202efdp.exe', 'gnp.fdp.exe'],
  ['Lebenslauf Kőszegi.pdf', 'Lebenslauf Kőszegi.pdf'],
  ['王小明-学位证.pdf', '王小明-学位证.pdf'],
])('%j is kept as %j', ([given = '', name]) => {
  expect(namesOfFolder()(given)).toBe(name)
})

test('two names that some system takes for one get numbers', () => {
  const name = namesOfFolder()
  expect(
    ['CV.pdf', 'cv.PDF', 'cv (2).pdf', 'CV.pdf', 'Stra\u00dfe.pdf', 'STRASSE.pdf', 'e\u0301.pdf', '\u00e9.pdf'].map(
      name,
    ),
  ).toEqual([
    'CV.pdf',
    'cv (2).PDF',
    'cv (2) (2).pdf',
    'CV (3).pdf',
    'Straße.pdf',
    'STRASSE (2).pdf',
    'é.pdf',
    'é (2).pdf',
  ])
})

test('a name fits into what file systems take, also in letters of three bytes, and keeps its ending', () => {
  const name = namesOfFolder()
  for (const letter of ['a', '学', '👩‍🔬']) {
    const [first, second] = [name(`${letter.repeat(300)}.pdf`), name(`${letter.repeat(300)}.pdf`)]
    expect(Buffer.byteLength(second)).toBeLessThanOrEqual(200)
    expect(second).not.toBe(first)
    expect(first).toMatch(/\.pdf$/)
    expect(first.isWellFormed()).toBe(true)
  }
})
