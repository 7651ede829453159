import type { Entry } from '../../builtin/portrait.ts'
import type { Composer } from '../../builtin/composer.ts'
import { asRole } from '../../builtin/entries.ts'
import { canBeTurned, isInFirstPerson } from '../../builtin/own-words.ts'
import type { Phrase } from '../../builtin/phrase.ts'
import type { Work } from '../../builtin/portrait.ts'
import { isClause, roleAndDeeds } from '../../builtin/typed-title.ts'
import type { Told } from '../../builtin/told.ts'
import { article } from '../../builtin/wording.ts'
import type { Matter } from '../matter.ts'

const ORDINALS: Readonly<Record<string, string>> = { '1st': 'first', '2nd': 'second', '3rd': 'third', '4th': 'fourth' }

/** Roles of which there are several, and which a sentence names with an article. */
const COUNTED =
  /^(?:(?:PhD|doctoral|master’s|graduate|undergraduate|team|project|research) )+(?:student|member|assistant|fellow|engineer)\b/i

/** A role that was typed as a note, as prose has it: "initiator and lead"; what stands in parentheses stays with it. */
export function inProse(role: string): string {
  const prose = asRole(
    role
      .replace(/'/g, '’')
      .replace(/ \+ /g, ' and ')
      .replace(
        /;\s+(?=[^;,(]*\b(?:author|student|lead|leader|manager|investigator|engineer|member|founder)\b)/gi,
        ' and ',
      )
      .replace(/;\s+/g, ', ')
      .replace(/, (?=responsible for|in charge of)/g, ' ')
      .replace(/\b(?:1st|2nd|3rd|4th)(?=[ -]author)/g, (typed) => ORDINALS[typed] ?? typed),
  ).replace(/^Phd\b/i, 'PhD')
  return COUNTED.test(prose) ? article(prose) : prose
}

/** A project's role as a sentence takes it on, told of the petitioner, or in the petitioner's own words where that cannot be. */
export function roleOf(write: Composer, work: Work): Phrase | undefined {
  const role = work.value('role')
  if (!isInFirstPerson(role)) return work.say('role', inProse)
  return canBeTurned(role) && !isClause(role)
    ? write.turned(inProse(role), work.sources('role'))
    : write.spoken(role, work.sources('role'))
}

/** What the field of the role tells of deeds, each as a sentence of the petitioner's own. */
export function deedsInRole({ caseFile }: Matter, work: Work): Told[] {
  const { section, id: entry, exhibits } = work
  const fact = caseFile.fact(section, entry, 'role')
  return roleAndDeeds(fact?.value.trim() ?? '').deeds.map((deed) => ({
    text: `I ${deed.replace(/\.+$/, '')}.`,
    sources: work.sources('role'),
    exhibits,
    section,
    entry,
    field: 'role',
  }))
}

/** Roles that are not the first in a work. */
const JUNIOR =
  /\b(?:co-?author|(?:second|third|fourth|middle|last|2nd|3rd|\dth)[- ]author|contributor|team member|assistant|student|member of)\b/i

/** True of a work in which others led. */
export const isJunior = (work: Entry): boolean => {
  // "(first author: T. Åsgård)" is somebody else.
  const role = work.value('role').replace(/\([^()]*\)/gu, '')
  return JUNIOR.test(role) && !/(?:first|sole|main) author|lead|principal/i.test(role)
}
