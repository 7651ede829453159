/** Things of which an account means a certain one, and which learners of English name without an article. */
const THING =
  'client|customer|drone|battery|radar|railway|company|machine|device|vendor|supplier|supervisor|boss|employer|winner|budget|contract|error|prototype|vehicle|helicopter|camera|computer|server|engine|pump|truck|software|program|system|method|model|instrument|building|hospital|school|factory|ministry|government|team|committee|jury|exam|paper|article|release zone'
const TELLS =
  '(?:is|are|was|were|has|had|did|does|could|can|would|will|wanted|needed|asked|stopped|gave|made|failed|broke|crashed|lasts?|took|cost|paid|said|bought|refused|works?|ran|used|grew|fell)'

const HEADS = new RegExp(
  `(^|[:;,] )(${THING})(?= (?:\\([^()]*\\) )?(?:(?:in|at|of|from) [^,.;]{1,14} )?${TELLS}\\b)`,
  'giu',
)
const OBJECTS = new RegExp(
  `(?<=\\b(?:wanted|needed|built|bought|without|wants|needs|rented) )(${THING})(?=[.,;]|$| (?:with|for|from|that|which|in|to)\\b)`,
  'giu',
)
/** "write open manual": one thing that is made, with a word on its kind. */
const MADE =
  /\b(write|make|build|create|develop|design|publish|draft|wrote|made|built|created|developed|designed|published|drafted) ((?:(?:open|simple|new|small|short|free|online|public|common|national|large|better|cheap|low-cost|portable|digital|mobile) )+)(?!(?:data|software|research|water|access|work|training|equipment|knowledge|code|material|information|content|practice|evidence|care|technology|energy|power|food|science|education|text)\b)(\p{Ll}+[^s\s\P{Ll}])(?=[.,;]|$| (?:for|in|with|of|on|at|to|from|by|that|which|and)\b)/gu

const VOWEL = /^[aeio]/i

/** With the articles that a learner of English leaves out, where a thing is plainly one certain thing or one of its kind. */
export const withArticles = (text: string): string =>
  text
    .replace(HEADS, (_, before: string, thing: string) =>
      before === '' && /^\p{Lu}/u.test(thing)
        ? `The ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`
        : `${before}the ${thing}`,
    )
    .replace(OBJECTS, (thing: string) => `${VOWEL.test(thing) ? 'an' : 'a'} ${thing}`)
    .replace(
      MADE,
      (_, verb: string, kind: string, thing: string) => `${verb} ${VOWEL.test(kind) ? 'an' : 'a'} ${kind}${thing}`,
    )
