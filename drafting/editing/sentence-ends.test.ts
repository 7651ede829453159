import { expect, test } from 'vitest'
import { sentencePlaces } from './sentence-ends.ts'

const split = (text: string): string[] => sentencePlaces(text).map(({ start, end }) => text.slice(start, end))

test.each<[string, string[]]>([
  ['   ', []],
  ['No stop at the end', ['No stop at the end']],
  ['She led it. He helped.', ['She led it.', 'He helped.']],
  ['Dr. Okonjo met Prof. A. B. Lind. They agreed.', ['Dr. Okonjo met Prof. A. B. Lind.', 'They agreed.']],
  ['It stands in the U.S. Department of Energy’s list.', ['It stands in the U.S. Department of Energy’s list.']],
  ['He moved to the U.S. He works there.', ['He moved to the U.S.', 'He works there.']],
  ['See 26 I&N Dec. 884 and 8 C.F.R. § 204.5. It holds.', ['See 26 I&N Dec. 884 and 8 C.F.R. § 204.5.', 'It holds.']],
  ['She joined Acme Inc. The firm grew.', ['She joined Acme Inc.', 'The firm grew.']],
  ['She joined Acme Inc. Research in 2020.', ['She joined Acme Inc. Research in 2020.']],
  ['It took 3.5 years, i.e. 42 months. No. 7 was first.', ['It took 3.5 years, i.e. 42 months.', 'No. 7 was first.']],
  ['“It works.” She said so.', ['“It works.”', 'She said so.']],
  ['Was it right? Yes! It was…', ['Was it right?', 'Yes!', 'It was…']],
  ['He holds a Ph.D. In 2019 he taught.', ['He holds a Ph.D.', 'In 2019 he taught.']],
  ['Sept. 2021 was early. 40 cells failed.', ['Sept. 2021 was early.', '40 cells failed.']],
  ['1. The first. R6. The sixth. A. An entry.', ['1. The first.', 'R6. The sixth.', 'A. An entry.']],
  ['They stand in Part V. [Missing: letters]', ['They stand in Part V.', '[Missing: letters]']],
  ['It reads: “I saw it. She won.” So it is.', ['It reads: “I saw it. She won.”', 'So it is.']],
  ['It reads: “I saw it. She won. So it is.', ['It reads: “I saw it.', 'She won.', 'So it is.']],
  ['See section A. It holds.', ['See section A.', 'It holds.']],
  ['two. lower case goes on', ['two. lower case goes on']],
])('%j', (text, sentences) => {
  expect(split(text)).toEqual(sentences)
})
