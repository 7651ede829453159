import { portraitOf, type Entry } from '../builtin/portrait.ts'
import type { CaseFile } from '../case-file.ts'
import type { SectionName } from '../case-file/fields.ts'
import type { Contribution } from './packet.ts'

export const keyOf = (section: string, entry: number | string): string => `${section}/${entry}`

/** What recommenders may speak to, in the order of the matrix, and how an entry is called there. */
const GROUPS: readonly {
  section: SectionName
  /** As a recommender's configuration names the section. */
  category: string
  group: string
  title: readonly string[]
  detail: readonly string[]
}[] = [
  {
    section: 'professionalprojects',
    category: 'professionalproject',
    group: 'Employment project',
    title: ['project_name'],
    detail: ['organization'],
  },
  {
    section: 'academicprojects',
    category: 'academicproject',
    group: 'Education project',
    title: ['project_name'],
    detail: ['organization'],
  },
  {
    section: 'evidence',
    category: 'evidence',
    group: 'Evidence',
    title: ['name'],
    detail: ['issuing_organization'],
  },
  {
    section: 'professionalhistory',
    category: 'professionalhistory',
    group: 'Employment',
    title: ['job_title'],
    detail: ['organization'],
  },
  {
    section: 'academichistory',
    category: 'academichistory',
    group: 'Education',
    title: ['degree', 'major'],
    detail: ['school_name'],
  },
  { section: 'endeavors', category: 'proposedendeavor', group: 'Endeavor', title: ['title'], detail: [] },
  {
    section: 'futureplan',
    category: 'futureplan',
    group: 'Future plan',
    title: ['plan_title'],
    detail: ['area_of_focus'],
  },
]

/** The entry that an item of a configuration names; undefined of a goal. */
export function chosenKey({ category, item_id }: { category: string; item_id: string }): string | undefined {
  const found = GROUPS.find((group) => group.category === category)
  return found && keyOf(found.section, item_id)
}

/** True of a project whose own title says that it failed: no letter is asked for it. */
const isCalledFailed = (work: Entry): boolean =>
  /\bfailed (?:project|pilot|attempt)\b/iu.test(work.value('project_name'))

/**
 * The rows of the matrix. Work that was not given up has weight: some letter should tell of it, and it stands there even if
 * none does. The endeavor that was selected stands there too; any other entry only where a letter has to do with it.
 */
export function contributionsIn(caseFile: CaseFile, spoken: ReadonlySet<string>): Contribution[] {
  const { works } = portraitOf(caseFile)
  const weighty = new Set(works.filter((work) => !isCalledFailed(work)).map(({ section, id }) => keyOf(section, id)))
  const selected = new Set(
    caseFile.profile.endeavors.filter(({ is_selected }) => is_selected).map(({ id }) => keyOf('endeavors', id)),
  )
  return GROUPS.flatMap(({ section, group, title, detail }) =>
    caseFile.profile[section].flatMap(({ id }): Contribution[] => {
      const key = keyOf(section, id)
      if (!weighty.has(key) && !selected.has(key) && !spoken.has(key)) return []
      const said = (fields: readonly string[]): string =>
        fields.flatMap((field) => caseFile.fact(section, id, field)?.value ?? []).join(', ')
      return [{ key, group, title: said(title) || 'Untitled', detail: said(detail), has_weight: weighty.has(key) }]
    }),
  )
}
