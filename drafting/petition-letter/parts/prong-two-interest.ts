import type { Composer } from '../../builtin/composer.ts'
import { joined, listed, words } from '../../builtin/phrase.ts'
import { article, embedded } from '../../builtin/wording.ts'
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

/** Words of commitment: what somebody else has promised, signed or ordered. */
const COMMITTED =
  /\b(?:letters? of (?:interest|intent|support)|signed|agreed|ordered|committed|contract|set aside|enrolled)\b/i

/** Words by which a result shows that others have taken it up. */
const USED =
  /\b(adopted|sold|introduced it|now use|uses? (it|the|them)|used (it|the)|asked for|in use|took the method|serve)\b/i

export function interest(write: Composer, matter: Matter): void {
  write.heading(3, '4. The Interest of Users and Others')
  if (matter.interest.length > 0) write.say(phrasing.INTEREST_TOPIC)
  for (const item of matter.interest) {
    write.say(phrasing.INTEREST_ITEM, { ...issued(item), item: theName(item) })
    write.tell(item.told('brief_introduction'))
  }
  write.close()
  letters(write, matter)
  write.close()
  const lead = matter.leadPlan
  const commitment = lead?.told('current_progress').find(({ text }) => COMMITTED.test(text) && !/\bI\b/.test(text))
  const committed = commitment !== undefined
  if (committed) write.say(phrasing.PLAN_INTEREST, { told: words(embedded(commitment.text), commitment.sources) })
  const used = matter.ranked.filter((work) => USED.test(work.value('impact')))
  write.say(phrasing.USE_AS_INTEREST, { works: listed(matter.naming.all(used.slice(0, 2))) })
  funding(write, matter)
  if (matter.interest.length > 0 || (committed && lead !== undefined && lead.exhibits.length > 0)) return
  const subject = lowerFirst(lead?.value('area_of_focus') ?? 'the endeavor')
  write.ask(committed ? phrasing.ASK_NAMED_LETTERS : phrasing.ASK_USERS.replace('{subject}', subject), 'evidence')
}

function funding(write: Composer, matter: Matter): void {
  const funders = matter.ranked.flatMap((work) => {
    const funder = work.published ? fundedBy(work) : undefined
    const name = funder === undefined ? undefined : matter.naming.call(work)
    return funder === undefined || name === undefined ? [] : [joined(funder, words(' funded '), name)]
  })
  write.say(phrasing.FUNDING_AS_INTEREST, { funders: listed(funders) })
}

/** Who the writer is to the petitioner, without what the entry adds in somebody's first person. */
function relationOf({ relationship, category }: { relationship: string; category: string }): string | undefined {
  const head = relationship.split(/[;,.]/)[0]?.trim() ?? relationship
  if (/^independent$/i.test(head)) return 'independent of the petitioner'
  if (/^(?:my|our)\s/i.test(head)) return `the petitioner’s ${head.replace(/^(?:my|our)\s+/i, '')}`
  if (/\b(?:I|we|he|she|they|his|her|their|is|was|were|am|are|have|has)\b/.test(head)) return undefined
  return category === 'other' ? article(lowerFirst(head)) : `the petitioner’s ${lowerFirst(head)}`
}

/** Each signed letter by its writer, whom the officer can weigh by title and relation. */
function letters(write: Composer, matter: Matter): void {
  for (const row of matter.caseFile.profile.referees) {
    const referee = row.signed_letter === null ? undefined : matter.referees.find((one) => one.id === row.id)
    if (referee === undefined) continue
    const relation = relationOf(row)
    const slots = {
      writer: words(
        [row.pronoun, row.first_name, row.middle_name, row.last_name].filter((part) => part.trim() !== '').join(' '),
        referee.sources('pronoun', 'first_name', 'middle_name', 'last_name'),
      ),
      title: referee.say('title'),
      organization: referee.say('organization'),
      relation: relation === undefined ? undefined : words(relation, referee.sources('relationship', 'category')),
    }
    if (!write.say(phrasing.LETTER, slots, referee.exhibits)) write.say(phrasing.LETTER_PLAIN, slots, referee.exhibits)
  }
}
