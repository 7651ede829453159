import { contentWords, sentencesOf } from '../builtin/passages.ts'
import { datesIn } from './dates-in.ts'
import { NUMBER, valueOf } from './figures-in.ts'

/** By how much a measure fell or rose: as a share, or as the two figures from which the share is reckoned. */
export interface Share {
  way: 'down' | 'up'
  /** Rough stems of what is measured. */
  measure: ReadonlySet<string>
  /** Rough stems of where or of what it was measured; empty where nothing says. */
  scope: ReadonlySet<string>
  years: ReadonlySet<number>
  /** The shares that these words bear out: the one that is told, or the relative fall and that in points. */
  values: readonly number[]
  /** How exactly a share is told: 1 of whole percents, 0.1 of tenths. */
  unit: number
  isReckoned: boolean
  /** The words with the figures, as they stand. */
  figure: string
  /** The sentence. */
  text: string
}

const DOWN = String.raw`reduc(?:ed|es|e|ing)|cut(?:s|ting)?|lower(?:ed|s|ing)?|decreas(?:ed|es|e|ing)|fell|falls?|dropp(?:ed|ing)|drops?|declin(?:ed|es|e|ing)|shr(?:a|u)nk|sank|came down|went down|halved`
const UP = String.raw`increas(?:ed|es|e|ing)|rose|rises?|rais(?:ed|es|e|ing)|grew|grows?|improv(?:ed|es|e|ing)|went up|climbed`
const VERB = String.raw`(?:(?:was|were|has been|have been|had been|has|have|had) )?(?<verb>${DOWN}|${UP})`
const MOVED = new RegExp(`^(?:${DOWN})$`, 'iu')
const FELL_NOUN = 'reduction|decrease|cut|drop|fall|decline|saving|savings'
const NOUN = String.raw`(?<noun>${FELL_NOUN}|increase|rise|growth|gain|improvement)`
const LESS = String.raw`(?<less>fewer|less|lower|more|higher)`
const N = String.raw`(?<number>(?:${NUMBER})(?:\.\d+)?)[ -]?(?:%|percent\b|per cent\b)`
/** A noun with what describes it, up to where something else begins. */
const NP = String.raw`(?<measure>(?:[\p{L}’-]+ ){0,6}?[\p{L}’-]+)`
const END = String.raw`(?=[.,;:)]|$| (?:by|from|to|within|over|since|after|between|and|while|which|that|with|through|when|as)\b| (?:in|during) (?:the )?(?:first |last |next )?(?:\d|\p{L}+ years?|years?|months?))`
const A_TO_B = String.raw`from \$?(?<from>\d[\d,]*(?:\.\d+)?)(?<per>[ -]?(?:%|percent\b|per cent\b))?(?<between>[^.;\d]{0,30}(?:(?:19|20)\d\d)?[^.;\d]{0,8}) to \$?(?<to>\d[\d,]*(?:\.\d+)?)(?![\d/])(?:[ -]?(?:%|percent\b|per cent\b))?`

const FORMS = [
  `${VERB} ${NP} by ${N}`,
  `${NP} ${VERB} by ${N}`,
  `${N} ${NOUN} (?:in|of) ${NP}${END}`,
  `${N} ${LESS} ${NP}${END}`,
  `${VERB} ${NP} ${A_TO_B}`,
  `${NP} ${VERB} (?:\\p{L}+ly )?${A_TO_B}`,
  `${NOUN} (?:in|of) ${NP} ${A_TO_B}`,
].map((form) => new RegExp(`(?<![\\p{L}\\d-])${form}`, 'giu'))
/** What the first four forms have, and the others: most sentences have neither, and the forms are slow to say so. */
const SHARE = /%|per ?cent/iu
const START = /from \$?\d/iu

const LOOSELY =
  /(?:more than|less than|fewer than|over|above|under|below|at least|at most|up to|nearly|almost|about|around|some|approx\w*\.?|roughly|close to|between|or|and|[~≈<>±–-])\s*$/iu
const AHEAD =
  /\b(?:will|would|should|could|can|might|plan(?:s|ned)?|hopes?|hoped|intends?|aims?|expect(?:s|ed)?|goals?|targets?|estimat\w+|propos\w+|forecast|project(?:s|ed) to|potential|if|not|never|each|every|average|median)\b/iu
/** No month, and none of a letter's first words. */
const MAY = /\bmay (?!concern\b)/u
/** Words that name no measure of their own. */
const GENERAL = new Set(
  contentWords(
    'rate share level amount number total overall percentage proportion figure value annual yearly whole that',
  ),
)
const OWN = new Set(['it', 'this', 'they', 'which', 'these', 'them', 'he', 'she', 'we', 'i'])
const PLACE = / (?:in|at|for|across|on|throughout|within) /u

const exactness = (number: string): number => (number.includes('.') ? 0.1 : 1)
const numberOf = (text: string): number => {
  const [whole = '', decimals = ''] = text.split('.')
  return valueOf(whole) + (decimals === '' ? 0 : Number(`0.${decimals}`))
}

/** What is measured and where, of a noun with all that stands beside it; undefined where it only points back. */
function measured(phrase: string, after: string): Pick<Share, 'measure' | 'scope'> | undefined {
  const [head = '', ...places] = phrase.split(PLACE)
  if (OWN.has((head.split(' ').at(-1) ?? '').toLowerCase()) || /\b(?:that|which|who)\b/iu.test(head)) return undefined
  const measure = new Set(contentWords(head).filter((word) => !GENERAL.has(word)))
  const [, behind = ''] = /^ (?:in|at|for|across|on|throughout) ((?:[\p{L}’-]+ ?){1,5})/u.exec(after) ?? []
  const scope = new Set(
    contentWords([...places, behind].join(' ')).filter((word) => !/^(?:first|last|month)/.test(word)),
  )
  return measure.size === 0 || measure.size > 4 ? undefined : { measure, scope }
}

function sharesOf(text: string): Share[] {
  if (text.length > 400) return []
  const forms = FORMS.filter((_, at) => (at < 4 ? SHARE : START).test(text))
  if (forms.length === 0 || AHEAD.test(text) || MAY.test(text)) return []
  const years = new Set(datesIn(text).map(({ year }) => year))
  return forms.flatMap((form) =>
    [...text.matchAll(form)].flatMap((match): Share[] => {
      const { verb, noun, less, number, from, to, per, measure = '' } = match.groups ?? {}
      const found = measured(measure, text.slice(match.index + match[0].length))
      const way = verb ?? noun ?? less ?? ''
      const isDown = MOVED.test(way) || new RegExp(`^(?:${FELL_NOUN}|fewer|less|lower)$`, 'iu').test(way)
      if (found === undefined) return []
      const told = { way: isDown ? ('down' as const) : ('up' as const), ...found, years, text, figure: match[0] }
      if (number !== undefined) {
        const before = text.slice(0, text.indexOf(number, match.index))
        return LOOSELY.test(before)
          ? []
          : [{ ...told, values: [numberOf(number)], unit: exactness(number), isReckoned: false }]
      }
      const [start, end] = [numberOf((from ?? '').replace(/,/gu, '')), numberOf((to ?? '').replace(/,/gu, ''))]
      // A year is no figure of a measure.
      const isYears = [start, end].every((one) => one >= 1900 && one <= 2100 && Number.isInteger(one))
      if (start === 0 || start === end || isYears || end < start !== isDown) return []
      const points = Math.abs(start - end)
      const values = [(100 * points) / start, ...(per === undefined ? [] : [points])]
      return [{ ...told, values, unit: 1, isReckoned: true }]
    }),
  )
}

/** A line that is broken within a sentence. */
const BROKEN = /[ \t]*\r?\n(?=[\p{Ll}\d%(])/gu

/** What a passage or a page tells of how much something fell or rose; what was only aimed at, or is told loosely, is left out. */
export const sharesIn = (text: string): Share[] =>
  /\d|percent/iu.test(text) ? sentencesOf(text.replace(BROKEN, ' ')).flatMap(sharesOf) : []
