import { arguing, frames, quoting } from '../../proof/frames.ts'
/** Words of the notice by themselves, with the page on which they begin. */
export const NOTICE_WORDS = '{quoted} (notice, {page})'
quoting(NOTICE_WORDS)
/** Before the words of the notice. They are the frame of every answer, and may come back in a long one. */
export const NOTICE_SAYS = frames(
  'The notice finds:',
  'Here the notice reads:',
  'Here the officer writes:',
  'The notice states:',
  'The finding reads:',
  'The notice continues:',
)
export const NOTICE_ASKS = frames(
  'It requests:',
  'It asks for the following:',
  'The notice requests:',
  'The officer asks for:',
)
/** Before what is asked in the words of every notice: it is quoted as well, so that nothing seems left out. */
export const NOTICE_LISTS = frames('Among what may be sent the notice lists:', 'What may be sent is described so:')
export const NOTICE_LISTS_TOO = frames('In general terms it also lists:', 'The notice lists this in general as well:')
/** A sentence that is quoted ends with its own stop, and so does the frame; `where` is a place whose page stands between commas. */
export const SET_OUT = quoting(
  'The petition addressed this. In the words of {place}: {quoted}.',
  'This was part of the petition from the outset; {where} reads: {quoted}.',
  'The record as filed speaks to this; {where} reads: {quoted}.',
  'What was filed already bears on the point. From {place}: {quoted}.',
  'On this point {where} reads: {quoted}.',
  'As filed, {where} states: {quoted}.',
)
/** Of a statement and of letters nobody knows here whether they were filed: they are told as what they are. */
export const STATEMENT_SAYS = quoting(
  'On this point {where} reads: {quoted}.',
  'The same point is taken up in {place}: {quoted}.',
  'To this may be added from {place}: {quoted}.',
  'Of this {where} says: {quoted}.',
)
export const WRITER_SAID = quoting(
  'A witness speaks to it as well; {where} states: {quoted}.',
  'There is testimony on this as well; {where} reads: {quoted}.',
  'On this {where} says: {quoted}.',
)
/** A degree that two papers of the case tell in two fields. */
export const askWhichField = (said: string, where: string, major: string): string =>
  `in which field the degree is: the ${where}, says “${said}”, and your entry “${major}”; where both are right, say why the words differ`
/** No name could be read under a letter. */
export const askSigned = (title: string): string =>
  `the signed copy of “${title}”: no name could be read under the one that was uploaded`
/** A paper of the case that speaks to the point. */
export const PAPER_SAYS = quoting('On this point {paper} reads: {quoted}.', '{paper} states: {quoted}.')
/** The applicant's own words about the notice, which prove nothing by themselves. */
export const OWN_WORDS = quoting(
  'The petitioner adds, in {place}: {quoted}.',
  'The petitioner says in {place}: {quoted}.',
  'The petitioner explains, in {place}: {quoted}.',
)
export const ASK_OWN_PROOF = 'a paper that proves what the petitioner’s own account says here'
export const onlyInDraft = (words: readonly string[]): string =>
  words.length === 0
    ? 'only your own draft says this; no entry and no paper says it in these words'
    : `only your own draft says this; no entry and no paper holds: ${words.join('; ')}`
/** A paper that the applicant's draft says is sent: no sentence says so before the index has it. */
export const askAnnounced = (sentence: string): string =>
  `a paper that your earlier answer says is sent and that is not among your exhibits; add it, or leave it out: “${sentence.replace(/["“”]/gu, '’')}”`
/** A page of a paper of the case. */
export const PAPER_READS = quoting(
  'The paper itself reads: {quoted}.',
  'It says so in these words: {quoted}.',
  'Its words are: {quoted}.',
  'The page cited reads: {quoted}.',
)
export const ATTACHED = frames(
  'In answer the petitioner submits {paper}.',
  'On this point the petitioner offers {paper}.',
  'The answer is in {paper}, now submitted.',
  'The record now includes {paper} on this point.',
  'The petitioner encloses {paper} on this point.',
  'The petitioner also submits {paper}.',
)
export const ALREADY_FILED = frames(
  'On this point the record contains {paper}.',
  'Already in the record is {paper}.',
  'The petition was filed with {paper}.',
  'The initial filing included {paper}.',
)
/** Whether it answers the point is for the reader to say. */
export const ABOVE = arguing(
  'What bears on this point is set out above, under {heading}, and is not repeated.',
  'See above, under {heading}, for what the petitioner offers on this point as well.',
  'What is set out above, under {heading}, is offered on this point as well.',
)
/** The same where the answer goes on. */
export const ABOVE_TOO = arguing(
  'See above, under {heading}, for what the petitioner offers on this point as well.',
  'What is set out above, under {heading}, is offered on this point as well.',
)
/** The same where a sentence that is quoted there bears on this point too. */
export const ABOVE_AS_WELL = arguing(
  'What is quoted above, under {heading}, is offered on this point as well.',
  'On this point the petitioner also offers what is quoted above, under {heading}.',
)
export const CORROBORATES = arguing(
  'What is dated after the filing is offered only as corroboration of what was so by then. {CFRfiling}; {CFRlater}.',
  'Later facts among these do not carry the point; they are offered only as corroboration. {CFRlater}.',
  'As far as this lies after the day of filing, it is offered only as corroboration. {CFRfiling}; {CFRlater}.',
  'What lies after the day of filing stands here only as corroboration. {CFRlater}; {CFRfiling}.',
  'Events after the filing are told only as corroboration. {CFRlater}.',
)
export const ERROR = arguing(
  'With respect, one statement needs to be put right. At {page} the notice says {quoted}; the record is otherwise.',
  'The petitioner respectfully points to a slip at {page}, where the notice says {quoted}.',
  'One statement, at {page}, does not fit the record: {quoted}.',
)
export const BEYOND = quoting(
  'At {page} the notice also asks for this: {quoted}. With respect, that is not among what is asked of a petitioner who requests the waiver. See {CFRk4ii}; {Dhanasar885to886n1}.',
  'A further request, at {page}, reads: {quoted}. The petitioner respectfully submits that it does not belong to a request for the waiver. See {CFRk4ii}; {Dhanasar885to886n1}.',
  'With respect, this request at {page} goes beyond what the waiver asks: {quoted}. See {CFRk4ii}; {Dhanasar885to886n1}.',
)
/** The same where the request is quoted above, and is the only one of its kind. */
export const BEYOND_ABOVE = arguing(
  'One request quoted above is, with respect, not among what is asked of a petitioner who requests the waiver. See {CFRk4ii}; {Dhanasar885to886n1}.',
  'The petitioner respectfully submits that one request quoted above does not belong to a request for the waiver. See {CFRk4ii}; {Dhanasar885to886n1}.',
)
/** The same where the whole point is such a request. */
export const BEYOND_WHOLE = arguing(
  'With respect, this is not among what is asked of a petitioner who requests the waiver.',
  'The petitioner respectfully submits that this point does not belong to a request for the waiver.',
)
export const LAW_OPENS = arguing(
  'With respect, the measure applied at {page}, {quoted}, is not the one that governs.',
  'The petitioner respectfully notes that the words {quoted}, at {page}, state another test than the one in force.',
  'At {page} the notice measures the petition by this: {quoted}. The test in force is, with respect, a different one.',
)
/** The same where those words are among the findings that are quoted. */
export const LAW_OPENS_ABOVE = arguing(
  'With respect, the measure applied in the words quoted above is not the one that governs.',
  'The petitioner respectfully notes that the words quoted above state another test than the one in force.',
  'The words quoted above measure the petition by a test that is, with respect, not the one in force.',
)
/** The same where they are one passage of several that are quoted: the others are not meant. */
export const LAW_OPENS_AMONG = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'].map(
  (which) =>
    arguing(
      `With respect, the measure applied in the ${which} passage quoted above is not the one that governs.`,
      `The petitioner respectfully notes that the ${which} passage quoted above states another test than the one in force.`,
    ),
)
/** A test that was put right under an earlier point. */
export const LAW_AGAIN = arguing('The test in force is set out above.')
/** The same where one section before the points says which test governs. */
export const LAW_GOVERNS = arguing(
  'This point is answered by the test that is set out above, under “The Governing Test.”',
  'What governs this point is set out above, under “The Governing Test,” and the answer follows it.',
  'The answer goes by the test set out above, under “The Governing Test.”',
)
export const GOVERNING_CLOSES = arguing(
  'Each point of the notice is therefore answered below by the element of that test to which it belongs.',
)
/** The plan itself, where the officer asks for it: `plan` is its title, `quoted` what the applicant wrote. */
export const PLAN_READS = quoting(
  'The plan {plan} reads as follows in the petitioner’s own words: {quoted}',
  'In the petitioner’s own words the plan {plan} is this: {quoted}',
)
export const PLAN_TIME = frames('The time set for it is {eta}.', 'It is laid out for {eta}.')
export const PLAN_MONEY = quoting(
  'Of the means for the plan the petitioner writes: {quoted}',
  'On how the plan is paid for the petitioner writes: {quoted}',
)
export const ASK_PLAN = 'the plan itself: its steps, the date of each, who does it and how it is paid for'
/** Of a point that the applicant holds settled: what the notice asks for, and nothing in the record is. */
export const askStillWanted = (papers: readonly string[]): string =>
  `what the notice asks for here and the record does not have, though you hold the point settled: ${papers.join('; ')}`
/** A paper that may be what is asked for. */
export const nearPaper = (title: string): string => `On this point the record holds ${title}`
export const whetherIt = (whats: readonly string[]): string =>
  `see whether this paper is what the notice asks for, and say so or add another: ${whats.join('; ')}`
/** Nothing of the answer speaks of this finding. */
export const ASK_FINDING = 'what you say to these words of the officer:'
/** Nothing answers the point yet: that is for the applicant to know, and no sentence of the response. */
export const ASK_ANSWER = 'evidence that answers this point'
