import { t } from '@lingui/core/macro'
import { toast } from '../../ui/toast.tsx'

/** Puts a link on the clipboard, which a browser can refuse: the link then stands in the page to be copied by hand. */
export async function copyLink(url: string | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(url ?? '')
    toast(t`Link copied`)
  } catch {
    toast({ text: t`Your browser did not let us copy it. Please copy the link below by hand.`, tone: 'error' })
  }
}
