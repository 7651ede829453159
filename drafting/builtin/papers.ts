import type { Entry } from './portrait.ts'

/** What a paper is called says what it is, whatever category it was entered under. */
const LETTER =
  /^(?:(?:the|an?|signed|joint|conditional|support) )*(?:letters?|memorandum of understanding|statement of (?:interest|support|intent))\b/i
const OF_POST =
  /\bletter of (?:employment|appointment|admission|acceptance|offer|salary|award|appreciation|thanks|promotion)\b/i

const CONFIRMS_POST =
  /\bletters? of (?:employment|appointment|service|experience|promotion)\b|\b(?:employment|experience|service|appointment) (?:letter|certificate|verification|confirmation)\b|\b(?:certificate|confirmation|verification) of (?:employment|service|experience|appointment)\b/i

/** A paper of an employer on a post: it confirms the post, and is no credential. */
export const confirmsPost = (item: Entry): boolean => CONFIRMS_POST.test(item.value('name'))

/** A letter in which somebody else states an interest, an intent or support. */
export const isLetter = (item: Entry): boolean => LETTER.test(item.value('name')) && !OF_POST.test(item.value('name'))

const PRESS = /^(?:newspaper |magazine |press )?(?:article|portrait|interview|report|feature|story)\b/i
const BROADCAST = /\b(?:radio|television) (?:interview|portrait|feature)\b/i

/** What somebody else has written or broadcast about the work. */
export const isPress = (item: Entry): boolean =>
  (PRESS.test(item.value('name')) || BROADCAST.test(item.value('name'))) && item.value('category') === 'Achievement'

export const isTalk = (item: Entry): boolean =>
  /^(?:invited )?(?:talk|lecture|presentation|poster|speaker)\b/i.test(item.value('name'))

/** "Member, Committee on Inclusive Practice", "Corresponding member", "Associate Member" */
export const isMembership = (item: Entry): boolean =>
  /^(?:\p{L}+ )?(?:member|fellow)\b(?!ship)/iu.test(item.value('name'))

/** What an office grants by its own rules is no interest in the work. */
export const isGrantOfOffice = (item: Entry): boolean =>
  /\b(?:patents?|clearance|approval|registration|permit|licen[sc]e|trademark)\b/i.test(item.value('name'))

const GIVEN_UP = /\b(?:let it lapse|(?:has|have|had)? ?lapsed|was (?:withdrawn|abandoned|revoked)|(?:has )?expired)\b/i

/** What was received once stays received: only a right that holds for a time can end. */
const ONCE = /^(?:Course Certificate|Degree|Academic Award|Award|Recognition|Competition|Research)$/
const RIGHT = /\b(?:patent|licen[sc]e|trademark|permit|registration|membership|member|certified|certification)\b/i

export const holdsForATime = (item: Entry): boolean =>
  !ONCE.test(item.value('sub_category')) || RIGHT.test(item.value('name'))

/** True of a right that is marked as one that has ended; a grant or an award of that mark is closed, and was received all the same. */
export const hasEnded = (item: Entry): boolean => item.value('status') === 'Inactive' && holdsForATime(item)

/** True of a paper that no longer holds: expired by its date, marked so, or told to have lapsed. */
export const isSpent = (item: Entry, today: string): boolean =>
  hasEnded(item) ||
  (item.value('expired_date') !== '' && item.value('expired_date') < today && holdsForATime(item)) ||
  (/\b(?:patent|licen[sc]e|trademark|permit)\b/i.test(item.value('name')) &&
    GIVEN_UP.test(item.value('brief_introduction')) &&
    !/\b(?:licen[sc]e) (?:I|we) let expire\b/i.test(item.value('brief_introduction')))

const NEARLY =
  /\b(?:(?:semi-?)?finalists?|nominat(?:ed|ion)|nominee|(?:short|long)[- ]?list(?:ed)?|not (?:a |the )?winner|did not win|runner-up)\b/i
const WON =
  /\b(?:I|we) (?:won|received)\b|\b(?:and|then|later) won (?:it|the)\b|\bwinner of\b|\b(?:first|second|third) (?:place|prize)\b/i

/** True of a prize that was come near to and not received: it honored somebody else. */
export const isUnwon = (item: Entry): boolean => {
  const told = `${item.value('name')}. ${item.value('brief_introduction')}`
  return NEARLY.test(told) && !WON.test(told)
}
