import type { Phrase } from '../../builtin/phrase.ts'
import type { Entry } from '../../builtin/portrait.ts'
import { article } from '../../builtin/wording.ts'

const PLACE = /\b(?:semi-?finalist|finalist|nominee|runner-up)\b/i

/** "a finalist": how near somebody came to a prize, as its name or its account says. */
export const placeIn = (item: Entry): Phrase | undefined =>
  ['name', 'brief_introduction'].flatMap((field) => {
    const place = PLACE.exec(item.value(field))?.[0].toLowerCase()
    return place === undefined ? [] : (item.say(field, () => article(place)) ?? [])
  })[0]

/** The contest's own name, without the place that was noted behind it. */
export const contestOf = (item: Entry): Phrase | undefined =>
  item.say('name', (name) => {
    const contest = name
      .replace(/\s*\([^()]*\)\s*$/u, '')
      .replace(/[\s,]*(?:[–—-]\s*)?(?:semi-?finalist|finalist|nominee|runner-up)\s*$/iu, '')
      .replace(/^(?:semi-?finalist|finalist|nominee|runner-up),? (?:(?:for|of|in) )?/iu, '')
      .replace(/"([^"]*)"/gu, '“$1”')
    return /^(?:the|an?) /i.test(contest) ? contest : `the ${contest}`
  })
