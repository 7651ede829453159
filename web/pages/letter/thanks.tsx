import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { moment } from '../../ui/moment.ts'
import { Downloads, SignedFile } from './hand-in.tsx'
import { useLinked } from './linked.ts'

/** After the signed letter was handed in: thanks, and what was received. */
export function Thanks({ isNew }: { isNew: boolean }) {
  const { letter } = useLinked()
  const { applicant, signed } = letter
  const [isReplacing, setReplacing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // What had the focus, the button that sent it, is gone.
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <section className="card card-pad thanks" aria-labelledby="thanks">
      <span className="glyph">
        <Icon of={CircleCheck} size="l" />
      </span>
      <h1 id="thanks" ref={heading} tabIndex={-1}>
        <Trans>Thank you</Trans>
      </h1>
      <p className="soft">
        <Trans>
          {applicant.name} has your signed letter and was told by mail. Nothing more is asked of you, and you can close
          this page.
        </Trans>
      </p>
      {signed !== null && (
        <p className="small received">
          <span className="quiet">
            <Trans>Received</Trans>
          </span>{' '}
          <b>{signed.name}</b>
          <span className="quiet num">{t`, ${moment(signed.created_at)}`}</span>
        </p>
      )}
      <Downloads />
      {isReplacing ? (
        <SignedFile label={t`Another file`} press={t`Put it in its place`} onSent={() => setReplacing(false)} />
      ) : (
        <p className="small soft">
          <Trans>
            Is it the wrong file, or a poor scan?{' '}
            <Button look="link" onClick={() => setReplacing(true)}>
              Send another in its place
            </Button>
            . Should the text have to change, please ask {applicant.name} for a new link.
          </Trans>
        </p>
      )}
    </section>
  )
}
