import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { COOKIES, ON_THE_DEVICE, type Kept } from '../../content/cookies.ts'
import { Prose } from '../resources/prose.tsx'
import { Part, ReadingPage } from './reading-page.tsx'

const CONTENTS = [
  { id: 'cookies', title: t`Cookies` },
  { id: 'storage', title: t`Kept in your browser besides` },
  { id: 'without', title: t`Doing without` },
]

export default function Cookies() {
  return (
    <ReadingPage
      title={t`Cookies`}
      lead={t`Four cookies to sign you in safely, none of them before you go to sign in, and one for the language, if you choose it. No advertising, no analytics, nobody else’s.`}
      contents={CONTENTS}
    >
      <Part id="cookies" title={t`Cookies`}>
        <p>
          <Trans>
            Since none of them is for anything but what you asked for, there is no banner to click away. All are this
            site’s own.
          </Trans>
        </p>
        <Prose block={tableOf(t`Cookie`, COOKIES)} part="cookies-title" />
      </Part>
      <Part id="storage" title={t`Kept in your browser besides`}>
        <p>
          <Trans>
            So that nothing you type is lost, and pages know where you were. It stays on this device; the server is told
            of it only where you save.
          </Trans>
        </p>
        <Prose
          block={tableOf(t({ context: 'of what is stored', message: 'Name' }), ON_THE_DEVICE)}
          part="storage-title"
        />
      </Part>
      <Part id="without" title={t`Doing without`}>
        <p>
          <Trans>
            The public pages can be read with cookies switched off. Signing in does not work so: the server could not
            tell you from anybody else. You can remove this site’s data at any time in your browser; you are then signed
            out, and what you typed and did not save is gone.
          </Trans>
        </p>
      </Part>
    </ReadingPage>
  )
}

const tableOf = (first: string, kept: readonly Kept[]) => ({
  table: {
    head: [first, t`What for`, t({ context: 'how long it is stored', message: 'Until' })],
    rows: kept.map(({ name, why, until }) => [name, why, until]),
  },
})
