import { contentWords, sentencesOf } from '../builtin/passages.ts'
import type { Entry } from '../builtin/portrait.ts'
import { inSentence } from '../builtin/reference.ts'
import { words, type Slots } from '../builtin/phrase.ts'
import { has, termsOf } from '../builtin/terms.ts'
import type { Named } from './nouns.ts'
import { whyUnspecific } from './specificity.ts'
import { spelled } from './spelled.ts'

/** Something that a plan will leave behind: "a public record of every missed fire". */
export interface Output extends Named {
  /** True of what teaches or tells: a manual, a course. */
  tells: boolean
  /** For whom, where its own name says so. */
  users: string | undefined
}

const TELLING = 'handbook|manual|guide|guidebook|course|curriculum|workshop|textbook'
const KEEPING =
  'record|register|registry|data ?set|set|database|map|atlas|catalog|kit|calculator|exchange|library|collection|protocol|procedure|standard|guideline|table|book|archive|index|toolkit|tool|platform|laboratory|app|code'
const OUTPUT = new RegExp(
  `(?:^|[\\s,;])(?<article>an?|one) (?<before>(?:[\\p{Ll}\\d-]+ ){0,4}?)(?<head>${TELLING}|${KEEPING})(?<after> (?:of|for|in which|that|with)\\b(?:[^.;:,]|,(?=\\d))*)?(?=[.;:,]| and | by | in | at | under | from |$)`,
  'giu',
)
/** How long a thing is, or what it must cost, is not what it is. */
const MEASURE =
  / (?:of|with|for|in) (?:about |at least |up to |under |below )?(?:\d[\d,.]*|one|two|three|four|five|six|eight|ten|twelve) (?:pages|days?|weeks|hours|lessons|months|dollars|modules)\b/giu
const SAYS_NO = /\b(?:no|not|only|without|asked for|letter|wait|declined)\b[^,;]*$/i

/** The things that a plan says it will make, keep or publish. */
export function outputsOf(plan: Entry): Output[] {
  const found = ['plans', 'expected_outcomes'].flatMap((field) =>
    sentencesOf(plan.value(field)).flatMap((sentence) =>
      [...sentence.matchAll(OUTPUT)].flatMap(({ groups, index }): Output[] => {
        const { before = '', head = '', after = '' } = groups ?? {}
        if (SAYS_NO.test(sentence.slice(0, index)) || /\b(?:same|whole|new one)\b/.test(before)) return []
        const tail = (
          after.split(/ (?:and (?=an? )|under an|in 20\d\d|by 20\d\d|once|in the form)/)[0] ?? after
        ).replace(MEASURE, '')
        const text = `${before}${head}${tail}`.replace(/ at least(?= \d)/, '').trim()
        if (/\b(?:I|we|my|our|it|me|us)\b/.test(text) || contentWords(text).length < 2) return []
        const article = /^[aeiou]/i.test(text) ? 'an' : 'a'
        const isTelling = new RegExp(`^(?:${TELLING})$`, 'i').test(head)
        return [
          {
            text: `${article} ${text}`,
            tells: isTelling,
            users: pluralIn(/ for (.+)$/.exec(text)?.[1] ?? ''),
            sources: plan.sources(field),
          },
        ]
      }),
    ),
  )
  const shared = (a: Output, b: Output) => contentWords(a.text).filter((word) => contentWords(b.text).includes(word))
  return found.filter((one, at) => found.slice(0, at).every((other) => shared(one, other).length < 2))
}

const LEARNERS = [
  /\b(?:train|teach|retrain) (?:up to |about |at least )?(?:\d[\d,]* |one |two |three |four |five |six |eight |ten |twelve )?(?<who>[^.;:,]+)/giu,
  /\b(?<who>[\p{Ll}-]+(?: [\p{Ll}-]+)?) trained\b/giu,
  /\btrained (?<who>[^.;:,]+)/giu,
  /\b(?:courses?|workshops?|lessons) for (?:\d[\d,]* )?(?<who>[^.;:,]+)/giu,
]

/** The people whom a plan will train, by the plural that names them: "county road crews". */
export function learnersOf(plan: Entry): Named | undefined {
  for (const field of ['plans', 'expected_outcomes'])
    for (const form of LEARNERS)
      for (const sentence of sentencesOf(plan.value(field)))
        for (const { groups } of sentence.matchAll(form)) {
          const text = pluralIn(groups?.who ?? '')
          if (text !== undefined) return { text, sources: plan.sources(field) }
        }
  return undefined
}

/** The plural with which a phrase begins: "mills and carpenters" of "mills and carpenters in Maine". */
function pluralIn(phrase: string): string | undefined {
  const core = phrase.split(/ (?:in|at|of|per|from|to|on|with|until|by|so|who|after|each|for) /)[0] ?? ''
  const words = termsOf(core).filter(({ text }) => !/^(?:and|trained|new)$/.test(text) || text === 'and')
  if (words.length === 0 || words.length > 4) return undefined
  const isPlain =
    !/^\p{L}+ing$/u.test(words[0]?.text ?? '') &&
    words.every((word) => /^[\p{Ll}-]+$/u.test(word.text) && !has(word, 'Value', 'Determiner', 'Pronoun'))
  const isAnybody = /^(?:students|people|persons|others|users)$/.test(core.trim())
  return isPlain && !isAnybody && /(?:s|men)$/.test(core.trim()) ? core.trim() : undefined
}

const LONGEST = 58

/** True where a phrase does not break off in the middle of a clause: "tapestry that lowers echo". */
function isClosed(phrase: string): boolean {
  const last = termsOf(phrase).at(-1)
  return !/ (?:that|which|who) /.test(phrase) || (has(last, 'Noun') && !has(last, 'Verb'))
}

/** What a plan is about, as a title can hold it: "night smoke detection for rural districts". */
export function focusOf(plan: Entry, longest = LONGEST): Named | undefined {
  const whole = spelled(plan.value('area_of_focus').replace(/[.]+$/, ''))
  const sources = plan.sources('area_of_focus')
  const cuts = [...whole.matchAll(/,? (?:that|which|who|by|with|without|of up to|of|on|in|for|from|as) /g)].map(
    ({ index }) => whole.slice(0, index),
  )
  const fits = [whole, ...cuts.toReversed()].find(
    (one) => one.length <= longest && contentWords(one).length >= 2 && (one === whole || isClosed(one)),
  )
  // A field tells nothing that a title could use.
  if (fits === undefined || (whyUnspecific(fits) ?? '').startsWith('it names a field')) return undefined
  return { text: inSentence(fits), sources }
}

/** A subject in which one can be trained, or a thing that one can use. */
export function focusSlots(focus: Named | undefined): Slots {
  if (focus === undefined) return { focus: undefined, theFocus: undefined, aim: undefined }
  const phrase = words(focus.text, focus.sources)
  if (/^(?:an?|the) /i.test(focus.text)) return { focus: undefined, theFocus: undefined, aim: phrase }
  const isDone = /^(?:\p{Ll}+ )?\p{Ll}+(?<!s|ing) of /u.test(focus.text)
  return { focus: phrase, theFocus: isDone ? words(`the ${focus.text}`, focus.sources) : phrase, aim: undefined }
}
