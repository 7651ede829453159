import { DEGREES } from '#domain/options.ts'
import { useState, type ReactNode } from 'react'
import { Chips } from '../../ui/chips.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { Field, type ControlIds } from '../../ui/field.tsx'
import { FigureInput } from '../../ui/figure-input.tsx'
import { Checkbox, PasswordInput, Select, TextArea, TextInput } from '../../ui/inputs.tsx'
import { PhoneInput } from '../../ui/phone-input.tsx'
import { Sample } from './sample.tsx'

const noop = () => undefined
const LONG = 'Nguyễn Phạm Thục Quyên-Őrségi, Universidade Federal do Rio de Janeiro, 理学院材料科学与工程系'

export function Fields() {
  return (
    <>
      <Sample name="Text" wide>
        <States id="text">{(control, value) => <TextInput {...control} defaultValue={value} />}</States>
      </Sample>
      <Sample name="Password" wide>
        <States id="password">{(control, value) => <PasswordInput {...control} defaultValue={value} />}</States>
      </Sample>
      <Sample name="Passage" wide>
        <States id="passage">{(control, value) => <TextArea {...control} defaultValue={value} />}</States>
      </Sample>
      <Sample name="Short list" wide>
        <States id="select">{(control) => <Select {...control} options={DEGREES} />}</States>
      </Sample>
      <Sample name="Long list" wide>
        <Field id="combobox" label="Degree" help="Type to search.">
          {(control) => <Searchable control={control} />}
        </Field>
      </Sample>
      <Sample name="Date, figure, phone" wide>
        <Field id="date" label="Start date">
          {(control) => <DateInput {...control} value="2019-09-01" onChange={noop} edge="start" />}
        </Field>
        <Field id="figure" label="Annual salary (USD)">
          {(control) => <FigureInput {...control} value="84000" onChange={noop} unit="dollars" />}
        </Field>
        <Field id="phone" label="Phone number">
          {(control) => <PhoneInput {...control} value="+12025550143" onChange={noop} />}
        </Field>
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
      </Sample>
    </>
  )
}

/** A field empty, filled with long foreign names, wrong, and not to be changed. */
function States({ id, children }: { id: string; children: (control: ControlIds, value: string) => ReactNode }) {
  return (
    <>
      <Field id={`${id}-empty`} label="Organization" help="As it is written on its letterhead." optional>
        {(control) => children(control, '')}
      </Field>
      <Field id={`${id}-filled`} label="Organization">
        {(control) => children(control, LONG)}
      </Field>
      <Field id={`${id}-wrong`} label="Organization" error="This field is required">
        {(control) => children(control, '')}
      </Field>
    </>
  )
}

function Searchable({ control }: { control: ControlIds }) {
  const [value, setValue] = useState('')
  return <Combobox {...control} options={DEGREES} value={value} onChange={setValue} />
}

function Words({ control }: { control: ControlIds }) {
  const [value, setValue] = useState<string[]>(['Solid state chemistry', 'Thermodynamics', LONG])
  return <Chips {...control} value={value} onChange={setValue} />
}
