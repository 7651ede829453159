import { arguing, frames } from '../../proof/frames.ts'
/** Part III. The basis first, then its proof. */
export const BASIS_DEGREE = frames(
  'The classification comes before the waiver. {Dhanasar889}. {Name} qualifies for it by {degree} in {major}: section A sets out the degree, and section B shows that the occupation is a profession.',
  'Before the waiver is considered, the petitioner must qualify for the classification. {Dhanasar889}. The basis here is {degree} in {major}, proved in section A; that the occupation is a profession follows in section B.',
)
export const BASIS_FIVE = frames(
  'The classification comes before the waiver. {Dhanasar889}. Its basis here is {degree} in {major} together with the full-time work that followed it; section A takes both, and section B shows that the occupation is a profession.',
  'Before the waiver is considered, the petitioner must qualify for the classification. {Dhanasar889}. {Name} does so by {degree} in {major} and the years of full-time work after it (section A) in an occupation that is a profession (section B).',
)
export const BASIS_ABILITY = frames(
  'The classification comes before the waiver. {Dhanasar889}. {Name} seeks it as {class}. Section A takes the kinds of evidence that the regulation names one by one, and section B weighs the record as a whole.',
  'Before the waiver is considered, the petitioner must qualify for the classification. {Dhanasar889}. The basis here is exceptional ability: section A sets out the evidence under each criterion, and section B asks what it comes to as a whole.',
)
export const BASIS_OPEN = frames(
  'The classification comes before the waiver. {Dhanasar889}. On which basis {name} qualifies cannot be stated yet; section A sets out what the record holds and what it lacks.',
)
/** Where the applicant named a basis that the record does not carry yet. */
export const BASIS_CLAIMED = frames(
  'The classification comes before the waiver. {Dhanasar889}. {Name} seeks it on the ground of {ground}; section A sets out what the record holds of that ground, and what is still to be shown.',
  'Before the waiver is considered, the petitioner must qualify for the classification. {Dhanasar889}. The ground on which {name} relies is {ground}. Section A states what the record holds of it and what it lacks.',
)
/** The second ground, announced with the first. */
export const DEGREE_BESIDES = arguing(
  'In the alternative {she} qualif{ies} by {degree} in {major}, a ground that stands by itself (section C).',
  '{Degree} in {major} is a second ground, which stands by itself (section C).',
)
export const ABILITY_BESIDES = arguing(
  'Exceptional ability is a second ground, which stands by itself (section C).',
  'In the alternative the petition rests on exceptional ability (section C).',
)
export const ALTERNATIVE_DEGREE = arguing(
  'The classification does not depend on exceptional ability alone.',
  'Whatever weight is given to the evidence of exceptional ability, the degree is a ground of its own.',
)
export const CHOICE = frames(
  'The classification is open to members of the professions who hold an advanced degree, or a bachelor’s degree followed by five years of progressive experience in the specialty, and to persons of exceptional ability in the sciences, arts, or business. {INA203b2}; {CFRk2}. Exceptional ability calls for at least three of six kinds of evidence, or for comparable evidence where these do not readily apply to the occupation. {CFRk3ii}; {CFRk3iii}.',
)
export const HELD_SO_FAR = frames('Of a degree the record holds {degree} in {major} from {school}.')
export const ASK_CRITERIA =
  'evidence for at least three of the six criteria of exceptional ability, or the papers of a qualifying degree'

export const ABILITY_RULE = frames(
  'Exceptional ability is a degree of expertise significantly above that ordinarily encountered in the sciences, arts, or business. {CFRk2}. At least three of six kinds of evidence must be submitted to show it. {CFRk3ii}. They are called R1 to R6 here, in the order of the regulation, {CFRk3ii}, and only those are claimed for which the record holds evidence.',
  'By exceptional ability the regulation means a degree of expertise significantly above that ordinarily encountered in the sciences, arts, or business. {CFRk2}. Of the six kinds of evidence that may show it, three are required. {CFRk3ii}. The codes R1 to R6 stand for these kinds in the order of the regulation, {CFRk3ii}, and none is claimed without evidence.',
)
export const ALTERNATIVE_RULE = frames(
  'Apart from the degree, {name} qualifies as a person of exceptional ability in the {field}, which calls for at least three of six kinds of evidence. {CFRk3ii}. They are called R1 to R6 here, in the order of the regulation, and only those are claimed for which the record holds evidence.',
)
/** The criteria by their codes, with the place of the regulation and what it asks for in our words. */
export const CRITERION_HEADS = {
  R1: ['R1. An academic record relating to the area of ability', 'CFRk3iiA'],
  R2: ['R2. Ten years of full-time experience in the occupation', 'CFRk3iiB'],
  R3: ['R3. A license or a certification for the occupation', 'CFRk3iiC'],
  R4: ['R4. Remuneration that demonstrates exceptional ability', 'CFRk3iiD'],
  R5: ['R5. Membership in professional associations', 'CFRk3iiE'],
  R6: ['R6. Recognition for achievements and significant contributions', 'CFRk3iiF'],
} as const
export const R1_RECORD = frames('{Name} holds {degrees}.', 'The record consists of {degrees}.')
export const R1_COURSES = frames(
  'The studies covered {courses}, the subjects of {her} occupation.',
  'Its subjects, among them {courses}, are those of {her} occupation.',
)
export const R2_POSTS = frames(
  'The period is made up of full-time posts: {posts}.',
  '{Name} has worked in the occupation full time, as {posts}.',
)
export const R2_LETTERS = frames(
  'The employers confirm this in signed letters.',
  'Signed letters of the employers confirm it.',
)
/** Where letters of other employers are still to come. */
export const R2_SIGNED = frames(
  'A signed letter of {employer} confirms it for the post there.',
  'For the post at {employer} a signed letter from there confirms it.',
)
export const R2_LETTER = frames(
  'A letter of {employer} confirms the dates of the post and full-time work.',
  'By letter {employer} confirms the dates of the post there and full-time work.',
)
export const ASK_R2 = 'letters of {employers} that confirm the dates, the duties and full-time work'
export const R3_CREDENTIAL = frames(
  '{She} hold{s} {credential}, issued by {issuer} in {received}.',
  'In {received} {issuer} issued {credential} to {them}.',
  'Relied on here is {credential}, which {issuer} issued in {received}.',
)
export const R4_PAPER = frames(
  '{Item} of {received} sets this out.',
  'The paper submitted for this is {item} of {received}.',
)
export const R5_MEMBER = frames(
  'The membership relied on is that of {member}, since {received}.',
  'Since {received} {she} {has} been {member}.',
)
export const R5_BARE = frames('{She} {has} been a member of {issuer} since {received}.')
export const R6_HONOR = frames(
  'In {received} {issuer} honored {them} with {item}.',
  '{Item}, of {received}, comes from {issuer}.',
  '{Issuer} gave {them} {item} in {received}.',
  'From {issuer} came, in {received}, {item}.',
)
/** A place in a contest, which is not its prize. */
export const R6_PLACED = frames(
  'In {received} {she} took {item}, held by {issuer}.',
  '{She} took {item}, held by {issuer}, in {received}.',
)
export const ASK_PAPER = 'the paper that proves this'
export const NOT_CLAIMED = arguing(
  'No claim is made under the other criteria.',
  'The criteria that are not named here are not claimed.',
)
export const MERITS_RULE = frames(
  'Evidence of three kinds is required but does not decide the matter; on the whole of the record the officer then asks for a degree of expertise significantly above that ordinarily encountered in the {field}. {CFRk2}; {PM5B}.',
  'Meeting the number of criteria is a first step; the record is then weighed as a whole, and it must show a degree of expertise significantly above that ordinarily encountered in the {field}. {CFRk2}; {PM5B}.',
)
/** Which criteria are met, and by what. */
export const MERITS_MET = frames(
  'Of the six kinds of evidence, {CFRk3ii}, these are met: {criteria}.',
  'The kinds of evidence, {CFRk3ii}, that are met are {criteria}.',
)
/** What was claimed and is not met by a paper yet. */
export const MERITS_CLAIMED = frames(
  'Also claimed, {CFRk3ii}, and to be counted when the papers asked for above are at hand: {criteria}.',
  'To these may be added, {CFRk3ii}, once the papers asked for above are at hand, {criteria}.',
)
/** What each criterion asks for, in a row. */
export const CRITERIA_NAMED = {
  R1: 'the academic record',
  R2: 'ten years of full-time experience',
  R3: 'the license or certification',
  R4: 'the remuneration',
  R5: 'the membership',
  R6: 'the recognition',
} as const
export const PAPER_MEETS = 'the paper submitted'
export const MERITS_HOUSES = arguing(
  'These papers come from different hands, {houses}, and none of them is the petitioner’s own word.',
  'None of these papers is the petitioner’s own word: they come from {houses}.',
)
/** By what measure others chose, examined or paid. */
export const MERITS_MEASURE = arguing(
  'The measure that others applied can be seen in {item}: {told}',
  'By what measure others judged is told of {item}: {told}',
)
/** The works whose results are told in another part. */
export const MERITS_WORKS = arguing(
  'The results of this expertise are told in Part V, above all those of {works}.',
  'Its results are those of {works}, told in Part V.',
)
export const ASK_MEASURE =
  'what sets this expertise above that ordinarily encountered in the occupation: how many are chosen, certified or paid like this, or a result that others use, with the paper that shows it'
export const MERITS_RESULT = arguing(
  'The ability shows first in results, above all in those of {work}: {told}',
  'What the ability is worth can be seen in {work}: {told}',
)
export const MERITS_POST = frames(
  '{Her} responsibility speaks for it too: {told}',
  'The present post rests on it: {told}',
)
export const MERITS_PAY = arguing(
  'The pay described under R4 points the same way.',
  'The pay described under R4 agrees with this.',
)
export const MERITS_PEERS = arguing(
  'Others have passed their own judgment on it, with {items}.',
  'It has been recognized from outside, by {items}.',
)
export const MERITS_SERVES = arguing(
  'The ability so shown is the one that the endeavor calls for, since both are concerned with {topics}.',
  'This ability bears directly on the endeavor, which is concerned with {topics} as well.',
)
export const MERITS_CLOSE = frames(
  'Weighed together, by their quality as well as their number, {Chawathe}, these papers more likely than not show expertise significantly above that ordinarily encountered in the {field}. {Name} therefore qualifies as {class}.',
  'On the whole of this record it is more likely than not, {Chawathe}, that {name} has expertise significantly above that ordinarily encountered in the {field}, and thus qualifies as {class}.',
)
export const MERITS_OPEN = frames(
  'Whether the record shows expertise significantly above that ordinarily encountered, {CFRk2}, can be judged only when the papers asked for above are at hand; until then no more is claimed than stands here.',
)
export const ALTERNATIVE_CLOSE = frames(
  'On the totality of this evidence it is more likely than not, {Chawathe}, that {name} has expertise significantly above that ordinarily encountered in the {field}; this is a second ground for the classification.',
  'Weighed as a whole, by its quality as well as its number, {Chawathe}, the evidence more likely than not shows expertise significantly above that ordinarily encountered in the {field}, and thus a second ground for the classification.',
)

export const ADVANCED_DEGREE_RULE = frames(
  'The classification is open to members of the professions who hold an advanced degree. {INA203b2}. An advanced degree is a U.S. academic or professional degree above the baccalaureate, or its foreign equivalent. {CFRk2}.',
  'Members of the professions qualify under {INA203b2} where they hold an advanced degree, that is, a U.S. academic or professional degree above the baccalaureate, or its foreign equivalent. {CFRk2}.',
)
export const FIVE_YEARS_RULE = frames(
  'A bachelor’s degree, or its foreign equivalent, followed by at least five years of progressive experience in the specialty, is considered the equivalent of a master’s degree. {CFRk2}; see also {PM5A}. The degree is shown by the official academic record and the experience by letters from employers. {CFRk3i}.',
  'A petitioner who holds a bachelor’s degree may rely on it together with at least five years of progressive experience in the specialty after it, since the two together are considered the equivalent of a master’s degree. {CFRk2}; see also {PM5A}. The evidence called for is the official academic record and letters from employers. {CFRk3i}.',
)
export const QUALIFYING_DEGREE = frames(
  '{Name} holds {degree} in {major}, conferred by {school} ({schoolPlace}) in {conferred}.',
  'In {conferred} {school} ({schoolPlace}) conferred on {name} {degree} in {major}.',
)
export const DIPLOMA_AND_TRANSCRIPT = frames(
  'The diploma and the transcript are in evidence.',
  'Both the diploma and the transcript are submitted.',
)
export const FURTHER_DEGREE = frames(
  '{She} also hold{s} {degree} in {major}, awarded by {school} in {conferred}.',
  'In {conferred} {school} awarded {them} {degree} in {major} as well.',
  'A further degree, {degree} in {major}, was awarded by {school} in {conferred}.',
  'Earlier, in {conferred}, {she} completed {degree} in {major} at {school}.',
)
export const LATER_DEGREE = frames(
  'Later, in {conferred}, {she} completed {degree} in {major} at {school}.',
  'In {conferred} {school} awarded {them} {degree} in {major} besides.',
)
export const IN_PROGRESS_DEGREE = frames(
  '{She} {has} also been enrolled at {school} since {enrolled} for {degree} in {major}; that degree has not yet been conferred and is not relied on here.',
)
export const RESIDENCY_DONE = frames('In {conferred} {she} completed {residency} at {school} as well.')
/** Studies that ended without a degree: said plainly, so that no paper of theirs is taken for one. */
export const UNFINISHED_STUDIES = frames(
  'The record also holds papers on {studies} in {major} at {school} {span}; they ended without the degree, and nothing is built on them here.',
  'Papers are submitted on {studies} in {major} at {school} {span} as well; no degree was conferred, and none is claimed.',
)
export const U_S_DEGREE = arguing(
  'Because a U.S. institution conferred the degree, no evaluation of foreign credentials is needed for it.',
  'As a U.S. degree, it calls for no evaluation of foreign credentials.',
)
export const TRANSLATED = frames(
  'The originals are submitted beside the English versions, as a document in a foreign language must come with a full translation that the translator has certified. {CFRtranslation}.',
  'A foreign-language document calls for a certified English translation. {CFRtranslation}. The originals stand beside the English versions.',
)
export const ASK_TRANSLATOR =
  'the translator’s certification that the English versions are complete and accurate, and of competence to translate'
export const EVALUATED = frames(
  'The U.S. equivalent of the degree is stated in {evaluation}.',
  'A credential evaluation is submitted: {evaluation}.',
)
export const FOREIGN = 'credential evaluation stating the U.S. equivalent of the {degree} from {school}'

export const PROFESSION_LISTED = frames(
  'The endeavor calls for work as {occupation}. {Profession} are among the professions that the statute names. {INA101a32}.',
  '{Her} occupation, that of {occupation}, is a profession: the statute names {profession} expressly. {INA101a32}.',
)
export const PROFESSION_RULE = frames(
  'A profession is an occupation listed in {INA101a32}, or one for which a baccalaureate or its foreign equivalent is the minimum requirement for entry. {CFRk2}.',
)
export const POSITION_REQUIRES = arguing(
  'The occupation is that of {occupation}; the requirements of {her} present position show that it is of this kind.',
  '{Her} occupation, that of {occupation}, is of this kind, as the requirements of {her} present position show.',
)
export const EXPERIENCE_INTRO = frames(
  'The employment that followed the degree is set out in the table below, with the latest post first.',
  'The following table lists the posts held since the degree was conferred, beginning with the latest.',
)
export const EXPERIENCE_TOTAL = frames(
  'Counted from the conferral of the degree, and each month once, this comes to {experience} of experience.',
)
export const EXPERIENCE_PROGRESS = arguing(
  'The titles show that the experience was progressive: {first} at {firstEmployer}, and {last} at {lastEmployer}.',
  'That it was progressive shows in the rise from {first} at {firstEmployer} to {last} at {lastEmployer}.',
)
export const EXPERIENCE_BEFORE_FILING = frames(
  'Eligibility is judged as of the day of filing. {CFRfiling}. The posts in the table were held before it.',
)
/** In a response, where the table goes on beyond the day of filing. */
export const EXPERIENCE_UNTIL_FILING = frames(
  'Eligibility is judged as of the day of filing, so that of these posts only what was worked until then counts. {CFRfiling}.',
)
export const EXPERIENCE_SPECIALTY = frames(
  'The experience must have been progressive and in the specialty, here {major}. {CFRk2}. What each post consisted of is described in Part V.',
  'It must also be progressive experience in the specialty, which is {major}. {CFRk2}. The duties of each post are described in Part V.',
)
export const ASK_MORE_YEARS =
  'further full-time, progressive experience in the specialty: the posts in the table do not come to five years after the degree'
export const THRESHOLD_OPEN = frames(
  'Whether {name} qualifies as a member of the professions holding an advanced degree, {CFRk2}, can be judged only when what is asked for above is at hand; until then no more is claimed than stands here.',
)
export const ASK_FIELD = 'whether the ability lies in the sciences, the arts or business'
export const ASK_MORE_CRITERIA = 'evidence for {more} more of the six criteria; three are asked for'
export const THRESHOLD_MET = frames(
  '{Name} therefore qualifies as a member of the professions holding an advanced degree. {CFRk2}.',
  '{Name} is therefore a member of the professions holding an advanced degree, {CFRk2}, and what remains is whether a waiver is in the national interest.',
)
