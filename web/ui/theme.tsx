import { t } from '@lingui/core/macro'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { THEME_KEY } from '../api/stored.ts'
import { Icon } from './icon.tsx'

const THEMES = ['system', 'light', 'dark'] as const
type Theme = (typeof THEMES)[number]
const ICONS = { system: Monitor, light: Sun, dark: Moon }
const WORDS = { system: t`Theme: system`, light: t`Theme: light`, dark: t`Theme: dark` }

const stored = (): Theme => THEMES.find((theme) => theme === localStorage.getItem(THEME_KEY)) ?? 'system'

function apply(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem(THEME_KEY)
    delete document.documentElement.dataset.theme
  } else {
    localStorage.setItem(THEME_KEY, theme)
    document.documentElement.dataset.theme = theme
  }
}

/** One button that goes round: as the system has it, light, dark. `folded` to its icon, it says so when pointed at. */
export function ThemeToggle({ folded }: { folded?: true }) {
  const [theme, setTheme] = useState(stored)
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system'
  return (
    <button
      type="button"
      onClick={() => {
        apply(next)
        setTheme(next)
      }}
      {...(folded && { title: WORDS[theme], 'aria-label': WORDS[theme] })}
    >
      <Icon of={ICONS[theme]} />
      {!folded && WORDS[theme]}
    </button>
  )
}
