import { t } from '@lingui/core/macro'
import type { Endeavor } from '#domain/endeavor.ts'
import type { ReactNode } from 'react'
import { selectEndeavor } from '../../api/endeavors.ts'
import { SavingCheckbox } from '../../ui/saving-checkbox.tsx'
import { toast } from '../../ui/toast.tsx'
import { tellRefused } from './refused.ts'

/** Selects an endeavor for the letters and the petition, and takes it back. */
export function SelectBox({
  endeavor,
  label,
  onLocked,
}: {
  endeavor: Endeavor
  label: ReactNode
  onLocked: () => void
}) {
  const select = async (chosen: boolean) => {
    try {
      await selectEndeavor(endeavor.id, chosen)
      toast(chosen ? t`Endeavor selected successfully` : t`Endeavor deselected successfully`)
    } catch (error) {
      tellRefused(error, chosen ? t`Failed to select endeavor` : t`Failed to deselect endeavor`, onLocked)
      throw error
    }
  }
  return <SavingCheckbox label={label} checked={endeavor.is_selected} save={select} />
}
