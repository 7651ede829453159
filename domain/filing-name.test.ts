import { describe, expect, test } from 'vitest'
import { asFiled, asksForLatinName, calledName, filingName, isLatinName, nameWithNative } from './filing-name.ts'

/** First, middle and last name as typed; what is given in Latin letters; "one" for a person with one name only. */
type Row = [typed: [string, string, string], latin: [string, string] | null, full: string, surname: string]

const person = ([first_name, middle_name, last_name]: Row[0], latin: Row[1], has_one_name = false) => ({
  first_name,
  middle_name,
  last_name,
  latin_first_name: latin?.[0] ?? '',
  latin_last_name: latin?.[1] ?? '',
  has_one_name,
})

const NAMES: Row[] = [
  [['Renáta', '', 'Kőszegi'], null, 'Renáta Kőszegi', 'Kőszegi'],
  [['明轩', '', '李'], ['MINGXUAN', 'LI'], 'Mingxuan Li', 'Li'],
  [['Mingxuan', '', 'LI'], null, 'Mingxuan LI', 'LI'],
  [['AJ', '', 'Smythefict'], null, 'AJ Smythefict', 'Smythefict'],
  [['EJ', '', 'Leefict'], null, 'EJ Leefict', 'Leefict'],
  [['Ann', '', 'MCFICTION'], null, 'Ann MCFICTION', 'MCFICTION'],
  [['ANN', 'Marie', 'MCFICTION'], null, 'ANN Marie MCFICTION', 'MCFICTION'],
  [['明轩', '', '李'], ['Mingxuan', 'LI'], 'Mingxuan LI', 'LI'],
  [['AJ', '', ''], null, 'AJ', ''],
  [['J.', '', 'FICTIONE'], null, 'J. Fictione', 'Fictione'],
  [['KIT', '', 'NG'], null, 'Kit Ng', 'Ng'],
  [['さくら', '', '架空'], ['Sakura', 'Kakuu'], 'Sakura Kakuu', 'Kakuu'],
  [['민준', '', '가상'], ['Min-jun', 'Gasang'], 'Min-jun Gasang', 'Gasang'],
  [['Thị Mai', '', 'Nguyễn'], null, 'Thị Mai Nguyễn', 'Nguyễn'],
  [['VAN ANH', '', 'LE'], null, 'Van Anh Le', 'Le'],
  [['Иван', 'Петрович', 'Вымыслов'], ['IVAN', 'VYMYSLOV'], 'Ivan Vymyslov', 'Vymyslov'],
  [['Олена', '', 'Вигадко'], ['OLENA', 'VYHADKO'], 'Olena Vyhadko', 'Vyhadko'],
  [['Ελένη', '', 'Φανταστού'], ['ELENI', 'FANTASTOU'], 'Eleni Fantastou', 'Fantastou'],
  [['محمد', '', 'الخيالي'], ['MOHAMMED', 'AL-KHAYALI'], 'Mohammed Al-Khayali', 'Al-Khayali'],
  [['Omar', '', 'bin Khayal'], null, 'Omar bin Khayal', 'bin Khayal'],
  [['OMAR', '', 'BIN KHAYAL'], null, 'Omar bin Khayal', 'bin Khayal'],
  [['נועה', '', 'בדיון'], ['NOA', 'BIDYON'], 'Noa Bidyon', 'Bidyon'],
  [['अनिका', '', 'काल्पनिक'], ['ANIKA', 'KALPANIK'], 'Anika Kalpanik', 'Kalpanik'],
  [['Jan', '', 'van der Verzin'], null, 'Jan van der Verzin', 'van der Verzin'],
  // Small in the Netherlands, capitals in Belgium and America: as typed.
  [['JAN', '', 'VAN DER VERZIN'], null, 'Jan VAN DER VERZIN', 'VAN DER VERZIN'],
  [['FRIEDRICH', '', 'VON ERDACHT'], null, 'Friedrich von Erdacht', 'von Erdacht'],
  [['Gabriela', 'Inés', 'Ficticia Márquez'], null, 'Gabriela Inés Ficticia Márquez', 'Ficticia Márquez'],
  [['JUANA', '', 'DE LA FANTASÍA'], null, 'Juana DE LA FANTASÍA', 'DE LA FANTASÍA'],
  [['CHIARA', '', 'DE FINTIS'], null, 'Chiara DE FINTIS', 'DE FINTIS'],
  [['Paulo', '', 'dos Inventados'], null, 'Paulo dos Inventados', 'dos Inventados'],
  [['PAULO', '', 'DOS INVENTADOS'], null, 'Paulo dos Inventados', 'dos Inventados'],
  [['PAULO', '', 'DA FICÇÃO'], null, 'Paulo DA FICÇÃO', 'DA FICÇÃO'],
  [['Jean-Luc', '', 'DUFICTIF'], null, 'Jean-Luc DUFICTIF', 'DUFICTIF'],
  [['JEAN-LUC', '', 'DUFICTIF'], null, 'Jean-Luc Dufictif', 'Dufictif'],
  [['Friedrich', '', 'von Erdacht'], null, 'Friedrich von Erdacht', 'von Erdacht'],
  [['SIOBHÁN', '', "O'INVENT"], null, "Siobhán O'Invent", "O'Invent"],
  [['TJ', '', 'SMYTHEFICT'], null, 'TJ Smythefict', 'Smythefict'],
  [['AJ', '', 'SMYTHEFICT'], null, 'AJ Smythefict', 'Smythefict'],
  [['JP', '', 'SMYTHEFICT'], null, 'JP Smythefict', 'Smythefict'],
  [['J.P.', '', 'SMYTHEFICT'], null, 'J.P. Smythefict', 'Smythefict'],
  [['JO', '', 'SMYTHEFICT'], null, 'Jo Smythefict', 'Smythefict'],
  [['XIAO AI', '', 'XUGOU'], null, 'Xiao Ai Xugou', 'Xugou'],
  [['YU', '', 'LI'], null, 'Yu Li', 'Li'],
  [['ANN', '', 'MCFICTION'], null, 'Ann MCFICTION', 'MCFICTION'],
  [['ANN', '', 'MACFICTION'], null, 'Ann MACFICTION', 'MACFICTION'],
  [['ANA', '', 'MACHADINHA'], null, 'Ana Machadinha', 'Machadinha'],
  [['MCKENNA', '', 'MADEUP'], null, 'MCKENNA Madeup', 'Madeup'],
  [['LUCA', '', "D'INVENTO"], null, "Luca D'INVENTO", "D'INVENTO"],
  [["MA'RUF", '', 'KHAYAL'], null, "MA'RUF Khayal", 'Khayal'],
  [['EDGAR', '', 'MADEUP III'], null, 'Edgar Madeup III', 'Madeup III'],
  [['İPEK', '', 'UYDURMAOĞLU'], null, 'İpek Uydurmaoğlu', 'Uydurmaoğlu'],
  [['Łukasz', '', 'Zmyśloński-Nowy'], null, 'Łukasz Zmyśloński-Nowy', 'Zmyśloński-Nowy'],
  [['Đặng', '', 'Giả'], null, 'Đặng Giả', 'Giả'],
  [['Sigríður', '', 'Skáldsdóttir'], null, 'Sigríður Skáldsdóttir', 'Skáldsdóttir'],
  [['Gulnora', '', 'Oʻylabtopilgan'], null, 'Gulnora Oʻylabtopilgan', 'Oʻylabtopilgan'],
  [['სალომე', '', 'გამოგონილი'], ['SALOME', 'GAMOGONILI'], 'Salome Gamogonili', 'Gamogonili'],
  [['Անի', '', 'Հորինված'], ['ANI', 'HORINVATS'], 'Ani Horinvats', 'Horinvats'],
  [['สมหญิง', '', 'สมมติ'], ['SOMYING', 'SOMMUT'], 'Somying Sommut', 'Sommut'],
]

describe.each(NAMES)('%j with %j', (typed, latin, full, surname) => {
  test(`is ${full}, and ${surname} in a salutation`, () => {
    const found = filingName(person(typed, latin))
    expect([found.full, found.surname, found.isMissing]).toEqual([full, surname, false])
  })

  test('stays the same once it is a filing name', () => {
    const filed = asFiled(person(typed, latin))
    expect(asFiled(filed)).toEqual(filed)
    expect(filingName(filed).full).toBe(full)
  })
})

test.each([
  ['Suharto', '', null, 'Suharto'],
  ['', 'Suharto', null, 'Suharto'],
  ['शांति', '', ['SHANTI', ''], 'Shanti'],
  ['शांति', '', ['', 'SHANTI'], 'Shanti'],
  // What was typed before the box was ticked says nothing.
  ['Suharto', 'Left over', null, 'Suharto'],
] as const)('one name only: %j and %j with %j is the surname %s', (first, last, latin, name) => {
  const found = filingName(person([first, '', last], latin === null ? null : [...latin], true))
  expect(found).toMatchObject({ given: '', surname: name, full: name, isMissing: false })
})

test.each([
  [['明轩', '', '李'], '李明轩'],
  [['민준', '', '가상'], '가상민준'],
  [['Иван', 'Петрович', 'Вымыслов'], 'Иван Петрович Вымыслов'],
  [['Mingxuan', '', '李'], 'Mingxuan 李'],
] as const)('%j alone is missing for a filing, and %s to its owner', (typed, native) => {
  const found = filingName(person([...typed], null))
  expect(found).toMatchObject({ full: '', surname: '', native, isMissing: true })
  expect(calledName(person([...typed], null))).toBe(native)
})

test('half a name in Latin letters is no name', () =>
  expect(filingName(person(['明轩', '', '李'], ['', 'Li'])).isMissing).toBe(true))

test('the native name stands behind the name in Latin letters', () => {
  expect(nameWithNative(person(['明轩', '', '李'], ['Mingxuan', 'Li']))).toBe('Mingxuan Li (李明轩)')
  expect(nameWithNative(person(['Renáta', '', 'Kőszegi'], null))).toBe('Renáta Kőszegi')
})

test('what was given in Latin letters for a name that is written in them says nothing', () =>
  expect(filingName(person(['Renáta', '', 'Kőszegi'], ['Somebody', 'Else'])).full).toBe('Renáta Kőszegi'))

test.each([
  ['Renáta', 'Kőszegi', false],
  ['明轩', 'Li', true],
  // The first letter is Cyrillic.
  ['Аnna', 'Kovats', true],
  ['', '', false],
])('the form asks %s %s for a name in Latin letters: %s', (first_name, last_name, asks) =>
  expect(asksForLatinName({ first_name, last_name })).toBe(asks),
)

test.each([
  ['Mingxuan', true],
  ['Ol’ga-Maryna É.', true],
  ['Oʻ Ğłøß', true],
  ['D\u0065\u0301j\u00e0', true],
  ['明轩', false],
  ['Li 李', false],
  ['R2', false],
  ['-', false],
  ['', false],
])('%j is a name in Latin letters: %s', (name, is) => expect(isLatinName(name)).toBe(is))
