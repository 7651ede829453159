import { arguing, frames } from '../../proof/frames.ts'
/** Part IV. */
export const NOT_AN_OCCUPATION = frames(
  'The test looks to the specific endeavor that a person proposes, not to the occupation that he or she follows. {Dhanasar889}; {PM5D}.',
  'Since the first element concerns “{q:specific endeavor}” and not a field or an occupation, {Dhanasar889}, this Part describes the undertaking itself: its problem, its method, those whom it serves and its steps.',
  'An endeavor is more specific than the general occupation. {PM5D}; see {Dhanasar889}.',
)
export const IN_ESSENCE = frames('The endeavor is {title}.', '{She} propose{s} {title}.')
export const CARRIED_BY_ENTERPRISE = arguing(
  'Its vehicle is {employer}, the petitioner’s own enterprise.',
  'The vehicle of the endeavor is {employer}, {her} own enterprise.',
)
export const PROBLEM_FROM_WORK = frames(
  '{Name} knows the problem from {project}.',
  '{Name} met the problem in {project}.',
)
/** A problem that was met abroad shows who knows it; that it is one in the United States takes a source of its own. */
export const PROBLEM_MET_ABROAD = arguing(
  '{Name} has met a problem of this kind in {country}, in {project}.',
  'In {country} {name} has met a problem of this kind, in {project}.',
)
export const ASK_NEED_AT_HOME = 'the same problem in the United States, with a source'
export const PLAN_BY = frames('{Her} plan for this is {plan} ({focus}).', 'The plan is {plan}; its subject is {focus}.')
/** How far a plan is, and the time that it takes. */
export const PLAN_RUNNING = frames(
  '{Plan} is under way and runs over {eta}.',
  'Under way already, {plan} is laid out for {eta}.',
  '{Plan}, on which work has begun, is to take {eta}.',
)
export const PLAN_AHEAD = frames(
  '{Plan} has not been started and runs over {eta}.',
  'Not yet started, {plan} is laid out for {eta}.',
  '{Plan}, on which work has yet to begin, is to take {eta}.',
)
/** Before what a plan is to bring: a plan stays a plan. */
export const OUTCOMES = frames('This outcome is expected.', 'The outcome expected is this.')
export const OUTCOMES_OF_SEVERAL = frames(
  'These outcomes are expected.',
  'The expected outcomes are these.',
  'Success is to show in these outcomes.',
)
export const OTHER_PLAN = frames(
  'A separate plan is {plan} ({focus}; {eta}).',
  'Not part of the endeavor is {plan} ({focus}; {eta}).',
  'Apart from it stands {plan} ({focus}; {eta}).',
)
export const USERS_ALREADY = arguing(
  'Such users already exist, as Part V shows with reference to {items}.',
  'That such users exist is shown in Part V by {items}.',
)
export const PAST_TO_FUTURE = arguing(
  'The endeavor continues work that {name} has already done: {work} concerned {topics}, which the plan takes further.',
  'None of this starts from nothing: {work} already dealt with {topics}, which the endeavor takes further.',
)
export const ALSO_DRAWS = frames('It also draws on {works}; both are described in Part V.')
export const PAST_TO_FUTURE_PLAIN = frames('The endeavor grows out of {works}, described in Part V.')
/** Where the words of neither tell what ties the work to the endeavor. */
export const CAME_BEFORE = frames('Before the endeavor came {works}, described in Part V.')
export const ASK_TIE = 'what of this past work the endeavor takes further'
/** Something that the petitioner made and the plan names. */
export const TAKES_UP = arguing(
  'Among what {name} made there is {product}, which the plan takes up.',
  'In particular the plan takes up {product}, which came out of that work.',
)
export const OCCUPATION_AND_FIELD = arguing(
  'The endeavor is narrower than the occupation of {jobs}, and than the field of {fieldOfWork}, in which it lies.',
  'Neither the work of {jobs} nor the field of {fieldOfWork} is the endeavor; it is one undertaking within them.',
)
export const OCCUPATION_SENTENCE = arguing(
  'The endeavor is narrower than the occupation of {jobs}.',
  'The work of {jobs} is wider than this endeavor.',
  'The endeavor is one undertaking, not the occupation of {jobs}.',
)
