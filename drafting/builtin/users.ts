import { words, type Phrase } from './phrase.ts'
import type { Told } from './told.ts'

/** Who is counted, or named by kind and place: "six hospitals in Missouri and one in Illinois". */
const WHO =
  '(?<who>(?:\\d[\\d,]*|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Several|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|laboratories|hospitals|schools|counties|growers|teachers|companies)(?: (?!(?:that|which|who|and (?:now|has|have)|of them|percent|per|have|has|are|is|was|were|used?|uses)\\b)[\\p{L}\\d’-]+,?){1,10}?)'

const FORMS = [
  new RegExp(
    `^(?:A total of )?${WHO} (?:(?:have|has|had) )?(?:now |also |already |since )?(?:adopted|used?|uses|introduced|taken over|took over|copied|(?:asked for|ordered)(?=[^.]*\\band (?:now )?uses?\\b)|repeat(?:ed)?|are connected|work with|run)\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:adopted|used|downloaded|taken over|introduced|copied) by ${WHO}(?=[.,;]| (?:and|since|for)\\b)`,
    'u',
  ),
  new RegExp(`\\bsold [\\d,]+ \\p{L}+ to ${WHO}(?=[.;])`, 'u'),
]

/** Not people or houses, but what is counted of them. */
const NO_USERS =
  /\b(?:times|years|months|days|hours|dollars|percent|articles|papers|citations|patients|students?|copies)\b/u

/** Those of whom a result says that they use it, and not that they asked for it or wish to have it: what a text names where it does not tell the result again. */
export function usersIn({ text, sources }: Pick<Told, 'text' | 'sources'>): Phrase | undefined {
  for (const form of FORMS) {
    const who = form.exec(text)?.groups?.who
    if (who === undefined || NO_USERS.test(who)) continue
    return words(who.charAt(0).toLowerCase() + who.slice(1), sources)
  }
  return undefined
}
