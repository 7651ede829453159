import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { BETWEEN_SENTENCES } from '../../language/locale.ts'

/** Says what 8 CFR 103.2(b)(3) asks of a translator, who fills in the brackets. Whatever the interface speaks, it goes with an English paper. */
const WORDING = `Certificate of translation

I, [translator's full name], certify that I am competent to translate from [language] into English, and that the attached English translation of “[title of the document]” is complete and accurate.

Signature: ____________________
Name: [translator's full name]
Address: [address]
Date: [date]
`

async function copy(): Promise<void> {
  try {
    await navigator.clipboard.writeText(WORDING)
    toast(t`Wording copied. Your translator fills in the brackets and signs.`)
  } catch {
    // Refused, or there is no clipboard where the page is not served securely.
    toast({ text: t`Your browser did not let us copy it.`, tone: 'error' })
  }
}

/** The help of a translator's certificate, with a wording to hand to the translator. */
export const TRANSLATORS_CERTIFICATE = (
  <>
    <Trans>
      A signed statement that the translation is complete and accurate and that the translator is competent (8 CFR
      103.2(b)(3)).
    </Trans>
    {BETWEEN_SENTENCES}
    <Button look="link" onClick={() => void copy()}>
      <Trans>Copy a wording</Trans>
    </Button>
  </>
)
