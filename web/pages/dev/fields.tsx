import { DEGREES } from '#domain/options.ts'
import { useState, type ReactNode } from 'react'
import { Chips } from '../../ui/chips.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { Field, labelId, type ControlIds } from '../../ui/field.tsx'
import { FigureInput } from '../../ui/figure-input.tsx'
import { Checkbox, PasswordInput, RadioGroup, Select, TextArea, TextInput } from '../../ui/inputs.tsx'
import { PhoneInput } from '../../ui/phone-input.tsx'
import { SavingCheckbox } from '../../ui/saving-checkbox.tsx'
import { Sample } from './sample.tsx'

const noop = () => undefined
/** Of letters that the product brings itself, so that it looks the same everywhere. */
const LONG = 'Nguyễn Phạm Thục Quyên-Őrségi, Universidade Federal do Rio de Janeiro'

export function Fields() {
  return (
    <>
      <Sample name="Text" wide>
        <States id="text">
          {(control, value, disabled) => <TextInput {...control} defaultValue={value} disabled={disabled} />}
        </States>
      </Sample>
      <Sample name="Password" wide>
        <States id="password">
          {(control, value, disabled) => <PasswordInput {...control} defaultValue={value} disabled={disabled} />}
        </States>
      </Sample>
      <Sample name="Passage" wide>
        <States id="passage">
          {(control, value, disabled) => <TextArea {...control} defaultValue={value} disabled={disabled} />}
        </States>
      </Sample>
      <Sample name="Short list" wide>
        <States id="select">
          {(control, _, disabled) => <Select {...control} options={DEGREES} disabled={disabled} />}
        </States>
      </Sample>
      <Sample name="Long list" wide>
        <States id="combobox">
          {(control, value, disabled) => <Searchable control={control} value={value} disabled={disabled} />}
        </States>
      </Sample>
      <Sample name="Date" wide>
        <States id="date" value="2019-09-01">
          {(control, value, disabled) => (
            <DateInput {...control} value={value} onChange={noop} edge="start" disabled={disabled} />
          )}
        </States>
      </Sample>
      <Sample name="Figure" wide>
        <States id="figure" value="84000">
          {(control, value, disabled) => (
            <FigureInput {...control} value={value} onChange={noop} unit="dollars" disabled={disabled} />
          )}
        </States>
      </Sample>
      <Sample name="Phone" wide>
        <States id="phone" value="+12025550143">
          {(control, value, disabled) => <PhoneInput {...control} value={value} onChange={noop} disabled={disabled} />}
        </States>
      </Sample>
      <Sample name="List of words" wide>
        <Field id="chips" label="Courses" as="group">
          {(control) => <Words control={control} />}
        </Field>
      </Sample>
      <Sample name="Tick" wide>
        <Checkbox label="I still work here" />
        <Checkbox label="Remember me" defaultChecked help="For 90 days on this device." />
        <Checkbox label="Not to be chosen now" disabled />
        <Ticked />
      </Sample>
      <Sample name="One of a few" wide>
        <Field id="radios" label="What would you like to prepare?" as="group">
          {(control) => <Choice control={control} />}
        </Field>
      </Sample>
    </>
  )
}

/** A field empty, filled, wrong, and not to be changed. */
function States({
  id,
  value = LONG,
  children,
}: {
  id: string
  value?: string
  children: (control: ControlIds, value: string, disabled: boolean) => ReactNode
}) {
  return (
    <>
      <Field id={`${id}-empty`} label="Empty" help="As it is written on its letterhead." optional>
        {(control) => children(control, '', false)}
      </Field>
      <Field id={`${id}-filled`} label="Filled">
        {(control) => children(control, value, false)}
      </Field>
      <Field id={`${id}-wrong`} label="Wrong" error="This field is required">
        {(control) => children(control, '', false)}
      </Field>
      <Field id={`${id}-shut`} label="Not to be changed">
        {(control) => children(control, '', true)}
      </Field>
    </>
  )
}

function Searchable({ control, value: first, disabled }: { control: ControlIds; value: string; disabled: boolean }) {
  const [value, setValue] = useState(first)
  return <Combobox {...control} options={DEGREES} value={value} onChange={setValue} free disabled={disabled} />
}

function Ticked() {
  const [ticked, setTicked] = useState(true)
  const save = (next: boolean) => {
    setTicked(next)
    return Promise.resolve()
  }
  return <SavingCheckbox label="Saved as it is ticked" checked={ticked} save={save} />
}

function Choice({ control }: { control: ControlIds }) {
  const [value, setValue] = useState('initial')
  return (
    <RadioGroup
      {...control}
      labelledBy={labelId(control.id)}
      options={[
        { value: 'initial', label: 'Initial Filing', help: 'You have not filed this petition yet.' },
        { value: 'rfe', label: 'Request for Evidence (RFE)' },
      ]}
      value={value}
      onChange={setValue}
    />
  )
}

function Words({ control }: { control: ControlIds }) {
  const [value, setValue] = useState<string[]>(['Solid state chemistry', 'Thermodynamics', LONG])
  return <Chips {...control} value={value} onChange={setValue} />
}
