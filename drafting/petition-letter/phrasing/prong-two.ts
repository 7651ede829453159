export const POSITIONED_RULE = [
  'The second element turns from the endeavor to the person. The factors include education, skills, knowledge and record of success in related or similar efforts; a model or plan for future activities; progress towards the endeavor; and the interest of potential customers, users, investors or others. {Dhanasar890}. It need not be shown that the endeavor is more likely than not to succeed. {Dhanasar890}.',
  'Whether a person is well positioned depends on factors such as {her} education, skills, knowledge and record of success in related or similar efforts, a model or plan, the progress made, and the interest of those who would use or support the work. {Dhanasar890}. The endeavor’s eventual success need not be more likely than not. {Dhanasar890}.',
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
  'Further knowledge was required of {aJobTitle} at {employer}.',
]
export const CREDENTIAL = [
  '{She} hold{s} {credential}, issued by {issuer} in {received}.',
  'In {received} {issuer} issued {credential} to {them}.',
  'Since {received} {she} {has} also held {credential}, issued by {issuer}.',
  'The record includes {credential}, issued to {them} by {issuer} in {received}.',
]
export const RECORD_TOPIC = [
  'The projects are taken in the order of their closeness to the endeavor, each with the petitioner’s own role in it.',
  'The record is set out project by project, beginning with the work closest to the endeavor and stating the petitioner’s own part.',
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
/** Takes up the problem where Part IV has told it: its sentence follows. */
export const AS_BEFORE = [
  'As Part IV.A explains, {told}',
  'The starting point, described in Part IV.A, was this: {told}',
  'Part IV.A describes the outset: {told}',
  'At the outset, as Part IV.A sets out, {told}',
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
/** Points met openly, each where the record calls for it. */
export const CANDOR_TOPIC = [
  'Questions that the record may raise are addressed here.',
  'The record has limits, and they are addressed here.',
]
export const UNCERTAIN = [
  'Whether every step will succeed cannot be known today, and the decision does not require it: “{q:not to succeed}” {Dhanasar890}.',
  'No undertaking of this kind is certain to succeed, nor need it be. “{q:not to succeed}” {Dhanasar890}.',
]
export const NOT_PUBLISHED = [
  'The record is not one of publications. What is asked for is a record of success in related or similar efforts, {Dhanasar890}, and such a record is shown by what was built and by what became of it.',
  'There are no journal articles in this record. Publications are one way of showing success in related efforts, but not a condition of it. {Dhanasar890}.',
]
export const CITATIONS_ALONE = [
  'The petitioner does not rely on citations alone; that the work is in use is shown by {items}.',
  'A count of citations shows attention and no more. That the work is in use is shown by {items}.',
]
export const OWN_EMPLOYER = [
  'The petition does not rest on the benefit of {her} work to {employer}, {her} present employer, but on the wider effects described in section A.',
  'It may be said that {employer} already has the benefit of {her} work. That benefit is left out of account here; what counts are the effects elsewhere that section A describes.',
]
export const OWN_ENTERPRISE = [
  '{Employer}, the petitioner’s own enterprise, will gain from the endeavor. The petition does not rest on that gain, but on the effects outside of it that are described in section A.',
]
export const USE_AS_INTEREST = [
  'That others have taken up the results of {works}, as section 2 shows, is itself evidence of interest.',
  'The use that others make of {works}, shown in section 2, is itself evidence of interest.',
]
/** Commitments of others that the plan's progress tells; its sentence follows. */
export const PLAN_INTEREST = ['As section 3 reports, {told}']
export const ASK_NAMED_LETTERS = 'the letters of interest that the plan mentions, as exhibits'
export const NOT_STARTED = [
  'The plan has not been started. That is stated in Part IV, and the preparation for it is what this section relies on.',
]
export const MODEL_TOPIC = [
  'The plan set out in Part IV is under way.',
  'Work under the plan set out in Part IV has begun.',
]
export const MODEL_TOPIC_NOT_STARTED = [
  'Work under the plan set out in Part IV has not formally begun, but its ground has been prepared.',
  'The plan set out in Part IV still lies ahead; what can be shown now is the preparation.',
]
export const PLAN_PAPER = [
  'A document in support of the plan is submitted.',
  'A supporting document for the plan is in evidence.',
]
export const INTEREST_TOPIC = [
  'Others have expressed interest in the work.',
  'That others want the work is shown by what they have done.',
]
export const INTEREST_ITEM = [
  '{Issuer} has put its interest in writing in {item} of {received}.',
  '{Item}, dated {received}, comes from {issuer}.',
  '{Issuer} states its position in {item}, dated {received}.',
  'In {received} {issuer} issued {item}.',
]
export const FUNDING_AS_INTEREST = [
  'The work has attracted outside funding: {funders}.',
  'Interest has also taken the form of money: {funders}.',
]
/** A signed letter by its writer; what it says is left to the letter, whose words the case file does not hold. */
export const LETTER = [
  '{Writer}, {title} at {organization}, has signed a letter in support of the petition. The writer is {relation}.',
  'A signed letter of support comes from {writer}, {title} at {organization}, who is {relation}.',
  'The record includes a signed letter from {writer}, {title} at {organization}; its writer is {relation}.',
  '{Writer}, {title} at {organization} and {relation}, has also signed a letter.',
]
export const LETTER_PLAIN = [
  '{Writer}, {title} at {organization}, has signed a letter in support of the petition.',
  'A signed letter of support comes from {writer}, {title} at {organization}.',
]
export const ASK_USERS =
  'a letter from a prospective user, customer, investor or agency that states its interest in {subject}'
/** What stood in the decision's own case, where the record holds the like. */
export const AS_IN_DHANASAR = [
  'In the decision itself, education, experience, the significance of the petitioner’s role in research projects, and sustained interest and funding sufficed. {Dhanasar893}. The same kinds of evidence are offered here.',
]
export const POSITIONED_CONCLUSION = [
  'By {her} training, by {her} record in {works} and by the plan described, {name} is well positioned to advance the endeavor.',
  'Taken together, {her} education, the record in {works} and a plan that others can check place {name} well to advance the endeavor.',
]
