import { contentWords } from '../builtin/passages.ts'

/** A step of a plan as a table shows it. */
export interface Step {
  /** The time that the plan gives for it; empty where it gives none. */
  when: string
  what: string
  /** The outcome that the plan states for it; empty where none is on the same things. */
  outcome: string
}

const TIME =
  '(?:(?:early|late|mid|the (?:spring|summer|fall|autumn|winter) of|spring|summer|fall|autumn|winter)[ -]?(?:of )?)?(?:the (?:first|second|third|fourth|fifth|sixth|last|next|final) (?:(?:two|three|four|five|six|nine|ten|twelve|\\d+) )?(?:years?|months?|quarter|half|phase|stage|season|semester)(?: of \\d{4})?|(?:year|month|phase) (?:\\d+|one|two|three|four|five)|(?:January|February|March|April|May|June|July|August|September|October|November|December) \\d{4}|(?:\\d{1,2}(?:st|nd|rd|th) )?quarter of \\d{4}|\\d{4}(?:[–/-]\\d{2,4})?|\\d+ (?:months|years))'
const LEADING = new RegExp(
  `^(In|By|From|Until|During|Within|Since|After|Before|By the end of) (${TIME}),? (?=\\S)`,
  'iu',
)
const TRAILING = new RegExp(`,? (in|by|from|until|during|within|before|after) (${TIME})\\.?$`, 'iu')
const LABELED = new RegExp(`^(${TIME}): (?=\\S)`, 'iu')

/** "I will …", "My plan is to …": who takes the step is known. */
const PREFIX =
  /^(?:(?:I|we) (?:will|plan to|intend to|want to|hope to|would like to|expect to|am going to)|my plan is to|the plan is to|the plan provides for|the plan includes|part of the plan is) (?:then |also |first )?/iu

/** "…, in 2028 I test it, and in 2029 I release it": where the next step of a sentence begins with its time. */
const NEXT_TIME = new RegExp(
  `[,;] (?:and |then )?(?=(?:in|by|from|until|during|within|after) ${TIME},? (?:I|we|the|an?|my|our|each|every|all|both|\\d+|two|three|four|five|six|eight|ten|twelve) \\p{L})`,
  'giu',
)

/**
 * The parts of a sentence that lists steps: "I intend to bring the boxes; to train two teachers; and to put …", "In 2027 I
 * finish it, in 2028 I test it".
 */
function listedIn(sentence: string): string[] {
  const bare = sentence.replace(/\.$/, '')
  // Only where the first of them has its time are the others more of the same.
  if (LEADING.test(bare)) return bare.split(NEXT_TIME)
  const [first = '', ...rest] = bare.split(/; (?:and )?(?=to \p{Ll})/u)
  return [first, ...rest.map((part) => part.replace(/^to /, ''))]
}

const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The time of a step with the word that tells whether it is a limit: "2027", "by 2029". */
const timed = (word: string, time: string): string =>
  /^(?:in|during)$/i.test(word) ? time : `${word.toLowerCase()} ${time}`

function stepOf(part: string): { when: string; what: string } {
  const text = part.trim()
  const label = LABELED.exec(text)
  const lead = LEADING.exec(text)
  const rest = (label ?? lead) === null ? text : text.slice((label ?? lead)?.[0].length)
  const trail = label === null && lead === null ? TRAILING.exec(rest) : null
  const what = (trail === null ? rest : rest.slice(0, trail.index)).replace(PREFIX, '').replace(/\.$/, '')
  const when = label?.[1] ?? timed(lead?.[1] ?? trail?.[1] ?? 'in', lead?.[2] ?? trail?.[2] ?? '')
  return { when, what: cap(what) }
}

/** Content words that a step and an outcome must share before one is told as coming of the other. */
const ON_THE_SAME = 2

const shared = (a: string, b: string): number => {
  const other = new Set(contentWords(b))
  return new Set(contentWords(a).filter((word) => other.has(word))).size
}

/**
 * The steps of a plan, one for each of its sentences or of the parts of a list, with the time and the outcome where the plan
 * says so. Notes that could only be quoted are no steps.
 */
export function stepsIn(plans: readonly string[], outcomes: readonly string[]): Step[] {
  const steps = plans
    .filter((text) => !/[“”"[\]]/.test(text))
    .flatMap(listedIn)
    .map(stepOf)
    .filter(({ what }) => what.split(' ').length > 1)
  const placed = outcomes.map((outcome) => {
    const near = steps.map(({ what }) => shared(what, outcome))
    const best = Math.max(...near, 0)
    // An outcome that two steps lead to alike belongs to neither alone.
    return best >= ON_THE_SAME && near.filter((count) => count === best).length === 1 ? near.indexOf(best) : -1
  })
  return steps.map((step, at) => ({
    ...step,
    outcome: outcomes.filter((_, index) => placed[index] === at).join(' '),
  }))
}
