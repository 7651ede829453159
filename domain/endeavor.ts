import { z } from 'zod'
import { requiredLine, requiredPassage } from './field.ts'
import { ifVersion } from './version.ts'

/** The nine parts of an endeavor beside its title; the first two speak of the person, the others of the first prong. */
export const ENDEAVOR_PARTS = [
  'exp_applicant_qualifications',
  'exp_related_experience',
  'exp_subs_merit_intric_val',
  'exp_subs_merit_impact',
  'exp_subs_merit_evidence',
  'exp_nation_impt_scope',
  'exp_nation_impt_urgency',
  'exp_nation_impt_beneficiaries',
  'exp_nation_impt_impact',
] as const
export type EndeavorPart = (typeof ENDEAVOR_PARTS)[number]

const parts = Object.fromEntries(ENDEAVOR_PARTS.map((part) => [part, requiredPassage()])) as Record<
  EndeavorPart,
  ReturnType<typeof requiredPassage>
>

export const endeavorSchema = z.object({ title: requiredLine(), ...parts })
export type EndeavorFields = z.infer<typeof endeavorSchema>

/** A change of an endeavor: any of its parts, and whether it is selected. */
export const endeavorChange = endeavorSchema
  .partial()
  .extend({ is_selected: z.boolean().optional(), if_version: ifVersion })

export type Endeavor = {
  id: number
  /** Counts the saves of its words; documents do not ask for it. */
  version?: number
  title: string
  is_selected: boolean
  is_locked: boolean
} & Record<EndeavorPart, string | null>

/** What is found in a part, or in the title: something it holds, or a gap to fill. It says nothing of the decision. */
export interface EndeavorNote {
  part: 'title' | EndeavorPart
  tone: 'good' | 'gap'
  text: string
}

/** An endeavor as it is shown; of a locked one nothing is noted. */
export type NotedEndeavor = Endeavor & { notes: EndeavorNote[] }

/** Words with which a drafted endeavor says of itself that it is an idea. */
const IDEA = /\[Missing: This is an idea and not yet an endeavor:/u

/** Whether an endeavor says of itself that it is an idea that its applicant has still to make an endeavor of. */
export const isIdea = (endeavor: Pick<Endeavor, EndeavorPart>): boolean =>
  ENDEAVOR_PARTS.some((part) => IDEA.test(endeavor[part] ?? ''))

/** A start of drafting. `after` is the run that one saw last: where another has run since, nothing starts or is charged. */
export const endeavorRun = z.object({ after: z.uuid().nullable().optional() })
export const DRAFTED_MEANWHILE =
  'Endeavors were drafted meanwhile, in another window or on another device. Nothing was started or charged.'

export const ENDEAVORS_PER_RUN = 10
export const LOCKED = 'This endeavor is locked. Upgrade your plan to unlock additional endeavors.'
export const SELECT_ENDEAVOR_FIRST = 'Please select a proposed endeavor first.'
