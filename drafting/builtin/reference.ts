import { has, termsOf } from './terms.ts'

/** Words after which the rest of a title only says how, where or for whom. */
const TAIL = /\s(?:by|using|through|via|at|for|with|within|in|under|from|to|across|among|against|without|during|after|toward|towards|based on|on)\s/i

/** Things that are made; of these a text says "the pilot line", of anything else "the work on …". */
const MADE =
  /(?:line|protocol|controller|planner|program|programme|exchange|system|platform|device|tool|toolkit|filters?|software|library|network|units?|sensors?|instrument|plant|app|application|framework|database|registry|standard|engine|machine|kit|pipeline|dashboard|portal|robot|vehicle|drone|battery|reactor|furnace|procedure|test|model|algorithm|index|score|atlas|archive|observatory|service|initiative|center|course|curriculum|guide|handbook|map|monitor|alarm|bridge|watch)$/i

/** A title's word as a sentence writes it: acronyms and names keep their capitals. */
function small(word: string): string {
  return word
    .split('-')
    .map((part) => {
      if (!/^\p{Lu}\p{Ll}+$/u.test(part)) return part
      const [term] = termsOf(part.toLowerCase())
      return has(term, 'Place', 'Organization', 'FirstName', 'LastName', 'Demonym') ? part : part.toLowerCase()
    })
    .join('-')
}

/** A title's words as a sentence writes them. Where only the first is capitalised, the other capitals are names. */
export function inSentence(title: string): string {
  const words = title.split(' ')
  const isHeadline = words.slice(1).filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length > words.length / 3
  return words.map((word, index) => (index === 0 || isHeadline ? small(word) : word)).join(' ')
}

/**
 * How a text calls a work after it was named once by its title: "the pilot line", "the work on silicon anodes". The
 * last words of the title's head where they name something made, else what the head is about.
 */
export function referenceOf(title: string): string {
  const main = title.replace(/["“”]/g, '').replace(/[.,;:!?]+$/, '').split(/:\s|\s[–—-]\s/)[0] ?? title
  const cut = TAIL.exec(main)
  const head = inSentence((cut === null ? main : main.slice(0, cut.index)).replace(/^(?:the|an?)\s/i, '')).trim()
  const of = /^(.+?) of (.+)$/.exec(head)
  if (of !== null) {
    const [, action = '', object = ''] = of
    return MADE.test(action) && action.includes(' ') ? `the ${action}` : `the work on ${object.replace(/^(?:the|an?) /, '')}`
  }
  const words = head.split(' ')
  if (MADE.test(head)) return `the ${(words.length > 3 ? words.slice(-2) : words).join(' ')}`
  return words.length > 4 ? `the work on ${words.slice(-3).join(' ')}` : `the work on ${head}`
}
