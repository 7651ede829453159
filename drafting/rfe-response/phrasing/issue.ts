/** Before the words of the notice. They are the frame of every answer, and may come back in a long one. */
export const NOTICE_SAYS = [
  'The notice finds:',
  'Here the notice reads:',
  'Here the officer writes:',
  'The notice states:',
  'The finding reads:',
  'The notice continues:',
]
export const NOTICE_ASKS = ['It requests:', 'It asks for this:', 'Requested is:', 'The officer asks for:']
/** A sentence that is quoted ends with its own stop, and so does the frame. */
export const SET_OUT = [
  'The petition addressed this. In the words of {place}: {quoted}.',
  'This was part of the petition from the first; in {place} stands: {quoted}.',
  'The record as filed speaks to this; {place} reads: {quoted}.',
  'What was filed already bears on the point. From {place}: {quoted}.',
  'On this point {place} reads: {quoted}.',
  'As filed, {place} states: {quoted}.',
]
export const WRITER_SAID = [
  'Among what was filed, {place} says: {quoted}.',
  'A witness speaks to it as well; in {place} stands: {quoted}.',
  'There is testimony on it too; the words of {place} are: {quoted}.',
]
/** The applicant's own words about the notice, which prove nothing by themselves. */
export const OWN_WORDS = [
  'The petitioner adds: {quoted}.',
  'In the petitioner’s own words: {quoted}.',
  'The petitioner puts it so: {quoted}.',
]
export const ASK_OWN_PROOF = 'a paper that proves what the petitioner’s own account says here'
/** A page of a paper of the case. */
export const PAPER_READS = [
  'The paper itself reads: {quoted}.',
  'There it stands in so many words: {quoted}.',
  'Its words are: {quoted}.',
  'On the page cited stands: {quoted}.',
]
export const ATTACHED = [
  'In answer the petitioner submits {paper}.',
  'To this point the petitioner offers {paper}.',
  'The answer is in {paper}, now submitted.',
  'On this there is now {paper}.',
  'With this response comes {paper}, which goes to the point.',
  'The petitioner also submits {paper}.',
]
export const ALREADY_FILED = [
  'The record has on this {paper}.',
  'Already in the record is {paper}.',
  'The petition was filed with {paper}.',
  'In evidence since the filing is {paper}.',
]
export const ABOVE = [
  'What is shown above under {heading} answers this point too, and is not repeated.',
  'The evidence set out under {heading} is evidence here as well.',
  'This point turns on the same evidence as that under {heading} above.',
]
export const CORROBORATES = [
  'What is dated after the filing is offered only as corroboration of what was so by then. {CFRfiling}; {CFRlater}.',
  'Later facts among these do not carry the point; they are offered only as corroboration. {CFRlater}.',
  'As far as this lies after the day of filing, it is offered only as corroboration. {CFRfiling}; {CFRlater}.',
  'What lies after the day of filing stands here only as corroboration. {CFRlater}; {CFRfiling}.',
  'Events after the filing are told only as corroboration. {CFRlater}.',
]
export const ERROR = [
  'With respect, one statement needs to be put right. At {page} the notice says {quoted}; the record is otherwise.',
  'The petitioner respectfully points to a slip at {page}, where the notice says {quoted}.',
  'One statement, at {page}, does not fit the record: {quoted}.',
]
export const BEYOND = [
  'At {page} the notice also asks for this: {quoted}. With respect, that is not among what is asked of a petitioner who requests the waiver. {CFRk4ii}.',
  'A further request, at {page}, reads: {quoted}. The petitioner respectfully submits that it does not belong to a request for the waiver. {CFRk4ii}.',
  'With respect, this request at {page} goes beyond what the waiver asks: {quoted}. {CFRk4ii}.',
]
export const LAW_OPENS = [
  'With respect, the measure applied at {page}, {quoted}, is not the one that governs.',
  'The petitioner respectfully notes that the words {quoted}, at {page}, state another test than the one in force.',
  'At {page} the notice measures the petition by this: {quoted}. The test in force is, with respect, a different one.',
]
/** A test that was put right under an earlier point. */
export const LAW_AGAIN = ['The test in force is set out above.']
/** Nothing answers the point yet: that is for the applicant to know, and no sentence of the response. */
export const ASK_ANSWER = 'evidence that answers this point'
export const REMAINING = [
  'Also new with this response is {paper}.',
  'Submitted with this response as well: {paper}.',
  'To the new papers belongs {paper}.',
  'There is in addition {paper}.',
  'The new papers also include {paper}.',
]
