import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import type { PacketGap } from '../../api/letter-packet.ts'
import { translated } from '../../language/translated.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { gapsLine } from './words.ts'

/** What the packet lacks, each with what to do and the way there. */
export function Missing({ gaps }: { gaps: readonly PacketGap[] }) {
  return (
    <section aria-labelledby="missing">
      <h2 id="missing">
        <Trans>What is missing</Trans> <small>{gapsLine([...gaps])}</small>
      </h2>
      {gaps.length === 0 ? (
        <p className="packet-clear">
          <Icon of={Check} size="s" />
          <Trans>Nothing that this page looks for. Read the letters once more beside each other before you file.</Trans>
        </p>
      ) : (
        <ul className="packet-gaps">
          {gaps.map(({ kind, severity, text, todo, action, href }) => (
            <li key={`${kind} ${text}`}>
              <Badge tone={severity === 'must' ? 'gap' : undefined}>{severity === 'must' ? t`Must` : t`Should`}</Badge>
              <div>
                <p className="wrap-anywhere">{translated(text)}</p>
                <p className="small soft wrap-anywhere">{translated(todo)}</p>
              </div>
              <Link className="btn btn-second btn-s" to={href}>
                {translated(action)}
                <span className="sr">: {translated(text)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
