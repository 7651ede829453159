import { arguing, frames } from '../../proof/frames.ts'

/** Part IV. */
export const NOT_AN_OCCUPATION = frames(
  'The test looks to the specific endeavor that a person proposes, not to the occupation that he or she follows. {Dhanasar889}.',
  'Since the first element concerns “{q:specific endeavor}” and not a field or an occupation, {Dhanasar889}, this Part describes the undertaking itself.',
)
export const IN_ESSENCE = frames('The endeavor is {title}.', '{Name} proposes {title}.')
/** No field holds the problem; the words on the impact mostly tell it. */
export const SEE_IMPACT = arguing('What the petitioner says of the impact of the endeavor stands in Part V.A.')
export const PLAN_BY = frames('The plan for the endeavor is {plan}.')
/** The time that a plan takes; the plan of the endeavor itself needs no title here. */
export const PLAN_TIME = frames('The plan {plan} is laid out for {eta}.')
export const OWN_PLAN_TIME = frames('The plan is laid out for {eta}.')
export const STEPS = arguing('The plan provides for the following.')
/** Before what a plan is to bring: a plan stays a plan. */
export const OUTCOMES = arguing('These outcomes are expected.', 'The outcomes expected of the plan follow.')
/** That a work is named is all that the words of a plan show; what the endeavor takes from it the petitioner has to say. */
export const NAMED_IN_PLAN = frames('The account of the plan speaks of {works} (Part V).')
export const ASK_TIE = 'what the endeavor takes from this work, and from any other past work'
export const ASK_WHICH = 'which past works the endeavor takes further, and what of each. The record holds {works}'
export const OCCUPATION_AND_FIELD = arguing(
  'Neither the work of {occupation} nor the field of {fieldOfWork} is the endeavor; it is one undertaking within them.',
)
export const OCCUPATION_SENTENCE = arguing('The endeavor is one undertaking, not the occupation of {occupation}.')
