import { i18n } from '@lingui/core'
import { Languages } from 'lucide-react'
import { isLanguage, LANGUAGES } from '#domain/language.ts'
import { Icon } from '../ui/icon.tsx'

/**
 * Leads to the other language, by its own name, which is shown only when pointed at where the button is `folded` to its icon. It
 * works on pages without the app as well (chosen.ts).
 */
export function LanguageButton({ className, folded }: { className?: string; folded?: true }) {
  const other = Object.keys(LANGUAGES).find((language) => language !== i18n.locale)
  if (!isLanguage(other)) return null
  const name = LANGUAGES[other]
  return (
    <button
      type="button"
      className={className}
      data-language={other}
      lang={other}
      {...(folded && { title: name, 'aria-label': name })}
    >
      <Icon of={Languages} />
      {!folded && name}
    </button>
  )
}
