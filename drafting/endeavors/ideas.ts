import { abroadAt } from '../builtin/abroad.ts'
import type { Entry, Portrait } from '../builtin/portrait.ts'
import { titleCase } from '../builtin/title-case.ts'
import type { Ground } from './grounds.ts'
import type { Questions } from './questions.ts'
import { titleAbout, TITLE_LIMIT } from './titles.ts'

const fitting = (...titles: string[]): string[] => titles.filter((title) => title.length <= TITLE_LIMIT)

export const ASKS: Omit<Questions, 'what'> = {
  change: 'what would be different, and for whom',
  scope: 'where it could be used, and who has asked for it',
  urgency: 'what each further year without it costs, with a source',
  beneficiaries: 'who would gain, and how many they are, with a source',
  outcome: 'what is to be in use, where, and by when',
}

/** A project that is finished: whether and how it goes on, only the applicant can say. */
export function carriedFurther(work: Entry, portrait: Portrait): Ground {
  const isFromAbroad = abroadAt(work, portrait) !== undefined
  const where = isFromAbroad ? ' in the United States' : ''
  const titled = (before: string, after: string): string => titleAbout(work, portrait, before, after)
  return {
    kind: 'idea',
    anchor: work,
    works: [work],
    idea: `to carry this project further${where}`,
    titles: fitting(
      titled('A Next Step After', `${titleCase(where)}?`),
      isFromAbroad ? titled('Bring', ' to the United States?') : titled('What Comes After', '?'),
    ),
    asks: { what: 'For whom would it be, what do they lack today, and what would you do first?', ...ASKS },
  }
}

/** A patent, put to use by whoever owns it. */
export const putToUse = (patent: Entry, portrait: Portrait): Ground => ({
  kind: 'idea',
  anchor: patent,
  works: [],
  idea: 'to put this invention to wider use',
  titles: fitting(titleAbout(patent, portrait, 'Put', ' to Wider Use?')),
  asks: { what: 'Who owns it, who uses it already, who else would, and what would you do first?', ...ASKS },
})

/** The work of a post that is held, beyond its employer. */
export const beyondPost = (job: Entry): Ground => ({
  kind: 'idea',
  anchor: job,
  works: [],
  titles: fitting(`Do for Others What Is Done at ${job.value('organization')}?`),
  idea: 'to do for others what you do in this post',
  asks: { what: 'Which part of this work do others lack, and how would you do it for them?', ...ASKS },
})
