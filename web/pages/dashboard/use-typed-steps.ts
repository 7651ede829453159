import { useEffect, useState } from 'react'
import { useTypedForms } from '../../forms/use-typed-forms.ts'
import type { typedSteps } from './typed.ts'

export type TypedSteps = ReturnType<typeof typedSteps>
const NONE: TypedSteps = new Map()

/** The steps in which something is typed and not saved; undefined until that is known. The forms' rules are fetched for it alone. */
export function useTypedSteps(): TypedSteps | undefined {
  const forms = useTypedForms()
  const [found, setFound] = useState<{ forms: typeof forms; steps: TypedSteps } | null>(null)
  useEffect(() => {
    if (forms === undefined || forms.size === 0) return
    void import('./typed.ts').then(
      (rules) => setFound({ forms, steps: rules.typedSteps(forms) }),
      () => undefined,
    )
  }, [forms])
  if (forms?.size === 0) return NONE
  return found !== null && found.forms === forms ? found.steps : undefined
}
