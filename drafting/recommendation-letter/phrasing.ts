/** The writer's sentences. Each bank is shared out among the recommenders, so that no two letters use the same frame. */
export const SALUTATION = [
  'To the reviewing officer:',
  'Dear Officer:',
  'To whom it may concern:',
  'Dear Sir or Madam:',
  'To the officer in charge:',
]

export const PURPOSE = [
  'I write in support of {full}, and I do so gladly.',
  'This letter is about {full}, whose petition I was asked to support.',
  '{Full} has asked me for a letter, and I am pleased to give one.',
  'With this letter I wish to support the petition of {full}.',
  'I have been asked to say what I know of {full} and of {her} work.',
  'The following is my account of the work of {full}.',
]
export const WHO_I_AM = [
  'I am {title} at {organization}.',
  'My position is that of {title} at {organization}.',
  'I serve {organization} as {title}.',
  'At {organization} my post is {title}.',
  'I work at {organization}, where I am {title}.',
  'As for myself, I am {title} with {organization}.',
]
export const ASK_STANDING = [
  'your standing: years in the field, what you are responsible for, and an honor or publication or two',
  'what qualifies you to judge this work, in two sentences',
  'your own background in this field, with years and responsibilities',
  'one or two facts about your career that show your knowledge of the subject',
  'your experience in the field and the responsibilities that you carry',
]
export const KNOWN_AS = [
  'I have known {name} for {years} as {her} {relationship}; we have been in contact {frequency}.',
  'My acquaintance with {name} goes back {years}. I know {them} as {her} {relationship}, and we exchange views {frequency}.',
  'I speak of {name} as {her} {relationship}. It is {years} since we met, and we are in touch {frequency}.',
  'It is as {her} {relationship} that I can speak of {name}, whom I met {years} ago and hear from {frequency}.',
  'Over {years}, with contact {frequency}, I have come to know {name} in my role as {her} {relationship}.',
]
export const INDEPENDENT_AS = [
  'I write as {relationship}.',
  'My view is that of {relationship}.',
  'I speak here as {relationship}.',
  'I should say that I am {relationship}.',
  'What I say is said as {relationship}.',
]
export const INDEPENDENT_BARE = [
  'I am independent of {name}: {rest}.',
  'There is no tie between {name} and me that could color this letter: {rest}.',
  'My judgment is an independent one: {rest}.',
  'As an independent reader of {her} work I can say this: {rest}.',
]
export const KNOWN_OF = [
  'I have known of {name’s} work for {years}.',
  'It is {years} since I first took note of what {name} was doing.',
  'The work of {name} has been familiar to me for {years}.',
  '{Name’s} work came to my notice {years} ago.',
]
export const RELATION_UNCLEAR = 'whether you have ever employed, supervised, taught or published with the applicant'

/** Before the first piece of work. */
export const NEED = [
  'The need that this work answers should be understood first.',
  'A word on the difficulty itself may help.',
  'The state of things before was this.',
  'Those outside this line of work may not know the problem.',
  'First, why there was something to be done.',
]
export const FIRST_WORK = [
  'I wish to speak first of {project}, a project at {org} {span} in which {she} {was} {role}.',
  'Foremost among what I can report is {project}, on which {name} worked at {org} {span} as {role}.',
  'The work I would name before all else is {project}, done at {org} {span}, with {name} as {role}.',
  'My main example is {project} at {org}, where {she} acted {span} as {role}.',
  'Let me turn to {project}, in which {name} served {span} as {role} at {org}.',
]
export const NEXT_WORK = [
  'A further example is {project}, at {org}, with {name} as {role}.',
  'I would add {project}; there, at {org}, {she} {was} {role}.',
  'Of equal weight to me is {project}, where {her} part at {org} was that of {role}.',
  'Another piece of work deserves mention: {project} at {org}, in which {she} acted as {role}.',
  'Then there is {project} at {org}, with {them} in the role of {role}.',
  'Something similar can be said of {project}, at {org}; {she} {was} {role} in it.',
  'I should also name {project}, where {name} was {role} for {org}.',
  'I know as well of {project}, on which {she} worked for {org} as {role}.',
  'To that I add {project}, done for {org} in the capacity of {role}.',
  'Mention is also due to {project}; for {org}, {name} worked on it as {role}.',
  'Let me not leave out {project}, {her} work as {role} at {org}.',
  'One more case is {project} at {org}, with {them} as {role}.',
]
export const EFFECT = [
  'The effect can be told.',
  'What came of it is this.',
  'Here is what followed.',
  'It had results.',
  'The outcome deserves a line.',
]
export const PUBLISHED = [
  'The work came out in {journal} in {published}.',
  '{Journal} published it in {published}.',
  'Readers find it in {journal} ({published}).',
  'It was printed in {journal} in {published}.',
  'Its account stands in {journal} of {published}.',
  'In {published} {journal} brought it before the field.',
]
export const POST = [
  'A word on {her} post of {jobTitle} at {employer}.',
  'I should also mention {her} post of {jobTitle} at {employer}.',
  'Then there is {her} work as {jobTitle} for {employer}.',
  '{Her} duties as {jobTitle} at {employer} belong here too.',
  'As {jobTitle} at {employer} {she} {has} had duties of the same kind.',
  'Something should be said of {her} position as {jobTitle} at {employer}.',
]
export const STUDIES = [
  '{She} studied {major} at {school}.',
  '{Her} studies in {major} were at {school}.',
  'In {major} {she} was trained at {school}.',
  '{School} trained {them} in {major}.',
  '{Her} academic training was in {major}, at {school}.',
]
/** An award: the writer reports it. */
export const AWARD = [
  '{Issuer} honored {them} with {item}.',
  '{She} received {item} from {issuer}.',
  'Others have taken notice: {issuer} gave {them} {item}.',
  'From {issuer} {she} {has} {item}.',
  '{Item} came to {them} from {issuer}.',
]
export const CREDENTIAL = [
  '{She} hold{s} {item}, issued by {issuer}.',
  '{Issuer} has issued {item} to {them}.',
  'With {item} from {issuer} {she} {has} a formal qualification as well.',
  'Among {her} qualifications is {item}, from {issuer}.',
  'A formal qualification of {hers} is {item}, from {issuer}.',
]
export const DOCUMENT = [
  'I also point to {item}, from {issuer}.',
  'There is, besides, {item}, from {issuer}.',
  'A paper of {issuer}, {item}, supports this.',
  'See further {item}, which {issuer} issued.',
  'The same appears from {item}, by {issuer}.',
]
/** A paper of the organization that the writer works for. */
export const OWN_DOCUMENT = [
  'My own organization has put this in writing: see {item}.',
  'On behalf of the organization for which I work this was confirmed in {item}.',
  'Our own statement on this is {item}.',
  'We have said so in writing, in {item}.',
  'What my organization has to say stands in {item}.',
]
export const ASK_SEEN = [
  'one thing that you yourself saw {name} do, with place and year, and what it told you about {them}',
  'an occasion that you remember, which shows how {name} works',
  'something in this work that you used, reviewed or observed yourself, and your judgment of it',
  'a situation in which you relied on {name}, and what came of it',
  'what in this work you have checked or tried with your own hands',
]
export const ASK_EFFECT = [
  'what changed in your own organization because of this work, in figures if you have them',
  'who else, to your knowledge, uses this work, and since when',
  'how your own practice differs today from before',
  'a use of this work outside of the applicant’s employer that you know of',
  'the benefit that you have seen, with a number if possible',
]
export const FUTURE = [
  '{Name} now intends to go further, under the title {title}.',
  'What {she} plan{s} next goes by the name of {title}.',
  'The next undertaking of which I know is {title}.',
  'From here {she} mean{s} to carry on with {title}.',
  'The step that {name} is preparing is {title}.',
]
export const WHY_IT_MATTERS = [
  'In my view this should be done, and here is why.',
  'I think the country has a use for it.',
  'Why should it matter beyond {her} own circle?',
  'I consider it worth doing in the United States for a plain reason.',
  'The benefit would not stop at one firm or one town.',
]
export const WHY_THIS_PERSON = [
  'I believe that {name} can do this, because it continues what {she} {has} already done in {works}.',
  'My confidence rests on {works}: it is work of that kind which the next step asks for.',
  'In my opinion {works} prepared {them} for the obstacles that lie ahead.',
  'Considering what became of {works}, I expect the same persistence here.',
  '{Works} gave {them} the preparation that such an undertaking needs.',
]
export const CLOSING = [
  'I support {her} petition and will answer any question about this letter.',
  'For these reasons I recommend {name} without reservation. Please write to me if anything is unclear.',
  '{Name} has my support, and I am at your disposal for further information.',
  'I hope that the petition will be approved; should more be needed from me, I can be reached at the address above.',
  'I am glad to stand behind {name}, and I remain available for questions.',
]
export const FAREWELL = ['Sincerely,', 'Yours sincerely,', 'Respectfully,', 'Yours truly,', 'With kind regards,']
