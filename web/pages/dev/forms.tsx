import { useMemo, useState } from 'react'
import { FormProvider, useForm, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useClashQuestion } from '../../forms/use-clash-question.tsx'
import { EntryCard } from '../../forms/entry-card.tsx'
import type { EntrySection, EntryValues } from '../../forms/entry-section.ts'
import type { Values } from '../../forms/field-spec.ts'
import { FormBar } from '../../forms/form-bar.tsx'
import { Guidance } from '../../forms/guidance.tsx'
import { FormReach, type Reach } from '../../forms/reach.ts'
import type { FormState } from '../../forms/use-zod-form.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { section } from '../profile/evidence.tsx'
import { Sample } from './sample.tsx'

const noop = () => undefined
const LONG = 'Nguyễn Phạm Thục Quyên-Őrségi Prize for Research into the Regeneration of Spent Cathodes'
const PRIZE = {
  ...section.empty,
  name: 'Lakeside Prize for Storage Engineering',
  category: 'Achievement',
  sub_category: 'Award',
  issuing_organization: 'Lakeside Engineering Society',
  domain: 'Energy storage',
  level: 'National',
  status: 'No-expiration Date',
  received_date: '2021-05-12',
  brief_introduction: 'Given each year to one engineer for work on energy storage.',
}
const STATES = {
  empty: { ...section.empty },
  complete: PRIZE,
  toFill: { ...PRIZE, name: LONG, domain: '', level: '' },
  toFix: { ...PRIZE, received_date: '2099-13-45' },
  imported: { ...PRIZE, imported_from: 'resume.json, awards 1' },
}
const ENTRIES: EntryValues['entries'] = Object.values(STATES)
/** The first is a card that nobody has touched yet. */
const SHOWN = { ...section, isBlank: (entry: Values) => entry['name'] === '' } as EntrySection
const MESSAGE = { type: 'custom', message: 'Please enter a month, such as Sep 2019' }
const ERRORS = { entries: [undefined, undefined, undefined, { received_date: MESSAGE }] }

export function Forms() {
  return (
    <>
      <Sample name="Summary of errors" wide>
        <ErrorSummary
          title="Please fill in all required fields correctly"
          attempt={0}
          items={[
            { id: 'text-wrong', text: 'New degree: School name: This field is required' },
            { id: 'file-lacking', text: 'New degree: English diploma is required' },
          ]}
        />
      </Sample>
      <Sample name="Guidance under a field" wide>
        <Guidance id="guide-empty" label="Impact" length={{ from: 30, to: 120 }} text="" />
        <Guidance
          id="guide-filled"
          label="Impact"
          length={{ from: 30, to: 120 }}
          example={async () => ({
            by: 'hospital pharmacist',
            text: 'Wrong doses fell from 31 to 4 a month on the two wards that tried it.',
          })}
          text="Cells kept 91 percent of their capacity."
        />
      </Sample>
      <Sample name="Entry cards" wide>
        <Cards />
      </Sample>
      <Sample name="Bar of a form" wide>
        <Bars />
      </Sample>
      <Sample name="Changed in two windows">
        <Clash />
      </Sample>
    </>
  )
}

/** Closed in each state, and one that is open. */
function Cards() {
  const methods = useForm<EntryValues>({ defaultValues: { entries: ENTRIES, removed: [] }, errors: ERRORS })
  const reach = useMemo<Reach>(
    () => ({ methods: methods as unknown as UseFormReturn<FieldValues>, valuesAt: () => ({}), set: noop }),
    [methods],
  )
  return (
    <FormProvider {...methods}>
      <FormReach value={reach}>
        <div className="entries">
          {Object.keys(STATES).map((state, at) => (
            <EntryCard
              key={state}
              section={SHOWN}
              at={at}
              isOnly={false}
              isLast={at === ENTRIES.length - 1}
              attempt={0}
              startOpen={at === ENTRIES.length - 1}
              onDelete={noop}
              onDuplicate={noop}
              onMove={noop}
            />
          ))}
        </div>
      </FormReach>
    </FormProvider>
  )
}

const STILL: FormState = {
  submit: () => Promise.resolve(true),
  attempt: 0,
  failure: null,
  busy: false,
  savedAt: null,
  draft: { restoredAt: null, keptAt: null, discard: noop, drop: () => Promise.resolve(), base: noop },
}

function Bars() {
  const [now] = useState(() => new Date())
  const previous = <Button>Previous</Button>
  return (
    <>
      <FormBar form={STILL} before={previous}>
        <Button look="quiet">Skip</Button>
      </FormBar>
      <FormBar form={{ ...STILL, busy: true }} before={previous} />
      <FormBar form={{ ...STILL, savedAt: now }} before={previous} />
      <FormBar form={{ ...STILL, draft: { ...STILL.draft, keptAt: now } }} before={previous} />
    </>
  )
}

function Clash() {
  const labels = useMemo(() => new Map([['level', 'Scope']]), [])
  const { ask, dialog } = useClashQuestion(labels)
  const asked = [
    { at: 0, gone: false, clashes: [{ name: 'level', mine: 'National', theirs: 'International' }] },
    { at: 1, gone: true, clashes: [] },
  ]
  return (
    <>
      <Button onClick={() => void ask(asked, (at) => ['Lakeside Prize', LONG][at] ?? '')}>Ask which is to stay</Button>
      {dialog}
    </>
  )
}
