import type { Finding } from './claim.ts'
import type { Reading, SentenceReading } from './reading.ts'

/** Told as the winner, and as the only one. */
const WON =
  /\b(?:won|wins|winning|(?:is|was|as|were|be|became|being|been|named|declared) (?:the |an? |one of the |its )?(?:\p{L}+ )?winners?|winners? of|first (?:place|prize)|ahead of (?!theirs|hers|his|him|her\b|them|us\b|me\b|mine|ours)|laureate|prevail(?:ed|ing|s) over|took (?:the|its|home) (?:\p{L}+ ){0,3}(?:prize|award))\b/iu
const LESSER_SAID =
  /\b(?:second|third|fourth|finalists?|runners?-up|shortlist\w*|nominat\w*|nominees?|mention|commend\w*|not|never|nobody|another)\b/iu
/** Told as given, of a prize that a source says went elsewhere. */
const RECEIVED =
  /\b(?:received|was (?:given|awarded)|earned|took|collected)\b[^.;,]{0,60}\b(?:prize|award|medal|trophy)\b/iu
const LOST =
  /\b(?:prize|award|medal) went to (?:another|somebody|someone|others?)|\bnot (?:the )?winner|\bdid(?: not|n[’']t) win\b|\bwinner was (?:somebody|someone|another)\b/iu
const ALONE =
  /\b(?:(?:her|him|me|us) alone|sole (?:recipient|winner|laureate)|only (?:recipient|winner|laureate)|alone (?:won|received))\b/iu

/** Told by a source as less, or as shared. */
const LESSER =
  /\b(?:second|third|fourth) (?:place|prize)|\bfinalists?\b|\brunners?-up\b|\bshortlist\w*|\bhonorable mention\b|\bnominees?\b|\b(?:prize|award) went to another\b/iu
const WINS =
  /\b(?:I|we|you)\b[^.;]{0,30}\b(?:won|win|winner|first (?:place|prize)|best in)\b|\b(?:winner|first (?:place|prize)|prize|award)\b[^.;,]{0,20}\b(?:to (?:me|us|you)|was me)\b/iu
const SHARED =
  /\bone of (?:two|three|four|five|six|\d+) (?:recipients|winners|laureates|fellows|persons|people)|\b(?:two|three|four|five|\d+) (?:persons|people|recipients|winners|of us) (?:received|won|got|shared)|\bshared (?:it|the (?:prize|award))\b/iu

/** Given to whoever is no person: "gave the company its prize". */
const TO_OTHERS =
  /\b(?:gave|given|awarded|granted|presented|honou?red|went|conferred)(?: (?:it|on|upon|to))* (?:the|our|my|its) (?<whom>\p{L}+)/iu
const TO_APPLICANT =
  /\b(?:honou?red|awarded|gave|presented|recognized|distinguished|decorated|granted) (?:him|her|me|(?:Dr|Mr|Ms|Mrs|Prof)\b)|\b(?:he|she|I) (?:was|were|has been|have been) (?:honou?red|awarded|presented|given|recognized|granted|decorated)\b|\b(?:he|she|I) (?:won|received|earned|was given)\b/iu
const PRIZES = /\b(?:prizes?|awards?|medals?|honou?rs?|trophy|trophies)\b/iu
const GROUPS = new Set(
  'company firm team plant hospital department project laboratory lab school unit cooperative group program district university clinic town city agency association studio shop factory'.split(
    ' ',
  ),
)

const isOfAward = (section: string): boolean => section === 'evidence'

/** Awards told as won, or as won alone, of which the case file tells less; and those that went to somebody else. */
export function overtoldAwards(clause: Reading, { text }: SentenceReading): Finding[] {
  const from = clause.tokens[0]?.start ?? 0
  const to = clause.tokens.at(-1)?.end ?? 0
  const said = text.slice(from, to)
  const { entry } = clause
  if (entry === undefined || !(PRIZES.test(said) || (isOfAward(entry.section) && WON.test(said)))) return []
  const found = (form: RegExp, reason: string): Finding[] => {
    const match = form.exec(said)
    if (match === null) return []
    const start = from + match.index
    return [{ kind: 'role', start, end: start + match[0].length, text: match[0], reason }]
  }
  const told = entry.propositions.filter(({ field }) => field !== 'exhibit').map((proposition) => proposition.text)
  const tells = (form: RegExp) => told.some((one) => form.test(one))
  if (isOfAward(entry.section)) {
    if (
      WON.test(said) &&
      !LESSER_SAID.test(text) &&
      tells(LESSER) &&
      !told.some((one) => WINS.test(one) && !LESSER.test(one) && !/\b(?:not|never)\b/iu.test(one))
    )
      return found(WON, `${entry.label} tells of a lesser place`)
    if (RECEIVED.test(said) && !LESSER_SAID.test(text) && tells(LOST))
      return found(RECEIVED, `${entry.label} tells that it went to somebody else`)
    if (ALONE.test(said) && tells(SHARED)) return found(ALONE, `${entry.label} tells of others who received it too`)
  }
  if (TO_APPLICANT.test(said)) {
    const others = told.filter(
      (one) => PRIZES.test(one) && GROUPS.has(TO_OTHERS.exec(one)?.groups?.whom?.toLowerCase() ?? ''),
    )
    const own = told.filter((one) => PRIZES.test(one) && !others.includes(one))
    if (others.length > 0 && own.length === 0)
      return found(TO_APPLICANT, `${entry.label} tells that it went to somebody else`)
  }
  return []
}
