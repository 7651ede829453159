import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { RadioGroup } from '../ui/inputs.tsx'
import { questionOf, type Choices, type EntryClash } from './entry-clashes.ts'
import { listed } from '../language/lists.ts'

export interface Question {
  asked: readonly EntryClash[]
  /** What an entry is called. */
  titleAt: (at: number) => string
  answer: (choices: Choices | null) => void
}

const SHOWN = 240
/** A value as one line of a question shows it. */
function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return t`(empty)`
  if (value === true) return t`yes`
  if (value === false) return t`no`
  if (Array.isArray(value)) return value.length === 0 ? t`(empty)` : listed(value.map(inWords))
  if (typeof value === 'object') return 'name' in value ? String(value.name) : t`(a file)`
  const words = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return words.length > SHOWN ? `${words.slice(0, SHOWN).trimEnd()}…` : words
}

function here(value: unknown): string {
  const words = inWords(value)
  return t`Here: ${words}`
}
function savedThere(value: unknown): string {
  const words = inWords(value)
  return t`Saved there: ${words}`
}

/** Which of two saved states is to stay. */
export function ClashDialog({ asked, answer, titleAt, labels }: Question & { labels: Map<string, string> }) {
  const [choices, setChoices] = useState<Choices>({})
  const choice = (key: string, label: string, mine: string, theirs: string) => (
    <div key={key} className="mt-3">
      <p className="small" id={`clash-${key}-label`}>
        <b>{label}</b>
      </p>
      <RadioGroup
        id={`clash-${key}`}
        labelledBy={`clash-${key}-label`}
        options={[
          { value: 'mine', label: mine },
          { value: 'theirs', label: theirs },
        ]}
        value={choices[key] ?? 'mine'}
        onChange={(side) => setChoices({ ...choices, [key]: side === 'theirs' ? 'theirs' : 'mine' })}
      />
    </div>
  )
  return (
    <Dialog
      open
      title={t`Changed in two windows`}
      onClose={() => answer(null)}
      actions={
        <>
          <Button onClick={() => answer(null)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" onClick={() => answer(choices)}>
            <Trans>Save these</Trans>
          </Button>
        </>
      }
    >
      <p className="soft small">
        <Trans>
          The same was saved in another window or on another device while you typed here. Nothing was overwritten. Which
          is to stay?
        </Trans>
      </p>
      <div className="clashes">
        {asked.map(({ at, gone, clashes }) => {
          const title = titleAt(at)
          return (
            <section key={at} aria-label={title}>
              {gone
                ? choice(
                    questionOf(at),
                    t`${title} was deleted there`,
                    t`Keep it: add it again, its files anew`,
                    t`Leave it deleted`,
                  )
                : clashes.map(({ name, mine, theirs }) => {
                    const label = labels.get(name) ?? name
                    return choice(questionOf(at, name), t`${title}: ${label}`, here(mine), savedThere(theirs))
                  })}
            </section>
          )
        })}
      </div>
    </Dialog>
  )
}
