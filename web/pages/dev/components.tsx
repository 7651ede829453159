import { usePageTitle } from '../../shell/page-title.ts'
import { ThemeToggle } from '../../ui/theme.tsx'
import { Actions } from './actions.tsx'
import { Fields } from './fields.tsx'
import { Files } from './files.tsx'
import { Forms } from './forms.tsx'
import { Messages } from './messages.tsx'
import { Work } from './work.tsx'
import './components.css'

const GROUPS = [
  { id: 'actions', title: 'Actions and marks', Shown: Actions },
  { id: 'fields', title: 'Fields', Shown: Fields },
  { id: 'files', title: 'Files', Shown: Files },
  { id: 'forms', title: 'Forms and entries', Shown: Forms },
  { id: 'messages', title: 'Messages and states', Shown: Messages },
  { id: 'work', title: 'Progress and documents', Shown: Work },
]

/** Every component of the product in each of its states, to look at and to compare with. */
export default function Components() {
  usePageTitle('Components')
  return (
    <main id="main" tabIndex={-1} className="gallery">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1>Components</h1>
        <ThemeToggle />
      </header>
      <nav aria-label="Groups" className="flex flex-wrap gap-4">
        {GROUPS.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      {GROUPS.map(({ id, title, Shown }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <Shown />
        </section>
      ))}
    </main>
  )
}
