import { arguing, frames } from '../../proof/frames.ts'
export const POSITIONED_RULE = frames(
  'The second element turns from the endeavor to the person, by factors that include education, skills, knowledge and record of success in related or similar efforts; a model or plan for future activities; progress towards the endeavor; and the interest of potential customers, users, investors or others. {Dhanasar890}.',
  'Whether a person is well positioned depends on factors such as {her} education, skills, knowledge and record of success in related or similar efforts, a model or plan, the progress made, and the interest of those who would use or support the work. {Dhanasar890}.',
)
export const EDUCATION_CLOSE = frames(
  'None of this alone would carry a waiver, since more is asked for than expertise in a field, {Dhanasar886n3}; it is the ground on which the record below stands.',
  'Expertise in a field is not enough, {Dhanasar886n3}; the record below shows what {name} has made of it.',
)
export const COURSES = frames(
  '{Her} studies in {major} at {school} included {courses}.',
  'At {school} {her} coursework in {major} covered {courses}.',
  'The coursework at {school} included {courses}.',
  'At {school} {she} studied {courses}, among other subjects.',
)
export const GPA = frames(
  '{She} graduated there with a grade point average of {gpa} on a scale of {max}.',
  '{Her} grade point average there was {gpa} on a scale of {max}.',
  'The {transcript} records an average of {gpa} out of {max}.',
)
export const CREDENTIAL = frames(
  '{She} hold{s} {credential}, issued by {issuer} in {received}.',
  'In {received} {issuer} issued {credential} to {them}.',
  'Since {received} {she} {has} also held {credential}, issued by {issuer}.',
  'The record includes {credential}, issued to {them} by {issuer} in {received}.',
)
/** What an employer has put in writing of a post. */
export const POST_CONFIRMED = frames(
  '{Employer} has confirmed the post in writing.',
  'The post is confirmed in writing by {employer}.',
)
export const RECORD_ROLE = arguing(
  'In the decision it mattered that the petitioner had a significant role in the work relied on. {Dhanasar893}.',
  'What counts is the petitioner’s own part in joint work. {Dhanasar893}.',
  'A record counts by the part that the petitioner had in it. {Dhanasar893}.',
)
/** What stood in the way; the sentence follows in which the record tells it. */
export const DIFFICULTY = frames(
  'What made the task hard was that {told}',
  'The difficulty was that {told}',
  'The task was not a simple one, for {told}',
)
/** Role, time and place in one sentence with what was wanted. */
export const AIMED = frames(
  'As {role} at {org}, {span}, {name} set out {inf}.',
  '{Name}, {role} at {org} {span}, set out {inf}.',
  '{Span}, as {role} at {org}, {name} set out {inf}.',
)
export const TASKED = frames(
  'As {role} at {org}, {span}, {name} was asked {inf}.',
  '{Span}, {name}, as {role} at {org}, was asked {inf}.',
)
export const WORK_OPENERS = frames(
  '{Name} did this work at {org} {span}, as {role}.',
  'At {org}, {span}, {name} worked on this as {role}.',
  'At {org} {name} took part in this {span} as {role}.',
  '{Span}, at {org}, {name} served as {role}.',
  '{Name’s} role, at {org} {span}, was that of {role}.',
  'As {role}, {name} worked on this at {org} {span}.',
  '{Name} worked on this at {org} {span}; {her} role was that of {role}.',
  'This fell to {name} as {role}, at {org} {span}.',
)
/** All that stood in the way, in one sentence. */
export const DIFFICULTIES = frames(
  'Several things made this hard: {list}.',
  'It was hard for more than one reason: {list}.',
  'The difficulties were these: {list}.',
  'Much stood in the way: {list}.',
)
/** A paper on a work that is in evidence, whatever it holds of the account. */
export const PAPER_OF_WORK = frames(
  'The record holds {paper} on this work.',
  'Of this work the record holds {paper}.',
  'The record includes {paper} on it.',
  '{Paper} on it can be found in the record.',
)
export const PUBLICATION = frames(
  'The work was published in {journal} in {published} and has been cited {citations} times.',
  '{Journal} published the work in {published}; {citations} citations have followed.',
  'The work appeared in {journal} in {published} and has drawn {citations} citations.',
  'The results appeared in {journal} in {published}; they have been cited {citations} times.',
)
export const PUBLICATION_UNCITED = frames(
  'The work was published in {journal} in {published}.',
  'The results appeared in {journal} in {published}.',
  '{Journal} published the results in {published}.',
  'The work was published in {published} by {journal}.',
)
export const FUNDED = frames(
  'The project was funded by {funder} in the amount of {amount}.',
  '{Funder} supported the work with {amount}.',
  'The funding, {amount}, came from {funder}.',
  'The work was supported by funding of {amount} from {funder}.',
)
export const FUNDED_NO_AMOUNT = frames(
  'The project was funded by {funder}.',
  '{Funder} provided the funding.',
  'Funding came from {funder}.',
)
export const TIES = arguing(
  'The endeavor builds on {topics} from this project.',
  'Through {topics} this project leads directly to the endeavor.',
  'The project bears on the endeavor through {topics}.',
  'The plan in Part IV relies on {topics} as developed here.',
  'For the endeavor, what matters most in this project is {topics}.',
)
export const COMMON_SUBJECT = arguing(
  'Like the endeavor, this project deals with {subject}.',
  'The endeavor is concerned with {subject} as well.',
  'The project shares its subject, {subject}, with the endeavor.',
)
export const JOB_TOPIC = frames('{Name} has been {aJobTitle} at {employer} {span}.')
export const PAST_JOB_TOPIC = frames(
  '{Span}, {name} worked at {employer} as {aJobTitle}.',
  'Earlier, {span}, {she} {was} {aJobTitle} at {employer}.',
  '{Name} worked as {aJobTitle} at {employer} {span}.',
)
export const AWARD = frames(
  '{Issuer} honored {them} with {award} in {received}.',
  'In {received} {she} received {award} from {issuer}.',
  '{Award} was given to {them} by {issuer} in {received}.',
  '{Issuer} conferred {award} on {them} in {received}.',
)
/** A place in a contest, which is not its prize. */
export const PLACED = frames(
  'In {received} {she} took {award}, held by {issuer}.',
  '{She} took {award}, which {issuer} held, in {received}.',
)
export const OTHER_EVIDENCE = frames(
  'The record also includes {item}, issued by {issuer} in {received}.',
  'In {received} {issuer} issued {item}.',
  '{Item}, from {issuer}, is dated {received}.',
  'There is also {item}, which {issuer} issued in {received}.',
)
/** What others wrote of the work. */
export const PRESS = frames(
  'The press has taken notice: {item}, from {issuer}, is dated {received}.',
  'The work is the subject of {item}, from {issuer}, of {received}.',
)
export const TALK = frames(
  'In {received} {she} gave {item}; the host was {issuer}.',
  '{She} gave {item} in {received}, at the invitation of {issuer}.',
)
/** A prize that was come near to; that another won it is said with it. */
export const NEAR_MISS = frames(
  'In {contest}, held by {issuer}, {she} {was} {place} in {received}; the prize itself went to somebody else.',
  '{Issuer} named {them} {place} in {contest} in {received}; {she} {was} not the winner.',
)
/** The same where nothing tells who won it. */
export const NEAR = frames(
  'In {contest}, held by {issuer}, {she} {was} {place} in {received}; no more is claimed for it.',
  '{Issuer} named {them} {place} in {contest} in {received}; nothing is claimed beyond that.',
)
/** Asked for and not granted yet. */
export const APPLIED = frames(
  'With {issuer} {item} was filed in {received}; nothing is claimed for it beyond that.',
  '{Item} was filed with {issuer} in {received}; no more is claimed for it.',
)
/** Papers that Part III has told under exceptional ability. */
export const HONORS_AGAIN = frames(
  '{Items} (Part III) are recognition of this work by others.',
  'By {items}, described in Part III, others have recognized this work.',
)
export const HONOR_AGAIN = frames(
  '{Items} (Part III) is recognition of this work by others.',
  'By {items}, described in Part III, others have recognized this work.',
)
export const CREDENTIALS_AGAIN = frames(
  '{She} also hold{s} {items} (Part III).',
  'To this training {she} add{s} {items} (Part III).',
)
/** Papers that no longer hold. */
export const SPENT = arguing(
  '{Item} is no longer in force, and nothing is built on it.',
  'No reliance is placed on {item}, which no longer holds.',
)
export const UNCERTAIN = frames(
  'The test does not turn on success: “{q:not to succeed}” {Dhanasar890}.',
  'The success of the endeavor need not be certain, nor even likely: “{q:not to succeed}” {Dhanasar890}.',
)
export const NOT_PUBLISHED = frames(
  'The record is not one of publications, but what is asked for is a record of success in related or similar efforts, {Dhanasar890}, and that is shown by what was built and by what became of it.',
  'There are no journal articles in this record; they are one way of showing success in related efforts, but not a condition of it. {Dhanasar890}.',
)
export const CITATIONS_ALONE = arguing(
  'Citations show attention; use is shown by {items}.',
  'The use of the work is shown by {items}, and not by the count of citations.',
)
export const ASK_CITATIONS =
  'a citation report, printed before the filing, that shows how often the publications were cited and by whom'
export const NOT_FINISHED = frames('The degree in {major} is still under way, and the petition does not rest on it.')
export const OWN_EMPLOYER = arguing(
  'The benefit does not stop at {employer}, {her} employer: section A describes the effects elsewhere.',
  '{Employer}, {her} employer, gains too, but the petition rests on the effects elsewhere that section A describes.',
)
export const OWN_ENTERPRISE = arguing(
  'The benefit does not stop at {employer}, {her} own enterprise: section A describes the effects outside of it.',
)
export const USE_AS_INTEREST = frames(
  'The use that others make of {works}, shown in section 2, is evidence of interest.',
)
/** Commitments of others that the plan's progress tells; its sentence follows. */
/** A paper in which others bind themselves, in its own words. */
export const AGREEMENT = frames(
  '{Kind} puts the commitment of others in writing: {quoted}.',
  'The interest of others is on paper in {kind}: {quoted}.',
  'By {kind} others have bound themselves: {quoted}.',
  '{Kind} states: {quoted}.',
)
/** A commitment that the plan's progress tells, told again as interest. */
export const PLAN_COMMITMENT = arguing(
  'Others have committed themselves to the plan: {told}',
  'The plan has found partners: {told}',
)
export const PLAN_INTEREST = frames('Others have acted on the plan already, as section 3 shows.')
export const ASK_NAMED_LETTERS = 'the letters of interest that the plan mentions, as exhibits'
export const INTEREST_AGAIN = arguing(
  '{Items}, described in section A, is evidence of such interest too.',
  'Section A has described {items}, which counts here as well.',
)
export const PROGRESS_CLOSE = frames(
  'There is, then, both a plan and progress under it, as the decision asks. {Dhanasar890}.',
  'A plan and progress under it are what the decision asks for. {Dhanasar890}.',
)
export const PROGRESS_READY = frames(
  'Preparation of this kind is what the decision calls a model or plan for future activities. {Dhanasar890}.',
)
export const INTEREST_CLOSE = frames(
  'Those who have acted in these ways are the users, customers and supporters of whom the decision speaks. {Dhanasar890}.',
  'The interest of such users and supporters is what the decision counts. {Dhanasar890}.',
)
export const ENTERPRISE_RULE = frames(
  'Broad statements about the economy and about jobs would prove nothing, {PM5D}, and the facts of the enterprise are these.',
)
export const AS_SAID = frames('As stated above, {told}', 'As section 2 has shown, {told}')
export const ASK_ENTERPRISE =
  'papers on the enterprise: ownership, investment or grants, contracts or sales, and people employed'
export const ENTERPRISE_MONEY = frames('Money has been put into it: {told}', 'Others have put money behind it: {told}')
export const ENTERPRISE_CUSTOMERS = frames(
  'It has customers: {told}',
  'That there is a market is shown by sales: {told}',
)
export const ENTERPRISE_JOBS = frames('The plan also bears on employment: {told}', 'Jobs are part of the plan: {told}')
export const ENTERPRISE_PROTECTED = frames('As to patents, {told}', 'Of its protection it can be said that {told}')
export const ENTERPRISE_CLOSE = arguing(
  'An active founder with a product and a plan is well placed to carry the endeavor on.',
  'These are the marks of an enterprise that exists and does business, and its founder directs it.',
)
export const NOT_STARTED = arguing(
  'The plan has not been started. That is stated in Part IV, and the preparation for it is what this section relies on.',
)
export const MODEL_TOPIC = frames(
  'The plan set out in Part IV is under way.',
  'Work under the plan set out in Part IV has begun.',
)
export const MODEL_TOPIC_NOT_STARTED = frames(
  'Work under the plan set out in Part IV has not formally begun, but its ground has been prepared.',
  'The plan set out in Part IV still lies ahead; what can be shown now is the preparation.',
)
export const PLAN_PAPER = frames('The plan is documented in the record.', 'A document on the plan is in evidence.')
export const INTEREST_ITEM = frames(
  '{Issuer} has put its interest in writing in {item} of {received}.',
  '{Item}, dated {received}, comes from {issuer}.',
  '{Issuer} states its position in {item}, dated {received}.',
  'In {received} {issuer} issued {item}.',
)
export const FUNDING_AS_INTEREST = frames('Money has come in as well: {funders}.', 'Money came in too: {funders}.')
/** The same where nothing else was told of interest. */
export const FUNDING_ALONE = frames('The work behind the endeavor has drawn funding: {funders}.')
export const ASK_USERS =
  'a letter from a prospective user, customer, investor or agency that states its interest in {subject}'
/** What stood in the decision's own case, where the record holds the like. */
export const AS_IN_DHANASAR = frames(
  'In the decision, too, it was education, experience, the significance of the role in research projects, and sustained interest and funding that positioned the petitioner well, {Dhanasar893}, and the same kinds of evidence are offered here.',
  'The petitioner in that decision was well positioned by education, experience, the significance of the role played in research projects, and sustained interest and funding, {Dhanasar893}, and this record offers evidence of the same kinds.',
)
export const POSITIONED_WITHOUT_STUDIES = frames(
  'By the results of {her} earlier work and by the plan described, {name} is well positioned to advance the endeavor. {Dhanasar890}.',
)
export const POSITIONED_CONCLUSION = frames(
  'By {her} training in {major}, by the results of {her} earlier work and by a plan that others can follow, {name} is well positioned to advance the endeavor, within the meaning of the decision. {Dhanasar890}.',
  'Taken together, the factors of the decision, {Dhanasar890}, show that {name} is well positioned to advance the endeavor.',
)
/** A plan whose means are not in evidence. */
export const ASK_FUNDING =
  'how the further steps of the plan are to be paid for: a salary, a budget, a grant or means of the petitioner’s own'
