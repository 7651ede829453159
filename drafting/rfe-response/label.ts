/** Up to four words before a colon. */
const LABEL = /^(\p{Lu}[^\s:;,.]*(?: [^\s:;,.]+){0,3}): (?=\S)/u
/** What has a verb or speaks of somebody begins a sentence, and labels none. */
const OF_SENTENCE =
  /\b(?:I|we|he|she|it|they|you|is|are|was|were|has|have|had|will|can|says?|said|reads?|states?|(?!proposed\b)\p{L}{2,}ed|(?<!\b(?:prong|point|part|item|issue|request) )(?:two|three|four|five)|\d+ \p{Ll}+)\b/iu
/** What goes on without a capital is a sentence only with a verb of its own. */
const HAS_VERB = /\b(?:is|are|was|were|has|have|had|will|can)\b/u

/** Words of the applicant's draft without the label that some write before each answer. */
export function unlabeled(text: string): string {
  const label = LABEL.exec(text)
  if (label === null || OF_SENTENCE.test(label[1] ?? '')) return text
  const rest = text.slice(label[0].length)
  return /^\p{Lu}/u.test(rest) || HAS_VERB.test(rest) ? rest : text
}
