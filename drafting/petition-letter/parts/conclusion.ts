import type { Composer } from '../../builtin/composer.ts'
import type { Matter } from '../matter.ts'
import { isThin } from '../../builtin/results.ts'
import * as phrasing from '../phrasing/conclusion.ts'

export function conclusion(write: Composer, { basis, ranked, caseFile, person }: Matter): void {
  write.say(isThin(ranked) ? phrasing.DISCRETION_RULE : phrasing.DISCRETION)
  write.close()
  const held = caseFile.fact('derived', 0, 'eb2_basis')
  const rest = held === undefined ? [] : [held.id]
  if (isThin(ranked)) write.say(phrasing.SUMMARY_OPEN)
  else if (
    basis.shown &&
    write.say(phrasing.SUMMARY, { class: basis.classification, ies: person.plural ? 'y' : 'ies' }, [], rest)
  )
    return
  write.say(phrasing.PRAYER)
}
