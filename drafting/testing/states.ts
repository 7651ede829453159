import type { Sentence } from '#domain/document.ts'
import { isPlain } from '#domain/proof.ts'
import { cardsIn } from '../cards/cards.ts'
import { buildCaseFile, type CaseFile } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { wordsOf } from '../proof/words-of.ts'

/** The profile as if its applicant had looked at each proposal and confirmed it. */
export const confirmed = (profile: Profile): Profile => ({
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

/** What the sentences of a document come to: those that assert something, and those of the record that are not plain. */
export function stated(
  sentences: readonly Sentence[],
  caseFile: CaseFile,
): { all: number; plain: string; open: string[] } {
  const asserted = sentences.filter((one) => !isQuestion(one))
  const rest = asserted.filter((one) => !isOfEndeavor(caseFile, one))
  const open = rest.filter(({ proof }) => proof === undefined || !isPlain(proof.state))
  const share = (plain: number, of: number): string => `${plain} of ${of} (${((100 * plain) / of).toFixed(1)} %)`
  const plain = rest.length - open.length
  return {
    all: asserted.length,
    plain: `plain ${share(plain, rest.length)}; with the endeavor’s own sentences ${share(plain, asserted.length)}`,
    open: open.map((one) => `${one.proof?.state ?? ''}: ${wordsOf(one.inlines)}`),
  }
}
