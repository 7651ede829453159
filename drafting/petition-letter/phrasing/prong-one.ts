import { arguing, frames } from '../../proof/frames.ts'
/** Part V, before its sections. */
export const ELEMENTS = frames(
  'USCIS may grant the waiver where the petitioner shows, by a preponderance of the evidence, that the proposed endeavor has both substantial merit and national importance; that {she} {is} well positioned to advance it; and that, on balance, it would benefit the United States to waive the job offer and thus the labor certification. {Dhanasar889}.',
  'Three elements must be shown by a preponderance of the evidence: substantial merit and national importance of the endeavor, a petitioner well positioned to advance it, and a balance in favor of waiving the job offer and the labor certification. {Dhanasar889}.',
)

/** What the element looks at, before its merit is spoken of. */
export const MERIT_SUBJECT = arguing(
  'What is to be judged is {title}, an undertaking in the field of {fieldOfWork}.',
  'The undertaking whose merit is in question, {title}, lies in the field of {fieldOfWork}.',
)
export const MERIT_RULE = frames(
  'Merit may lie in a range of areas, such as business, entrepreneurialism, science, technology, culture, health or education, and an immediate or quantifiable economic effect, though favorable, is not required. {Dhanasar889}.',
  'An endeavor’s merit may be shown in areas such as business, entrepreneurialism, science, technology, culture, health or education; economic benefit helps but is not a condition. {Dhanasar889}.',
  'The decision names business, entrepreneurialism, science, technology, culture, health and education as areas in which merit may be found, and it asks for no immediate or quantifiable economic effect. {Dhanasar889}.',
)
export const MERIT_AREA = arguing(
  'Its merit lies in {area}.',
  'The merit of the endeavor lies in {area}.',
  'The endeavor has its merit in {area}.',
)
export const ASK_AREA =
  'in which area the merit lies (business, entrepreneurialism, science, technology, culture, health or education), named in your field of endeavor'
/** The need once more, with the figure that shows its size. */
export const NEED_AGAIN = arguing(
  'The need described in Part IV gives the endeavor its weight: {told}',
  'The worth of the endeavor follows from the need set out in Part IV: {told}',
  'Part IV has shown why the endeavor matters: {told}',
)
/** The same need as it was met in one place. */
export const NEED_MET = arguing(
  '{Name} has met this need in the work itself: {told}',
  'What it comes to in one place, {name} has seen: {told}',
)
/** Points ahead to where the results are told, with the papers that prove them. */
export const RESULT_ALREADY = arguing(
  'This expectation has a ground in {work}: {told}',
  'There is a result to judge by, that of {work}: {told}',
  'The expectation rests on experience, namely on {work}: {told}',
)
export const RESULTS_AHEAD = arguing(
  'The results of {works} are set out in Part V.B and bear the expectation out as far as they go.',
  'How far results already support this can be seen from {works} in Part V.B.',
)

export const IMPORTANCE_RULE = frames(
  'For national importance the officer considers the endeavor’s potential prospective impact: whether it has national or even global implications within a particular field, or significant potential to employ U.S. workers or other substantial positive economic effects. {Dhanasar889to890}. Its reach is not measured by geography alone, and an endeavor centered on one area of the country may qualify. {Dhanasar889}.',
  'National importance is a matter of “{q:potential prospective impact},” and of broader implications over geographic breadth. {Dhanasar889to890}. An endeavor may have it through its implications within a field, or through its effect on employment or the economy. {Dhanasar889to890}.',
)
export const BEYOND_EMPLOYER = frames(
  'A benefit that stays with one employer or its clients would not be enough, {PM5D}, so that the question is by what mechanism this endeavor reaches further.',
  'What matters, then, is how the effect leaves the petitioner’s own place of work; a benefit confined to one employer, however large, does not suffice. {PM5D}.',
  'An effect that ends with one employer and its clients does not count, {PM5D}, and so the way in which this endeavor reaches others has to be shown.',
)
/** The decision asks for implications within a field; this is the field. */
export const WITHIN_FIELD = frames(
  'The implications in question are those within a particular field, {Dhanasar889}, here {fieldOfWork}.',
  'Such implications may lie within a particular field, {Dhanasar889}; here it is {fieldOfWork}.',
)
/** Whom it serves, told again as the breadth of its effect. */
export const SERVED = arguing(
  'The effect is not confined to one employer: {told}',
  'It is not one employer that gains: {told}',
)
/** An outcome of the plan, told again as the potential that the decision asks for. */
export const POTENTIAL = arguing(
  'The potential can be measured by what the plan sets itself: {told}',
  'By the plan’s own measure the prospective impact is this: {told}',
)
/** Part of the plan that lies outside of the petitioner's own house, told again as what carries the effect. */
export const MECHANISM_AGAIN = arguing(
  'The mechanism is part of the plan itself: {told}',
  'The plan of Part IV provides for this: {told}',
  'The way outward is laid down in the plan: {told}',
)
/** Use that has already left the house. */
export const ALREADY_OUTSIDE = frames('The step beyond one workplace has been taken before, with {work}: {told}')
/** Where the decision's own examples are of the endeavor's kind. */
export const MEDICAL = frames(
  'The decision names “medical advances” among what may have implications within a field. {Dhanasar889}. An improvement in the care of patients is of that kind.',
)
/** Occupations whose daily work serves those at hand. */
export const TEACHING = frames(
  'The decision itself draws a line that this petition respects. There, teaching did not qualify, although it had merit, because no impact on the field of education “more broadly” was shown. {Dhanasar893}. What is proposed here is not classroom teaching: the endeavor lies in what other teachers and schools can use.',
  'Teaching one’s own classes, however well, would not be of national importance: in the decision itself such activities fell short because they would not “impact the field of STEM education more broadly.” {Dhanasar893}. The endeavor is something else, namely that which reaches classrooms where the petitioner does not teach.',
)
export const HEALING = frames(
  'The care of {her} own patients is not the endeavor, and its value to them is not counted here. Nor is this the separate waiver for physicians who serve in shortage areas, {INA203b2Bii}. What counts is the change in how others treat patients whom {name} will never see.',
)
/** Before what a plan is to change. */
export const EFFECTS = arguing(
  'The effects that the plan is meant to have are these.',
  'If the plan succeeds, its effects are these.',
)
/** A single effect of the plan, told as what it is meant to be. */
export const EXPECTED = arguing(
  'The effect that the plan is meant to have is this: {told}',
  'What is expected is this: {told}',
)
export const ONE_AREA = frames(
  'That the work begins in particular places does not count against it: “{q:one area}” {Dhanasar889}.',
  'That the places named above are particular ones is no bar to national importance. {Dhanasar889}: “{q:one area}”',
  'The decision leaves room for a beginning in one region: “{q:one area}” {Dhanasar889}.',
)
export const ECONOMIC_SIDE = frames(
  'Some of these effects are economic; such effects are favorable though not required. {Dhanasar889}.',
  'Effects of this kind are economic as well, which is favorable, although merit “may be established without immediate or quantifiable economic impact.” {Dhanasar889}.',
)
export const IMPORTANCE_CLOSE = frames(
  'On this record the importance of which the decision speaks, {Dhanasar889to890}, rests on {routes}.',
  'The broader implications of the endeavor, {Dhanasar889to890}, thus lie in {routes}.',
)
export const CET_NAMED = frames(
  'The government has itself marked out the area: the National Science and Technology Council’s list of February 2024 names {cetArea} among the critical and emerging technology areas, with {cetSubfield} as one of its subfields. {CET}.',
  'That the area matters to the nation is not the petitioner’s opinion only: {cetArea}, with the subfield {cetSubfield}, stands on the list of critical and emerging technologies that the National Science and Technology Council published in February 2024. {CET}.',
)
export const CET_DEGREE = frames(
  'The Policy Manual has special considerations for STEM degrees that are tied to such an endeavor. {PM5D}. {Name} holds {degree} in {major}.',
)
export const CET_LIMIT = arguing(
  'The list does not decide the question, since it is the endeavor and not the field that must be of national importance; but it shows that the endeavor lies within a subject which the government has singled out.',
  'The importance of a field is not that of every endeavor in it, and the list is offered only to show where this one lies; its own importance rests on the mechanism described above.',
)
export const PUBLIC_RULE = frames(
  'Interest of government bodies is not required, but the decision took it as evidence of national importance. {Dhanasar892}.',
  'In the decision, the interest of government bodies spoke for the endeavor’s importance. {Dhanasar892}.',
)
export const PUBLIC_PAPER = frames(
  '{Issuer} issued {item} in {received}.',
  '{Item}, of {received}, comes from {issuer}.',
  'From {issuer} there is {item}, of {received}.',
)
export const PUBLIC_LETTER = frames(
  '{Writer}, {title} at {organization}, has signed a letter in support.',
  'A letter in support is signed by {writer}, {title} at {organization}.',
)
export const PUBLIC_CLOSE = arguing(
  'A body that answers to the public has thus taken notice of what the work does, which suggests that the need is not the petitioner’s alone.',
  'That a public body has put this in writing suggests that the need is felt where public duties are carried out.',
)
export const ASK_CLASSES =
  'how the endeavor reaches beyond the petitioner’s own classes, since teaching alone was not enough in Matter of Dhanasar'
export const ASK_MECHANISM = 'the way in which the effect of the endeavor reaches beyond one employer and its clients'
export const ASK_GOVERNMENT =
  'a government or other independent source on {subject}, to show that the need which the endeavor meets is recognized beyond the petitioner’s own account'
export const ASK_SECOND_SOURCE =
  'a second government or independent source, tied to {subject} rather than to the field at large'
