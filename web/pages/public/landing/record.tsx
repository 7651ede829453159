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
          <div className="sheet frag" lang="en">
            <p>
              <SampleText inlines={SAMPLE_GAPS} />
            </p>
            <ul className="todo">
              <li>
                <Icon of={CircleDashed} />
                One fact is missing from your profile
              </li>
              <li>
                <Icon of={SearchCheck} />
                No exhibit says “the first such line”. Attach proof or remove.
              </li>
            </ul>
          </div>
        </div>
        <div>
          <h2 id="record">A petition made from your record, and nothing else</h2>
          <p className="intro">
            What your file does not hold is asked for in plain sight. It is never filled in for you, and never hidden.
          </p>
        </div>
      </div>
    </section>
  )
}
