import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { doneIn, progressQuery } from '../../api/progress.ts'
import { PROFILE_STEPS } from '../../shell/profile-steps.tsx'
import { Notice } from '../../ui/notice.tsx'

/** The first ten are free once: whoever has them drafted from half a profile should know it before. */
export function BeforeFirstDrafts() {
  const { data } = useQuery(progressQuery)
  if (data === undefined) return null
  const done = doneIn(data)
  const left = PROFILE_STEPS.filter(({ section }) => !done.has(section))
  const [next] = left
  if (next === undefined) return null
  const [all, ready] = [PROFILE_STEPS.length, PROFILE_STEPS.length - left.length]
  const { label } = next
  return (
    <Notice tone="gap">
      <Trans>
        <b>
          {ready} of {all} steps of your profile are done.
        </b>{' '}
        Drafts hold what your profile holds, and only the first ten are free.{' '}
        <Link to={next.path}>Go on with {label}</Link> first, if you can.
      </Trans>
    </Notice>
  )
}
