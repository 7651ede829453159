import { isPastForm, mainVerb } from './clause.ts'
import { has, termsOf } from './terms.ts'

/** Signs that stand for words, of which nobody can say for which. */
const SIGNS = /[=~]|-+>|→|\s\+\s|\.{3}|…/u
/** "Learned: need lidar not radar": a catchword, and notes behind it. */
const CATCHWORD = /^(?!(?:one|two|three|four|five|six|\d+)\b)\p{L}+(?: \p{L}+)?: (?=\p{Ll})/iu
/** "summer: writing reports" inside of notes. */
const CATCHWORD_INSIDE = /[.;] \p{Ll}+: \p{Ll}+ing\b/u
/** Words after which a comma sets off what only opens the sentence. */
const OPENS =
  /^(?:in|on|at|by|for|from|with|without|after|before|since|during|until|as|if|when|while|because|although|though|once|every|each|today|now|then|also|therefore|however|later|first|second|finally|last|next|so|but|and|to|of|among|between|instead|under|over|through|unlike|like|given|soon|often|sometimes|eventually|overall|still|yet|no|yes|that)\b|\b(?:days?|weeks?|months?|years?|times?|hours?|ago|later|winters?|summers?|seasons?)$|ly$|ing\b/iu

/** "Budget NOK 6.5 million, from that we spent 4": a note before a sentence. */
function headIsNote(text: string): boolean {
  const head = /^([^,;:“”()]+), (?:(?:from|of|with|for) (?:that|this|it|them|which) )?(?:I|we) \p{L}/u.exec(text)?.[1]
  if (head === undefined || OPENS.test(head)) return false
  const terms = termsOf(head)
  return (
    mainVerb(terms) === undefined &&
    !terms.some((term) => has(term, 'Gerund', 'Copula', 'Modal') || isPastForm(term.text)) &&
    (has(terms[0], 'Noun') || has(terms[1], 'Acronym', 'Currency', 'Value'))
  )
}

const withoutQuotes = (text: string): string => text.replace(/“[^”]*”/gu, '“”').replace(/\bhttps?:\S+/gu, '')

/** True of notes with no sentence around them: nobody can say for certain what belongs to what. */
export const isNoted = (text: string): boolean => {
  const outer = withoutQuotes(text)
  return CATCHWORD.test(outer) || CATCHWORD_INSIDE.test(outer) || headIsNote(outer)
}

/** True of a sentence with signs in place of words ("cost fell ~30%", "7 → 3 days"): it is quoted as it was typed. */
export const hasSigns = (text: string): boolean => SIGNS.test(withoutQuotes(text))
