import type { Composer } from '../../builtin/composer.ts'
import type { Basis } from '../basis.ts'
import type { Matter } from '../matter.ts'
import * as phrasing from '../phrasing/conclusion.ts'

export function conclusion(write: Composer, _: Matter, basis: Basis): void {
  write.heading(1, 'VI. Discretion and Conclusion')
  write.say(phrasing.DISCRETION)
  write.close()
  if (basis.kind !== 'undetermined') write.say(phrasing.SUMMARY, { class: basis.classification })
  write.say(phrasing.PRAYER)
  write.close()
}
