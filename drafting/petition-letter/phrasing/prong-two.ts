export const POSITIONED_RULE = [
  'The second element turns from the endeavor to the person, by factors that include education, skills, knowledge and record of success in related or similar efforts; a model or plan for future activities; progress towards the endeavor; and the interest of potential customers, users, investors or others. {Dhanasar890}. It need not be shown that the endeavor is more likely than not to succeed. {Dhanasar890}.',
  'Whether a person is well positioned depends on factors such as {her} education, skills, knowledge and record of success in related or similar efforts, a model or plan, the progress made, and the interest of those who would use or support the work. {Dhanasar890}. The endeavor’s eventual success need not be more likely than not. {Dhanasar890}.',
]
/** What this record has for the four factors, named before it is told. */
export const POSITIONED_CLAIM = [
  'Measured by these factors, {name} brings to the endeavor {parts}.',
  'In this case the petitioner can point to {parts}. They are taken up in the order of the decision.',
  '{Name} comes to the endeavor with {parts}.',
]
export const EDUCATION_CLOSE = [
  'None of this alone would carry a waiver, since more is asked for than expertise in a field, {Dhanasar886n3}; it is the ground on which the record below stands.',
  'Training by itself does not position anybody, {Dhanasar886n3}; what {name} has made of it is the subject of the next section.',
  'Knowledge of this kind is a condition and not yet an argument, since expertise in a field is not enough, {Dhanasar886n3}; the argument is what has been done with it.',
]
export const EDUCATION_TOPIC_ONE = [
  'Part III establishes the degree; what matters here is its content.',
  'The degree established in Part III prepared {them} for the endeavor as follows.',
]
export const EDUCATION_TOPIC = [
  'Part III establishes {her} degrees; what matters here is their content.',
  '{Her} degrees, established in Part III, prepared {them} for the endeavor as follows.',
]
export const COURSES = [
  '{Her} studies in {major} at {school} included {courses}.',
  'At {school} {her} coursework in {major} covered {courses}.',
  'The coursework at {school} included {courses}.',
  'At {school} {she} studied {courses}, among other subjects.',
]
export const GPA = [
  '{She} graduated there with a grade point average of {gpa} on a scale of {max}.',
  '{Her} grade point average there was {gpa} on a scale of {max}.',
  'The transcript records an average of {gpa} out of {max}.',
]
/** What an employer asked of the holder of a post, which the petitioner therefore had to have. */
export const SKILLS = [
  '{Her} position as {jobTitle} at {employer} calls for particular knowledge.',
  'As {aJobTitle} at {employer} {she} must meet particular requirements.',
]
export const PAST_SKILLS = [
  '{Her} earlier position as {jobTitle} at {employer} had requirements of its own.',
  'More was required of {aJobTitle} at {employer}.',
]
export const CREDENTIAL = [
  '{She} hold{s} {credential}, issued by {issuer} in {received}.',
  'In {received} {issuer} issued {credential} to {them}.',
  'Since {received} {she} {has} also held {credential}, issued by {issuer}.',
  'The record includes {credential}, issued to {them} by {issuer} in {received}.',
]
export const RECORD_PUBLISHED = [
  'The published part of the record appeared in {journals}, with {citations} citations to date.',
  'What was published, in {journals}, has drawn {citations} citations.',
]
export const RECORD_TAKEN_UP = [
  'Not all of this has stayed on paper: the results of {works} are in use by others.',
  'The results of {works} have been taken up by others, as the accounts below show.',
]
export const RECORD_ROLE = [
  'In the decision it mattered that the petitioner had a significant role in the work relied on, {Dhanasar893}, and the role is therefore stated for each project.',
  'Since it is the petitioner’s own part in joint work that counts, {Dhanasar893}, each project begins with it.',
  'A record counts by the part that the petitioner had in it, {Dhanasar893}, and that part is named first in each account below.',
]
/** Turns from the state of things to what the petitioner set out to do. */
export const TURN_TO_AIM = [
  'Against this background {told}',
  'To change this, {told}',
  'With this in view, {told}',
  'In this situation {told}',
  'Starting from there, {told}',
]
/** Turns from the difficulty to what the petitioner did. */
export const TURN_TO_WORK = [
  'In response, {told}',
  'To this end {told}',
  'As for the work itself, {told}',
  'The way found was this: {told}',
  'Faced with this, {told}',
  'The work went as follows: {told}',
]
/** What stood in the way; the sentence follows in which the record tells it. */
export const DIFFICULTY = [
  'What made the task hard was that {told}',
  'The difficulty was that {told}',
  'It was no routine task, for {told}',
  'An obstacle had to be met first: {told}',
  'One circumstance stood in the way: {told}',
  'This was harder than it sounds, because {told}',
]
/** Takes up the first of the results, where it is a measure. */
export const RESULT_IN_FIGURES = [
  'The outcome can be put in figures: {told}',
  'Measured against that aim, {told}',
  'As to what came of it, {told}',
  'The effect was measured: {told}',
  'The result is on record: {told}',
  'What was achieved is this: {told}',
]
/** What a project shows, by what the record holds of it. */
export const SHOWS_USED = [
  'For the second element this means a record of success in the plain sense: the work was brought to the point where others use it.',
  'Work of this kind was thus carried as far as its use by others.',
  'What counts here is that the result left the hands of those who made it.',
]
export const SHOWS_PUBLISHED = [
  'The findings have thus stood before readers who can test them.',
  'That the work was published means that others could examine it.',
  'The work is therefore open to examination by anyone in the field.',
]
export const SHOWS_MEASURED = [
  'The case is a smaller one, but it shows the same way of working: a problem measured before and after.',
  'Here, too, the change was measured and not merely claimed.',
  'It is an example of work judged by its figures.',
]
export const WORK_OPENERS = [
  '{Name} carried out this work at {org} {span}, as {role}.',
  'At {org}, {span}, {name} served on this project as {role}.',
  'This work was done at {org} {span}, with {name} as {role}.',
  '{Span}, {name} worked on this project at {org} as {role}.',
  '{Name’s} role in this project, which ran at {org} {span}, was that of {role}.',
  '{Name} worked on this project {span} at {org}; {her} role was that of {role}.',
  'The project ran at {org} {span}, and {name} took part in it as {role}.',
  'In this project, carried out at {org} {span}, {name’s} role was that of {role}.',
]
/** Points back where Part IV has told the problem already. */
export const AS_BEFORE = [
  'The problem at its outset is the one that Part IV.A explains.',
  'What it set out from is described in Part IV.A.',
  'Part IV.A has told what called for it.',
  'Why it was begun is explained in Part IV.A.',
]
export const PUBLICATION = [
  'The work was published in {journal} in {published} and has been cited {citations} times.',
  '{Journal} published it in {published}; it has been cited {citations} times.',
  'It appeared in {journal} in {published} and has drawn {citations} citations.',
  'The results appeared in {journal} in {published}; {citations} citations have followed.',
]
export const PUBLICATION_UNCITED = [
  'The work was published in {journal} in {published}.',
  'Its results appeared in {journal} in {published}.',
  '{Journal} published the results in {published}.',
  'It was published in {published} by {journal}.',
]
export const FUNDED = [
  'The project was funded by {funder} in the amount of {amount}.',
  '{Funder} supported it with {amount}.',
  'Its funding, {amount}, came from {funder}.',
  'It was supported by funding of {amount} from {funder}.',
]
export const FUNDED_NO_AMOUNT = [
  'The project was funded by {funder}.',
  '{Funder} provided its funding.',
  'Funding came from {funder}.',
]
export const TIES = [
  'The endeavor builds on {topics} from this project.',
  'Through {topics} this project leads directly to the endeavor.',
  'The project bears on the endeavor through {topics}.',
  'The plan in Part IV relies on {topics} as developed here.',
  'For the endeavor, what matters most in this project is {topics}.',
]
export const COMMON_SUBJECT = [
  'Like the endeavor, this project deals with {subject}.',
  'The endeavor is concerned with {subject} as well.',
  'The project shares its subject, {subject}, with the endeavor.',
]
export const JOB_TOPIC = [
  '{Name} has been employed by {employer} as {aJobTitle} {span}.',
  'At {employer} {name} has worked as {aJobTitle} {span}.',
]
export const PAST_JOB_TOPIC = [
  '{Name} was employed by {employer} as {aJobTitle} {span}.',
  '{Span}, {name} worked at {employer} as {aJobTitle}.',
  'Earlier, {span}, {she} {was} {aJobTitle} at {employer}.',
]
export const AWARD = [
  '{Issuer} honored {them} with {award} in {received}.',
  'In {received} {she} received {award} from {issuer}.',
  '{Award} was given to {them} by {issuer} in {received}.',
  '{Issuer} conferred {award} on {them} in {received}.',
]
export const OTHER_EVIDENCE = [
  'The record also includes {item}, issued by {issuer} in {received}.',
  'In {received} {issuer} issued {item}.',
  '{Item}, from {issuer}, is dated {received}.',
  'There is also {item}, which {issuer} issued in {received}.',
]
/** Papers that Part III has told under exceptional ability. */
export const HONORS_AGAIN = [
  'Of what Part III sets out, {items} belong here as well.',
  '{Items}, set out in Part III, are evidence of such recognition.',
]
export const HONOR_AGAIN = [
  '{Items}, set out in Part III, is evidence of such recognition.',
  'Part III has told of {items}; it belongs here as well.',
]
export const CREDENTIALS_AGAIN = ['To this is added what Part III sets out: {items}.', 'Part III has set out {items}.']
export const RECOGNITION_TOPIC = [
  'Others have passed judgment on this work.',
  'What others think of the work is also on record.',
]
/** Points met openly, each where the record calls for it. */
export const CANDOR_TOPIC = [
  'Questions that the record may raise are addressed here.',
  'The record has limits, and they are addressed here.',
  'What may be said against the record is better said here.',
  'An officer may see gaps in this record; these are the ones known to the petitioner.',
]
export const UNCERTAIN = [
  'Whether every step of {planTitle} will succeed cannot be known today, and the decision does not require it: “{q:not to succeed}” {Dhanasar890}.',
  'No undertaking like {planTitle} is certain to succeed, nor need it be. “{q:not to succeed}” {Dhanasar890}.',
  'Success is not promised here, and the test does not turn on it: “{q:not to succeed}” {Dhanasar890}.',
]
export const NOT_PUBLISHED = [
  'The record is not one of publications. What is asked for is a record of success in related or similar efforts, {Dhanasar890}, and such a record is shown by what was built and by what became of it.',
  'There are no journal articles in this record. Publications are one way of showing success in related efforts, but not a condition of it. {Dhanasar890}.',
]
export const CITATIONS_ALONE = [
  'The petitioner does not rely on citations alone; that the work is in use is shown by {items}.',
  'A count of citations shows attention and no more. That the work is in use is shown by {items}.',
]
export const FEW_CITATIONS = [
  'The citations are few, and no weight is put on their number; the result is to be judged by {works}.',
  'By citations this is a modest record. Its strength lies elsewhere, in {works}.',
]
export const NOT_THE_LEAD = [
  '{Name’s} role in {works} was that of {role} and not of the lead. Only {her} own part in it is relied on here.',
]
export const NOT_FINISHED = [
  'The degree in {major}, which is still under way, is mentioned for completeness and carries no weight in this argument.',
]
export const DEGREE_ELSEWHERE = [
  'The degree is in {major}, which is not the subject of the endeavor itself; what connects the two is the work described above.',
]
export const OWN_EMPLOYER = [
  'The petition does not rest on the benefit of {her} work to {employer}, {her} present employer, but on the wider effects described in section A.',
  'It may be said that {employer} already has the benefit of {her} work. That benefit is left out of account here; what counts are the effects elsewhere that section A describes.',
  '{Employer} gains from {her} work, as an employer should. The petition looks past that gain to those whom section A names.',
]
export const OWN_ENTERPRISE = [
  '{Employer}, the petitioner’s own enterprise, will gain from the endeavor. The petition does not rest on that gain, but on the effects outside of it that are described in section A.',
]
export const USE_AS_INTEREST = [
  'That others have taken up the results of {works}, as section 2 shows, is itself evidence of interest.',
  'The use that others make of {works}, shown in section 2, is itself evidence of interest.',
]
/** Commitments of others that the plan's progress tells; its sentence follows. */
export const PLAN_INTEREST = [
  'What others have promised or done under the plan, as section 3 reports, is one sign of such interest.',
]
export const ASK_NAMED_LETTERS = 'the letters of interest that the plan mentions, as exhibits'
export const INTEREST_AGAIN = [
  '{Items}, described in section A, is evidence of such interest too.',
  'Section A has described {items}, which counts here as well.',
]
export const PROGRESS_CLOSE = [
  'With this, {planTitle} is past its beginnings, and what remains to be done can be set against what has been done.',
  'There is, then, both a plan and progress under it, as the decision asks. {Dhanasar890}.',
  '{PlanTitle} can thus be followed step by step.',
  'What has been done so far under {planTitle} makes it likely that the rest can be done as well.',
]
export const PROGRESS_READY = [
  'Preparation of this kind is what the decision calls a model or plan for future activities. {Dhanasar890}.',
  'That is a plan with its ground prepared, and no more is claimed for it.',
]
export const INTEREST_CLOSE = [
  'Together this suggests that progress in {focus} is a need which others feel, and not only the petitioner.',
  'Those who have acted in these ways are the users, customers and supporters of whom the decision speaks. {Dhanasar890}.',
  'These signs of a demand for work on {focus} come from others and not from the petitioner.',
]
export const ENTERPRISE_RULE = [
  'Broad statements about the economy and about jobs would prove nothing. {PM5D}. What is said here keeps to the record.',
  'The Policy Manual asks of founders more than broad statements on growth and jobs. {PM5D}. The record holds the following.',
]
export const AS_SAID = ['As stated above, {told}', 'It bears repeating that {told}']
export const ASK_ENTERPRISE =
  'papers on the enterprise: ownership, investment or grants, contracts or sales, and people employed'
export const ENTERPRISE_MONEY = ['Money has been put into it: {told}', 'Others have put money behind it: {told}']
export const ENTERPRISE_CUSTOMERS = ['It has customers: {told}', 'That there is a market is shown by sales: {told}']
export const ENTERPRISE_JOBS = ['The plan also bears on employment: {told}', 'Jobs are part of the plan: {told}']
export const ENTERPRISE_PROTECTED = ['As to patents, {told}', 'Of its protection it can be said that {told}']
export const ENTERPRISE_CLOSE = [
  'An active founder with a product and a plan is well placed to carry the endeavor on.',
  'These are the marks of an enterprise that exists and does business, and its founder directs it.',
]
export const NOT_STARTED = [
  'The plan has not been started. That is stated in Part IV, and the preparation for it is what this section relies on.',
]
export const MODEL_TOPIC = [
  'The plan set out in Part IV is under way.',
  'Work under the plan set out in Part IV has begun.',
  'The endeavor has a plan, and steps of it have been taken.',
  'Part IV described the plan; this section reports how far it has come.',
]
export const MODEL_TOPIC_NOT_STARTED = [
  'Work under the plan set out in Part IV has not formally begun, but its ground has been prepared.',
  'The plan set out in Part IV still lies ahead; what can be shown now is the preparation.',
]
export const PLAN_PAPER = [
  'A document in support of the plan is submitted.',
  'A supporting document for the plan is in evidence.',
  'The plan itself is among the papers.',
]
export const INTEREST_TOPIC = [
  'Others have expressed interest in the work.',
  'That others want the work is shown by what they have done.',
  'There are people and bodies who want this work done.',
  'Interest in the work has been put in writing.',
]
export const INTEREST_ITEM = [
  '{Issuer} has put its interest in writing in {item} of {received}.',
  '{Item}, dated {received}, comes from {issuer}.',
  '{Issuer} states its position in {item}, dated {received}.',
  'In {received} {issuer} issued {item}.',
]
export const FUNDING_AS_INTEREST = [
  'Others have also put money into the work: {funders}.',
  'Interest has also taken the form of money: {funders}.',
]
export const ASK_USERS =
  'a letter from a prospective user, customer, investor or agency that states its interest in {subject}'
/** What stood in the decision's own case, where the record holds the like. */
export const AS_IN_DHANASAR = [
  'In the decision, too, it was education, experience, the significance of the role in research projects, and sustained interest and funding that positioned the petitioner well, {Dhanasar893}, and the same kinds of evidence are offered here.',
  'The petitioner in that decision was well positioned by education, experience, the significance of the role played in research projects, and sustained interest and funding, {Dhanasar893}, and this record offers evidence of the same kinds.',
]
export const POSITIONED_WITHOUT_STUDIES = [
  'By the results of {her} earlier work and by the plan described, {name} is positioned to advance the endeavor.',
]
export const POSITIONED_CONCLUSION = [
  'By {her} training in {major}, by the results of {her} earlier work and by a plan that others can follow, {name} is well positioned to advance the endeavor.',
  'Taken together, {her} education in {major}, a record of results and a plan that others can check place {name} well to advance the endeavor.',
  'The factors thus point in one direction: {name} is well positioned to advance this work on {focus}.',
]
/** A plan whose means are not in evidence. */
export const NO_FUNDING = [
  'How the further steps of the plan are to be paid for is not yet in evidence; what speaks for them is the progress already made.',
  'The record does not show yet who will pay for the further steps. It does show that the work has begun.',
]
