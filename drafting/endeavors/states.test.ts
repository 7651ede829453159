import { expect, test } from 'vitest'
import { applicants, quietRun } from '../builtin/testing.ts'
import { groundSentences } from '../grounding.ts'
import { caseFileOf } from '../testing/drafted-once.ts'
import { confirmed, stated } from '../testing/states.ts'
import { proved, sentencesIn } from '../proof/prove.ts'
import { ceramicsResearcher } from '../testing/as-typed/ceramics-researcher.ts'
import { infectionNurse } from '../testing/as-typed/infection-nurse.ts'
import { reliabilityEngineer } from '../testing/as-typed/reliability-engineer.ts'
import { composeEndeavors } from './draft.ts'

const asTyped = Object.entries({ ceramicsResearcher, infectionNurse, reliabilityEngineer })

test.for([...applicants, ...asTyped])(
  'the ten for %s: every sentence is plain once the proposals are confirmed',
  async ([, profile], run) => {
    const caseFile = caseFileOf(confirmed({ ...profile, endeavors: [] }))
    const ten = await composeEndeavors(caseFile, [], quietRun())
    const sentences = ten.flatMap(({ parts }) => Object.values(parts).flat())
    const { grounded } = groundSentences(sentences, caseFile, 'endeavor')
    const blocks = proved([{ kind: 'paragraph', id: 'ten', sentences: grounded }], caseFile)
    const { all, plain, open } = stated(sentencesIn(blocks), caseFile)
    await run.annotate(plain)
    expect(open.slice(Math.floor(all * 0.02))).toEqual([])
  },
)
