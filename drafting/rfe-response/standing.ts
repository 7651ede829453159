import type { Quoted } from '#domain/rfe.ts'

/** What explains the law, or only leads to a list. */
const LEADS: readonly RegExp[] = [
  /^the term ['‘"“]?endeavor/iu,
  /^(?:however, )?(?:more|additional|further) (?:evidence|information|documentation) is (?:needed|required|requested)(?:$|[.:]| (?:on|for|about|regarding) (?:the following|these)\b)/iu,
]

/** What every notice says of the law, or in its list: nobody can send it. */
const NO_REQUEST: readonly RegExp[] = [
  ...LEADS,
  /^(?:and |or )?(?:has|have) (?:national or even global implications|significant potential to employ)/iu,
  /^(?:and |or )?will broadly enhance societal welfare/iu,
  /^(?:and |or )?impacts? a matter that a government entity/iu,
]

/** The lists of the Policy Manual and of the form letter, which come whatever the officer has found. */
const IN_EVERY_NOTICE: readonly RegExp[] = [
  /^(?:relevant|such|possible) evidence (?:may|might|can|could) include\b/iu,
  /\b(?:evidence|documentation)\b.{0,90}\b(?:includes?|including|include),? but (?:is |are )?not limited to\b/iu,
  /\bdescription of (?:the|your) (?:proposed )?endeavor and why it is of national importance\b/iu,
  /^(?:and )?documentary evidence that supports (?:the petitioner['’]s|your) statements\b/iu,
  /^(?:the petitioner |you )?(?:may (?:also )?submit )?evidence (?:on|addressing|relating to|regarding) (?:each of |any of |all of |some of )?(?:the|these) (?:points|factors|prongs?|matters|issues)\b.{0,50}$/iu,
  /\bdocument the person['’]s past achievements and corroborate\b/iu,
]

const isOne = (forms: readonly RegExp[], { quote }: Quoted): boolean => forms.some((form) => form.test(quote))

/** Whether words only repeat such a text: nobody can gather what they name. */
export const isStanding = (quote: string): boolean =>
  [...NO_REQUEST, ...IN_EVERY_NOTICE].some((form) => form.test(quote))

/** The requests of an issue without standing text: that of every notice is left only where there is no other. */
export function ownRequests(requests: readonly Quoted[]): Quoted[] {
  const asked = requests.filter((one) => !isOne(NO_REQUEST, one))
  const own = asked.filter((one) => !isOne(IN_EVERY_NOTICE, one))
  return own.length > 0 ? own : asked
}

/** All that is asked for, in whatever general words: "you may submit:" asks for nothing by itself where a list follows. */
export const allAsked = (requests: readonly Quoted[]): Quoted[] =>
  requests.filter((one) => !isOne(LEADS, one) && !(one.quote.endsWith(':') && requests.length > 1))
