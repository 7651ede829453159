/** Part IV. */
export const NOT_AN_OCCUPATION = [
  'The test looks to the specific endeavor that a person proposes, not to the occupation that he or she follows. {Dhanasar889}; {PM5D}. This Part therefore states what {name} will do, by what method, for whom and by when.',
  'Since the first element concerns “{q:specific endeavor}” and not a field or an occupation, {Dhanasar889}, this Part describes the undertaking itself: its problem, its method, those whom it serves and its steps.',
  'An endeavor is more specific than the general occupation. {PM5D}; see {Dhanasar889}. What follows is therefore an account of one undertaking: the problem it meets, the method it uses, its steps and those who gain by it.',
]
export const IN_ESSENCE = [
  'The undertaking is named in its title: {title}.',
  'Its title states the undertaking: {title}.',
]
export const CARRIED_BY_ENTERPRISE = [
  'Its vehicle is {employer}, the petitioner’s own enterprise.',
  'The vehicle of the endeavor is {employer}, {her} own enterprise.',
]
export const PROBLEM_CLOSE = [
  'This is the need that the endeavor is meant to meet.',
  'The endeavor starts from this need.',
  'It is to this need that the endeavor responds.',
]
export const PROBLEM_FROM_WORK = [
  '{Name} knows the problem at first hand, from {project}.',
  '{Name’s} own acquaintance with the problem comes from {project}.',
]
export const PLAN_BY = [
  'The steps are set out in {her} plan {plan}, whose subject is {focus}.',
  '{She} will follow {her} plan {plan}, whose subject is {focus}.',
]
export const OUTCOMES = [
  'Its success can be judged by the following outcome.',
  'The outcome by which it may be judged is this.',
]
export const OUTCOMES_OF_SEVERAL = [
  'Success can be judged by the following outcomes.',
  'Whether {planTitle} succeeds can be judged by its outcomes.',
  'The plan names the outcomes by which it wants to be judged.',
]
export const OTHER_PLAN = [
  'Another line of work, {plan} ({focus}), is planned over {eta}; it is mentioned for completeness, since the petition rests on the endeavor above.',
  'In addition to the endeavor, {name} has a plan {plan} ({focus}), with a horizon of {eta}; this petition does not depend on it.',
  '{Plan} ({focus}) is a further plan of {hers} with a horizon of {eta}, named here so that the account is complete.',
]
export const USERS_ALREADY = [
  'Such users already exist, as Part V shows with reference to {items}.',
  'That such users exist is shown in Part V by {items}.',
]
export const PAST_TO_FUTURE = [
  'The endeavor continues work that {name} has already done: {work} concerned {topics}, which the plan takes further.',
  'None of this starts from nothing: {work} already dealt with {topics}, which the endeavor takes further.',
]
export const ALSO_DRAWS = ['It also draws on {works}; both are described in Part V.']
export const PAST_TO_FUTURE_PLAIN = ['The endeavor grows out of {works}, described in Part V.']
/** Something that the petitioner made and the plan names. */
export const TAKES_UP = [
  'Among what {name} made there is {product}, which the plan takes up.',
  'In particular the plan takes up {product}, which came out of that work.',
]
export const OCCUPATION_SENTENCE = [
  'By occupation {name} is {jobs}. The endeavor is the narrower undertaking described above, and it is on that undertaking that the petition asks to be judged.',
  'Many people share the occupation of {jobs}. The petition does not rest on it, but on the undertaking just described.',
  'None of this is the daily work of {jobs} as such. It is an undertaking with a beginning, a method and an end, and as such it is put forward here.',
]
