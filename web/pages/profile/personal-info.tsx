import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { applicationForm, FORM_SUMMARY, resumeRule, type Application, type FilingType } from '#domain/application.ts'
import { EB2_BASES, GENDERS, PRONOUNS } from '#domain/options.ts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  loadApplication,
  resumeOf,
  savePersonalInfo,
  useApplication,
  type PersonalInfo,
} from '../../api/application.ts'
import { usePendingRfe } from '../../api/pending-rfe.ts'
import { useMe } from '../../api/session.ts'
import { store, stored } from '../../api/stored.ts'
import { useClashQuestion } from '../../forms/use-clash-question.tsx'
import type { FieldGroup } from '../../forms/field-spec.ts'
import { Form } from '../../forms/form.tsx'
import { FormBar } from '../../forms/form-bar.tsx'
import { FormFields } from '../../forms/form-field.tsx'
import { LatinNameOffers } from '../../forms/latin-name-offers.tsx'
import '../../forms/record-controls.tsx'
import { latinName, oneNameBox, typedName } from '../../forms/name-fields.ts'
import { labelsOf } from '../../forms/messages.ts'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { translated } from '../../language/translated.ts'
import { ProfileStep } from '../../shell/profile-step.tsx'
import { focusControl } from '../../ui/error-summary.tsx'
import { later } from '../../ui/later.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { exampleOf } from './example-of.ts'

/** For whoever begins; nobody else needs its script. */
const WelcomeDialog = later(async () => (await import('./welcome-dialog.tsx')).WelcomeDialog)

const GROUPS: readonly FieldGroup[] = [
  {
    title: t({ message: 'Name', context: 'of a person' }),
    fields: [
      { name: 'pronoun', label: t`Prefix`, kind: 'select', options: PRONOUNS, span: 3 },
      { name: 'gender', label: t`Gender`, kind: 'select', options: GENDERS, span: 3 },
      ...typedName({ first: 2, middle: 2, last: 2 }, true),
      oneNameBox(t`I have one name only`),
    ],
  },
  {
    ...latinName(
      t`Your name in Latin letters`,
      t`As printed in your passport. You can add it later; your documents need it.`,
    ),
    above: LatinNameOffers,
  },
  {
    title: t({ message: 'Contact', context: 'of a person' }),
    fields: [
      { name: 'email', label: t`E-mail`, kind: 'email', span: 3, autoComplete: 'email' },
      { name: 'phone_number', label: t`Phone number`, kind: 'phone', span: 3 },
    ],
  },
  {
    title: t`Your field`,
    fields: [
      {
        name: 'occupation',
        label: t`Occupation`,
        kind: 'text',
        span: 3,
        optional: true,
        help: t`In two or three words. Form I-140, the petition, asks for it.`,
        example: exampleOf('PERSON', 'occupation'),
      },
      {
        name: 'field_of_endeavor',
        label: t`Field of endeavor`,
        kind: 'text',
        span: 3,
        optional: true,
        help: t`The field in which your endeavor lies. Your letters name it in your words.`,
        example: exampleOf('PERSON', 'field_of_endeavor'),
      },
      {
        name: 'eb2_basis',
        label: t`How you qualify for EB-2`,
        kind: 'select',
        options: EB2_BASES,
        placeholder: t`Not sure: let my entries decide`,
        optional: true,
        help: t`EB-2 is the category of the petition. Left open, it follows from your degrees and years of work.`,
      },
    ],
  },
  {
    title: t({ message: 'Document', context: 'an upload' }),
    fields: [
      {
        name: 'resume',
        label: t`Resume`,
        kind: 'file',
        file: resumeRule,
        help: t`Your full CV. It becomes an exhibit of your petition.`,
      },
    ],
  },
]

const valuesOf = (application: Application | null, email: string): PersonalInfo => ({
  first_name: application?.first_name ?? '',
  middle_name: application?.middle_name ?? '',
  last_name: application?.last_name ?? '',
  latin_first_name: application?.latin_first_name ?? '',
  latin_last_name: application?.latin_last_name ?? '',
  has_one_name: application?.has_one_name ?? false,
  email: application?.email ?? email,
  phone_number: application?.phone_number ?? '',
  gender: application?.gender ?? '',
  pronoun: application?.pronoun ?? '',
  occupation: application?.occupation ?? '',
  field_of_endeavor: application?.field_of_endeavor ?? '',
  eb2_basis: application?.eb2_basis ?? '',
  resume: application && resumeOf(application),
  version: application?.version,
})

const filingType = (): FilingType | null => {
  const chosen = stored('filingType')
  return chosen === 'initial' || chosen === 'rfe' ? chosen : null
}

export default function PersonalInfoStep() {
  const { data, isError, refetch } = useApplication()
  const [filing, setFiling] = useState(filingType)
  const choose = (type: FilingType) => {
    store('filingType', type)
    setFiling(type)
  }
  return (
    <ProfileStep
      title={t`Personal info`}
      intro={t`Your name as your passport spells it. It stands on every document that follows.`}
      why={
        <>
          <h2>
            <Trans>Why we ask</Trans>
          </h2>
          <p>
            <Trans>
              Names, titles and dates must be the same in every paper of a filing. What you enter here is used
              everywhere.
            </Trans>
          </p>
        </>
      }
    >
      {isError ? (
        <ErrorState title={t`Error fetching application`} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton />
      ) : (
        <>
          <PersonalInfoForm application={data} filing={filing ?? 'initial'} />
          {data === null && <WelcomeDialog open={filing === null} onChoose={choose} />}
        </>
      )}
    </ProfileStep>
  )
}

function PersonalInfoForm({ application, filing }: { application: Application | null; filing: FilingType }) {
  const me = useMe()
  const navigate = useNavigate()
  const rfe = usePendingRfe()
  // Of an answer the notice comes first, wherever the steps go on.
  const isToAnswer = rfe.pending && rfe.notices.length === 0
  const { ask, dialog } = useClashQuestion(labelsOf(GROUPS))
  const form = useZodForm({
    schema: applicationForm,
    defaultValues: valuesOf(application, me?.email ?? ''),
    draft: 'personal-info',
    failed: t`An error occurred while saving your profile`,
    save: async (fields, values) => {
      const { version } = values as PersonalInfo
      const saved = await savePersonalInfo(application, { ...(fields as PersonalInfo), version }, filing)
      return valuesOf(saved, '') as never
    },
    settle: async (_error, values, base) => {
      // Hardly ever needed, it comes when it is; where it does not come, the refusal is told.
      const settling = await import('../../forms/settle.ts').catch(() => null)
      const now = await loadApplication()
      if (settling === null || now === null) return null
      return (await settling.settle(
        { base, values, now: { ...valuesOf(now, '') }, title: t`Personal info` },
        ask,
      )) as never
    },
  })
  useEffect(() => focusControl(location.hash.slice(1)), [])
  const onSaved = () => {
    const text = t`Profile saved successfully!`
    const toNotice = { label: t`Add the notice`, run: () => void navigate('/rfe') }
    toast(isToAnswer ? { text, tone: 'done', action: toNotice } : text)
    void navigate('/education-info')
  }
  return (
    <Form form={form} groups={GROUPS} summary={translated(FORM_SUMMARY)} onSaved={onSaved}>
      <FormFields groups={GROUPS} />
      <FormBar form={form} />
      {dialog}
    </Form>
  )
}
