import { expect, test } from 'vitest'
import type { Sentence } from '#domain/document.ts'
import { isPlain } from '#domain/proof.ts'
import { applicants } from '../builtin/testing.ts'
import { cardsIn } from '../cards/cards.ts'
import { buildCaseFile, type CaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { countsOf, proved, sentencesIn } from '../proof/prove.ts'
import { wordsOf } from '../proof/words-of.ts'
import { petitionOf } from '../testing/drafted-once.ts'

/** The applicant has looked at each proposal and confirmed it. */
const confirmed = (profile: Profile): CaseFile =>
  buildCaseFile({
    ...profile,
    settledCards: cardsIn(buildCaseFile(profile))
      .filter(({ state }) => state === 'proposed')
      .map(({ was: _, choices: __, ...card }) => ({ ...card, named: '', state: 'confirmed' as const })),
  })

const isQuestion = ({ inlines }: Sentence): boolean => inlines.some(({ kind }) => kind === 'missing')

/** An endeavor may be drafted: its own sentences stay open until somebody confirms them in the document. */
const isOfEndeavor = (caseFile: CaseFile, { made, sources }: Sentence): boolean =>
  made !== undefined &&
  'card' in made &&
  sources.some((id) => caseFile.facts.some((fact) => fact.id === id && fact.section === 'endeavors'))

/** The papers of this applicant tell otherwise than the entries, which is marked. */
const AT_ODDS = 'avalancheForecaster'

test.for(applicants)('%s: every sentence is plain once the proposals are confirmed', async ([name, profile], run) => {
  const caseFile = confirmed(profile)
  const { document } = await petitionOf(caseFile.profile)
  const blocks = proved(document.blocks, caseFile)
  const asserted = sentencesIn(blocks).filter((one) => !isQuestion(one))
  const own = asserted.filter((one) => isOfEndeavor(caseFile, one))
  const rest = asserted.filter((one) => !own.includes(one))
  const open = rest.filter(({ proof }) => proof === undefined || !isPlain(proof.state))
  const share = (plain: number, of: number): string => `${plain} of ${of} (${((100 * plain) / of).toFixed(1)} %)`
  const plain = rest.length - open.length
  const counts = JSON.stringify(countsOf(blocks))
  await run.annotate(
    `plain ${share(plain, rest.length)}; with the endeavor’s own sentences ${share(plain, asserted.length)} ${counts}`,
  )
  const most = Math.floor(asserted.length * (name === AT_ODDS ? 0.05 : 0.02))
  const named = open.map((one) => `${one.proof?.state ?? ''}: ${wordsOf(one.inlines)}`)
  expect(named.slice(most)).toEqual([])
})
