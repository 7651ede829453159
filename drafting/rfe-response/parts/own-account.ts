import type { Composer } from '../../builtin/composer.ts'
import { unlabeled } from '../label.ts'
import type { OwnWords } from '../own-words.ts'
import * as phrasing from '../phrasing/issue.ts'
import type { PlannedIssue } from '../planned.ts'
import { clipped } from '../quoting.ts'
import { quotedPassage } from '../record.ts'
import { put } from './put.ts'

/** The applicant's own draft or earlier answer: it is quoted, and proof is asked for, as is what it says is sent. */
export function ownWords(
  write: Composer,
  planned: PlannedIssue,
  own: OwnWords,
  told: Set<string>,
  isBesidePaper: boolean,
): void {
  const { work, issue } = planned
  const fresh = (own.said.get(planned) ?? []).filter(({ text }) => !told.has(text))
  for (const passage of fresh) {
    told.add(passage.text)
    put(write, phrasing.OWN_WORDS, {
      place: passage.place,
      quoted: quotedPassage({ ...passage, text: unlabeled(passage.text) }),
    })
  }
  const isProved = isBesidePaper || (work !== undefined && work.evidence.length > 0)
  if (fresh.length > 0 && !isProved)
    write.ask(
      told.has(phrasing.ASK_OWN_PROOF) ? `${phrasing.ASK_OWN_PROOF}: ${clipped(issue.title)}` : phrasing.ASK_OWN_PROOF,
    )
  write.close()
  for (const text of own.announced.get(planned) ?? []) write.ask(phrasing.askAnnounced(clipped(text)), 'evidence')
}
