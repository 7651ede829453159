// The words for people in the sources of the rooms below the web: what the interface has to be able to say in each language.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { sentencesIn } from '../web/language/sentences-in.ts'

/** What of these rooms is shown in the interface. What stands in documents and mails is English, and so is what operators read. */
const SHOWN = [
  /^domain\/(?!api|country-names|countries|phone-codes|us-states|document-text|month)/,
  /^server\/(?!adapters\/(payments|mail)|commerce\/(receipt|sandbox)|config|db\/|http\/(built-pages|compress|gone|health|metrics|openapi|search|server|books)|jobs\/(at-once|books)|main|mail\/|own-data\/(read-me|tables)|rfe\/(calendar|filed-petition)|start-message|verifier\/|files\/(send-file|claim-store)|workers\/(failure|serve|worker)[.])/,
  /^documents\/records\//,
  /^drafting\/(case-file|letter-packet|quality|redraft)[/.]/,
  /^drafting\/cards\/questions[.]/,
  /^drafting\/endeavors\/(needs|notes|draft)[.]/,
  /^drafting\/(editing\/(add-source|edit-blocks|changed-issues|quote-page)|engine|rfe-analysis\/(draft|beyond|advice|document\/caption|points\/[a-z-]+)|rfe-case\/(facts|pages))[.]/,
  /^drafting\/grounding\//,
  /^drafting\/authorities\/(statements|never-cite)[.]/,
  /^drafting\/(petition-letter|recommendation-letter|rfe-response)\/outline/,
  /^drafting\/recommendation-letter\/left-out[.]/,
  /^drafting\/petition-letter\/phrasing\/letters[.]/,
]
/** Exhibits are called as the filing prints them; dates, counts and grades are looked for in papers; a cover is a paper's. */
const NOT_SHOWN =
  /[.]test[.]|\/testing\/|mails?[.]ts$|journal-macros|case-file\/(exhibits|names|dates-in|stretches-in|grade-scale|counts-in|figures-in|exceptional-ability)[.]|contradictions\/testing|quality\/(endeavors\/rooted|on-cover)[.]|grounding\/(reckoned|lexicon)/
/** Rooms of which only what is told under a name (`reason`, `purpose`) is shown: the rest is words of documents. */
const NAMED_ONLY =
  /^domain\/official-texts|case-file\/ties|^drafting\/(grounding\/|authorities\/|(petition-letter|recommendation-letter(?!\/left-out)|rfe-response|rfe-analysis\/document)\/)/
/** Files of which every word that is no key is shown, also one that begins small. */
const ALL_SHOWN = /^domain\/options[.]|^drafting\/quality\/words\/(petition-parts|product-notes|slips)[.]/
/** Where pieces of sentences that begin small are shown. */
const PIECES =
  /^drafting\/(case-file\/contradictions\/|letter-packet\/independence|recommendation-letter\/left-out)|^domain\/(plans|letter-packet|drafter)[.]/
/** Advice of several sentences, which is told sentence by sentence; `{dhanasar@889}` is a place of the law that is put in. */
const GUIDED = /^drafting\/rfe-analysis\/(advice|points\/)/
const PLACE = /\{[a-z][^{}]*\}/g
const guided = (words) =>
  sentencesIn(words).map((sentence) => {
    const places = [...sentence.matchAll(PLACE)].map(([place]) => place)
    return places.reduce((text, place, at) => text.replace(place, `{${at}}`), sentence)
  })
/** How the reasons begin for which a sentence of a document is doubted, where they have no name. */
const DOUBT =
  /^(no (entry|school)|the case file|its pages|it (proves|does not)|neither the|these figures|not on) [\p{L} ]/u
const PIECE = /^ ?\p{Ll}[^\n_|\\/]*\s[^\s]/u

/** What no list says: lower-case words alone, and what is put together of several. */
const ALSO = {
  'domain/drafted-document.ts': ['Shorter'],
  'domain/options.ts': [
    'Professor',
    'Supervisor',
    'Colleague',
    'Non-binary',
    'Prefer not to say',
    'Daily',
    'Weekly',
    'Monthly',
    'Quarterly',
    'Yearly',
  ],
  'domain/plans.ts': [
    '{0#} proposed endeavor',
    '{0#} proposed endeavors',
    '{0#} recommendation letter',
    '{0#} recommendation letters',
    '{0#} petition letter',
    '{0#} petition letters',
    '{0#} RFE notice analysis',
    '{0#} RFE notice analyses',
    '{0#} RFE response',
    '{0#} RFE responses',
  ],
  'drafting/editing/recognized.ts': ['the library holds no such note of {0}'],
  'drafting/cards/by-model/read-by-model.ts': [
    'The language model gave no usable answer. Your facts are as they were, and no credit was used. Please try again.',
    'Reading part {0} of {1}',
  ],
  'drafting/verifier/question.ts': ['its sources do not say so'],
  'drafting/rfe-analysis/standards.ts': [
    'extraordinary ability (EB-1A)',
    'outstanding professors and researchers (EB-1B)',
    'multinational managers and executives (EB-1C)',
    'an employer’s petition with a labor certification',
    'another benefit',
  ],
  'server/imports/read-file.ts': ['{0} The trouble is near line {1#}.'],
  'drafting/case-file/months.ts': [
    '{0#} month',
    '{0#} months',
    '{0#} year',
    '{0#} years',
    '{0#} year and {1#} month',
    '{0#} year and {1#} months',
    '{0#} years and {1#} month',
    '{0#} years and {1#} months',
  ],
  'domain/recommender.ts': ['Personal abilities', 'Impact of the work', 'National interest'],
  'drafting/letter-packet/independence.ts': [
    'Your professor',
    'Your supervisor',
    'Your colleague',
    'Has worked for your employer',
    'Has supervised or taught you',
    'Has published with you',
  ].flatMap((tie) => [`${tie}.`, `${tie}; {0}.`, `${tie[0].toLowerCase()}${tie.slice(1)}; {0}`]),
  'drafting/case-file/contradictions/ties.ts': ['Recommender {0#} ({1})'],
  'drafting/letter-packet/gaps/ties.ts': ['Answer'],
  'drafting/letter-packet/gaps/in-words.ts': ['{0} and {1#} more'],
  'drafting/letter-packet/gaps/letters.ts': [
    'Choose',
    '{0#} passage',
    '{0#} passages',
    '{0#} recommender',
    '{0#} recommenders',
    '{0#} open point',
    '{0#} open points',
  ],
  'drafting/case-file/ties.ts': ['the same employer', 'supervision', 'co-authorship'],
  'drafting/recommendation-letter/outline.ts': [
    'Writer',
    'Acquaintance',
    'Problem',
    'Contributions',
    'Effect',
    'Endeavor',
    'Conclusion',
    'as what, how long and how closely the writer has known the applicant, and so what the writer saw',
    'that the writer is independent of the applicant, and how the writer came upon the work',
    'what ties the writer to the applicant, whom the writer never met, and how long the writer has known the work',
    'how the writer came upon the work; whether the writer is independent is to be asked',
  ],
  'domain/endeavor-parts.ts': ['You'],
  'drafting/rfe-response/phrasing/issue.ts': [
    'only your own draft says this; no entry and no paper holds: {0}',
    'only your own draft says this; no entry and no paper says it in these words',
  ],
  'domain/order.ts': ['Paid', 'Cancelled', 'Failed'],
  'domain/official-texts.ts': ['8 CFR 103.2, how petitions are filed and evidence is asked for'],
  'domain/evidence.ts': ['{0} is not a PDF file'],
  'domain/academic-project.ts': ['None'],
  'drafting/case-file/derived.ts': ['Yes', 'No'],
  'drafting/rfe-case/facts.ts': ['Form', 'Deadline', 'Address'],
  'server/accounts/device.ts': ['Chrome', 'Chromium', 'Firefox', 'Microsoft Edge', 'Opera', 'Safari', 'WeChat'].map(
    (name) => `${name} on {0}`,
  ),
  'server/http/rate-limit.ts': ['second', 'seconds'],
}
/** Places of the case file are called by an entry's label and number: `Education 2, City`. */
const LABELS = /^drafting\/case-file\/fields[.]/
/** Nothing but holes and small words: it would match people's own words. */
const ANYTHING = /^(\{\d\}|in|out|and|or|of|to|on|at|by|the|[\s,.:;()“”%$&;])+$/
/** Said of a number alone: else it would match people's own words that end so. */
const COUNTED = /^\{0\} (?=(more|words|hours|days|year|paragraphs edited)$)/
/** An expression, and no words. */
const EXPRESSION =
  /\(\?|\\[bdpsw]|\)\?|^(Jan|January|zero|january) \p{L}+ \p{L}+ |^\{0\} experience professional work|UTC$|^Ex[.] \{0\}$|^ The trouble|WHOM|^of the and |^company firm /u
const SENTENCE = /^[^\p{L}\p{N}]*(\p{Lu}|\{0\}|\d)[^\n]*\s\S/u
const LETTERS = /\p{L}{2}/u
/** Names for people that are one word alone. */
const NAMES = /^(name|label|title|says|asks|help)$/
/** Names under which also what begins small is told. */
const REASONS = /^(reason|purpose|why)$/

/** Calls whose words are a developer's, not a reader's. */
const UNSEEN = /^(Error|TypeError|RangeError|describe|meta|RegExp|log|info|warn|error|debug|fatal)$/
const nameOf = (callee) => (callee?.type === 'MemberExpression' ? callee.property.name : callee?.name)

const templateOf = ({ quasis }) =>
  quasis.map(({ value }, at) => (at === 0 ? '' : `{${at - 1}}`) + value.cooked).join('')

/** @returns {Set<string>} Each with `{0}`, `{1}` … where something is put in; `{0#}` is a number. */
export function wordsIn(file, source) {
  if (!isShownFile(file)) return new Set(ALSO[file])
  const found = new Set()
  const tell = (words) => (GUIDED.test(file) ? guided(words).forEach(tellOne) : tellOne(words))
  const tellOne = (words) => {
    const text = words.replace(COUNTED, '{0#} ')
    if (LETTERS.test(text.replaceAll(/\{\d+\}/g, '')) && !ANYTHING.test(text) && !EXPRESSION.test(text)) found.add(text)
  }
  const namedOnly = NAMED_ONLY.test(file)
  const isShown = (text) =>
    ALL_SHOWN.test(file) ||
    (file.startsWith('drafting/grounding/') && DOUBT.test(text)) ||
    (!namedOnly && (SENTENCE.test(text) || (PIECES.test(file) && PIECE.test(text))))
  const tellWords = (node) => {
    if (node === null || typeof node !== 'object') return
    if (Array.isArray(node)) return node.forEach(tellWords)
    if (node.type === 'Literal' && typeof node.value === 'string' && /\s/.test(node.value)) tell(node.value)
    else if (node.type === 'TemplateLiteral') tell(templateOf(node))
    else if (node.type === 'ArrayExpression') tellWords(node.elements)
    else if (node.type === 'ConditionalExpression') tellWords([node.consequent, node.alternate])
  }
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (node === null || typeof node !== 'object') return
    const { type } = node
    if (type === 'ImportDeclaration' || type === 'ExportAllDeclaration' || type === 'TaggedTemplateExpression') return
    if (type?.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(type)) return
    if ((type === 'CallExpression' || type === 'NewExpression') && UNSEEN.test(nameOf(node.callee) ?? '')) return
    if (type === 'Property' && file === 'domain/options.ts' && /^(name|country|code)$/.test(node.key.name ?? '')) return
    if (type === 'Property' && REASONS.test(node.key.name ?? '')) tellWords(node.value)
    if (type === 'Property' && NAMES.test(node.key.name ?? '') && typeof node.value.value === 'string' && !namedOnly)
      return /^\p{Lu}/u.test(node.value.value) || isShown(node.value.value) ? tell(node.value.value) : undefined
    if (type === 'Literal' && typeof node.value === 'string' && isShown(node.value)) return tell(node.value)
    if (type === 'TemplateLiteral') {
      const text = templateOf(node)
      if (isShown(text)) tell(text)
      return visit(node.expressions)
    }
    if (type === 'Property' && LABELS.test(file) && typeof node.value.value === 'string') {
      if (/^\p{Lu}/u.test(node.value.value)) tell(node.value.value)
      return
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'key' || node.computed) visit(child)
  }
  visit(parseSync(file, source).program)
  for (const text of ALSO[file] ?? []) found.add(text)
  if (LABELS.test(file))
    for (const [, label] of source.matchAll(/ label: '([^']+)'/g)) found.add(`${label} {0#}`).add(`${label} {0#}, {1}`)
  return found
}

const isShownFile = (file) => SHOWN.some((shown) => shown.test(file)) && !NOT_SHOWN.test(file)

/** Every file of which words are shown, with its text. */
export function shownSources(root) {
  return ['domain', 'documents', 'drafting', 'server'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true })
      .map((name) => `${room}/${name.replaceAll('\\', '/')}`)
      .filter((file) => file.endsWith('.ts') && (isShownFile(file) || Object.hasOwn(ALSO, file)))
      .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') })),
  )
}
