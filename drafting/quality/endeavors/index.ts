import { ENDEAVOR_PARTS, type EndeavorFields } from '#domain/endeavor.ts'
import { marksIn } from '#domain/task.ts'
import type { CaseFile } from '../../case-file.ts'
import { isSpecific } from '../../endeavors/specificity.ts'
import { repeatsField } from '../../petition-letter/field.ts'
import type { Finding, Rule } from '../finding.ts'
import { read } from '../reading.ts'
import { FIELD_ONLY } from '../rules/field-as-endeavor.ts'
import { longSentences } from '../rules/length.ts'
import { machinePhrases } from '../rules/machine-phrases.ts'
import { eb1Words, neverArgued, neverCited, odds } from '../rules/never.ts'
import { placeholders } from '../rules/placeholders.ts'
import { slips } from '../rules/slips.ts'
import { endeavorsAlike, endeavorsRepeat, partsAlike } from './alike.ts'
import { heldWords, inventedIn, isRooted } from './rooted.ts'
import { asBlocks, labelOf } from './text.ts'

/** What an endeavor is read for as any other text is. */
const TEXT_RULES: readonly Rule[] = [
  placeholders,
  neverArgued,
  neverCited,
  eb1Words,
  odds,
  machinePhrases,
  slips,
  longSentences,
]

function textFindings(endeavor: EndeavorFields, caseFile: CaseFile): Finding[] {
  const around = {
    kind: 'petition_letter',
    author: '',
    draft: false,
    cover: { heading: '', paragraphs: [], open: [] },
  } as const
  const reading = read(
    { ...around, cover: { ...around.cover, paragraphs: [], open: [] }, blocks: asBlocks(endeavor) },
    caseFile,
    [],
  )
  return TEXT_RULES.flatMap(({ id, severity, find }) =>
    [...find(reading)].map(({ text }) => ({ rule: id, severity, text, block: endeavor.title })),
  )
}

/** What is to be said of the endeavors of a run, of each by itself and beside the others; the place of a finding is a title. */
export function endeavorFindings(endeavors: readonly EndeavorFields[], caseFile: CaseFile): Finding[] {
  const held = heldWords(caseFile)
  const byItself = endeavors.flatMap((endeavor) => {
    const found = (rule: string, text: string): Finding => ({ rule, severity: 'must', text, block: endeavor.title })
    return [
      ...ENDEAVOR_PARTS.filter((part) => endeavor[part].trim() === '').map((part) =>
        found('endeavor-empty', `Its part ${labelOf(part)} is empty.`),
      ),
      ...(isSpecific(endeavor.title, caseFile.profile)
        ? []
        : [found('endeavor-general', 'Its title names an occupation or a field, and no undertaking.')]),
      ...(repeatsField(endeavor.title, caseFile.profile.application.field_of_endeavor ?? '')
        ? [found('endeavor-field', FIELD_ONLY)]
        : []),
      ...(isRooted(endeavor, caseFile)
        ? []
        : [found('endeavor-rootless', 'It follows from no project, plan or post of the profile.')]),
      ...inventedIn(endeavor, held).map((word) =>
        found('endeavor-invented', `Nothing in the profile holds “${word}”.`),
      ),
      ...partsAlike(endeavor, caseFile).map((text) => found('endeavor-parts', text)),
      ...textFindings(endeavor, caseFile),
      ...marksIn(ENDEAVOR_PARTS.map((part) => endeavor[part]).join(' ')).flatMap(({ kind, text }): Finding[] =>
        kind === 'verify'
          ? [{ rule: 'unverified', severity: 'should', text: `“${text}” is held by no source.`, block: endeavor.title }]
          : [],
      ),
    ]
  })
  return [...byItself, ...endeavorsAlike(endeavors), ...endeavorsRepeat(endeavors)]
}
