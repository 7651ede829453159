import { useRef, useState, type ReactNode } from 'react'
import { Checkbox } from './inputs.tsx'

/** A box that is saved when ticked: it shows the last choice at once and takes it back where saving fails. */
export function SavingCheckbox({
  label,
  help,
  checked,
  save,
}: {
  label: ReactNode
  help?: ReactNode
  /** As stored. */
  checked: boolean
  /** Rejects where the choice was not stored; its caller has told so. */
  save: (checked: boolean) => Promise<void>
}) {
  const [wanted, setWanted] = useState<boolean | null>(null)
  const choices = useRef(0)
  const choose = async (next: boolean) => {
    const choice = ++choices.current
    setWanted(next)
    try {
      await save(next)
    } finally {
      // An earlier one that ends must not be shown in place of the later.
      if (choice === choices.current) setWanted(null)
    }
  }
  return (
    <Checkbox
      label={label}
      help={help}
      checked={wanted ?? checked}
      onChange={(event) => void choose(event.target.checked).catch(() => undefined)}
    />
  )
}
