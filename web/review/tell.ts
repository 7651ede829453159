import { plural, t } from '@lingui/core/macro'
import type { ApiError } from '../api/api-error.ts'
import { translated } from '../language/translated.ts'
import { toast } from '../ui/toast.tsx'

/** What came in between, in one line. */
export function tellOvertaken(lost: number): void {
  toast({
    text:
      lost === 0
        ? t`The text was changed in another window. What you pressed is kept.`
        : plural(lost, {
            one: 'The text was changed in another window. # sentence reads otherwise now: please look at it once more. All else is kept.',
            other:
              'The text was changed in another window. # sentences read otherwise now: please look at them once more. All else is kept.',
          }),
    stays: true,
  })
}

/** The server refused what was pressed. */
export function tellRefused(error: ApiError): void {
  toast({ text: translated(error.says(t`This could not be saved. Please try again.`)), tone: 'error', stays: true })
}
