import { isQuestion, type Composer } from '../../builtin/composer.ts'
import { words } from '../../builtin/phrase.ts'
import { isQuotation } from '../../builtin/told.ts'
import { fieldOf, fieldQuoted, repeatsField } from '../field.ts'
import { quotedTitle, type Matter } from '../matter.ts'
import { governmentInterest, isTeacher, technologyOf } from '../modules.ts'
import { READS } from '../phrasing/letters.ts'
import * as phrasing from '../phrasing/prong-one.ts'
import { quotationsOf } from '../quoted.ts'
import { ownReach, ownWords } from './endeavor.ts'
import { writerOf } from './letters.ts'
import { paper } from './prong-two-record.ts'

export function waiver(write: Composer): void {
  write.say(phrasing.ELEMENTS)
}

export function merit(write: Composer, matter: Matter): void {
  const { endeavor, applicant, leadPlan } = matter
  const field = applicant.value('field_of_endeavor')
  if (!repeatsField(endeavor.value('title'), field))
    write.say(phrasing.MERIT_SUBJECT, { title: quotedTitle(endeavor, 'title'), fieldOfWork: fieldOf(applicant) })
  write.say(phrasing.MERIT_RULE)
  // A plan names its area as well.
  if (field === '' && (leadPlan?.value('area_of_focus') ?? '') === '')
    write.ask(phrasing.ASK_AREA, 'application.field_of_endeavor')
  write.close()
  write.tell(ownWords(matter, 'exp_subs_merit_impact'))
  const effects = leadPlan?.told('impact') ?? []
  if (write.hasMore(effects) && !effects.some(isQuotation)) write.say(phrasing.EFFECTS)
  write.tell(effects)
  if (effects.length === 0 && endeavor.value('exp_subs_merit_impact') === '')
    write.ask('what the endeavor improves, and for whom', `endeavors.${endeavor.id}.exp_subs_merit_impact`)
  write.close()
  write.tell(ownWords(matter, 'exp_subs_merit_evidence'))
}

export function importance(write: Composer, matter: Matter): void {
  const { endeavor, applicant, leadPlan } = matter
  write.say(phrasing.IMPORTANCE_RULE)
  write.say(phrasing.WITHIN_FIELD, { fieldOfWork: fieldOf(applicant) })
  write.say(phrasing.ONE_AREA)
  write.close()
  write.say(phrasing.BEYOND_EMPLOYER)
  write.tell(ownReach(matter, 'exp_nation_impt_scope'))
  if (endeavor.value('exp_nation_impt_scope') === '' && !isTeacher(matter))
    write.ask(phrasing.ASK_MECHANISM, `endeavors.${endeavor.id}.exp_nation_impt_scope`)
  if (isTeacher(matter)) {
    write.say(phrasing.TEACHING)
    if (endeavor.value('exp_nation_impt_scope') === '')
      write.ask(phrasing.ASK_CLASSES, `endeavors.${endeavor.id}.exp_nation_impt_scope`)
  }
  write.tell(ownWords(matter, 'exp_nation_impt_impact'))
  if (leadPlan?.told('expected_outcomes').some((one) => !isQuestion(one)) === true) write.say(phrasing.PART_FOUR)
  else if (
    endeavor.value('exp_nation_impt_impact') === '' &&
    (leadPlan?.value('impact') ?? '') === '' &&
    (leadPlan?.value('expected_outcomes') ?? '') === ''
  )
    write.ask('the prospective impact of the endeavor beyond one employer', 'futureplan')
  if (technologyOf(matter) === undefined)
    write.ask(phrasing.ASK_GOVERNMENT.replace('{subject}', subjectOf(matter)), 'evidence')
}

const subjectOf = ({ leadPlan, endeavor }: Matter): string =>
  leadPlan === undefined ? `“${endeavor.value('title')}”` : fieldQuoted(leadPlan.value('area_of_focus'))

export function criticalTechnology(write: Composer, matter: Matter): void {
  const technology = technologyOf(matter)
  if (technology === undefined) return
  const list = ['cet-list-2024']
  write.say(phrasing.CET_NAMED, {
    cetArea: words(`“${technology.area}”`, list),
    cetSubfield: words(`“${technology.subfield}”`, list),
  })
  write.say(phrasing.CET_HERE, { named: technology.named })
  write.say(phrasing.CET_LIMIT)
  write.ask(phrasing.ASK_SECOND_SOURCE.replace('{subject}', subjectOf(matter)), 'evidence')
}

export function publicBodies(write: Composer, matter: Matter): void {
  write.say(phrasing.PUBLIC_RULE)
  for (const item of governmentInterest(matter)) {
    if (item.section === 'referees') {
      write.state(
        phrasing.PUBLIC_LETTER,
        { writer: writerOf(matter, item), title: item.say('title'), organization: item.say('organization') },
        item.exhibits,
      )
      continue
    }
    paper(write, matter, item)
    for (const quoted of quotationsOf(matter, item.exhibits, 1)) write.state(READS, { quoted })
  }
}
