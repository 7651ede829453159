import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { PRONOUNS, RECOMMENDER_CATEGORIES, RECOMMENDER_FREQUENCIES, RECOMMENDER_GENDERS } from '#domain/options.ts'
import { RECOMMENDER_PHONE_CODES } from '#domain/phone-codes.ts'
import {
  refereeResumeRule,
  refereeSchema,
  TIE_QUESTIONS,
  type Referee,
  type RefereeFields,
} from '#domain/recommender.ts'
import { calledName } from '#domain/filing-name.ts'
import { optionalFile } from '#domain/file.ts'
import { useEffect, useRef } from 'react'
import { loadRecommender, saveRecommender } from '../../api/recommenders.ts'
import { AskedForLine, useAskedField } from '../../forms/asked-place.tsx'
import type { FieldGroup } from '../../forms/field-spec.ts'
import { Form } from '../../forms/form.tsx'
import { SavedHint } from '../../forms/form-bar.tsx'
import { FormFields } from '../../forms/form-field.tsx'
import '../../forms/record-controls.tsx'
import { latinName, oneNameBox, typedName } from '../../forms/name-fields.ts'
import { labelsOf } from '../../forms/messages.ts'
import { useClashQuestion } from '../../forms/use-clash-question.tsx'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { translated } from '../../language/translated.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { CategoryAtOdds } from './category-at-odds.tsx'
import { SHOWN_BY } from './shown-by.ts'

/** A hyphen stands where words are parted, but for the one within a word. */
const capital = (word: string) => ({
  value: word,
  label: translated(word[0]?.toUpperCase() + word.slice(1).replaceAll(/(?<!^on)-/g, ' ')),
})

const YES_NO = [
  { value: 'true', label: t({ message: 'Yes', context: 'answer' }) },
  { value: 'false', label: t({ message: 'No', context: 'answer' }) },
]

const GROUPS: readonly FieldGroup[] = [
  {
    title: t`Personal Information`,
    fields: [
      { name: 'pronoun', label: t`Prefix`, kind: 'select', options: PRONOUNS, span: 2 },
      ...typedName({ first: 2, middle: 2, last: 3 }, false),
      { name: 'gender', label: t`Gender`, kind: 'select', options: RECOMMENDER_GENDERS.map(capital), span: 3 },
      oneNameBox(t`They have one name only`),
      { name: 'email', label: t`E-mail`, kind: 'email', span: 3 },
      {
        name: 'phone',
        label: t`Phone`,
        kind: 'phone',
        code: { name: 'country_code', of: RECOMMENDER_PHONE_CODES },
        span: 3,
        autoComplete: 'off',
      },
      { name: 'linkedin', label: t`LinkedIn`, kind: 'url', optional: true },
    ],
  },
  latinName(
    t`Their name in Latin letters`,
    t`As printed in their passport or on their papers. You can add it later; your letters need it.`,
  ),
  {
    title: t`Professional Information`,
    fields: [
      { name: 'title', label: t({ message: 'Title', context: 'of a person' }), kind: 'text', span: 3 },
      { name: 'organization', label: t`Organization`, kind: 'text', span: 3 },
      { name: 'department', label: t`Department`, kind: 'text', span: 3, optional: true },
      { name: 'category', label: t`Category`, kind: 'select', options: RECOMMENDER_CATEGORIES.map(capital), span: 3 },
      {
        name: 'resume',
        label: t`Resume`,
        kind: 'file',
        file: refereeResumeRule,
        optional: true,
        help: t`Their CV or biography shows why they are qualified to speak.`,
      },
    ],
  },
  {
    title: t`Relationship Information`,
    fields: [
      {
        name: 'relationship',
        label: t`Relationship`,
        kind: 'text',
        help: (
          <Trans>
            How they came to know your work: <span lang="en">“my doctoral supervisor”</span>,{' '}
            <span lang="en">“reads and uses my published method”</span>.
          </Trans>
        ),
      },
      {
        name: 'years_of_known',
        label: t`Years known`,
        kind: 'number',
        unit: 'years',
        span: 3,
        help: t`To a tenth of a year: 6.5.`,
      },
      {
        name: 'frequency',
        label: t`Frequency of contact`,
        kind: 'select',
        options: RECOMMENDER_FREQUENCIES.map(capital),
        span: 3,
      },
      {
        name: 'same_employer',
        label: translated(TIE_QUESTIONS.same_employer),
        kind: 'radio',
        options: YES_NO,
        optional: true,
        help: t`An officer gives more weight to letters from people without ties to you; your letter says what is true.`,
      },
      {
        name: 'was_supervisor',
        label: translated(TIE_QUESTIONS.was_supervisor),
        kind: 'radio',
        options: YES_NO,
        optional: true,
      },
      {
        name: 'co_author',
        label: translated(TIE_QUESTIONS.co_author),
        kind: 'radio',
        options: YES_NO,
        optional: true,
        hints: CategoryAtOdds,
      },
      {
        name: 'comments',
        label: t({ message: 'Comments', context: 'of a recommender' }),
        kind: 'passage',
        rows: 3,
        optional: true,
        help: (
          <Trans>
            What they saw, used or think of you, as they would say it:{' '}
            <span lang="en">
              “I used her model at two plants in 2023. She is the most careful analyst I have worked with.”
            </span>{' '}
            The letter takes an opinion from here only.
          </Trans>
        ),
      },
    ],
  },
]

const schema = refereeSchema.safeExtend({ resume: optionalFile() })

const TEXTS = GROUPS.flatMap((group) => group.fields.map((field) => field.name))
  .filter((name) => name !== 'resume')
  .map((name) => name as keyof RefereeFields)

const valuesOf = (referee: Referee | null) => ({
  ...Object.fromEntries(TEXTS.map((name) => [name, String(referee?.[name] ?? '')])),
  has_one_name: referee?.has_one_name ?? false,
  country_code: referee?.country_code ?? '+1',
  resume: referee?.resume ?? null,
  version: referee?.version,
})

/** The Profile tab: who the recommender is and how they know the applicant. */
export function RecommenderForm({
  referee,
  madeAt,
  onSaved,
  onPrevious,
}: {
  referee: Referee | null
  /** When the form of a new one gave its place to this one, on Save. */
  madeAt: Date | null
  /** After Continue; a mere Save stays here. */
  onSaved: (id: number, goOn: boolean) => void
  onPrevious: () => void
}) {
  const id = useRef(referee?.id ?? null)
  const goesOn = useRef(false)
  const saveButton = useRef<HTMLButtonElement>(null)
  const { ask, dialog } = useClashQuestion(labelsOf(GROUPS))
  const form = useZodForm({
    schema,
    defaultValues: valuesOf(referee) as never,
    draft: referee ? `recommender-${referee.id}` : 'recommender-new',
    failed: t`An unexpected error occurred. Please try again.`,
    save: async (fields, values) => {
      const saved = await saveRecommender(id.current, fields, (values as { version?: number }).version)
      // A new one that was saved from the keyboard is changed by the next save, not made twice.
      id.current = saved.id
      return { ...values, version: saved.version } as never
    },
    settle: async ({ code }, values, base) => {
      if (code !== 'changed_elsewhere' || id.current === null) return null
      // Hardly ever needed, it comes when it is; where it does not come, the refusal is told.
      const settling = await import('../../forms/settle.ts').catch(() => null)
      const now = await loadRecommender(id.current).catch(() => null)
      if (settling === null || now === null) return null
      return (await settling.settle({ base, values, now: valuesOf(now), title: calledName(now) }, ask)) as never
    },
  })
  const { savedAt, attempt } = form
  useAskedField()
  // A failed Continue is over: what is saved next by the keyboard stays here.
  useEffect(() => {
    goesOn.current = false
  }, [attempt])
  // By whatever it was saved. After the render in which the form is clean again.
  useEffect(() => {
    if (savedAt === null || id.current === null) return
    toast(t`Recommender saved`)
    onSaved(id.current, goesOn.current)
    goesOn.current = false
    // oxlint-disable-next-line react/exhaustive-deps -- a save is told once, whoever listens
  }, [savedAt])
  useEffect(() => {
    if (madeAt !== null) saveButton.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- the focus is moved once, as the form takes its place
  }, [])
  const by = (goOn: boolean) => () => {
    goesOn.current = goOn
  }
  return (
    <Form form={form} groups={GROUPS} summary={t`Please fill in all required fields correctly`} shownBy={SHOWN_BY}>
      <AskedForLine />
      {dialog}
      <FormFields groups={GROUPS} />
      <div className="formbar">
        <Button onClick={onPrevious}>
          <Trans>Previous</Trans>
        </Button>
        <SavedHint form={{ ...form, savedAt: savedAt ?? madeAt }} />
        <Button ref={saveButton} type="submit" busy={form.busy} busyLabel={t`Processing...`} onClick={by(false)}>
          <Trans>Save</Trans>
        </Button>
        <Button look="primary" type="submit" busy={form.busy} busyLabel={t`Processing...`} onClick={by(true)}>
          <Trans>Continue</Trans>
        </Button>
      </div>
    </Form>
  )
}
