/** Sentences that any writer may take; those used more than once in a letter are short, so that letters do not meet in them. */
export const SALUTATION = [
  'To the reviewing officer:',
  'Dear Officer:',
  'To whom it may concern:',
  'Dear Sir or Madam:',
  'To the officer in charge:',
]
export const FAREWELL = ['Sincerely,', 'Yours sincerely,', 'Respectfully,', 'Yours truly,', 'With kind regards,']

/** Where the entry does not tell how often or how long. */
export const KNOWN_PLAINLY = [
  'I know {name} as {as}.',
  'I write as {as}.',
  'I speak of {name} as {as}.',
  'My knowledge of {name} is that of {as}.',
]
export const WRITES_AS = [
  'I write as {as}.',
  'My view is that of {as}.',
  'I speak here as {as}.',
  'I should say that I am {as}.',
  'For this letter it matters that I am {as}.',
]
export const NO_TIE = [
  'There is no tie between {name} and me that could color this letter: {rest}.',
  'I write from outside: {rest}.',
  'Nothing ties me to {name}: {rest}.',
  'I am an outsider to the work of {name}: {rest}.',
]
export const RELATION_UNCLEAR = 'whether you have ever employed, supervised, taught or published with the applicant'

export const NEXT = [
  'A further example is {project}, with {name} as {role}.',
  'I would add {project}, on which {name} worked as {role}.',
  'I would also mention {project}, in which {name} served as {role}.',
  '{Project} deserves mention too; {her} part was that of {role}.',
  'Then there is {project}, with {them} as {role}.',
  'Something similar can be said of {project}, where {name} served as {role}.',
  'Another piece of work is {project}; {she} took part as {role}.',
  'I should also name {project}, and {her} part in it as {role}.',
  'To this I add {project}; {name} worked on it as {role}.',
  'In {project} {she} worked as {role}.',
  'I turn next to {project}, with {name} as {role}.',
]
export const AIM = [
  '{She} set out {inf}.',
  '{Her} aim was {inf}.',
  'The aim was {inf}.',
  'What {she} wanted was {inf}.',
  'The idea was {inf}.',
  'The purpose was {inf}.',
  '{Name} wanted {inf}.',
]
export const ASKED = [
  '{Name} was asked {inf}.',
  'The task given to {them} was {inf}.',
  '{Her} task was {inf}.',
  'What was asked of {them} was {inf}.',
]
export const OBSTACLES = [
  'Several things stood in the way: {list}.',
  'This was no simple matter: {list}.',
  'The obstacles were real: {list}.',
  'The circumstances did not help: {list}.',
  'There were reasons why it was difficult: {list}.',
  'It had its difficulties: {list}.',
  'The conditions were not easy: {list}.',
]
export const AS_PUBLISHED = [
  'According to the published account, {told}',
  'As the article reports, {told}',
  'The article tells how it was done: {told}',
  'As the publication has it, {told}',
  'From the published account one learns that {told}',
]
export const PUBLISHED = [
  'The work was published in {journal} in {published}.',
  '{Journal} published it in {published}.',
  'It appeared in {journal} in {published}.',
  'The results came out in {journal} in {published}.',
  'The account of it is found in {journal} ({published}).',
]
export const POST = [
  'I should also mention {her} position as {jobTitle} at {employer}.',
  'At {employer} {she} {serves} as {jobTitle}.',
  'As {jobTitle} at {employer} {she} {has} duties of {her} own.',
  '{Her} position as {jobTitle} at {employer} belongs here as well.',
]
export const POST_HELD = [
  'At {employer} {she} worked as {jobTitle}.',
  'As {jobTitle} at {employer} {she} had these duties.',
  'I knew {them} as {jobTitle} at {employer}.',
]
/** What ties a work to the endeavor: something that both speak of. */
export const TIE = [
  'What {she} learned here about {topic} is what the proposed endeavor calls for.',
  'The proposed endeavor, too, is about {topic}.',
  'I dwell on {topic} because the proposed endeavor is about the same.',
  'This is where the endeavor begins: with {topic}.',
  'From here to the proposed endeavor the way is short; both are about {topic}.',
]
export const ELSEWHERE = [
  'The effect did not stay within one house.',
  'Others have made use of the work.',
  'What has become of it elsewhere?',
  'Beyond those who did it, the work has had an effect.',
  'I also look at what others have done with it.',
  'The work is known outside as well.',
]
export const STUDIES = [
  '{She} studied {major} at {school}.',
  '{Her} studies in {major} were at {school}.',
  'In {major} {she} was trained at {school}.',
  '{School} trained {them} in {major}.',
]
/** An award: the writer reports it. */
export const AWARD = [
  '{Issuer} honored {them} with {item}.',
  '{She} received {item} from {issuer}.',
  'Others have taken notice: {issuer} gave {them} {item}.',
  '{She} {has} been awarded {item} by {issuer}.',
  '{Item} was given to {them} by {issuer}.',
]
export const CREDENTIAL = [
  '{She} hold{s} {credential}, issued by {issuer}.',
  '{Issuer} has issued {credential} to {them}.',
  'Among {her} qualifications is {credential}, from {issuer}.',
  'A formal qualification of {hers} is {credential}, from {issuer}.',
]
export const SEATED = ['{She} {is} {membership}.', '{She} serve{s} as {membership}.', '{Name} {is} also {membership}.']
export const DOCUMENT = [
  'I would also refer to {item}, from {issuer}.',
  'There is also {item}, which {issuer} issued.',
  '{Item}, issued by {issuer}, belongs here too.',
  'See further {item}, from {issuer}.',
]
/** A paper of the organization that the writer works for. */
export const OWN_DOCUMENT = [
  'My own organization states its view in {item}.',
  'My own house has issued {item}.',
  'Our own statement on the matter is {item}.',
  '{Item} is a statement of our own.',
]
export const OWN_AWARD = [
  'My own organization gave {them} {item}.',
  'It was my organization that gave {them} {item}.',
  'From my organization {she} received {item}.',
  'We at {issuer} gave {them} {item}.',
]
