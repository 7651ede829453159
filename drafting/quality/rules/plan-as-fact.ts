import type { Found, Rule } from '../finding.ts'
import { named, type Reading } from '../reading.ts'

/** Fields that hold what is not yet: steps to be taken, and what is expected of them. */
const AHEAD = new Set(['plans', 'expected_outcomes'])

/** Words by which a sentence says that it speaks of what is not yet. */
const NOT_YET =
  /\b(?:will|would|shall|should|could|can|may|might|must|plan\w*|intend\w*|expect\w*|propos\w*|aim\w*|hop(?:e|es|ed|ing)|want\w*|goals?|targets?|outcomes?|means? to|(?:is|are|was|were) to|once|until|if|when|seek\w*|ready to|prepar\w*|next|going to|future|steps?|calls? for|provid\w* for|intention|horizon)\b/iu

/** Words that carry over to the sentence after them. */
const OPENS_THE_FUTURE = /\b(?:will|would|expect\w*|outcomes?|plans? to|steps)\b/iu

/** Words that a sentence gives as somebody's own: "The petitioner writes: “I hope for …”". */
const SAID = /: “([^”]+)”[.,]?$/u

/** What is planned is not told as if it were so. */
function* find({ paragraphs, caseFile }: Reading): Generator<Found> {
  const ahead = new Set(
    caseFile.facts.filter(({ section, field }) => section === 'futureplan' && AHEAD.has(field)).map(({ id }) => id),
  )
  let before = ''
  for (const [block, lines] of paragraphs) {
    // A sentence that leads to a list speaks for each of its points.
    const isLed = lines[0]?.kind === 'list' && OPENS_THE_FUTURE.test(before)
    before = lines.at(-1)?.outer ?? ''
    for (const [at, { sentence, outer, prose }] of lines.entries()) {
      const facts = sentence.sources.filter((id) => /^F\d/u.test(id))
      if (facts.length === 0 || !facts.every((id) => ahead.has(id))) continue
      // What it says of the law is so already.
      if (sentence.inlines.some(({ kind }) => kind === 'authority')) continue
      if (isLed || NOT_YET.test(outer) || NOT_YET.test(SAID.exec(prose)?.[1] ?? '')) continue
      if (OPENS_THE_FUTURE.test(lines[at - 1]?.outer ?? '')) continue
      yield { block, text: `This is planned, and told as if it were so already: “${named(prose)}”` }
    }
  }
}

export const planAsFact: Rule = { id: 'plan-as-fact', severity: 'must', find }
