export const MERIT_RULE = [
  'Merit may lie in a range of areas, such as business, entrepreneurialism, science, technology, culture, health or education, and an immediate or quantifiable economic effect, though favorable, is not required. {Dhanasar889}.',
  'An endeavor’s merit may be shown in areas such as business, entrepreneurialism, science, technology, culture, health or education; economic benefit helps but is not a condition. {Dhanasar889}.',
]
export const MERIT_AREA = [
  'The merit of this endeavor lies in {area}.',
  'The present endeavor has its merit in {area}.',
]
/** Points ahead to where the results are told, with the papers that prove them. */
export const RESULTS_AHEAD = [
  'These expectations rest on the results of {works}, set out in Part V.B.',
  'They are supported by results already obtained: those of {works} are set out in Part V.B.',
]
export const RESULT_AHEAD = [
  'This expectation rests on the results of {works}, set out in Part V.B.',
  'It is supported by results already obtained: those of {works} are set out in Part V.B.',
]
export const IMPORTANCE_RULE = [
  'For national importance the officer considers the endeavor’s potential prospective impact: whether it has national or even global implications within a particular field, or significant potential to employ U.S. workers or other substantial positive economic effects. {Dhanasar889to890}. Its reach is not measured by geography alone, and an endeavor centered on one area of the country may qualify. {Dhanasar889to890}.',
  'National importance is a matter of “{q:potential prospective impact},” and of broader implications over geographic breadth. {Dhanasar889to890}. An endeavor may have it because of its implications within a field, or because of its effect on employment or the economy. {Dhanasar889to890}.',
]
export const BEYOND_EMPLOYER = [
  'A benefit that stays with one employer or its clients would not be enough. {PM5D}. The question is by what mechanism this endeavor reaches further.',
  'What matters, then, is how the effect leaves the petitioner’s own place of work; a benefit confined to one employer, however large, does not suffice. {PM5D}.',
]
export const MECHANISM_TOPIC = [
  'Here the mechanism is the following.',
  'In this endeavor it does so in the following way.',
]
/** Where the decision's own examples are of the endeavor's kind. */
export const PROCESS = [
  'The decision gives “certain improved manufacturing processes” as an example of what may have implications within a field. {Dhanasar889}. The endeavor concerns a process of production as well.',
]
export const MEDICAL = [
  'The decision names “medical advances” among what may have implications within a field. {Dhanasar889}. An improvement in the care of patients is of that kind.',
]
export const WHO_GAINS = [
  'The effects to be expected can be stated concretely.',
  'What would change, and for whom, can be stated concretely.',
]
/** Points back to the outcomes, which Part IV has told. */
export const OUTCOMES_BEFORE = [
  'The outcomes stated in Part IV.C are the measure of this, and they can be verified by others than the petitioner.',
  'Whether it reaches so far can be verified by the outcomes stated in Part IV.C.',
]
export const ONE_AREA = [
  'That the work begins in particular places does not count against it. “{q:one area}” {Dhanasar889}. What is learned there is meant for use elsewhere.',
  'The places named above are where the work starts, and not where it ends. {Dhanasar889}: “{q:one area}”',
]
export const ECONOMIC_SIDE = [
  'Some of these effects are economic. They are offered as part of the picture and not as its foundation, since the merit of an endeavor “may be established without immediate or quantifiable economic impact.” {Dhanasar889}.',
  'There is an economic side to this as well. The petition claims no figure for it beyond those in evidence, and none is required where merit is shown otherwise. {Dhanasar889}.',
]
export const CET_NAMED = [
  'The federal government has itself marked out the area. The National Science and Technology Council’s list of February 2024 names {cetArea} among the critical and emerging technology areas, with {cetSubfield} as one of its subfields. {CET}.',
  'That the area matters to the nation is not the petitioner’s opinion only: {cetArea}, with the subfield {cetSubfield}, stands on the list of critical and emerging technologies that the National Science and Technology Council published in February 2024. {CET}.',
]
export const CET_LIMIT = [
  'The list does not decide the question, since it is the endeavor and not the field that must be of national importance; but it shows that the endeavor lies within a subject which the government has singled out.',
  'The importance of a field is not that of every endeavor in it, and the list is offered only to show where this one lies; its own importance rests on the mechanism described above.',
]
export const ASK_GOVERNMENT =
  'a government or other independent source on {subject}, to show that the need which the endeavor meets is recognized beyond the petitioner’s own account'
export const ASK_SECOND_SOURCE =
  'a second government or independent source, tied to {subject} rather than to the field at large'
