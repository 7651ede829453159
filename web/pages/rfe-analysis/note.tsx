import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { MAX_NOTE } from '#domain/rfe.ts'
import type { WorkedIssue } from '#domain/rfe-replies.ts'
import { Check, CircleDashed } from 'lucide-react'
import { useRef } from 'react'
import { clock } from '../../forms/clock.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextArea } from '../../ui/inputs.tsx'
import { NoteClash } from './note-clash.tsx'
import { useNote, type NoteState } from './use-note.ts'
import { BETWEEN_SENTENCES } from '../../language/locale.ts'

/** One's own words on an issue, saved as they are typed. */
export function Note({ issue }: { issue: WorkedIssue }) {
  const { text, state, type, save, settle } = useNote(issue)
  const box = useRef<HTMLTextAreaElement>(null)
  return (
    <Field
      id={`note-${issue.id}`}
      label={t`Your note`}
      optional
      help={t`For yourself: whom to ask, what to check. It goes into no document; what you say to the officer is asked for in the response.`}
      below={
        <>
          <Standing state={state} onRetry={save} />
          {state.is === 'clash' && (
            <NoteClash
              theirs={state.theirs}
              mine={text}
              onChoose={(chosen) => {
                settle(state.theirs, chosen)
                box.current?.focus()
              }}
            />
          )}
        </>
      }
    >
      {(ids) => (
        <TextArea
          {...ids}
          ref={box}
          rows={2}
          maxLength={MAX_NOTE}
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={save}
        />
      )}
    </Field>
  )
}

function Standing({ state, onRetry }: { state: NoteState; onRetry: () => void }) {
  return (
    <p className="saved" role="status">
      {state.is === 'saved' && (
        <>
          <Icon of={Check} size="s" />
          <span>
            <Trans>
              Saved <time dateTime={state.at.toISOString()}>{clock(state.at)}</time>
            </Trans>
          </span>
        </>
      )}
      {state.is === 'kept' && (
        <>
          <Icon of={CircleDashed} size="s" />
          <span>
            {state.why}
            {state.for !== 'good' && (
              <>
                {BETWEEN_SENTENCES}
                <Button look="link" onClick={onRetry}>
                  <Trans>Try again</Trans>
                </Button>
              </>
            )}
          </span>
        </>
      )}
    </p>
  )
}
