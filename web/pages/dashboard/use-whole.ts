import { useEffect, useState } from 'react'
import { useApplication } from '../../api/application.ts'
import { useCaseFile } from '../../api/case-file.ts'
import { useEndeavors } from '../../api/endeavors.ts'
import { useRecommenders } from '../../api/recommenders.ts'
import { useRfeAnalysis } from '../../api/rfe.ts'
import { useUsage } from '../../api/usage.ts'

/** A large record takes longer to read than anybody likes to look at grey boxes. */
const LONGEST_WAIT_MS = 3000

/**
 * Whether all is there that decides what the overview shows and where: shown piece by piece, each piece would move those
 * below it while one reads or presses them.
 */
export function useWhole({ hasNotices }: { hasNotices: boolean }): boolean {
  const application = useApplication()
  const isLoading = [
    application,
    useCaseFile(),
    useUsage(),
    useRecommenders(),
    useEndeavors({ enabled: application.data != null }),
    useRfeAnalysis({ enabled: hasNotices }),
  ].some((query) => query.isLoading)
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONGEST_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  // What was shown stays: a later question has the boxes of its own part.
  const [isShown, setIsShown] = useState(false)
  if (!isShown && (!isLoading || isLong)) setIsShown(true)
  return isShown
}
