import type { Composer } from '../../builtin/composer.ts'
import { joined, listed, words } from '../../builtin/phrase.ts'
import { fundedBy } from './prong-two-record.ts'
import { issued, lowerFirst, theName, type Matter } from '../matter.ts'
import * as phrasing from '../phrasing/prong-two.ts'

export function plan(write: Composer, matter: Matter): void {
  write.heading(3, '3. A Plan, and Progress Under It')
  const lead = matter.leadPlan
  if (lead === undefined) {
    write.ask('a plan for the endeavor and what has been done under it', 'futureplan')
    return
  }
  write.say(lead.value('status') === 'In Progress' ? phrasing.MODEL_TOPIC : phrasing.MODEL_TOPIC_NOT_STARTED)
  write.tell(lead.told('current_progress'))
  write.tell(lead.told('comments'))
  if (lead.exhibits.length > 0) write.say(phrasing.PLAN_PAPER, {}, lead.exhibits)
}

export function interest(write: Composer, matter: Matter): void {
  write.heading(3, '4. The Interest of Users and Others')
  if (matter.interest.length > 0) write.say(phrasing.INTEREST_TOPIC)
  for (const item of matter.interest) {
    write.say(phrasing.INTEREST_ITEM, { ...issued(item), item: theName(item) }, item.exhibits)
    write.tell(item.told('brief_introduction'))
  }
  const funders = matter.ranked.flatMap((work) => {
    const funder = work.published ? fundedBy(work) : undefined
    const name = funder === undefined ? undefined : matter.naming.call(work)
    return funder === undefined || name === undefined ? [] : [joined(funder, words(' funded '), name)]
  })
  write.close()
  write.say(phrasing.FUNDING_AS_INTEREST, { funders: listed(funders) })
  letters(write, matter)
  if (matter.interest.length > 0) return
  const used = matter.ranked.filter((work) => USED.test(work.value('impact')))
  write.say(phrasing.USE_AS_INTEREST, { works: listed(matter.naming.all(used.slice(0, 2))) })
  const subject = lowerFirst(matter.leadPlan?.value('area_of_focus') ?? 'the endeavor')
  const hasLetters = /\bletters? of (interest|intent|support)/i.test(matter.leadPlan?.value('current_progress') ?? '')
  write.ask(hasLetters ? phrasing.ASK_NAMED_LETTERS : phrasing.ASK_USERS.replace('{subject}', subject), 'evidence')
}

/** Who the writer is to the petitioner, without what the entry adds in the writer's own first person. */
function relationOf(told: string): string {
  const head = told.split(/[;,]/)[0]?.trim() ?? told
  return /^independent$/i.test(head) ? 'independent of the petitioner' : lowerFirst(head)
}

/** Words by which a result shows that others have taken it up. */
const USED =
  /\b(adopted|sold|introduced it|now use|uses? (it|the|them)|used (it|the)|asked for|in use|took the method|serve)\b/i

function letters(write: Composer, matter: Matter): void {
  const signed = matter.caseFile.profile.referees.filter((referee) => referee.signed_letter !== null)
  const phrases = signed.flatMap((row) => {
    const referee = matter.referees.find((one) => one.id === row.id)
    if (referee === undefined) return []
    const title = referee.say('title')
    const organization = referee.say('organization')
    const name = words(
      [row.pronoun, row.first_name, row.middle_name, row.last_name].filter(Boolean).join(' '),
      referee.sources('pronoun', 'first_name', 'middle_name', 'last_name'),
    )
    const relation = referee.say('relationship', relationOf)
    if (title === undefined || organization === undefined || relation === undefined) return []
    return [
      {
        phrase: joined(name, words(', '), title, words(' at '), organization, words(' ('), relation, words(')')),
        exhibits: referee.exhibits,
      },
    ]
  })
  if (phrases.length === 0) return
  const who = listed(phrases.map(({ phrase }) => phrase))
  write.say(
    phrasing.LETTERS,
    {
      letters:
        who === undefined ? undefined : joined(who, words(phrases.length === 1 ? ' has written' : ' have written')),
    },
    phrases.flatMap(({ exhibits }) => exhibits),
  )
}
