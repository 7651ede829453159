import type { Fact } from '../case-file.ts'
import type { Profile } from '../profile.ts'
import { placeOf } from './places.ts'

const RESUME = 'resume'

/** The pages of a recommender's resume, each a fact about that recommender. A resume is no exhibit of the filing. */
export const recommenderResumes = (profile: Profile): Omit<Fact, 'id' | 'exhibits' | 'pages'>[] =>
  profile.referees.flatMap(({ id, resume }) => {
    const upload = profile.uploads.find(({ url }) => url === resume?.url)
    return (upload?.pages ?? []).flatMap((text, at) =>
      text.trim() === ''
        ? []
        : [
            {
              kind: 'recommender' as const,
              section: 'referees',
              entry: id,
              field: RESUME,
              place: `${placeOf(profile, 'referees', id)}, Resume, page ${at + 1}`,
              value: text.trim(),
            },
          ],
    )
  })

export const isOfResume = ({ section, field }: Pick<Fact, 'section' | 'field'>): boolean =>
  section === 'referees' && field === RESUME
