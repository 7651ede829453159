import { arguing, frames } from '../../proof/frames.ts'
import { forEachClass, forEachField } from '../classes.ts'

/** Part III. The basis first, then its proof. */
export const THRESHOLD = frames(
  'The classification comes before the waiver. {Dhanasar886}.',
  'Before the waiver is considered, the petitioner must qualify for the classification. {Dhanasar886}.',
)
export const BASIS_DEGREE = arguing(
  '{Name} qualifies for it by {degree} in {major}: section A sets out the degree, and section B takes up the occupation.',
  'The basis here is {degree} in {major}, set out in section A; section B takes up the occupation.',
)
export const BASIS_FIVE = arguing(
  'Its basis here is {degree} in {major} together with the full-time work that followed it; section A takes both, and section B takes up the occupation.',
  '{Name} qualifies by {degree} in {major} and the years of full-time work after it (section A), in the occupation that section B takes up.',
)
export const BASIS_ABILITY = forEachClass((asWhat) =>
  arguing(
    `{Name} seeks it as ${asWhat}. Section A takes the kinds of evidence that the regulation names one by one, and section B weighs the record as a whole.`,
  ),
)
export const BASIS_OPEN = arguing(
  'On which basis {name} qualifies cannot be stated yet; section A sets out what the record holds and what it lacks.',
)
/** Where the applicant named a basis that the record does not carry yet. */
export const BASIS_CLAIMED = frames('The ground on which {name} relies is entered as “{ground}.”')
export const BASIS_CLAIMED_STATE = arguing('What the record holds of it, and what it lacks, is stated in section A.')
/** The second ground, announced with the first. */
export const DEGREE_BESIDES = arguing('{Degree} in {major} is a second ground, which stands by itself (section C).')
export const ABILITY_BESIDES = arguing('Exceptional ability is a second ground, which stands by itself (section C).')
export const ALTERNATIVE_DEGREE = arguing('The classification does not depend on exceptional ability alone.')
export const CHOICE = frames(
  'The classification is open to members of the professions who hold an advanced degree, or a bachelor’s degree followed by five years of progressive experience in the specialty, and to persons of exceptional ability in the sciences, arts, or business. {INA203b2}; {CFRk2}. Exceptional ability calls for at least three of six kinds of evidence, or for comparable evidence where these do not readily apply to the occupation. {CFRk3ii}; {CFRk3iii}.',
)
export const HELD_SO_FAR = frames('Of a degree the record holds {degree} in {major} from {school}.')
export const ASK_CRITERIA =
  'evidence for at least three of the six criteria of exceptional ability, or the papers of a qualifying degree'

export const ABILITY_RULE = frames(
  'Exceptional ability is a degree of expertise significantly above that ordinarily encountered in the sciences, arts, or business. {CFRk2}. At least three of six kinds of evidence must be submitted to show it. {CFRk3ii}.',
)
export const ALTERNATIVE_RULE = forEachField((field) =>
  arguing(
    `Apart from the degree, {name} asks to be classified as a person of exceptional ability in ${field}, which calls for at least three of six kinds of evidence. {CFRk3ii}.`,
  ),
)
/** The criteria by their codes, which no document prints, with the place of the regulation and what it asks for in our words. */
export const CRITERION_HEADS = {
  R1: frames('The regulation names an academic record relating to the area of ability. {CFRk3iiA}.'),
  R2: frames('The regulation names ten years of full-time experience in the occupation. {CFRk3iiB}.'),
  R3: frames('The regulation names a license or a certification for the occupation. {CFRk3iiC}.'),
  R4: frames('The regulation names remuneration that demonstrates exceptional ability. {CFRk3iiD}.'),
  R5: frames('The regulation names membership in professional associations. {CFRk3iiE}.'),
  R6: frames('The regulation names recognition for achievements and significant contributions. {CFRk3iiF}.'),
} as const
export const R1_RECORD = frames('{Name} holds {degrees}.')
/** Where the section on the degree has told them. */
export const R1_ABOVE = arguing('The record is that of the degrees set out above.')
/** A residency is completed and not held. */
export const R1_RESIDENCY = frames('{Name} has completed {residencies}.')
export const R1_COURSES = frames('The studies covered {courses}.')
export const R2_POSTS = frames('The full-time posts counted here are at {posts}.')
/** Full months, each counted once, of posts whose hours a week are full-time. */
export const R2_TOTAL = frames('Each full month counted once, these posts come to {experience}.')
export const R2_LETTERS = arguing('The employers confirm this in signed letters.')
/** Where letters of other employers are still to come. */
export const R2_SIGNED = frames('For the post at {employer} a signed letter from there is in evidence.')
export const R2_LETTER = frames('A letter of {employer} confirms the dates of the post and full-time work.')
export const ASK_R2 = 'letters of {employers} that confirm the dates, the duties and full-time work'
/** A paper by its own name; what it says follows. */
export const CRITERION_PAPER = frames('{Item} ({particulars}) is in evidence.')
/** The same of an entry whose paper is still to come. */
export const CRITERION_PAPER_TO_COME = frames('The record also lists {item} ({particulars}).')
/** Several papers beside a degree, where nothing more is said of each. */
export const CRITERION_PAPERS = frames('The evidence is {items}.')
export const ASK_PAPER = 'the paper that proves this'
export const NOT_CLAIMED = arguing('No claim is made under the other criteria.')
export const MERITS_RULE = forEachField((field) =>
  frames(
    `Evidence of three kinds is required but does not decide the matter; on the whole of the record the officer then asks for a degree of expertise significantly above that ordinarily encountered in ${field}. {CFRk2}; {PM5B}.`,
  ),
)
const KINDS = {
  R1: 'an academic record',
  R2: 'full-time experience',
  R3: 'a license or a certification',
  R4: 'remuneration',
  R5: 'membership in associations',
  R6: 'recognition by others',
} as const

/** Every choice of the six kinds, in their order. */
const choices = Object.entries(KINDS).reduce<[string, string][][]>(
  (all, kind) => [...all, ...all.map((some) => [...some, kind])],
  [[]],
)

/** Of which kinds there are papers, by their codes; whether that is enough the officer decides. */
export const MERITS_MET: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  choices.slice(1).map((some) => {
    const kinds = some.map(([, kind]) => kind)
    const row = kinds.length < 2 ? kinds.join() : `${kinds.slice(0, -1).join(', ')} and ${kinds.at(-1)}`
    return [some.map(([code]) => code).join(''), arguing(`The papers named above concern ${row}.`)]
  }),
)
/** The works whose results are told in another part. */
export const MERITS_WORKS = arguing('What came of the work is told in Part V.')
export const ASK_MEASURE =
  'what sets this expertise above that ordinarily encountered in the occupation: how many are chosen, certified or paid like this, or a result that others use, with the paper that shows it'
export const MERITS_CLOSE = forEachField((field) =>
  arguing(
    `Weighed together, by their quality as well as their number, these papers more likely than not show expertise significantly above that ordinarily encountered in ${field}, {CFRk2}, and {name} therefore qualifies as a person of exceptional ability in ${field}.`,
  ),
)
export const MERITS_OPEN = frames(
  'Whether the record shows expertise significantly above that ordinarily encountered, {CFRk2}, is judged on the record as a whole.',
)
export const ALTERNATIVE_CLOSE = forEachField((field) =>
  arguing(
    `Weighed as a whole, the evidence more likely than not shows that {name} has expertise significantly above that ordinarily encountered in ${field}, {CFRk2}; this is a second ground for the classification.`,
  ),
)

export const ADVANCED_DEGREE_RULE = frames(
  'The classification is open to members of the professions who hold an advanced degree. {INA203b2}. An advanced degree is a U.S. academic or professional degree above the baccalaureate, or its foreign equivalent. {CFRk2}.',
  'Members of the professions qualify under {INA203b2} where they hold an advanced degree, that is, a U.S. academic or professional degree above the baccalaureate, or its foreign equivalent. {CFRk2}.',
)
export const FIVE_YEARS_RULE = frames(
  'A bachelor’s degree, or its foreign equivalent, followed by at least five years of progressive experience in the specialty, is considered the equivalent of a master’s degree. {CFRk2}; see also {PM5A}. The degree is shown by the official academic record and the experience by letters from employers. {CFRk3i}.',
)
/** Of a degree whose diploma tells no other day the record holds when the studies ended. */
export const QUALIFYING_STUDIES = frames(
  '{Name} holds {degree} in {major} from {school} ({schoolPlace}), with studies there until {ended}.',
)
export const FURTHER_STUDIES = frames(
  '{She} also hold{s} {degree} in {major} from {school}, with studies until {ended}.',
  'From {school} {she} hold{s} {degree} in {major}, with studies until {ended}.',
)
export const QUALIFYING_DEGREE = frames(
  '{Name} holds {degree} in {major}, conferred by {school} ({schoolPlace}) in {conferred}.',
  'In {conferred} {school} ({schoolPlace}) conferred on {name} {degree} in {major}.',
)
export const DIPLOMA_AND_TRANSCRIPT = arguing('The diploma and the transcript are in evidence.')
export const DIPLOMA = arguing('The diploma is in evidence.')
export const TRANSCRIPT = arguing('The transcript is in evidence.')
export const FURTHER_DEGREE = frames(
  '{She} also hold{s} {degree} in {major}, awarded by {school} in {conferred}.',
  'In {conferred} {school} awarded {them} {degree} in {major}.',
)
export const IN_PROGRESS_DEGREE = frames(
  '{She} {has} also been enrolled at {school} since {enrolled} for {degree} in {major}; that degree has not yet been conferred and is not relied on here.',
)
export const RESIDENCY_DONE = frames('{She} also completed {residency} at {school}, which ended in {ended}.')
/** Studies that ended without a degree: said plainly, so that no paper of theirs is taken for one. */
export const UNFINISHED_STUDIES = frames(
  'The record also holds papers on studies for {degree} in “{major}” at {school} {span}; they ended without the degree, and nothing is built on them here.',
)
export const U_S_DEGREE = arguing(
  'Because a U.S. institution conferred the degree, no evaluation of foreign credentials is needed for it.',
)
export const ORIGINAL = frames('Also in evidence: {exhibit}.')
export const TRANSLATED = frames(
  'A document in a foreign language must come with a full translation that the translator has certified. {CFRtranslation}.',
)
export const ASK_TRANSLATOR =
  'the translator’s certification that the English versions are complete and accurate, and of competence to translate'
export const EVALUATED = frames('The U.S. equivalent of the degree is the subject of {evaluation} by {issuer}.')
export const FOREIGN = 'credential evaluation stating the U.S. equivalent of the {degree} from {school}'

const listedProfession = (profession: string): readonly string[] =>
  arguing(`The occupation of {occupation} is a profession: the statute names ${profession} expressly. {INA101a32}.`)
export const PROFESSION_LISTED = {
  architects: listedProfession('architects'),
  engineers: listedProfession('engineers'),
  lawyers: listedProfession('lawyers'),
  physicians: listedProfession('physicians'),
  surgeons: listedProfession('surgeons'),
  teachers: listedProfession('teachers'),
} as const
export const ASK_MINIMUM =
  'a source that a bachelor’s degree is the minimum for entry into the occupation of {occupation}'
/** What a post is called is no occupation, and what one employer asks for it no minimum. */
export const ASK_OCCUPATION =
  'the occupation in which the endeavor is carried out, and a source that a bachelor’s degree is the minimum for entry into it'
export const PROFESSION_RULE = frames(
  'A profession is an occupation listed in {INA101a32}, or one for which a baccalaureate or its foreign equivalent is the minimum requirement for entry. {CFRk2}.',
)
export const EXPERIENCE_INTRO = arguing(
  'The employment that followed the degree is set out in the table below, with the latest post first.',
)
export const EXPERIENCE_TOTAL = frames(
  'Counted from the end of the studies for the degree, and each month once, this comes to {experience} of experience.',
)
export const EXPERIENCE_BEFORE_FILING = frames('Eligibility is judged as of the day of filing. {CFRfiling}.')
/** In a response, where the table goes on beyond the day of filing. */
export const EXPERIENCE_UNTIL_FILING = frames(
  'Eligibility is judged as of the day of filing, so that of these posts only what was worked until then counts. {CFRfiling}.',
)
export const EXPERIENCE_SPECIALTY = frames(
  'The experience must have been progressive and in the specialty, here {major}. {CFRk2}. What each post consisted of is described in Part V.',
)
export const ASK_MORE_YEARS =
  'further full-time, progressive experience in the specialty: the posts in the table do not come to five years after the degree'
export const THRESHOLD_OPEN = arguing(
  'Whether {name} qualifies as a member of the professions holding an advanced degree, {CFRk2}, is judged on the record as a whole.',
)
export const ASK_FIELD = 'whether the ability lies in the sciences, the arts or business'
export const ASK_MORE_CRITERIA = 'evidence for {more} more of the six criteria; three are asked for'
/** Where a source that the occupation is a profession is still asked for. */
export const THRESHOLD_WITH_SOURCE = arguing(
  'Where that is the minimum, {name} qualifies as a member of the professions holding an advanced degree. {CFRk2}.',
)
export const THRESHOLD_MET = arguing(
  '{Name} therefore qualifies as a member of the professions holding an advanced degree. {CFRk2}.',
  '{Name} is therefore a member of the professions holding an advanced degree, {CFRk2}, and what remains is whether a waiver is in the national interest.',
)
