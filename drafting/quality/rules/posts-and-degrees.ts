import { degreesIn } from '../../case-file/degree-names.ts'
import { foldText } from '../../grounding/fold.ts'
import type { Found, Rule } from '../finding.ts'
import { named, type Reading } from '../reading.ts'

const folded = (text: string): string => foldText(text).toLowerCase()

/** A job title stands beside the employer who gave it. */
function* findPosts({ lines, caseFile }: Reading): Generator<Found> {
  const posts = caseFile.profile.professionalhistory.map(({ job_title, organization }) => ({
    title: folded(job_title),
    organization: folded(organization),
    shown: { job_title, organization },
  }))
  for (const { outer, block, prose } of lines) {
    const text = folded(outer)
    const employers = posts.filter(({ organization }) => text.includes(organization))
    if (employers.length === 0) continue
    const titles = posts.filter(({ title }) => text.includes(title))
    // "engineer" stands within "senior engineer".
    const longest = titles.filter(
      ({ title }) => !titles.some((other) => other.title !== title && other.title.includes(title)),
    )
    for (const { title, shown } of longest)
      if (
        !employers.some((post) => posts.some((one) => one.organization === post.organization && one.title === title)) &&
        !posts.some((one) => one.title === title && text.includes(one.organization))
      )
        yield {
          block,
          text: `“${shown.job_title}” was the post at ${shown.organization}, which is not named here: “${named(prose)}”`,
        }
  }
}
export const posts: Rule = { id: 'posts', severity: 'must', find: findPosts }

const GAINED = /\b(?:holds?|earned|awarded|conferred|received|completed|graduated|obtained)\b/iu

/** A degree stands beside the school that conferred it. */
function* findDegrees({ lines, caseFile }: Reading): Generator<Found> {
  const { academichistory } = caseFile.profile
  for (const { outer, block, prose } of lines) {
    if (!GAINED.test(outer)) continue
    const text = folded(outer)
    const schools = academichistory.filter(({ school_name }) => text.includes(folded(school_name)))
    if (schools.length === 0) continue
    const held = new Set<string>(
      schools.flatMap(({ school_name, degree }) =>
        academichistory.some((one) => one.school_name === school_name) ? [degree] : [],
      ),
    )
    for (const degree of degreesIn(outer.replace(/\bpost-?doctoral\w*|\bbaccalaureate or\b/giu, '')))
      if (!held.has(degree) && !(degree === 'Doctoral' && held.has('Professional Degree')))
        yield {
          block,
          text: `No ${degree} degree of ${schools.map(({ school_name }) => school_name).join(' or ')} stands in your profile: “${named(prose)}”`,
        }
  }
}
export const degrees: Rule = { id: 'degrees', severity: 'must', find: findDegrees }
