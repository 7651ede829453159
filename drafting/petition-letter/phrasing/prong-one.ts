import { arguing, frames } from '../../proof/frames.ts'

/** Part V, before its sections. */
export const ELEMENTS = frames(
  'USCIS may grant the waiver where the petitioner shows, by a preponderance of the evidence, that the proposed endeavor has both substantial merit and national importance; that {she} {is} well positioned to advance it; and that, on balance, it would benefit the United States to waive the job offer and thus the labor certification. {Dhanasar889}.',
  'Three elements must be shown by a preponderance of the evidence: substantial merit and national importance of the endeavor, a petitioner well positioned to advance it, and a balance in favor of waiving the job offer and the labor certification. {Dhanasar889}.',
)
export const MERIT_SUBJECT = arguing('What is to be judged is {title}, an undertaking in the field of {fieldOfWork}.')
export const MERIT_RULE = frames(
  'Merit may lie in a range of areas, such as business, entrepreneurialism, science, technology, culture, health or education, and an immediate or quantifiable economic effect, though favorable, is not required. {Dhanasar889}.',
  'The decision names business, entrepreneurialism, science, technology, culture, health and education as areas in which merit may be found, and it asks for no immediate or quantifiable economic effect. {Dhanasar889}.',
)
export const ASK_AREA =
  'your field of endeavor, which shows in what area the merit lies, such as business, science, technology, culture, health or education'
/** Before what was entered as the impact of the plan. */
export const EFFECTS = arguing(
  'On the impact of the plan the petitioner states the following.',
  'The impact of the plan is stated as follows.',
)
export const IMPORTANCE_RULE = frames(
  'For national importance the officer considers the endeavor’s potential prospective impact: whether it has national or even global implications within a particular field, or significant potential to employ U.S. workers or other substantial positive economic effects. {Dhanasar889to890}.',
  'National importance turns on “{q:potential prospective impact}” and on broader implications, not on geographic breadth alone. {Dhanasar889to890}.',
)
/** The decision asks for implications within a field; this is the field. */
export const WITHIN_FIELD = frames(
  'The implications in question are those within a particular field, {Dhanasar889}, here {fieldOfWork}.',
)
export const BEYOND_EMPLOYER = frames(
  'The decision looks for implications beyond one employer and its clients. {Dhanasar889}.',
)
/** What the endeavor is to bring is told where the plan is. */
export const PART_FOUR = arguing('The outcomes that the plan expects are told in Part IV.')
export const TEACHING = frames(
  'In the decision teaching did not qualify, although it had merit, because no impact on the field of education “more broadly” was shown. {Dhanasar893}.',
)
export const ONE_AREA = frames(
  'That work begins in particular places does not count against it: “{q:one area}” {Dhanasar889}.',
  'The decision leaves room for a beginning in one region: “{q:one area}” {Dhanasar889}.',
)
export const CET_NAMED = frames(
  'The National Science and Technology Council’s list of February 2024 names {cetArea} among the critical and emerging technology areas, with {cetSubfield} as one of its subfields. {CET}.',
)
export const CET_HERE = arguing('That the endeavor lies in this area follows from its own words: {named}.')
export const CET_LIMIT = arguing(
  'The importance of a field is not that of every endeavor in it, and the list is offered only to show where this one lies.',
)
export const PUBLIC_RULE = frames(
  'Interest of government bodies is not required, but the decision took it as evidence of national importance. {Dhanasar892}.',
)
export const PUBLIC_LETTER = frames('There is a letter signed by {writer}, {title} at {organization}.')
export const ASK_CLASSES =
  'how the endeavor reaches beyond the petitioner’s own classes, since teaching alone was not enough in Matter of Dhanasar'
export const ASK_MECHANISM = 'the way in which the effect of the endeavor reaches beyond one employer and its clients'
export const ASK_GOVERNMENT =
  'a government or other independent source on {subject}, to show that the need which the endeavor meets is recognized beyond the petitioner’s own account'
export const ASK_SECOND_SOURCE =
  'a second government or independent source, tied to {subject} rather than to the field at large'
