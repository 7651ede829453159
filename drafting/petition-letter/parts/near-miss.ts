import type { Phrase } from '../../builtin/phrase.ts'
import type { Entry } from '../../builtin/portrait.ts'
import { article } from '../../builtin/wording.ts'

const PLACE = /\b(?:semi-?finalist|finalist|nominee|runner-up)\b/i

/** How near somebody came, where no word names who came so near. */
const LISTED: readonly [RegExp, string][] = [
  [/\bshort[- ]?list(?:ed)?\b/i, 'one of those on the shortlist'],
  [/\blong[- ]?list(?:ed)?\b/i, 'one of those on the longlist'],
  [/\bnominat(?:ed|ion)\b/i, 'a nominee'],
]

/** "a finalist": how near somebody came to a prize, as its name or its account says. */
export const placeIn = (item: Entry): Phrase | undefined =>
  ['name', 'brief_introduction'].flatMap((field) => {
    const text = item.value(field)
    const place = PLACE.exec(text)?.[0].toLowerCase()
    const said = place === undefined ? LISTED.find(([form]) => form.test(text))?.[1] : article(place)
    return said === undefined ? [] : (item.say(field, () => said) ?? [])
  })[0]

const LOST =
  /\bnot (?:an? |the )?winner\b|\bdid(?: not|n[’']t) win\b|\bwent to\b|\bwinner was\b|\brunner-up\b|\b(?:an)?other (?:\p{L}+ )?won\b/iu

/** True where the profile tells that the prize itself went to somebody else; else no more is said than how near it was. */
export const isLost = (item: Entry): boolean => LOST.test(`${item.value('name')}. ${item.value('brief_introduction')}`)

const NEARLY = '(?:semi-?finalist|finalist|nominee|nomination|runner-up|(?:short|long)[- ]?list(?:ed)?|nominated)'
const BEHIND = new RegExp(`[\\s,]*(?:[–—-]\\s*)?${NEARLY}\\s*$`, 'iu')
const BEFORE = new RegExp(`^${NEARLY},? (?:(?:for|of|in) )?`, 'iu')

/** The contest's own name, without the place that was noted before or behind it. */
export const contestOf = (item: Entry): Phrase | undefined =>
  item.say('name', (name) => {
    const contest = name
      .replace(/\s*\([^()]*\)\s*$/u, '')
      .replace(BEHIND, '')
      .replace(BEFORE, '')
      .replace(/"([^"]*)"/gu, '“$1”')
    return /^(?:the|an?) /i.test(contest) ? contest : `the ${contest}`
  })
