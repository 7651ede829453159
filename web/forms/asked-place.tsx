import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { langOf } from '../language/lang-of.ts'
import { focusControl } from '../ui/error-summary.tsx'
import { Notice } from '../ui/notice.tsx'
import { controlId } from './messages.ts'
import './asked-place.css'

/** What a document asks for, and the way back to its point: it goes along with the link to the place that takes it. */
export interface AskedFor {
  asked: string
  from: string
}

/** The place that the address asks for: `entry=12&field=impact`, `entry=new`, or of a form without entries `field=comments`. */
export function askedPlace(): { entry: string | null; field: string | null } {
  const search = new URLSearchParams(window.location.search)
  return { entry: search.get('entry'), field: search.get('field') }
}

/** Answers whether the control is there. */
export function goToControl(id: string): boolean {
  focusControl(id)
  const control = document.getElementById(id)
  control?.scrollIntoView({ block: 'center' })
  return control !== null
}

/** A form that is shown for one of its fields begins there. */
export function useAskedField(): void {
  useEffect(() => {
    const { field } = askedPlace()
    if (field !== null) goToControl(controlId(field))
  }, [])
}

/** What one came here to give; it stays in view while it is given. */
export function AskedForLine() {
  const state = useLocation().state as Partial<AskedFor> | null
  if (state?.asked === undefined || state.from === undefined) return null
  const { asked, from } = state
  return (
    <div className="asked-for">
      <Notice>
        <p>
          <Trans>
            Your document asks for: <span lang={langOf(asked)}>{asked}</span>.
          </Trans>
        </p>
        <Link to={from}>
          <Trans>Back to the document</Trans>
        </Link>
      </Notice>
    </div>
  )
}
