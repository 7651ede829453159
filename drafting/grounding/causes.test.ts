import { describe, expect, test } from 'vitest'
import { buildCaseFile } from '../case-file.ts'
import { readSentence, type Voice } from '../grounding.ts'
import { waterChemist } from '../testing/profiles.ts'

const [project, ...others] = waterChemist.academicprojects
const caseFile = buildCaseFile({
  ...waterChemist,
  academicprojects:
    project === undefined
      ? []
      : [
          {
            ...project,
            impact:
              'The orchard closed its old well because of my nitrate map. In 2021 the creek had two algae blooms; I cannot say if that is because of the map.',
          },
          ...others,
        ],
})
const kinds = (text: string, voice: Voice = 'petition') =>
  readSentence(text, caseFile, { voice }).findings.map(({ kind }) => kind)

describe('an effect takes an entry that tells it', () => {
  test.each([
    'His nitrate map moved three counties to rewrite their well codes.',
    'His articles changed the way that farmers dig wells.',
    'The filter has contributed to a decline in kidney disease.',
    'The map has brought the algae blooms in the creek down to two.',
    'Because of the map the creek had two algae blooms in 2021.',
    'His map kept the orchard from being sold.',
  ])('%s', (text) => expect(kinds(text)).toContain('causal'))
  test.each([
    ['The orchard closed its old well because of his nitrate map.', 'petition'],
    ['What persuades me is his patience.', { referee: 1 }],
    ['I am sparing with praise.', { referee: 1 }],
  ] as const)('but this tells none, or one that is told: %s', (text, voice) =>
    expect(kinds(text, voice)).not.toContain('causal'),
  )
})
