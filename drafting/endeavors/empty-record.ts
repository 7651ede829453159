import type { Portrait } from '../builtin/portrait.ts'
import { filled, missing, words } from '../builtin/phrase.ts'
import { ANGLES } from './angles.ts'
import type { DraftedEndeavor } from './draft.ts'

const FIELD = 'the applicant’s field of work'

/** Ten outlines for a profile without a single project, plan or post: each says what it would be, and asks for the rest. */
export function emptyRecord(portrait: Portrait): DraftedEndeavor[] {
  const subject = portrait.degrees[0]?.say('major') ?? portrait.evidence[0]?.say('domain')
  const focus = subject ?? words(FIELD)
  return ANGLES.map((angle) => {
    const say = (frame: string | undefined) =>
      filled(frame ?? '', { thing: focus, focus }) ?? missing('the work meant', 'professionalprojects')
    const frame = angle.titles.find((title) => !title.includes('{other}')) ?? ''
    const title = filled(frame, { thing: focus, focus })
    const text = title?.inlines.map((inline) => (inline.kind === 'text' ? inline.text : '')).join('') ?? angle.id
    return {
      title: text.slice(0, 120),
      parts: {
        exp_applicant_qualifications: [missing('degrees, posts and credentials', 'academichistory')],
        exp_related_experience: [
          missing('a project in which the applicant has done related work', 'professionalprojects'),
        ],
        exp_subs_merit_intric_val: [say(angle.undertaking[1]), say(angle.method[0])],
        exp_subs_merit_impact: [say(angle.merit[0]), missing('what changes, and for whom', 'futureplan')],
        exp_subs_merit_evidence: [missing('results with figures, or a paper that confirms them', 'evidence')],
        exp_nation_impt_scope: [say(angle.scope[0]), missing(angle.asks.scope, 'futureplan')],
        exp_nation_impt_urgency: [say(angle.urgency[0]), missing(angle.asks.urgency, 'futureplan')],
        exp_nation_impt_beneficiaries: [say(angle.beneficiaries[0]), missing(angle.asks.beneficiaries, 'futureplan')],
        exp_nation_impt_impact: [say(angle.impact[0]), missing('the measurable outcome and its date', 'futureplan')],
      },
    }
  })
}
