import { expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { cite } from '../authorities/library.ts'
import { civilEngineer } from '../testing/profiles.ts'
import { boilerplateIn } from './boilerplate.ts'
import { namesOf } from './names.ts'
import { caseFile, paragraph, sentence } from './testing/clean.ts'

const ours = namesOf(caseFile)
const theirs = namesOf(buildCaseFile(civilEngineer))
const document = (...sentences: Parameters<typeof sentence>[]) => ({
  blocks: [paragraph('p', ...sentences.map(([text, sources]) => sentence(text, sources ?? ['F1'])))],
})

test('a frame that two applicants share is found whatever names stand in it', () => {
  const { share, runs, sentences, of } = boilerplateIn(
    { document: document(['The work on which I would rest my judgment is that of Dr. Kőszegvári.']), names: ours },
    [{ document: document(['The work on which I would rest my judgment is that of Mr. Berrenechea.']), names: theirs }],
  )
  expect(runs).toHaveLength(1)
  expect(share).toBeGreaterThan(0.8)
  expect([sentences.length, of]).toEqual([1, 1])
})

test('law and words of one’s own are nobody’s boilerplate', () => {
  const law = [
    'An endeavor is judged by its prospective impact and not by the place. ',
    cite('dhanasar', '889'),
  ] as const
  const { share, sentences } = boilerplateIn(
    {
      document: document([[...law]], ['She measured the foam of the first coatings for nine months in the cellar.']),
      names: ours,
    },
    [
      {
        document: document([[...law]], ['He counted the cracks of the old piers from a boat on the river.']),
        names: theirs,
      },
    ],
  )
  expect(share).toBe(0)
  expect(sentences).toEqual([])
})

test('a signpost and a test that is told without its citation are nobody’s either', () => {
  const text = [
    'Part II introduces the petitioner and Part III shows that the classification is open.',
    'Section 3 reports what others have promised or done under the plan.',
    'The first element asks for substantial merit and for the importance of what is proposed.',
  ].map((one): [string, string[]] => [one, []])
  const { of } = boilerplateIn({ document: document(...text), names: ours }, [
    { document: document(...text), names: theirs },
  ])
  expect(of).toBe(0)
})
