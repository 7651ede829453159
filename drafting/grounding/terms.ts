import type { Figure, Proposition, Token } from './proposition.ts'

/** For what each of something is counted or paid: `year`, `county`; `each` for "apiece"; `all` for "together". */
const AFTER =
  /^[^,;:.()—]{0,24}?\b(?:(?:per|for (?:each|every)|each|every) (?!(?:of|time|one|is|are|was|were|to|in|case)\b)(?<of>\p{L}+)|an? (?<time>year|month|week|day|hour|quarter|night|semester|season)\b|(?<ly>annually|yearly|monthly|weekly|daily|hourly|quarterly)\b|(?<each>apiece|each)\b|\/\s?(?<slash>yr|year|mo|month|wk|week|day|hr|hour)\b)/iu
const EACH_BEFORE =
  /\b(?:each|every \p{L}+) (?:of (?:them|these|those) )?(?:\p{L}+ ){1,2}(?:about |some |nearly |over )?$/iu
const TOTAL = /\b(?:together|in all|altogether|in total|a total|total of|combined|jointly|between them)\b/iu
const EVERY = /\b(?:per|each|every|apiece)\b/iu
const NEAR = 40

const TIMES: Readonly<Record<string, string>> = {
  annually: 'year',
  yearly: 'year',
  annual: 'year',
  monthly: 'month',
  weekly: 'week',
  daily: 'day',
  hourly: 'hour',
  yr: 'year',
  mo: 'month',
  wk: 'week',
  hr: 'hour',
  quarterly: 'quarter',
}

const shortOf = (word: string | undefined): string | undefined =>
  word === undefined ? undefined : (TIMES[word.toLowerCase()] ?? word)

interface Terms {
  of: string | null
  each: boolean
  all: boolean
}

function termsOf(text: string, { start, end }: { start: number; end: number }): Terms {
  const { of, time, ly, each, slash } = AFTER.exec(text.slice(end))?.groups ?? {}
  const before = text.slice(Math.max(0, start - NEAR), start)
  return {
    of: (of ?? time ?? shortOf(ly ?? slash))?.toLowerCase() ?? null,
    each: each !== undefined || EACH_BEFORE.test(before),
    all: TOTAL.test(before) || TOTAL.test(text.slice(end, end + NEAR)),
  }
}

const isOf = (of: string, { sense, folded }: Token): boolean =>
  sense.lemma === of || folded === of || sense.stem === of || TIMES[folded] === of

const read = new WeakMap<Figure, Terms>()

const held = (figure: Figure, { text }: Proposition): Terms => {
  const known = read.get(figure) ?? termsOf(text, figure)
  read.set(figure, known)
  return known
}

/** Whether a figure of a source is told on the terms on which the sentence tells it: for each, for all, by the month. */
export function onSameTerms(
  text: string,
  own: Figure,
): (source: Figure, proposition: Proposition, previous?: readonly Token[]) => boolean {
  const { of, each, all } = termsOf(text, own)
  if (of === null && !each && !all) return () => true
  return (source, proposition, previous = []) => {
    const told = held(source, proposition)
    if (of !== null && of.length > 2 && told.of !== of) {
      const words = [...proposition.tokens, ...proposition.extra, ...previous]
      if (!words.some((token) => isOf(of, token))) return false
    }
    if (each && told.all && !told.each) return false
    return !(all && (told.each || told.of !== null) && !told.all && EVERY.test(proposition.text))
  }
}

/** What money is: a word for it in a sentence needs one of the same line in the source. */
const KINDS: readonly (readonly string[])[] = [
  'sale sell sales sold revenue turnover income order purchase buy'.split(' '),
  'profit earnings surplus gain profitable'.split(' '),
  'salary wage pay earn compensation stipend wages paid'.split(' '),
  'loan borrow credit debt bank lend'.split(' '),
  'prize award carry win receive worth'.split(' '),
  'grant fund funding award support finance gift donation sponsor give fellowship scholarship endowment pay contribute subsidy'.split(
    ' ',
  ),
]
const HEADS = 'sales revenue turnover|profit|salary wage|loan|prize|grant fellowship scholarship donation'
  .split('|')
  .map((line) => new Set(line.split(' ')))

/** So few words are no sentence. */
const FRAGMENT = 7

const BEFORE_MONEY = /\b(?<kind>\p{L}+) (?:of|was|is|worth|totaling|totalling|amounting to) (?:\p{L}+ ){0,2}$/iu
const AFTER_MONEY = /^ (?:in|as an?|of) (?:\p{L}+ )??(?<kind>\p{L}+)\b/iu

/** Whether money of a source is money of the kind that the sentence tells of. */
export function ofSameKind(
  text: string,
  own: Figure,
): (proposition: Proposition, previous: readonly Token[] | undefined) => boolean {
  if (own.quantity.unit !== 'money') return () => true
  const said = [
    BEFORE_MONEY.exec(text.slice(Math.max(0, own.start - NEAR), own.start))?.groups?.kind,
    AFTER_MONEY.exec(text.slice(own.end))?.groups?.kind,
  ].map((word) => word?.toLowerCase() ?? '')
  const kind = HEADS.findIndex((heads) => said.some((word) => heads.has(word)))
  if (kind === -1) return () => true
  const words = KINDS[kind] ?? []
  return (proposition, previous = []) => {
    // A fragment has its head in the line before.
    const all = proposition.tokens.length > FRAGMENT ? proposition.tokens : [...proposition.tokens, ...previous]
    return [...all, ...proposition.extra].some(
      ({ folded, sense }) => words.includes(folded) || words.includes(sense.lemma),
    )
  }
}

/** What stands before the name of whoever gave money. */
export const FUNDED =
  /\b(?:grants?|funded|funding|financed|sponsored|fellowship|scholarship|subsidy|donation)\b(?:[^,;:.]|[,.](?=\d)){0,40} (?:from|by) (?:the |our |its |an? )?$/iu

/** Fields of houses at which somebody works, studies or is known. */
const HOUSES = new Set(['organization', 'school_name', 'entry', 'exhibit'])

/** Whether a proposition may tell who gave money. */
export const tellsOfFunds = (proposition: Proposition | undefined): boolean =>
  proposition !== undefined && !HOUSES.has(proposition.field)
