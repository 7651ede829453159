import { plural, t } from '@lingui/core/macro'
import { isIdea, type EndeavorNote, type NotedEndeavor } from '#domain/endeavor.ts'
import { PARTS_IN_ORDER, PRONGS, type Prong } from '#domain/endeavor-parts.ts'
import { Check, CircleDashed } from 'lucide-react'
import { translated } from '../../language/translated.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'

export const notesOf = (notes: readonly EndeavorNote[], part: EndeavorNote['part']): EndeavorNote[] =>
  notes.filter((note) => note.part === part)

const PRONG_OF = new Map<string, Prong>(PARTS_IN_ORDER.map(({ name, prong }) => [name, prong]))

/** How many gaps the parts of a prong have. */
export const gapsIn = (notes: readonly EndeavorNote[], prong: Prong): number =>
  notes.filter(({ part, tone }) => tone === 'gap' && PRONG_OF.get(part) === prong).length

/** The title is measured alone: without an undertaking no prong can be argued. */
export const isSpecific = (notes: readonly EndeavorNote[]): boolean =>
  !notes.some(({ part, tone }) => part === 'title' && tone === 'gap')

/** What was found in one part. Of words alone, so that it can stand in the help of a field. */
export function NoteLines({ notes }: { notes: readonly EndeavorNote[] }) {
  return notes.map(({ tone, text }) => (
    <span key={text} className={tone === 'gap' ? 'note-line note-gap' : 'note-line'}>
      <Icon of={tone === 'gap' ? CircleDashed : Check} size="s" />
      <span>
        <span className="sr">{tone === 'gap' ? t`To settle: ` : t`Found: `}</span>
        {translated(text)}
      </span>
    </span>
  ))
}

/** "Idea, 4 questions": how many things an endeavor still asks that says of itself that it is an idea. */
export const ideaInWords = (notes: readonly EndeavorNote[]): string =>
  plural(notes.filter(({ tone }) => tone === 'gap').length, { one: 'Idea, # question', other: 'Idea, # questions' })

/** Under an endeavor: whether it is specific, and what each prong still asks of it. An idea is praised for nothing yet. */
export function NoteBadges({ endeavor }: { endeavor: NotedEndeavor }) {
  const { notes } = endeavor
  const specific = isSpecific(notes)
  if (isIdea(endeavor))
    return (
      <ul className="note-badges">
        <li>
          <Badge>{ideaInWords(notes)}</Badge>
        </li>
      </ul>
    )
  return (
    <ul className="note-badges">
      <li>
        <Badge tone={specific ? 'done' : 'gap'}>{specific ? t`Specific` : t`Not specific yet`}</Badge>
      </li>
      {([1, 2] as const).map((prong) => {
        const count = gapsIn(notes, prong)
        return (
          <li key={prong}>
            <Badge tone={count === 0 ? 'done' : 'gap'}>
              {count === 0 ? t`Prong ${prong}: nothing to settle` : t`Prong ${prong}: ${count} to settle`}
            </Badge>
          </li>
        )
      })}
    </ul>
  )
}

const [FIRST, SECOND] = [translated(PRONGS[1].asks), translated(PRONGS[2].asks)]
/** What the words of the badges mean, once on a page. */
export const ABOUT_NOTES = t`A petition is weighed by three prongs (Matter of Dhanasar). ${FIRST} That is prong 1. ${SECOND} That is prong 2. Prong 3 weighs them against the usual job offer and is argued in the petition letter. What is noted here is found by plain rules in the words alone, and says nothing about the decision.`
