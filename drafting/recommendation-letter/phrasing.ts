/**
 * The writer's sentences. Each recommender begins at a place of their own in every bank, so that no two letters take the
 * same long frame.
 */
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
  'It is a pleasure to write on behalf of {full}.',
  'At the request of {full} I set down what I know of {her} work.',
]
export const WHO_I_AM = [
  'I am {title} at {organization}.',
  'My position at {organization} is that of {title}.',
  'I serve {organization} as {title}.',
  'I work at {organization}, where I am {title}.',
  'As for myself, I am {title} with {organization}.',
  'By position I am {title} at {organization}.',
]
export const ASK_STANDING = [
  'your standing: years in the field, what you are responsible for, and an honor or publication or two',
  'what qualifies you to judge this work, in two sentences',
  'your own background in this field, with years and responsibilities',
  'one or two facts about your career that show your knowledge of the subject',
  'your experience in the field and the responsibilities that you carry',
  'how long you have worked on this subject, and in which capacity',
  'the part of your career that lets you judge such work',
  'which posts you have held in the field, and what recognition you received',
]
export const KNOWN_AS = [
  'I have known {name} for {years} as {her} {relationship}; we are in contact {frequency}.',
  'As {her} {relationship} I have known {name} for {years}, with contact {frequency}.',
  'I speak of {name} as {her} {relationship}. For {years} I have known {them}, and we are in touch {frequency}.',
  'My knowledge of {name} is that of {her} {relationship}. It goes back {years}, and we speak {frequency}.',
  'For {years}, as {her} {relationship}, I have been acquainted with {name}; we exchange views {frequency}.',
]
export const INDEPENDENT_AS = [
  'I write as {relationship}.',
  'My view is that of {relationship}.',
  'I speak here as {relationship}.',
  'I should say that I am {relationship}.',
  'For this letter it matters that I am {relationship}.',
]
export const INDEPENDENT_BARE = [
  'I am independent of {name}: {rest}.',
  'There is no tie between {name} and me that could color this letter: {rest}.',
  'My judgment is an independent one: {rest}.',
  'As an independent reader of {her} work I can say this: {rest}.',
]
export const KNOWN_OF = [
  'I have known of {name’s} work for {years}.',
  'The work of {name} has been familiar to me for {years}.',
  'For {years} I have been aware of what {name} does.',
  'My acquaintance with {name’s} work goes back {years}.',
  'I have followed the work of {name} for {years}.',
]
export const RELATION_UNCLEAR = 'whether you have ever employed, supervised, taught or published with the applicant'

/** Before the first piece of work. */
export const NEED = [
  'The problem that it addressed should be understood first.',
  'Some background may help.',
  'The situation before this work was as follows.',
  'Those outside this line of work may not know the problem.',
  'It may help to recall the difficulty.',
  'Why the work was needed deserves a word.',
  'The state of affairs at that time was this.',
  'One should know what stood in the way.',
]
export const FIRST_WORK = [
  'I would like to begin with {project}, carried out at {org} {span}, in which {name} served as {role}.',
  'The work I would name first is {project}, done at {org} {span}, with {name} as {role}.',
  'My main example is {project} at {org}, where {name} worked {span} as {role}.',
  'Let me turn first to {project}, on which {name} worked at {org} {span} as {role}.',
  'Of {her} work I single out {project}, which ran at {org} {span}; {name} took part in it as {role}.',
]
export const NEXT_WORK = [
  'A further example is {project}, at {org}, with {name} as {role}.',
  'I would add {project}, on which {she} worked at {org} as {role}.',
  'I would also mention {project} at {org}, in which {name} served as {role}.',
  '{Project} deserves mention too; at {org} {she} took part as {role}.',
  'Then there is {project}, carried out at {org}, with {them} as {role}.',
  'Something similar can be said of {project} at {org}, where {name} served as {role}.',
  'Another project is {project}, for which {she} worked at {org} as {role}.',
  'I should also name {project}; at {org} {she} contributed to it as {role}.',
  'To this I add {project}, carried out at {org}, in which {her} role was that of {role}.',
  'In {project}, at {org}, {she} worked as {role}.',
  'One more project is {project} at {org}, in which {name} took part as {role}.',
  'I turn next to {project}, on which {name} worked for {org} as {role}.',
]
/** Where a writer who was not there tells how the work was done. */
export const AS_PUBLISHED = [
  'According to the published account, {told}',
  'As the article reports, {told}',
  'The article tells how it was done: {told}',
  'As the publication has it, {told}',
  'The publication explains the approach: {told}',
  'From the published account one learns that {told}',
]
export const SINGLED_OUT = [
  'What I would single out is {theProduct}.',
  'I think above all of {theProduct}.',
  'Its core is {theProduct}.',
  'Its central part, as I see it, is {theProduct}.',
  'To me {theProduct} matters most.',
  'I would point to {theProduct}.',
]
export const EFFECT = [
  'The results can be stated.',
  'What followed is this.',
  'The outcome was as follows.',
  'The work had consequences.',
  'This is what came of it.',
]
export const PUBLISHED = [
  'The work was published in {journal} in {published}.',
  '{Journal} published it in {published}.',
  'It appeared in {journal} in {published}.',
  'The results came out in {journal} in {published}.',
  'The account of it is found in {journal} ({published}).',
  'In {published} {journal} brought it before the field.',
]
export const POST = [
  'I should also mention {her} position as {jobTitle} at {employer}.',
  'At {employer} {she} work{s} as {jobTitle}.',
  'As {jobTitle} at {employer} {she} {has} further duties.',
  '{Her} position as {jobTitle} at {employer} belongs here as well.',
  'A word should be added on {her} position as {jobTitle} at {employer}.',
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
  '{She} {has} been awarded {item} by {issuer}.',
  '{Item} was given to {them} by {issuer}.',
]
export const CREDENTIAL = [
  '{She} hold{s} {credential}, issued by {issuer}.',
  '{Issuer} has issued {credential} to {them}.',
  'With {credential} from {issuer} {she} {has} a formal qualification as well.',
  'Among {her} qualifications is {credential}, from {issuer}.',
  'A formal qualification of {hers} is {credential}, from {issuer}.',
]
export const DOCUMENT = [
  'I would also refer to {item}, from {issuer}.',
  'There is also {item}, which {issuer} issued.',
  '{Item}, issued by {issuer}, belongs here too.',
  'See further {item}, from {issuer}.',
  'Another document is {item}, by {issuer}.',
]
/** A paper of the organization that the writer works for. */
export const OWN_DOCUMENT = [
  'My own organization has put its view in writing, in {item}.',
  'The organization for which I work has issued {item}.',
  'Our own statement on the matter is {item}.',
  'We have also stated our position in {item}.',
  'What my organization has to say stands in {item}.',
]
export const ASK_HOW_KNOWN = [
  'whether you can also speak to “{project}”, and from what knowledge of your own',
  'your own source for “{project}”, if you wish to speak to it',
  'by what means you learned of “{project}”, for example a talk, a visit or a report',
  'if you know “{project}” yourself, on what basis and since when',
  'what you have seen or read of “{project}”',
  'on which occasion “{project}” came to your attention',
  'from where you know of “{project}”, and what of it you cannot vouch for',
  'how far you are acquainted with “{project}”',
]
export const ASK_SEEN = [
  'one thing that you yourself saw {name} do, with place and year, and what it told you about {them}',
  'an occasion that you remember, which shows how {name} works',
  'something in this work that you used, reviewed or observed yourself, and your judgment of it',
  'a situation in which you relied on {name}, and what came of it',
  'what in this work you have checked or tried with your own hands',
  'a moment in which the work convinced you, told in your own words',
  'a detail of this work that an outsider would not know and you do',
  'where and when you last saw results of {name}, and your impression',
]
export const ASK_EFFECT = [
  'what changed in your own organization because of this work, in figures if you have them',
  'who else, to your knowledge, uses this work, and since when',
  'how your own practice differs today from before',
  'a use of this work outside of the applicant’s employer that you know of',
  'the benefit that you have seen, with a number if possible',
  'one consequence of this work in your own field of responsibility',
  'to whom you have recommended the results, and why',
  'figures or dates of which you are certain yourself',
]
export const FUTURE = [
  '{Name} now intends to go further, with {title}.',
  'What {she} plan{s} next is {title}.',
  '{Her} next undertaking is {title}.',
  'From here {she} mean{s} to carry on with {title}.',
  'The step that {name} is preparing is {title}.',
]
export const WHY_IT_MATTERS = [
  'In my view this should be done, and here is why.',
  'I think the country has a use for it.',
  'Why should it matter beyond {her} own circle?',
  'I consider it worth doing in the United States for a plain reason.',
  'The benefit would not stop at one firm or one town.',
  'Several groups of people stand to gain.',
  'The reach of this is easily described.',
  'Others besides {name} have a stake in it.',
]
export const WHY_THIS_PERSON = [
  'I believe that {name} can do this, because it continues what {she} {has} already done in {works}.',
  'My confidence rests on {works}: the next step asks for work of that kind.',
  'In my opinion {works} prepared {them} for the obstacles that lie ahead.',
  'Considering what became of {works}, I expect the same persistence here.',
  '{Works} gave {them} the preparation that such an undertaking needs.',
  'After {works}, I have no doubt that {name} can carry this through.',
  'Given {works}, I trust {them} with the rest.',
  '{She} can draw on {works} for it, which is a sound preparation.',
]
export const CLOSING = [
  'I support {her} petition and will answer any question about this letter.',
  'For these reasons I recommend {name} without reservation. Please write to me if anything is unclear.',
  '{Name} has my support, and I am at your disposal for further information.',
  'I hope that the petition will be approved; should more be needed from me, I can be reached at the address above.',
  'I am glad to stand behind {name}, and I remain available for questions.',
  'I recommend {name} gladly and can be contacted for anything further.',
  'Should you wish to hear more about {name}, I will gladly reply.',
  'With conviction I endorse the petition of {name}.',
]
export const FAREWELL = ['Sincerely,', 'Yours sincerely,', 'Respectfully,', 'Yours truly,', 'With kind regards,']
