import { describe, expect, test } from 'vitest'
import { paragraph, wordFile } from '../testing/word-file.ts'
import { readDocx } from './read-docx.ts'

const wordsOf = (...parts: Parameters<typeof wordFile>): string => {
  const read = readDocx(wordFile(...parts))
  return 'failed' in read ? read.failed : read.pages.join('\f')
}
const run = (inside: string): string => `<w:p><w:r>${inside}</w:r></w:p>`
const box = (text: string): string => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`

describe('the words of a .docx', () => {
  test.each<[string, string, string]>([
    ['paragraphs and lines', `${paragraph('One')}${run('<w:t>Two</w:t><w:br/><w:t>lines</w:t>')}`, 'One\n\nTwo\nlines'],
    ['signs that stand for letters', paragraph('A &amp; B &#233; &lt;c&gt;'), 'A & B é <c>'],
    ['spaces at the edges of a run', run('<w:t xml:space="preserve">One </w:t><w:t>two</w:t>'), 'One two'],
    [
      'a table, cell by cell',
      `<w:tbl><w:tr><w:tc>${paragraph('Name')}</w:tc><w:tc>${paragraph('Tara')}</w:tc></w:tr></w:tbl>`,
      'Name\n\nTara',
    ],
    [
      'what was added, without what was taken away',
      run('<w:t>Kept</w:t>') +
        '<w:p><w:ins><w:r><w:t>New</w:t></w:r></w:ins><w:del><w:r><w:delText>Old</w:delText></w:r></w:del></w:p>',
      'Kept\n\nNew',
    ],
    ['not the instruction of a field', run('<w:instrText>PAGE</w:instrText><w:t>2</w:t>'), '2'],
    ['nothing that is hidden', run('<w:rPr><w:vanish/></w:rPr><w:t>Hidden</w:t>') + paragraph('Seen'), 'Seen'],
    ['what is no longer hidden', run('<w:rPr><w:vanish w:val="0"/></w:rPr><w:t>Seen</w:t>'), 'Seen'],
    ['a box after its paragraph', run(`<w:t>Around</w:t><w:drawing>${box('Inside')}</w:drawing>`), 'Around\n\nInside'],
    [
      'a box that is written twice',
      run(
        `<w:AlternateContent><w:Choice><w:drawing>${box('Inside')}</w:drawing></w:Choice><w:Fallback><w:pict>${box('Inside')}</w:pict></w:Fallback></w:AlternateContent><w:t>Around</w:t>`,
      ),
      'Around\n\nInside',
    ],
    [
      'a box that only older programs know',
      run(
        `<w:AlternateContent><w:Choice/><w:Fallback><w:pict>${box('Inside')}</w:pict></w:Fallback></w:AlternateContent>`,
      ),
      'Inside',
    ],
    ['a hyphen that does not break', run('<w:t>I</w:t><w:noBreakHyphen/><w:t>140</w:t>'), 'I-140'],
    ['nothing', '', ''],
  ])('%s', (_, body, words) => expect(wordsOf(body)).toBe(words))

  const section = (inside: string) => `<w:p><w:pPr><w:sectPr>${inside}</w:sectPr></w:pPr></w:p>`
  const head = (type: string) => `<w:headerReference w:type="${type}" r:id="header"/>`

  test('head, notes and foot stand around the text, each once', () => {
    const body =
      paragraph('Text') +
      section(head('default')) +
      section(`${head('default')}<w:footerReference w:type="default" r:id="footer"/>`)
    const notes = `<w:footnote w:type="separator" w:id="0">${paragraph('—')}</w:footnote><w:footnote w:id="2">${paragraph('Note')}</w:footnote>`
    expect(
      wordsOf(body, {
        header: paragraph('Head'),
        footer: paragraph('Foot'),
        footnotes: notes,
        endnotes: `<w:endnote w:id="1">${paragraph('End')}</w:endnote>`,
      }),
    ).toBe('Head\n\nText\n\nNote\n\nEnd\n\nFoot')
  })

  test.each<[string, string, Record<string, string>, string]>([
    ['a first page of its own', `${head('first')}<w:titlePg/>`, {}, 'Head\n\nText'],
    ['no first page of its own', head('first'), {}, 'Text'],
    ['left and right pages', head('even'), { settings: '<w:evenAndOddHeaders/>' }, 'Head\n\nText'],
    ['pages all alike', head('even'), {}, 'Text'],
  ])('a head that is kept for %s', (_, reference, more, words) =>
    expect(wordsOf(paragraph('Text') + section(reference), { header: paragraph('Head'), ...more })).toBe(words),
  )
})
