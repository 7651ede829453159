import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'

/** What a translation of the terms and of the privacy notice begins with; the English text itself has no need of it. */
export const ENGLISH_GOVERNS: readonly string[] =
  i18n.locale === 'zh-Hans'
    ? [t`This is a translation for your convenience. Where it differs from the English text, the English text governs.`]
    : []
