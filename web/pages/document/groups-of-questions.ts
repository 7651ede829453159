import { t } from '@lingui/core/macro'
import { exhibitLabel } from '#domain/exhibit-number.ts'
import type { DocumentView, OpenPoint } from '../../api/document.ts'
import { sectionName } from './words.ts'

/** Questions about the same paper, or of the same section. */
export interface QuestionGroup {
  key: string
  title: string
  points: OpenPoint[]
}

/** So many are taken in at a glance; of more, those of one section are folded. */
const FEW = 5

type Around = Pick<DocumentView, 'exhibits' | 'outline'>

/** What a question is about: its paper, else the section that it stands in. */
function aboutOf({ section, papers }: OpenPoint, { exhibits, outline }: Around): Omit<QuestionGroup, 'points'> {
  const paper = exhibits.find(({ number }) => number === papers?.exhibits[0])
  if (paper !== undefined)
    return { key: `exhibit ${paper.number}`, title: t`Exhibit ${exhibitLabel(paper.number)}: ${paper.title}` }
  const entry = outline.find((one) => one.section === section)
  return { key: `section ${section ?? ''}`, title: entry === undefined ? t`The document` : sectionName(entry) }
}

const isPaper = ({ key }: QuestionGroup): boolean => key.startsWith('exhibit ')

/** Several questions about one thing as a group, those about papers first; the others one by one, in the order of the text. */
export function groupsOfQuestions(
  points: readonly OpenPoint[],
  around: Around,
): { groups: QuestionGroup[]; others: OpenPoint[] } {
  const all = new Map<string, QuestionGroup>()
  for (const point of points) {
    const about = aboutOf(point, around)
    const group = all.get(about.key) ?? { ...about, points: [] }
    group.points.push(point)
    all.set(about.key, group)
  }
  const groups = [...all.values()].filter((group) => group.points.length > 1 && (isPaper(group) || points.length > FEW))
  const grouped = new Set(groups.flatMap((group) => group.points))
  return {
    groups: [...groups.filter(isPaper), ...groups.filter((group) => !isPaper(group))],
    others: points.filter((point) => !grouped.has(point)),
  }
}
