import { beforeAll, describe, expect, test } from 'vitest'
import { renderDocx } from './docx.ts'
import { sampleLetter, samplePetition } from './testing/sample-petition.ts'
import { unzip } from './testing/unzip.ts'
import { contentsOf, headingsOf } from './wording.ts'

const part = (parts: Map<string, string>, name: string): string => parts.get(name) ?? ''
const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length

test('letters that Word refuses do not get into the file', async () => {
  const bytes = await renderDocx({
    ...sampleLetter(),
    title: 'A\u0000 & <B>',
    blocks: [
      { kind: 'heading', level: 1, id: '1-heading/with:odd id', text: 'One \u0008& "two" <three>' },
      {
        kind: 'paragraph',
        id: 'p',
        sentences: [{ inlines: [{ kind: 'text', text: 'a\u0001b\ud800c' }], sources: [] }],
      },
    ],
  })
  const parts = unzip(bytes)
  const refused = [...parts].filter(
    ([name, text]) => name.endsWith('.xml') && /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text),
  )
  expect(refused).toEqual([])
  expect(part(parts, 'word/document.xml')).toContain('One &amp; &quot;two&quot; &lt;three&gt;')
  expect(part(parts, 'docProps/core.xml')).toContain('<dc:title>A &amp; &lt;B&gt;</dc:title>')
})

test('a document without a word is still a document', async () => {
  const parts = unzip(await renderDocx({ ...sampleLetter(), blocks: [] }))
  expect(part(parts, 'word/document.xml')).toContain('<w:sectPr>')
})

describe('a petition of twenty pages', () => {
  const document = samplePetition()
  const headingPages = Object.fromEntries(headingsOf(document).map((heading, at) => [heading.id, at + 3]))
  let parts: Map<string, string>
  let body: string
  let filing: string

  beforeAll(async () => {
    parts = unzip(await renderDocx(document, headingPages, 41))
    body = part(parts, 'word/document.xml')
    filing = body.slice(body.indexOf('</w:sectPr>'))
  })

  test('has a cover sheet in a section of its own, and counts pages from 1 behind it', () => {
    const cover = body.slice(0, body.indexOf('</w:sectPr>'))
    expect(cover).toContain('For you, not part of the filing')
    expect(cover).not.toMatch(/headerReference|footerReference/)
    expect(filing).toMatch(/headerReference.*footerReference.*<w:pgNumType w:start="1"\/>/s)
    expect(count(filing, /w:w="12240" w:h="15840"/g)).toBe(1)
  })

  test('says in the margins what it is, that it is a draft, and which page of how many', () => {
    const margins = [...parts]
      .filter(([name]) => /word\/(header|footer)\d/.test(name))
      .map(([, text]) => text)
      .join('')
    expect(margins).toContain(document.running)
    expect(margins).toContain('DRAFT')
    expect(margins).toMatch(/<w:instrText[^>]*>PAGE<.*<w:instrText[^>]*>SECTIONPAGES<.*>41</s)
  })

  test('has headings that Word knows as such, nowhere un-bolded', () => {
    for (const level of [1, 2, 3]) {
      const expected = headingsOf(document).filter((heading) => heading.level === level).length
      expect(count(filing, new RegExp(`<w:pStyle w:val="Heading${level}"/>`, 'g'))).toBe(expected)
    }
    expect(body).not.toMatch(/<w:[bi] w:val="(false|0)"/)
  })

  test('shows its contents at once and does not ask to be updated', () => {
    const entries = [...filing.matchAll(/<w:pStyle w:val="TOC[123]"\/>.*?<\/w:p>/gs)].map(([entry]) =>
      entry.replace(/<w:tab\/>/, ' ').replace(/<[^>]+>/g, ''),
    )
    expect(entries).toEqual(contentsOf(document).map((heading) => `${heading.text} ${headingPages[heading.id]}`))
    expect(body).not.toContain('w:dirty="true"')
    expect(part(parts, 'word/settings.xml')).not.toContain('updateFields')
    for (const [, anchor] of filing.matchAll(/w:anchor="([^"]+)"/g)) expect(filing).toContain(`w:name="${anchor}"`)
  })

  test('repeats the heads of its tables and keeps rows whole', () => {
    const tables = document.blocks.filter((block) => block.kind === 'table')
    expect(count(filing, /<w:tblHeader\/>/g)).toBe(tables.length)
    const rows = tables.reduce((sum, table) => sum + table.rows.length + 1, 0)
    expect(count(filing, /<w:cantSplit\/>/g)).toBeGreaterThanOrEqual(rows)
  })

  test('marks open points in brackets, bold and on amber', () => {
    const runs = [...filing.matchAll(/<w:r>.*?<\/w:r>/gs)]
      .map(([run]) => run)
      .filter((run) => /\[(Missing|Verify): /.test(run))
    expect(runs).toHaveLength(2)
    for (const run of runs) expect(run).toMatch(/<w:b\/>.*w:fill="FFDF8A"/s)
  })

  test('starts each numbered list at 1', () => {
    const used = new Set([...body.matchAll(/<w:numId w:val="(\d+)"\/>/g)].map(([, id]) => id))
    const lists = document.blocks.filter((block) => block.kind === 'list').length + 1
    expect(used.size).toBe(lists)
  })

  test('carries its properties and the names of its fonts', () => {
    const core = part(parts, 'docProps/core.xml')
    expect(core).toContain(`<dc:title>${document.title}</dc:title>`)
    expect(core).toContain(`<dc:creator>${document.author}</dc:creator>`)
    expect(part(parts, 'word/styles.xml')).toMatch(/w:ascii="Times New Roman".*w:eastAsia="Noto Serif SC"/s)
  })
})
