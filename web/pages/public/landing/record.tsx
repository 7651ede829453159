import { Trans } from '@lingui/react/macro'
import { CircleDashed, SearchCheck } from 'lucide-react'
import { SAMPLE_GAPS } from '../../../content/sample-page.ts'
import { Icon } from '../../../ui/icon.tsx'
import { SampleText } from './sample-text.tsx'

/** The petition is personal: made from one record, with its gaps in plain sight. */
export function Record() {
  return (
    <section className="band" aria-labelledby="record">
      <div className="wrap-p two flip">
        <div className="pic">
          <div className="sheet frag">
            <p lang="en">
              <SampleText inlines={SAMPLE_GAPS} />
            </p>
            <ul className="todo">
              <li>
                <Icon of={CircleDashed} />
                <Trans>One fact is missing from your profile</Trans>
              </li>
              <li>
                <Icon of={SearchCheck} />
                <Trans>No exhibit says “the first such line”. Attach proof or remove.</Trans>
              </li>
            </ul>
          </div>
        </div>
        <div>
          <h2 id="record">
            <Trans>A petition made from your record, and nothing else</Trans>
          </h2>
          <p className="intro">
            <Trans>
              What your file does not hold is asked for in plain sight. It is never filled in for you, and never hidden.
            </Trans>
          </p>
        </div>
      </div>
    </section>
  )
}
