/** What the built-in drafter can do to a section. */
export type Kind = 'afresh' | 'words' | 'fuller' | 'leave-out' | 'shorter' | 'first'

/** Wishes about one thing: the group is what it is about. The first that fits a clause is taken. */
export const ABOUT: readonly (readonly [Kind, RegExp])[] = [
  ['leave-out', /^(?:leave|keep|take) out (.+)$/i],
  ['leave-out', /^(?:leave|keep|take) (.+) (?:out|away)$/i],
  ['leave-out', /^(?:omit|drop|remove|skip|delete|exclude|strike|without|cut(?: out)?) (.+)$/i],
  ['leave-out', /^(?:do not|don[’']t|never|no) (?:mention|mention of|name|tell|talk about|speak of|include) (.+)$/i],
  ['shorter', /^(?:say |write |tell )?less (?:on|about|of) (.+)$/i],
  ['shorter', /^(?:shorten|condense|trim) (?!(?:it|this|section|text|everything)\b)(.+)$/i],
  ['first', /^(?:start|begin|open|lead) with (.+)$/i],
  [
    'first',
    /^(?:put|place|move|name|mention|tell|bring|set) (.+?) (?:first|up front|at the (?:top|start|beginning|head|front))$/i,
  ],
  ['first', /^(.+?) (?:first|up front|at the (?:top|start|beginning|head))$/i],
  [
    'fuller',
    /^(?:say |write |tell |give |add )?(?:more|further|greater)(?: detail| details)? (?:on|about|of|regarding) (.+)$/i,
  ],
  [
    'fuller',
    /^(?:emphasi[sz]e|stress|highlight|focus(?: more)? on|dwell on|expand (?:on|upon)|elaborate on|detail) (.+)$/i,
  ],
]

/** Wishes about the section as a whole. */
export const WHOLE: readonly (readonly [Kind, RegExp])[] = [
  ['afresh', /\b(?:from (?:my|your|the) profile(?: as it is now)?|afresh|update|up to date)\b/i],
  [
    'shorter',
    /\b(?:short|shorter|shorten|brief|briefer|briefly|concise|concisely|condense|cut (?:it |this )?down|less (?:text|words|detail|wordy|long)|fewer words|trim|tighter|tighten)\b/i,
  ],
  [
    'fuller',
    /\b(?:long|longer|fuller|more details?|more detailed|(?:more|greater) detail|expand|elaborate|lengthen|more text|richer)\b/i,
  ],
  [
    'words',
    /\b(?:other words|reword|rephrase|rewrite|paraphrase|differently|another way|different(?: words| wording)?|vary)\b/i,
  ],
]

/** Wishes for something new, which the built-in drafter cannot put into a section. */
export const NEW = /^(?:mention|include|add|name|bring in|talk about|speak of|tell of|refer to) (.+)$/i

/** Words around what is asked that say nothing of it. */
export const POLITE =
  /^(?:(?:and|but|then|also|please|kindly|just|can you|could you|would you|you should|make sure (?:to|that you)|i want you to|i would like you to|let[’']s|make it|make this|make the (?:section|text)|it should be|the (?:section|text) should be)[\s,]+)+/i

/** Words with which a wish begins. */
const BEGINS =
  "please|leave|omit|drop|remove|skip|delete|exclude|without|do not|don[’']t|start|begin|open|lead|put|place|move|say|less|more|emphasi[sz]e|stress|highlight|focus|dwell|expand|elaborate|short|shorten|shorter|longer|make it|mention|include|add|in other words|rephrase|reword|with more|with less"

/** What parts one wish from the next. */
export const BETWEEN = new RegExp(
  `(?<!\\b(?:Dr|Prof|Mr|Mrs|Ms|Ex|Exs|St|No|Inc|Ltd|Co|U\\.S|\\p{L}))\\.+(?=\\s|$)\\s*|[;\\n!?]+\\s*|,\\s*(?:and |but |then )?(?=(?:${BEGINS})\\b)|\\s+(?:and|but|then) (?=(?:${BEGINS})\\b)`,
  'iu',
)

/** By which fields of an entry people call it. */
export const NAMED_BY: Readonly<Record<string, readonly string[]>> = {
  academichistory: ['degree', 'major', 'school_name'],
  academicprojects: ['project_name', 'published_journal'],
  professionalhistory: ['job_title', 'organization'],
  professionalprojects: ['project_name'],
  evidence: ['name', 'issuing_organization'],
  futureplan: ['plan_title'],
}

/** Words for the kind of an entry, which do not tell which one is meant. */
export const KIND_WORDS: Readonly<Record<string, string>> = {
  academichistory: 'degree education studies school university',
  academicprojects: 'research paper article publication study',
  professionalhistory: 'job employment position post employer',
  professionalprojects: 'work',
  evidence: 'evidence paper award prize certificate exhibit',
  futureplan: 'plan',
}

/** Words that only point at a place of the text. */
export const PLACE_WORDS =
  'paragraph part sentence section text passage bit thing stuff mention everything whole prof professor'
