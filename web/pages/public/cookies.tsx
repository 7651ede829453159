import { COOKIES, ON_THE_DEVICE, type Kept } from '../../content/cookies.ts'
import { Prose } from '../resources/prose.tsx'
import { Part, ReadingPage } from './reading-page.tsx'

const CONTENTS = [
  { id: 'cookies', title: 'Cookies' },
  { id: 'storage', title: 'Kept in your browser besides' },
  { id: 'without', title: 'Doing without' },
]

export default function Cookies() {
  return (
    <ReadingPage
      title="Cookies"
      lead="Four cookies, all of them to sign you in safely, and none before you go to sign in. No advertising, no analytics, nobody else’s."
      contents={CONTENTS}
    >
      <Part id="cookies" title="Cookies">
        <p>
          Since none of them is for anything but what you asked for, there is no banner to click away. All are this
          site’s own.
        </p>
        <Prose block={tableOf('Cookie', COOKIES)} />
      </Part>
      <Part id="storage" title="Kept in your browser besides">
        <p>
          So that nothing you type is lost, and pages know where you were. It stays on this device; the server is told
          of it only where you save.
        </p>
        <Prose block={tableOf('Name', ON_THE_DEVICE)} />
      </Part>
      <Part id="without" title="Doing without">
        <p>
          The public pages can be read with cookies switched off. Signing in does not work so: the server could not tell
          you from anybody else. You can remove this site’s data at any time in your browser; you are then signed out,
          and what you typed and did not save is gone.
        </p>
      </Part>
    </ReadingPage>
  )
}

const tableOf = (first: string, kept: readonly Kept[]) => ({
  table: { head: [first, 'What for', 'Until'], rows: kept.map(({ name, why, until }) => [name, why, until]) },
})
