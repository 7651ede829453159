import { i18n } from '@lingui/core'
import { Languages } from 'lucide-react'
import { isLanguage, LANGUAGES } from '#domain/language.ts'
import { Icon } from '../ui/icon.tsx'

/** Leads to the other language, by its own name. It works on pages without the app as well (chosen.ts). */
export function LanguageButton({ className }: { className?: string }) {
  const other = Object.keys(LANGUAGES).find((language) => language !== i18n.locale)
  if (!isLanguage(other)) return null
  return (
    <button type="button" className={className} data-language={other} lang={other}>
      <Icon of={Languages} />
      {LANGUAGES[other]}
    </button>
  )
}
