import { useNavigate } from 'react-router'
import type { DraftResult } from '../api/recommenders.ts'
import { toast } from '../ui/toast.tsx'

/** Tells that a letter is there, wherever one is, and offers to read it. */
export function useTellDrafted(): (drafted: DraftResult | null) => void {
  const navigate = useNavigate()
  return (drafted) =>
    toast({
      text: 'Letter generation successful',
      tone: 'done',
      ...(drafted !== null && {
        action: { label: 'Read and edit', run: () => void navigate(`/documents/${drafted.letter_id}`) },
      }),
    })
}
