import { arguing, frames, quoting } from '../../proof/frames.ts'
/** What is sent, and how. */
const transmittal = (kind: string) =>
  frames(`This is the response to the ${kind} of {date}.`, `This is the response to the ${kind}.`)
export const TRANSMITTAL = {
  rfe: transmittal('Request for Evidence'),
  noid: transmittal('Notice of Intent to Deny'),
}
export const ASK_NOTICE = 'the notice itself: the file in its place does not read like a notice from USCIS'
/** Of a paper that was read and has neither its entry's name nor what is told of it. */
export const otherPaper = (title: string): string =>
  `its pages were read and do not hold “${title.replace(/[“”"]/gu, '’')}”`
export const ENCLOSED = frames('This package contains, in this order:')
export const AT_ONE_TIME = frames(
  'All of this is submitted together and at one time. {CFRone}. A decision on the whole record is respectfully requested.',
)
export const DUE = frames('The notice asks that the response be received by {due}.')
/** Only the days are printed: the date that they come to is no word of the notice. */
export const DUE_IN_DAYS = quoting('At {page} the notice gives this time for the response: {quoted}.')
export const ASK_DUE = 'the date printed on the notice by which the response must be received'
export const ASK_RECEIPT = 'the receipt number printed on the notice'
export const ASK_ADDRESS = 'the address printed on the notice to which the response must be sent'
export const ASK_NOTICE_DATE = 'the date printed on the notice'

export const SUBMITS = frames(
  '{Full} respectfully submits this response in support of the Form I-140 and of the request for a national interest waiver under {INA203b2Bi}.',
)
/** The endeavor in the petition's own words. */
export const ENDEAVOR_AS_FILED = quoting(
  'The endeavor is the one on which the petition was filed. In {place}, it reads: {quoted}.',
)
/** Its words alone, where nobody can say from the papers at hand that it is still the one that was filed. */
export const ENDEAVOR_READS = quoting('In {place}, the endeavor reads: {quoted}.')
export const ENDEAVOR_BY_TITLE = frames('The endeavor is {title}.')
export const ASK_ENDEAVOR = 'the sentence of the petition that states the proposed endeavor'
/** A file lies in the place of a paper of the filing that it cannot be. */
export const askInPlace = (name: string, isNotice: boolean): string =>
  isNotice
    ? `the ${name}: the file in its place reads like the notice itself`
    : `the ${name}: the file in its place does not read like one`
/** An entry or a statement is at hand, and not the letter by which it could be told what was filed. */
export const ASK_AS_FILED = 'the endeavor as filed, in the words of the petition letter'
/** The officer says that it was changed: only the applicant can answer that. */
export const askChange = (quote: string, page: number): string =>
  `on which endeavor the petition was filed, and what you say to these words of the officer on page ${page}: ${quote}`
/** Another paper tells of an endeavor of which the petition letter has hardly a word. */
export const askSameEndeavor = (place: string, quote: string): string =>
  `whether it is the endeavor of the petition letter that ${place} tells of, in these words: ${quote}`
export const MAY_NOT_CHANGE = arguing(
  'Since eligibility is judged as of the day of filing, {CFRfiling}, a petition may not be changed materially after it was filed. {Izummi}.',
)
export const UNCHANGED = arguing(
  'Nothing in this response changes it: eligibility is judged as of the day of filing, {CFRfiling}, and a petition may not be changed materially after it was filed. {Izummi}.',
)
export const STANDARD = frames(
  'The petitioner has to show that each claim is more likely true than not; evidence is weighed for its relevance, probative value and credibility as well as its quantity. {Dhanasar889n8}.',
)
export const AT_FILING = frames(
  'Eligibility is a matter of the day of filing, and so what came about later is offered here only as corroboration, and marked as such. {CFRfiling}; {CFRlater}.',
)
export const CONCEDED = arguing(
  'The notice accepts a part of the petition, and the petitioner takes note of that with thanks; what is accepted is not argued again.',
)
/** Only what holds: whether every point is taken up, and whether the notice has headings to put them under. */
const roadmap = (points: string) => ({
  none: arguing(`${points} are taken up below, in the notice’s own order.`),
  some: arguing(
    `${points} are taken up below, under the notice’s own headings where it has them and in its own order.`,
  ),
  all: arguing(`${points} are taken up below, under the notice’s own headings and in its own order.`),
})
export const ROADMAP = roadmap('The points that the notice raises')
export const ROADMAP_IN_PART = roadmap('The points of the notice that are answered')
/** Where the notice is about another kind of petition. */
export const OTHER_CATEGORY = arguing(
  'With respect, the notice speaks in part of another classification than the one that is asked for. The petition asks for classification under {INA203b2}, and for a waiver under {INA203b2Bi}; each point is answered here as far as it bears on that request.',
)
export const NO_ISSUES =
  'the points that the notice raises: none could be told from its words, so read it beside this draft'
export const ANSWERED = arguing(
  'Each point of the notice has been taken up above. On the record as a whole, and as a matter of discretion, {Dhanasar889n9}, the petitioner asks that the evidence be weighed together.',
)
/** While an answer is still to be written. */
export const ANSWERED_IN_PART = arguing(
  'On the record as a whole, and as a matter of discretion, {Dhanasar889n9}, the petitioner asks that the evidence be weighed together.',
)
/** Where the notice is about another kind of petition, and nothing says that this one is none: what it asks for stays unsaid. */
export const SUBMITS_OTHER = arguing('{Full} respectfully submits this response in support of the petition.')
export const STANDARD_OTHER = frames(
  'The petitioner has to show that each claim is more likely true than not; evidence is weighed for its relevance, probative value and credibility as well as its quantity. {Chawathe}.',
)
export const PRAYER_OTHER = arguing('The petitioner respectfully requests approval of the petition.')
export const ASK_CLASSIFICATION = 'the classification that the filed petition asks for'
export const askOther = (other: string): string =>
  `whether this notice is on your petition: it is about ${other}, and this draft is made for a national interest waiver; send nothing of it before you have compared the notice with your Form I-140`
