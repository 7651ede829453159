import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { PASSWORD_RULES } from '#domain/account.ts'
import { Check, Circle } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { FieldHints } from '../../../forms/field-spec.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { Strength } from './level.ts'
import { ADVICE_WORDS, LEVEL_WORDS } from './words.ts'
import { useStrength } from './use-strength.ts'
import './new-password.css'
import { translated } from '../../../language/translated.ts'
import { listed } from '../../../language/lists.ts'

/** Long enough after the last letter that whoever types is not talked over. */
const PAUSE = 1000

/**
 * The rules of a new password, ticked as one types, and how easily it is guessed. `about` is what others may know of the
 * applicant. None of it refuses anything; the form's schema does.
 */
export function PasswordHints({ id, controlId, text, about }: FieldHints & { about: readonly string[] }) {
  const strength = useStrength(controlId, text, about)
  const level = strength ? LEVEL_WORDS[strength.level] : ''
  const missing = PASSWORD_RULES.filter(({ holds }) => !holds(text)).map(({ words }) => words)
  return (
    <div className="pw">
      <ul className="pw-rules" id={id}>
        {PASSWORD_RULES.map(({ words }) => {
          const met = !missing.includes(words)
          return (
            <li key={words} className={met ? 'is-met' : undefined}>
              <Icon of={met ? Check : Circle} size="s" />
              {translated(words)}
              {met && (
                <span className="sr">
                  <Trans>, done</Trans>
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <div className="pw-meter" data-level={strength?.level}>
        <span className="pw-bar" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
        <p className="help">
          {strength ? <b>{t`${level}.`}</b> : text === '' && ADVICE_WORDS.longer}
          {strength?.advice && ` ${ADVICE_WORDS[strength.advice]}`}
        </p>
      </div>
      <Spoken words={text === '' ? '' : spoken(missing, strength)} />
    </div>
  )
}

function spoken(missing: readonly string[], strength: Strength | null): string {
  const needed = listed(missing.map(translated)).toLowerCase()
  const rules = missing.length === 0 ? t`All rules are met.` : t`Still needed: ${needed}.`
  if (strength === null) return rules
  const level = LEVEL_WORDS[strength.level].toLowerCase()
  const advice = strength.advice === null ? '' : ` ${ADVICE_WORDS[strength.advice]}`
  return `${rules} ${t`Strength: ${level}.`}${advice}`
}

/** For whoever does not see the ticks: told once the typing pauses. */
function Spoken({ words }: { words: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), PAUSE)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <p className="sr" role="status">
      {said}
    </p>
  )
}
