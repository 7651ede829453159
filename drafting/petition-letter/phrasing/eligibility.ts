/** Part III. */
export const ADVANCED_DEGREE_RULE = [
  'The classification is open to members of the professions who hold an advanced degree. {INA203b2}. By regulation an advanced degree is a U.S. academic or professional degree above the baccalaureate, or its foreign equivalent. {CFRk2}.',
  'An advanced degree, for this purpose, is one above the baccalaureate, earned in the United States, or a foreign degree equivalent to it. {CFRk2}. Its holders qualify under {INA203b2} where they are members of a profession.',
]
export const FIVE_YEARS_RULE = [
  'A bachelor’s degree, or its foreign equivalent, followed by at least five years of progressive experience in the specialty, counts as the equivalent of a master’s degree. {CFRk2}; see also {PM5A}. The degree is shown by the official academic record and the experience by letters from employers. {CFRk3i}.',
  'A petitioner who holds a bachelor’s degree may rely on it together with five years of progressive experience after it, in the specialty, since together they count as the equivalent of a master’s degree. {CFRk2}; see also {PM5A}. Proof is by academic record and by employers’ letters. {CFRk3i}.',
]
export const QUALIFYING_DEGREE = [
  '{Name} meets this with {degree} in {major}, which {school} in {schoolPlace} conferred on {them} in {conferred}.',
  '{Name} received {degree} in {major} from {school}, {schoolPlace}, in {conferred}.',
]
export const DIPLOMA_AND_TRANSCRIPT = [
  'The diploma and the transcript are in evidence.',
  'Diploma and transcript are submitted with this petition.',
]
export const FURTHER_DEGREE = [
  'Before that {she} had completed {degree} in {major} at {school} in {conferred}.',
  '{She} also hold{s} {degree} in {major}, awarded by {school} in {conferred}.',
  'Added to this is {degree} in {major} from {school}, received in {conferred}.',
  'A further qualification, {degree} in {major}, was awarded by {school} in {conferred}.',
  '{School} had awarded {them} {degree} in {major} in {conferred}.',
]
export const IN_PROGRESS_DEGREE = [
  '{She} {has} also been enrolled at {school} since {enrolled} for {degree} in {major}; that degree is not yet conferred and is not relied on here.',
]
export const U_S_DEGREE = [
  'As the degree was earned in the United States, no evaluation of foreign credentials is needed for it.',
  'Since a U.S. institution awarded it, no question of equivalency arises.',
]
export const TRANSLATED = [
  'The originals are submitted beside the English versions, as a document in a foreign language must come with a full translation that the translator has certified. {CFRtranslation}.',
  'Since a foreign-language document calls for a certified English translation, {CFRtranslation}, the originals stand beside the English versions.',
]
export const ASK_TRANSLATOR =
  'the translator’s certification that the English versions are complete and accurate, and of competence to translate'
export const EVALUATED = [
  'The equivalence of the foreign degree is addressed in {evaluation}.',
  'That the foreign degree equals a U.S. one is the subject of {evaluation}.',
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
  'That the occupation is of this kind appears from the requirements of {her} present position.',
  'The demands of {her} present position are evidence of that.',
]
export const EXPERIENCE_INTRO = [
  'The employment that followed the degree is set out in the table below, with the latest post first.',
  'The following table lists the posts held since the degree was conferred, beginning with the latest.',
]
export const EXPERIENCE_TOTAL = [
  'Counted from the degree on, and each month once, this makes {experience} of experience.',
]
export const EXPERIENCE_SPECIALTY = [
  'The experience must have been progressive and in the specialty, here {major}. {CFRk2}. What each post consisted of is described in Part V.',
  'It must also be progressive experience in the specialty, which is {major}. {CFRk2}. The duties of each post are set out in Part V.',
]
export const THRESHOLD_MET = [
  '{Name} is therefore a member of the professions holding an advanced degree, and the petition turns to the waiver.',
  'The threshold is thus met, and what remains is whether a waiver is in the national interest.',
]
