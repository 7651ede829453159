import { isTypedAsSentence, withTitleNames } from './kept-names.ts'
import { has, termsOf } from './terms.ts'

/** A title that is a sentence, by what it speaks of: "Room Tone" of "Room Tone Is Not Silence". */
const SAYING = /^(.+?) (?:is|are|was|does|do|that|what|how|why|and what|and how)\b/i

/** Words after which the rest of a title only says how, where or for whom. */
const TAIL =
  /\s(?:by|using|through|via|at|for|with|within|in|under|from|to|across|among|against|without|during|after|toward|towards|based on|on)\s/i

/** Things that are made; of these a text says "the pilot line", of anything else "the work on …". */
const MADE =
  /(?:line|protocol|controller|planner|program|programme|exchange|system|platform|device|tool|toolkit|filters?|software|library|network|units?|sensors?|instrument|plant|app|application|framework|database|registry|standard|engine|machine|kit|pipeline|dashboard|portal|robot|vehicle|drone|battery|reactor|furnace|procedure|test|model|algorithm|index|score|atlas|archive|observatory|service|initiative|center|course|curriculum|guide|handbook|map|monitor|alarm|bridge|watch|pathway|project|kiln|clinic|workshop|network|crawler|climber|catheter|register|bulletin|equation|guideline)$/i

/** Heads that say only that something was looked into; what follows them is the subject. */
const STUDY =
  /^(?:an? |the )?(?:\p{L}+ )?(?:study|studies|analysis|investigation|research|evaluation|assessment|review|survey|development|project|work)$/iu

/** A word of a title that keeps its capital in a sentence: the name of a place or body, or one with letters English lacks. */
const isName = (word: string): boolean =>
  /[^\x00-\x7F]/.test(word) || has(termsOf(word.toLowerCase())[0], 'Place', 'Organization', 'Demonym')

const lowered = (word: string): string =>
  word
    .split('-')
    .map((part) => (/^\p{Lu}\p{Ll}+$/u.test(part) ? part.toLowerCase() : part))
    .join('-')

/** A house of one name, at or in which something was done: a kind of house without its article is no common noun. */
const HOUSES =
  'Hospital|Clinic|University|College|School|Institute|Academy|Laboratory|Museum|Library|Center|Centre|County|District|City|Valley|River|Lake|Bay|Harbor|Port|Island|Airport'
const HOUSE = new RegExp(
  `(?<=\\b(?:at|in|near|from) )(?:\\p{Lu}[\\p{L}’'-]+ ){1,4}(?:${HOUSES})(?![\\p{L}-]| \\p{Lu})`,
  'gu',
)

/** The house where a title says that its work was done: "at Cato Bay District Hospital". */
export const AT_HOUSE = new RegExp(
  `(?<=\\S \\S+) (?:at|in) (?:the )?(?:\\p{Lu}[\\p{L}’'-]+ ){1,4}(?:${HOUSES})(?: of (?:\\p{Lu}[\\p{L}’'-]+ ?)+)?$`,
  'u',
)

/** A title's words as a sentence writes them; where names stand among them, all of their capitals stay. */
export function inSentence(title: string): string {
  const lower = inLower(title)
  return (title.match(HOUSE) ?? []).reduce((text, house) => {
    const at = text.toLowerCase().indexOf(house.toLowerCase())
    return at < 0 ? text : text.slice(0, at) + house + text.slice(at + house.length)
  }, lower)
}

function inLower(title: string): string {
  const words = title.split(' ')
  if (isTypedAsSentence(title)) {
    const [head = '', ...others] = words
    return [isName(head) ? head : lowered(head), ...others].join(' ')
  }
  const capitals = words.slice(1).filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length
  const isHeadline = capitals > (words.length - 1) / 3 && !words.some(isName)
  const [first = '', ...rest] = words
  const head = isHeadline || !isName(first) ? lowered(first) : first
  return [
    capitals > 0 && !isHeadline && words.some(isName) ? first : head,
    ...rest.map((word) => (isHeadline ? lowered(word) : word)),
  ].join(' ')
}

const withArticle = (noun: string): string => (/^the /i.test(noun) ? noun : `the ${noun}`)

/** What a work is about, by its title: "vehicle batteries" of a protocol for them, "alarm programs" of one that only has a name; undefined where the title tells only what it is. */
export function subjectOf(title: string): string | undefined {
  const subject = treatedIn(title)
  return subject === undefined ? undefined : withTitleNames(subject, title)
}

function treatedIn(title: string): string | undefined {
  const main =
    title
      .replace(/["“”]/g, '')
      .replace(/[.,;:!?]+$/, '')
      .split(/:\s|\s[–—-]\s/)[0] ?? title
  const head = TAIL.exec(main)
  const [before, after] =
    head === null ? [main, ''] : [main.slice(0, head.index), main.slice(head.index + head[0].length)]
  const of = /^(.+?) of (.+)$/.exec(before)
  if (of !== null) return inSentence(of[2] ?? before)
  if (head !== null && (STUDY.test(before) || (MADE.test(before) && /for/.test(head[0])))) return inSentence(after)
  if (!MADE.test(before)) return inSentence(/^\S+$/.test(before) ? main : before)
  const made = inSentence(before).split(' ').slice(-2)
  if (made.length < 2 || made.some((word) => /\p{Lu}/u.test(word))) return undefined
  const thing = made.join(' ')
  if (thing.endsWith('s')) return thing
  return /[^aeiou]y$/.test(thing) ? thing.replace(/y$/, 'ies') : `${thing}s`
}

/** Where a thing was made is no part of its name: "Closure Protocol, Ophir Saddle Pass". */
export const AT_PLACE =
  /(?<=\p{L}{3}), (?:\p{Lu}\p{L}+ ){1,3}(?:pass|county|valley|city|river|lake|island|bay|district|region|port|harbor|hospital|school|campus)$/iu

/**
 * How a text calls a work after it was named once by its title: "the pilot line", "the work on silicon anodes". The
 * last words of the title's head where they name something made, else what the head is about.
 */
export const referenceOf = (title: string): string => withTitleNames(calledBy(title), title)

function calledBy(title: string): string {
  const whole = title
    .replace(/["“”]/g, '')
    .replace(/[.,;:!?]+$/, '')
    .replace(/(?<=\s)[+&](?=\s)/g, 'and')
    .replace(AT_PLACE, '')
  const [first = whole, second = ''] = whole.split(/:\s|\s[–—-]\s/)
  const study = SUBTITLE.exec(second)?.[1]
  if (study !== undefined) return `the ${inSentence(study)}`
  // "Predict First, Then Measure: Cheap Kits and …": the catchword tells less than what follows it.
  const subject = SAYING.exec(first)?.[1]
  const main =
    second !== '' && (first.includes(',') || subject !== undefined) && !SAYING.test(second)
      ? second
      : (subject ?? first)
  const cut = TAIL.exec(main)
  // "Disease Traced to a Tower": the participle goes with what is cut off.
  const before = cut === null ? main : main.slice(0, cut.index).replace(/ (?:\p{Lu}\p{Ll}+ed|Found|Built|Made)$/u, '')
  if (cut !== null && STUDY.test(before)) return `the work on ${inSentence(main.slice(cut.index + cut[0].length))}`
  if (cut !== null && /^\S+$/.test(before) && !MADE.test(before))
    return `the ${/ to /.test(cut[0]) ? '' : 'work on '}${inSentence(main)}`
  const head = before.replace(/^(?:the|an?)\s/i, '')
  const of = /^(.+?) of (.+)$/.exec(head)
  if (of !== null) {
    const [, action = '', object = ''] = of
    if (MADE.test(action) && action.includes(' ')) return `the ${inSentence(action)}`
    return `the work on ${NAMED.test(object) ? object : inSentence(object)}`
  }
  const words = inSentence(head).split(' ')
  const named = words.slice(1).some((word) => /^\p{Lu}\p{Ll}/u.test(word))
  if (MADE.test(head)) return withArticle((words.length > 3 && !named ? words.slice(-2) : words).join(' '))
  // "Twelve Rivers": a name of its own.
  if (main === whole && /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){1,2}$/u.test(whole)) return whole
  return words.length > 4 && !named ? `the work on ${words.slice(-3).join(' ')}` : `the work on ${words.join(' ')}`
}

const SUBTITLE = /^(?:An?|The) (.*(?:Study|Survey|Trial|Review|Analysis|Investigation|Experiment))$/

/** "the Marlowe Hunt Tapestries": what has the article in a title and capitals throughout is a name. */
const NAMED = /^the \p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+$/u
