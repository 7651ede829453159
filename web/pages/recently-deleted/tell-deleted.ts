import { t } from '@lingui/core/macro'
import type { DeletedKind } from '#domain/recently-deleted.ts'
import { saysOf } from '../../api/api-error.ts'
import { refetchDeleted, restoreDeleted } from '../../api/recently-deleted.ts'
import { toast } from '../../ui/toast.tsx'

/** Says that something was deleted, with an Undo that works wherever one has gone meanwhile. */
export function tellDeleted(text: string, kind: DeletedKind, id: number, restored: string): void {
  void refetchDeleted()
  const undo = () => void bringBack(kind, id, restored)
  toast({ text, tone: 'done', action: { label: t`Undo`, run: undo } })
}

/** Restores what was deleted and says so; where that fails, says where it can be tried again. */
export async function bringBack(kind: DeletedKind, id: number, restored: string): Promise<boolean> {
  try {
    await restoreDeleted(kind, id)
    toast(restored)
    return true
  } catch (error) {
    const why = t`For 30 days you find it under Recently deleted, in Account Settings.`
    toast({ text: saysOf(error, t`It could not be restored.`), why, tone: 'error', stays: true })
    return false
  }
}
