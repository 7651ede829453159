import { frames } from '../../proof/frames.ts'
/** Sentences that any writer may take; those used more than once in a letter are short, so that letters do not meet in them. */
export const SALUTATION = frames(
  'To the reviewing officer:',
  'Dear Officer:',
  'To whom it may concern:',
  'Dear Sir or Madam:',
  'To the officer in charge:',
)
export const FAREWELL = frames('Sincerely,', 'Yours sincerely,', 'Respectfully,', 'Yours truly,', 'With kind regards,')

/** The field to which a letter speaks; a long one is a run of its own, so that no two begin alike. */
export const FIELD = frames(
  '{Name} works in {field}.',
  '{Her} field is {field}.',
  'This letter speaks to {field}.',
  'The work belongs under {field}.',
  'My letter concerns {field}.',
)
/** Who the applicant is, for those who did not know it from work beside them. */
export const WHO = frames(
  '{Name} works as {aJobTitle} at {employer}.',
  'At {employer} {she} {is} {aJobTitle}.',
  '{She} {is} employed by {employer} as {aJobTitle}.',
  '{She} {has} the post of {jobTitle} at {employer}.',
  'The post that {she} hold{s} at {employer} is that of {jobTitle}.',
)

/** The same by the occupation that the form names. */
export const OCCUPATION_AT = frames(
  '{Name} is {occupation} and works at {employer}.',
  'At {employer} {she} work{s} as {occupation}.',
  '{She} {is} {occupation}, and {her} post is at {employer}.',
  'By occupation {she} {is} {occupation}, at {employer}.',
  '{She} practice{s} {her} occupation, that of {occupation}, at {employer}.',
)
export const OCCUPATION = frames(
  '{Name} is {occupation}.',
  'By occupation {she} {is} {occupation}.',
  '{She} work{s} as {occupation}.',
  '{Her} occupation is that of {occupation}.',
  '{She} {is} {occupation} by occupation.',
)

/** Where the applicant works, apart from what the post is called. */
export const EMPLOYED_AT = frames(
  '{She} work{s} at {employer}.',
  '{Her} employer is {employer}.',
  '{She} {is} with {employer}.',
  '{Employer} employs {them}.',
  '{Her} post is at {employer}.',
)

/** Where the entry does not tell how often or how long. */
export const KNOWN_PLAINLY = frames(
  'I know {name} as {as}.',
  'I write as {as}.',
  'I speak of {name} as {as}.',
  'My knowledge of {name} is that of {as}.',
)
/** Of one whom a tie makes dependent, and who knows more than the name. */
export const KNOWN_FOR = frames(
  'I have known {name} for {years}.',
  '{Name} and I have known each other for {years}.',
  'My acquaintance with {name} is of {years}.',
  'I know {name}, and have for {years}.',
  'Our acquaintance goes back {years}.',
)
/** Of one whom a tie makes dependent, and who never met the applicant: co-authors may know each other by letter alone. */
export const WORK_KNOWN_FOR = frames(
  'I have known the work of {name} for {years}.',
  '{Her} work I have known for {years}.',
  'My knowledge of {her} work is of {years}.',
  'I know the work of {name}, and have for {years}.',
)
export const WRITES_AS = frames(
  'I write as {as}.',
  'My view is that of {as}.',
  'I speak here as {as}.',
  'I am {as}.',
  'My letter is that of {as}.',
)
/** A relation that the answers deny is not the writer's to state before the writer is asked. */
export const PUT_AS = frames(
  'My relation to {name} is put as that of {as}.',
  'My part is given as that of {as}.',
  'The relation named is that of {as}.',
  'As it is put to me, my view is that of {as}.',
)
export const NO_TIE = frames(
  'Nothing ties me to {name}: {rest}.',
  'I write from outside: {rest}.',
  'I am an outsider to this work: {rest}.',
  'I stand apart from {name}: {rest}.',
)
/** What three answers of no come to; short, since writers of one applicant say the same in it. */
export const APART = frames(
  'I have never shared an employer with {name}, never supervised {them}, and published nothing with {them}.',
  '{Name} and I never had one employer; I was not {her} supervisor, and we are no co-authors.',
  'No employer, no supervision and no publication connects me with {name}.',
  'We have neither an employer nor a publication in common, and I never supervised {name}.',
  'We are not co-authors, I was never {her} supervisor, and no employer had us both.',
)
/** The same of one answer, where the others were not given or the relationship says so itself. */
export const APART_IN = {
  same_employer: [
    'I have never shared an employer with {name}.',
    '{Name} and I never had one employer.',
    'No employer was ever common to us.',
    'We have never worked for one employer.',
    'At no time have we shared an employer.',
  ],
  was_supervisor: [
    'I have never supervised {name}.',
    'I was never {her} supervisor.',
    '{Name} never reported to me.',
    'At no time did I supervise {them}.',
    'I have not been {her} supervisor.',
  ],
  co_author: [
    'I have published nothing with {name}.',
    'I have no publication with {them}.',
    'We are no co-authors, {name} and I.',
    'No paper was written by us together.',
    'We have not published together.',
  ],
} as const
/** A tie that was answered with yes and that neither the category nor the relationship tells. */
export const TIED_BY = {
  same_employer: [
    '{Name} and I have worked for the same employer.',
    'We have had an employer in common.',
    'One employer has had us both.',
    'I have shared an employer with {name}.',
    'We have worked for one employer.',
  ],
  was_supervisor: [
    'I have supervised {name}.',
    'I have been {her} supervisor.',
    'My part was also that of {her} supervisor.',
    'I know {them} also as {her} supervisor.',
    'I was {her} supervisor.',
  ],
  co_author: [
    '{Name} and I have published together.',
    'We are co-authors.',
    'I have published with {name}.',
    'I am also a co-author of {hers}.',
    'We have a publication in common.',
  ],
} as const
export const RELATION_UNCLEAR = 'whether you have ever employed, supervised, taught or published with the applicant'
export const RELATION_DISPUTED =
  'whether the relationship named above is a tie of employment, supervision or authorship; the profile denies all three'
export const CATEGORY_DISPUTED =
  'whether you have supervised the applicant or worked beside the applicant; the profile is at odds with itself on it'

export const NEXT = frames(
  'A further example is {project}, with {name} as {role}.',
  'I would add {project}, on which {name} worked as {role}.',
  'I also mention {project}, with {name} as {role}.',
  '{Project} belongs here; {her} part was that of {role}.',
  'Then there is {project}, with {them} as {role}.',
  'Another is {project}; {she} took part as {role}.',
  'I name also {project}, and {her} part as {role}.',
  'I add {project}; {name} worked on it as {role}.',
  'In {project} {she} worked as {role}.',
  'I turn next to {project}, with {name} as {role}.',
)
export const AIM = frames(
  '{Her} aim was {inf}.',
  'The aim was {inf}.',
  'What {she} wanted was {inf}.',
  'The purpose was {inf}.',
  '{Name} wanted {inf}.',
)
export const ASKED = frames(
  '{Name} was asked {inf}.',
  'The task given to {them} was {inf}.',
  '{Her} task was {inf}.',
  'What was asked of {them} was {inf}.',
)
export const OBSTACLES = frames(
  'Several things stood in the way: {list}.',
  'This was no simple matter: {list}.',
  'The obstacles were real: {list}.',
  'The circumstances did not help: {list}.',
  'There were reasons why it was difficult: {list}.',
  'It had its difficulties: {list}.',
  'The conditions were not easy: {list}.',
)
/** What stands on the pages of the publication. */
export const AS_PUBLISHED = frames(
  'According to the published account, {told}',
  'As the article reports, {told}',
  'The article tells how it was done: {told}',
  'As the publication has it, {told}',
  'From the published account one learns that {told}',
)
/** What a writer from outside has from the applicant alone; nobody knows whether the publication says it. */
export const BY_OWN_ACCOUNT = frames(
  'By {her} own account, {told}',
  'I tell of it by {her} own account: {told}',
  'I have this from {her} own account: {told}',
  'Here I follow {her} own account: {told}',
  'My source is {her} own account: {told}',
)
export const PUBLISHED = frames(
  'The work was published in {journal} in {published}.',
  '{Journal} published it in {published}.',
  'It appeared in {journal} in {published}.',
  'The results came out in {journal} in {published}.',
  'The account of it is found in {journal} ({published}).',
)
export const POST = frames(
  'At {employer} {she} {serves} as {jobTitle}.',
  'As {jobTitle} at {employer} {she} {has} these duties.',
  '{Her} post at {employer} is that of {jobTitle}.',
  '{She} {serves} {employer} as {jobTitle}.',
)
export const POST_HELD = frames(
  'At {employer} {she} worked as {jobTitle}.',
  'As {jobTitle} at {employer} {she} had these duties.',
  'I knew {them} as {jobTitle} at {employer}.',
)
/** What ties a work to the endeavor: something that both speak of. */
export const TIE = frames(
  'The proposed endeavor, too, is about {topic}.',
  'The endeavor begins here, with {topic}.',
  'With {topic} the endeavor takes up this work.',
  'The endeavor, like this work, concerns {topic}.',
  'The endeavor shares {topic} with this work.',
)
export const STUDIES = frames(
  '{She} studied {major} at {school}.',
  '{Her} studies in {major} were at {school}.',
  'In {major} {she} was trained at {school}.',
  '{School} trained {them} in {major}.',
)
/** An award: the writer reports it. */
export const AWARD = frames(
  '{Issuer} honored {them} with {item}.',
  '{She} received {item} from {issuer}.',
  'Others have taken notice: {issuer} gave {them} {item}.',
  '{She} {has} been awarded {item} by {issuer}.',
  '{Item} was given to {them} by {issuer}.',
)
/** A place in a contest, which is not its prize. */
export const PLACED = frames(
  '{She} took {item}, held by {issuer}.',
  '{Name} took {item}, of {issuer}.',
  'Others have taken notice: {she} took {item}, held by {issuer}.',
  '{Her} record includes {item}, held by {issuer}.',
)
export const OWN_PLACED = frames(
  'In our own contest {she} took {item}.',
  'With us {she} took {item}.',
  '{She} took {item}, held by my organization.',
)
export const CREDENTIAL = frames(
  '{She} hold{s} {credential}, issued by {issuer}.',
  '{Issuer} has issued {credential} to {them}.',
  'Among {her} qualifications is {credential}, from {issuer}.',
  'A formal qualification of {hers} is {credential}, from {issuer}.',
)
export const SEATED = frames(
  '{She} {is} {membership}.',
  '{She} serve{s} as {membership}.',
  '{Name} {is} also {membership}.',
)
/** A paper of the organization that the writer works for. */
export const OWN_DOCUMENT = frames(
  'My own organization states its view in {item}.',
  'My own house has issued {item}.',
  'Our own statement on the matter is {item}.',
  '{Item} is a statement of our own.',
)
/** A letter of interest or intent that the writer's own house has sent. */
export const OWN_LETTER = frames(
  'Our interest is on paper, in {letter} of {received}.',
  '{Letter} of {received} states what we want from this work.',
  'We have put our interest in writing, in {letter} of {received}.',
)
export const OWN_AWARD = frames(
  'My own organization gave {them} {item}.',
  'It was my organization that gave {them} {item}.',
  'From my organization {she} received {item}.',
  'We at {issuer} gave {them} {item}.',
)
/** What nobody had, as those see it who weigh a work against its field. */
export const GAP = frames(
  'Before this work, {told}',
  'Until then, {told}',
  'As matters stood, {told}',
  'Up to that point, {told}',
  'The gap is soon described: {told}',
  'One thing was wanting: {told}',
  'At the time, {told}',
)
/** Leads over to what others have made of the work. */
export const BEYOND = frames(
  'The effect did not end at {org}.',
  'None of this stayed within {org}.',
  'The result has left {org} since.',
  'More than {org} has gained by it.',
  'It has been of use outside {org}.',
  'Its use has gone beyond {org}.',
  'It was taken up outside {org}.',
  'Its reach is wider than {org}.',
)
export const CITED = frames(
  'Others have cited it {citations} times.',
  'Its citations stand at {citations}.',
  'By now {citations} citations refer to it.',
  'It counts {citations} citations.',
  'The article has drawn {citations} citations.',
  'Authors have cited it {citations} times.',
  'It has {citations} citations to its name.',
  'Later work has cited it {citations} times.',
)
export const FUNDED = frames(
  'Its funding came from {funder}.',
  '{Funder} funded it.',
  'The money for it came from {funder}.',
  'It was supported by {funder}.',
  '{Funder} stood behind it with funds.',
  'The funds were those of {funder}.',
  'It had the support of {funder}.',
  'The funding was by {funder}.',
)
/** What of the record fits the applicant for the endeavor; each writer names another part of it. */
export const EQUIPPED = frames(
  'What {she} bring{s} to the plan includes {item}.',
  '{Her} preparation for the plan includes {item}.',
  'To the plan {name} brings {item}.',
  '{Name} is prepared for the plan by {item}.',
  'A further ground is {item}.',
  'The plan can rest as well on {item}.',
  '{She} can also point to {item}.',
  'Of {her} record I name {item}.',
)

/** A project that was chosen for a letter that tells no more of it, where its writer knows it at first hand. */
export const ALSO_KNOWN = frames(
  'I also know {project}.',
  'Known to me as well is {project}.',
  'Besides, I know {project}.',
  'I could speak of {project} too.',
  'Nor is {project} strange to me.',
  'To me {project} is known too.',
  'And I know {project}.',
)
/** The same where the writer has it from the applicant's record alone. */
export const FROM_RECORD = frames(
  'There is {project}, known to me from {her} record.',
  'I have only read of {project}.',
  '{Her} record tells me of {project}.',
  'My source for {project} is {her} record.',
  'What I know of {project} is read.',
  'About {project} I have read {her} account.',
  'Reading {her} record, I found {project}.',
  'In {her} record I met with {project}.',
  'By {her} own account there is {project}.',
)
