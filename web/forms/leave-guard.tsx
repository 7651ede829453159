import { useFormState } from 'react-hook-form'
import { LeaveQuestion } from './leave-question.tsx'

/** Asks before the form around it is left with unsaved changes. */
export function LeaveGuard({ shownBy }: { shownBy?: readonly string[] }) {
  const { isDirty } = useFormState()
  return <LeaveQuestion isDirty={isDirty} shownBy={shownBy} />
}
