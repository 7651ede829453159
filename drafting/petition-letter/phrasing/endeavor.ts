/** Part IV. */
export const NOT_AN_OCCUPATION = [
  'The test looks to the specific endeavor that a person proposes, not to the occupation that he or she follows. {Dhanasar889}; {PM5D}. This Part therefore states what {name} will do, by what method, for whom and by when.',
  'Since the first element concerns “{q:specific endeavor}” and not a field or an occupation, {Dhanasar889}, this Part describes the undertaking itself: its problem, its method, those whom it serves and its steps.',
]
export const PROBLEM_FROM_WORK = [
  'The problem is one that {name} met in {her} own work on {project}.',
  '{Name} knows the problem from {project}, on which {she} worked {span}.',
  'The need was already the subject of {project}, which {name} carried out {span}.',
]
export const PLAN_BY = [
  'The work is laid down in a plan, {plan} ({focus}).',
  'It is carried by {her} plan {plan} ({focus}).',
]
export const STEPS_INTRO = [
  'The table gives the plan with its present state and its horizon; the outcomes by which it can be judged follow.',
  'Where the work stands and how long it is to take is shown in the table, and after it the outcome that it is to produce.',
]
export const OTHER_PLAN = [
  'Another line of work, {plan} ({focus}), is planned over {eta}; it is mentioned for completeness, since the case for the waiver rests on the endeavor above.',
  'In addition to the endeavor, {name} has a plan {plan} ({focus}), with a horizon of {eta}; this petition does not depend on it.',
  '{Plan} ({focus}) is a further plan of {hers} with a horizon of {eta}, named here so that the account is complete.',
]
export const USERS_ALREADY = [
  'That there are users is not a supposition; Part V comes back to {items}.',
  'Part V shows, with {items}, that such users exist.',
]
export const PAST_TO_FUTURE = [
  'The endeavor continues work that {name} has already done. {Work} was concerned with {topics}, and the plan takes this further.',
  'None of this starts from nothing: {work} already dealt with {topics}, which the endeavor takes further.',
]
export const ALSO_DRAWS = [
  'It draws on {works} as well; Part V describes both.',
  'Experience from {works} enters into it too, as Part V shows.',
]
export const PAST_TO_FUTURE_PLAIN = ['The endeavor grows out of {works}, which Part V describes.']
export const OCCUPATION_SENTENCE = [
  'By occupation {name} is {jobs}. The endeavor is the narrower undertaking described above, and it is on that undertaking that the petition asks to be judged.',
  'Many people share the occupation of {job}. The petition does not rest on it, but on the undertaking just described.',
]
