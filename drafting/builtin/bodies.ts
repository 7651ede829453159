/** What a body is by the noun that names it; a school, a company and a county go without an article. */
const BODIES: ReadonlySet<string> = new Set(
  (
    'chamber association society board department ministry institute foundation council academy union ' +
    'bureau agency authority commission committee federation league office guild alliance consortium ' +
    'institution organization organisation administration confederation order bar register registry panel ' +
    'jury forum fund secretariat directorate division court senate parliament museum archive library ' +
    'grant program trust congress district'
  ).split(' '),
)

const isBody = (noun: string): boolean => {
  const word = noun.toLowerCase()
  return BODIES.has(word) || BODIES.has(word.replace(/s$/u, ''))
}

/** Names by which such a body goes without one all the same. */
const BARE = /\bInstitute of Technology\b|^\p{Lu}+$|[’']s\b|^(?:the|an?|my|our)\b|["“(]/iu
/** "University of …", "College of …": of these the article goes with the "of". */
const SCHOOL_OF = /^(?:University|College|School|Kingdom|State|City|County|Port|Center|Centre|Church) of\b/u

/** Where what the body is of, for or at begins: "Board | of Engineers". */
const BEHIND = / (?:of|for|on|in|at|and|de|des|del|der|für|y|et)\b.*$/iu

/** True of a body that a sentence names with its article: "the Bohemian Chamber of Engineers". */
const takesArticle = (name: string): boolean => {
  if (BARE.test(name)) return false
  if (SCHOOL_OF.test(name)) return true
  const head = name.replace(/,.*$/u, '').replace(BEHIND, '')
  return isBody(head.split(' ').at(-1) ?? '') || isBody(name.replace(/,.*$/u, '').split(' ').at(-1) ?? '')
}

/** A body as a sentence names it. */
export const bodyCalled = (name: string): string => (takesArticle(name) ? `the ${name}` : name)
