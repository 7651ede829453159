/** Part III. */
export const ADVANCED_DEGREE_RULE = [
  'The classification is open to members of the professions who hold an advanced degree. {INA203b2}. An advanced degree is a U.S. academic or professional degree above the baccalaureate, or its foreign equivalent. {CFRk2}.',
  'Members of the professions qualify under {INA203b2} where they hold an advanced degree, that is, a U.S. academic or professional degree above the baccalaureate, or its foreign equivalent. {CFRk2}.',
]
export const FIVE_YEARS_RULE = [
  'A bachelor’s degree, or its foreign equivalent, followed by at least five years of progressive experience in the specialty, is considered the equivalent of a master’s degree. {CFRk2}; see also {PM5A}. The degree is shown by the official academic record and the experience by letters from employers. {CFRk3i}.',
  'A petitioner who holds a bachelor’s degree may rely on it together with at least five years of progressive experience in the specialty after it, since the two together are considered the equivalent of a master’s degree. {CFRk2}; see also {PM5A}. The evidence called for is the official academic record and letters from employers. {CFRk3i}.',
]
export const QUALIFYING_DEGREE = [
  '{Name} holds {degree} in {major}, conferred by {school} ({schoolPlace}) in {conferred}.',
  'In {conferred} {school} ({schoolPlace}) conferred on {name} {degree} in {major}.',
]
export const DIPLOMA_AND_TRANSCRIPT = [
  'The diploma and the transcript are in evidence.',
  'Both the diploma and the transcript are submitted.',
]
export const FURTHER_DEGREE = [
  '{She} also hold{s} {degree} in {major}, awarded by {school} in {conferred}.',
  'In {conferred} {school} awarded {them} {degree} in {major} as well.',
  'A further degree, {degree} in {major}, was awarded by {school} in {conferred}.',
  'Earlier, in {conferred}, {she} completed {degree} in {major} at {school}.',
]
export const IN_PROGRESS_DEGREE = [
  '{She} {has} also been enrolled at {school} since {enrolled} for {degree} in {major}; that degree has not yet been conferred and is not relied on here.',
]
export const U_S_DEGREE = [
  'Because a U.S. institution conferred the degree, no evaluation of foreign credentials is needed for it.',
  'As a U.S. degree, it calls for no evaluation of foreign credentials.',
]
export const TRANSLATED = [
  'The originals are submitted beside the English versions, as a document in a foreign language must come with a full translation that the translator has certified. {CFRtranslation}.',
  'Since a foreign-language document calls for a certified English translation, {CFRtranslation}, the originals stand beside the English versions.',
]
export const ASK_TRANSLATOR =
  'the translator’s certification that the English versions are complete and accurate, and of competence to translate'
export const EVALUATED = [
  'The U.S. equivalent of the degree is stated in {evaluation}.',
  'A credential evaluation is submitted: {evaluation}.',
]
export const FOREIGN = 'credential evaluation stating the U.S. equivalent of the {degree} from {school}'

export const PROFESSION_LISTED = [
  'The endeavor calls for work as {occupation}. {Profession} are among the professions that the statute names. {INA101a32}.',
  '{Her} occupation, that of {occupation}, is a profession: the statute names {profession} expressly. {INA101a32}.',
]
export const PROFESSION_RULE = [
  'A profession is an occupation listed in {INA101a32}, or one for which a baccalaureate or its foreign equivalent is the minimum requirement for entry. {CFRk2}.',
]
export const POSITION_REQUIRES = [
  'The requirements of {her} present position show that it is such an occupation.',
  '{Her} present position is of this kind.',
]
export const EXPERIENCE_INTRO = [
  'The employment that followed the degree is set out in the table below, with the latest post first.',
  'The following table lists the posts held since the degree was conferred, beginning with the latest.',
]
export const EXPERIENCE_TOTAL = [
  'Counted from the conferral of the degree, and each month once, this comes to {experience} of experience.',
]
export const EXPERIENCE_SPECIALTY = [
  'The experience must have been progressive and in the specialty, here {major}. {CFRk2}. What each post consisted of is described in Part V.',
  'It must also be progressive experience in the specialty, which is {major}. {CFRk2}. The duties of each post are described in Part V.',
]
export const THRESHOLD_MET = [
  '{Name} therefore qualifies as a member of the professions holding an advanced degree.',
  '{Name} is therefore a member of the professions holding an advanced degree, and what remains is whether a waiver is in the national interest.',
]
