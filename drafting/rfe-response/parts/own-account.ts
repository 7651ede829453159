import type { Composer } from '../../builtin/composer.ts'
import { filled } from '../../builtin/phrase.ts'
import type { CaseFile } from '../../case-file.ts'
import { readSentence } from '../../grounding.ts'
import { withoutRecord } from '../../rfe-case/heard.ts'
import { unlabeled } from '../label.ts'
import type { OwnWords } from '../own-words.ts'
import * as phrasing from '../phrasing/issue.ts'
import type { PlannedIssue } from '../planned.ts'
import { clipped } from '../quoting.ts'
import { placed, quotedPassage } from '../record.ts'
import { otherPapersHold, recordHolds } from './in-papers.ts'
import { put } from './put.ts'

/** The figures, dates and names of a sentence of an earlier answer that no entry and no other paper holds. */
function unheldIn(text: string, record: CaseFile, caseFile: CaseFile): { text: string }[] {
  const inPapers = otherPapersHold(caseFile)
  return readSentence(text, record).findings.filter(
    (finding) => finding.reason.startsWith('no entry holds') && !inPapers(finding, text),
  )
}

/** The applicant's own draft or earlier answer: it is quoted, and proof is asked for, as is what it says is sent. */
export function ownWords(
  write: Composer,
  planned: PlannedIssue,
  own: OwnWords,
  told: Set<string>,
  isBesidePaper: boolean,
  caseFile: CaseFile,
): void {
  const { work, issue } = planned
  const record = withoutRecord(caseFile)
  const isInRecord = recordHolds(record)
  const fresh = (own.said.get(planned) ?? []).filter(({ text }) => !told.has(text))
  for (const passage of fresh) {
    told.add(passage.text)
    const slots = { place: placed(passage), quoted: quotedPassage({ ...passage, text: unlabeled(passage.text) }) }
    const isDraftOnly = passage.page.paper === 'initial_response' && !isInRecord(passage.text)
    const sentence = isDraftOnly ? filled(phrasing.OWN_WORDS[0] ?? '', slots) : undefined
    // A draft was never filed and proves nothing: the applicant looks at each sentence that it alone holds.
    if (sentence === undefined) put(write, phrasing.OWN_WORDS, slots)
    else write.verify(sentence, phrasing.onlyInDraft(unheldIn(passage.text, record, caseFile).map(({ text }) => text)))
  }
  const isProved = isBesidePaper || (work !== undefined && work.evidence.length > 0)
  if (fresh.length > 0 && !isProved)
    write.ask(
      told.has(phrasing.ASK_OWN_PROOF) ? `${phrasing.ASK_OWN_PROOF}: ${clipped(issue.title)}` : phrasing.ASK_OWN_PROOF,
    )
  write.close()
  for (const text of own.announced.get(planned) ?? []) write.ask(phrasing.askAnnounced(clipped(text)), 'evidence')
}
