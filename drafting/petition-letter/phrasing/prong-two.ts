export const POSITIONED_RULE = [
  'The second element turns from the endeavor to the person. The factors include education, skills, knowledge and record of success in related or similar efforts; a model or plan for future activities; progress towards the endeavor; and the interest of potential customers, users, investors or others. {Dhanasar890}. It need not be shown that the endeavor is more likely than not to succeed. {Dhanasar890}.',
  'Whether a person is well positioned depends on factors such as {her} education, skills, knowledge and record of success in related or similar efforts, a model or plan, the progress made, and the interest of those who would use or support the work. {Dhanasar890}. The endeavor’s eventual success need not be more likely than not. {Dhanasar890}.',
]
export const EDUCATION_TOPIC = [
  'Part III has established {her} degrees; what matters here is what they taught {them}.',
  'The degrees were the subject of Part III. Here it is their content that counts.',
]
export const COURSES = [
  'At {school} {her} studies in {major} included {courses}.',
  'The program in {major} at {school} covered {courses}.',
  'The coursework at {school} included {courses}.',
  '{School} taught {them}, among other subjects, {courses}.',
]
export const GPA = [
  '{She} finished with a grade point average of {gpa} on a scale of {max}.',
  '{Her} grade point average there was {gpa} of a possible {max}.',
  'The transcript records an average of {gpa} out of {max}.',
]
/** What an employer asked of the holder of a post, which the petitioner therefore had to have. */
export const SKILLS = [
  'The skills that {she} bring{s} show in what {employer} asks of {aJobTitle}.',
  'As {aJobTitle} at {employer} {she} had to meet the demands of that post.',
  'The post of {jobTitle} at {employer} set requirements of its own.',
  'Of its {jobTitle} {employer} expected the following.',
  'To be {aJobTitle} at {employer} called for certain abilities.',
  '{Employer} asks for specific abilities in {aJobTitle}.',
]
export const CREDENTIAL = [
  '{Issuer} awarded {them} the credential {credential} in {received}.',
  '{She} {has} held the credential {credential}, issued by {issuer}, since {received}.',
  'In {received} {she} obtained the credential {credential} from {issuer}.',
  'The credential {credential} was issued to {them} by {issuer} in {received}.',
]
export const RECORD_TOPIC = [
  'The record is taken here project by project, beginning with the work closest to the endeavor.',
  'The projects follow in the order of their closeness to the endeavor, each with the petitioner’s own part in it.',
]
export const WORK_OPENERS = [
  '{Name} worked on this project at {org} {span}, as {role}.',
  'At {org}, {span}, {she} served on this project as {role}.',
  'This work was done at {org} {span}, with {name} as {role}.',
  '{Span}, {name} took part in this project at {org} as {role}.',
  'The role of {name} in this project, which ran at {org} {span}, was that of {role}.',
  'The project ran at {org} {span}; {name’s} part in it was that of {role}.',
  'Here {her} role, at {org}, was that of {role}, and the work lasted {lasted}.',
  'As {role}, {name} was engaged in this project at {org} {span}.',
]
export const RESULTS = [
  'The results were measured.',
  'What came of it can be told in figures.',
  'The outcome is on record in numbers.',
  'The effect has been counted.',
  'There are figures for what was achieved.',
  'The gain can be quantified.',
]
export const RESULTS_BEFORE = [
  'Some of the results were given in section A; there is more.',
  'To the results given in section A these are to be added.',
  'Section A has named a part of the results already.',
  'Beyond what section A has reported, the following came of it.',
]
export const PUBLICATION = [
  'The work was published in {journal} in {published} and has been cited {citations} times.',
  '{Journal} published it in {published}; citations to date number {citations}.',
  'It appeared in {journal} in {published} and has drawn {citations} citations.',
  'An account of it was printed in {journal} in {published}, and {citations} citations have followed.',
]
export const PUBLICATION_UNCITED = [
  'The work was published in {journal} in {published}.',
  'Its results appeared in {journal} in {published}.',
  'It can be read in {journal}, where it was published in {published}.',
  '{Journal} carried the account of it in {published}.',
]
export const FUNDED = [
  'The project was funded by {funder} in the amount of {amount}.',
  '{Funder} supported it with {amount}.',
  'Its funding, {amount}, came from {funder}.',
  'Behind it stood a grant of {amount} from {funder}.',
]
export const FUNDED_NO_AMOUNT = [
  'The project was funded by {funder}.',
  '{Funder} provided its funding.',
  'Funding came from {funder}.',
]
export const TIES = [
  'The endeavor takes up {topics} from here.',
  'For the endeavor the point is {topics}, which both have in common.',
  'What links this project to the endeavor is {topics}.',
  'The plan in Part IV returns to {topics} and builds on what was learned here.',
  'In this respect, that of {topics}, the project is a direct preparation for the endeavor.',
  'The connection with the endeavor lies in {topics}.',
]
export const JOB_TOPIC = [
  'As {jobTitle} at {employer}, a post held {span}, {she} {has} had duties that bear on the endeavor.',
  'The post of {jobTitle} at {employer}, held {span}, adds the experience of daily practice.',
  '{Employer} has employed {them} as {jobTitle} {span}.',
  '{Her} time at {employer} as {jobTitle}, {span}, belongs to the record as well.',
  'The record also includes the work as {jobTitle} for {employer}, {span}.',
]
export const AWARD = [
  '{Issuer} honored {them} with {award} in {received}.',
  'In {received} {she} received {award} from {issuer}.',
  '{Award} was given to {them} by {issuer} in {received}.',
  'Among the marks of recognition is {award}, which {issuer} conferred in {received}.',
]
export const OTHER_EVIDENCE = [
  '{Item}, issued by {issuer} in {received}, documents a further part of the record.',
  'From {issuer} there is also {item}, dated {received}.',
  'The record includes {item}, which {issuer} issued in {received}.',
  'Added to this is {item}, from {issuer}, of {received}.',
]
/** Points met openly, each where the record calls for it. */
export const CANDOR_TOPIC = [
  'Some points that an officer may raise are better met here than left.',
  'The record has limits, and they should be named.',
]
export const UNCERTAIN = [
  'Whether every step will succeed cannot be known today. The decision expects that: “{q:not to succeed}” {Dhanasar890}.',
  'No undertaking of this kind is certain to succeed, nor need it be. “{q:not to succeed}” {Dhanasar890}.',
]
export const NOT_PUBLISHED = [
  'The record is not one of publications. What is asked for is a record of success in related or similar efforts, {Dhanasar890}, and such a record is shown by what was built and by what became of it.',
  'There are no journal articles in this record. Publications are one way of showing success in related efforts, but not a condition of it. {Dhanasar890}.',
]
export const CITATIONS_ALONE = [
  'Citations are not claimed to prove use; what proves it is {items}.',
  'A count of citations shows attention and no more. That the work is in use is shown by {items}.',
]
export const OWN_EMPLOYER = [
  '{Employer}, for which {name} works, gains from {her} work too. The petition does not rest on that gain, but on the effects outside of it that are shown in section A.',
  'It may be said that {employer} already has the benefit of {her} work. That benefit is left out of account here; what counts are the effects elsewhere that section A has described.',
]
export const OWN_ENTERPRISE = [
  '{Employer}, the petitioner’s own enterprise, will gain from the endeavor. The petition does not rest on that gain, but on the effects outside of it that are shown in section A.',
]
export const USE_AS_INTEREST = [
  'The use that is made of {works}, described above, is interest of the plainest kind.',
  'That others have taken up {works}, as told above, shows their interest.',
]
export const ASK_NAMED_LETTERS = 'the letters of interest that the plan mentions, as exhibits'
export const NOT_STARTED = [
  'The plan has not been started. That is stated in Part IV, and the preparation for it is what this section relies on.',
]
export const MODEL_TOPIC = [
  'The plan is set out in Part IV with its steps and horizons, and it is under way.',
  'Part IV has given the plan; here the question is how far it has come.',
]
export const MODEL_TOPIC_NOT_STARTED = [
  'The plan is set out in Part IV with its steps and horizons; the work under it has not formally begun, but its ground has been prepared.',
  'Part IV has given the plan. Its execution still lies ahead, and what can be shown now is the preparation.',
]
export const PLAN_PAPER = ['The plan itself is in evidence.', 'A written form of the plan is submitted.']
export const INTEREST_TOPIC = [
  'The work has drawn the interest of others than the petitioner.',
  'That others want the work is shown by what they have done.',
]
export const INTEREST_ITEM = [
  '{Issuer} has put its interest on paper in {item} of {received}.',
  'There is {item}, which comes from {issuer} and is dated {received}.',
  '{Item}, of {received}, comes from {issuer}.',
  '{Issuer} stated its position on the work in {item}, dated {received}.',
]
export const FUNDING_AS_INTEREST = [
  'Funders have put money behind the work: {funders}.',
  'Interest has also taken the form of money: {funders}.',
]
export const LETTERS = ['{Letters} in support of the petition.']
export const ASK_USERS =
  'a letter from a prospective user, customer, investor or agency that states its interest in {subject}'
export const POSITIONED_CONCLUSION = [
  'By {her} training, by {her} record in {works} and by the plan described, {name} is well positioned to advance what {she} propose{s}.',
  'Taken together, {her} education, the record in {works} and a plan that others can check place {name} well to advance the endeavor.',
]
