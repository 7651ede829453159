import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { FileKind } from '#domain/file.ts'
import { readTextKept } from '../testing/kept-reader.ts'
import { readUpload } from './read-upload.ts'
import { findTools, readsScans } from './tools.ts'

const reading = (name: string, path = '/nowhere') => {
  const file = fileURLToPath(new URL(`../testing/inputs/${name}`, import.meta.url))
  return readUpload(file, name.slice(name.lastIndexOf('.') + 1) as FileKind, { path, readText: readTextKept })
}

test.each(['cjk-gb1-ucs2-mixed.pdf', 'cjk-gb1-gbk-mixed.pdf'])(
  '%s: Chinese is read whose font the file does not carry',
  async (name) =>
    expect((await reading(name)).pages).toEqual([
      [
        '教育部学历证书电子注册备案表',
        'Verification report of a higher education qualification certificate',
        '姓名：王小明 性别：男',
        'Name: WANG XIAOMING Certificate No. 104972018010001',
        '学校名称：江城理工大学',
        '专业：材料科学与工程 层次：博士研究生',
        '毕业日期：二〇一八年六月三十日',
      ].join('\n'),
    ]),
)

test('what was typed into a form stands beside its labels', async () =>
  expect((await reading('form-employment-letter.pdf')).pages[0]?.split('\n\n')).toEqual([
    'Employment verification letter',
    'Employee: Xiaoming Wang',
    'Title: Senior Materials Engineer',
    'Employed since: March 4, 2019',
    'Annual salary: USD 131,700',
    'Duties: Runs the tape casting line; designed the Meridian kiln profile',
  ]))

test('what was set on top of a certificate stands beside its labels', async () =>
  expect((await reading('typewriter-certificate.pdf')).pages[0]?.split('\n\n')).toEqual([
    'Certificate of completion. The holder named below has completed the course.',
    'Holder: Xiaoming Wang',
    'Course and date: Kiln Safety Level 3, May 12, 2021',
  ]))

test('the placeholder of a form for Adobe Reader is no page', async () =>
  expect(await reading('xfa-placeholder.pdf')).toEqual({ pages: [], by: 'none', reason: 'xfa', count: null }))

describe('a Word document', () => {
  test('is read with its letterhead and its footnotes', async () =>
    expect((await reading('letterhead-footnote.docx')).pages[0]?.split('\n\n')).toEqual([
      'Platte River Cooperative Power, Office of the Chief Engineer, 12 Dam Road, Kearney, Nebraska\nApril 3, 2026',
      'Re: Petition of Xiaoming Wang',
      'His counter-pressure kiln raised the yield of our line from 61 to 88 percent.',
      'I am not related to him.',
      'Measured from January to June 2025 on line 3; see the plant report PR-2025-118.',
    ]))
})

const HERE = process.env.PATH ?? ''
test.runIf(readsScans(await findTools(HERE)))('a picture from a print shop is read in its own colours', async () =>
  expect(await reading('diploma-cmyk-adobe.jpg', HERE)).toMatchObject({
    pages: ['Diploma of Xiaoming Wang\n\nJiangcheng University of Technology 2018'],
    by: 'ocr',
    reason: null,
  }),
)
