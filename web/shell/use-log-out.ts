import { useNavigate } from 'react-router'
import { logOut, useMe } from '../api/session.ts'
import { LEAVE_FREELY } from '../forms/leave-guard.tsx'
import { toast } from '../ui/toast.tsx'

/** Signs out and leads to the login page. */
export function useLogOut(): () => Promise<void> {
  const me = useMe()
  const navigate = useNavigate()
  return async () => {
    try {
      await logOut(me?.id)
      void navigate('/login', { state: LEAVE_FREELY })
    } catch {
      toast({ text: 'The server did not answer. You are still logged in.', tone: 'error' })
    }
  }
}
