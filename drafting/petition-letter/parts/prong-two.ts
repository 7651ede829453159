import type { Composer } from '../../builtin/composer.ts'
import type { Matter } from '../matter.ts'
import * as phrasing from '../phrasing/prong-two.ts'
import { isThin } from '../works.ts'

/** The rule; what this record has for each of its factors follows under their own headings. */
export function positioned(write: Composer): void {
  write.say(phrasing.POSITIONED_RULE)
}

/** What follows for the second element, after limits that structured fields of the record show. */
export function limits(write: Composer, matter: Matter): void {
  if (!matter.ranked.some((work) => work.published)) write.say(phrasing.NOT_PUBLISHED)
  const pursued = matter.degrees.find((degree) => degree.value('is_current') !== '')
  write.say(phrasing.NOT_FINISHED, { major: pursued?.say('major') })
  write.say(phrasing.UNCERTAIN)
  write.close()
  conclusion(write, matter)
}

function conclusion(write: Composer, matter: Matter): void {
  if (matter.leadPlan === undefined || isThin(matter.ranked)) return
  if (matter.degrees.length === 0 && matter.basis.kind === 'undetermined') return
  const major = matter.basis.degree?.say('major')
  write.say(major === undefined ? phrasing.POSITIONED_WITHOUT_STUDIES : phrasing.POSITIONED_CONCLUSION, { major })
}
