import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { isTicked } from '#domain/filing-name.ts'
import { fitsName, type LatinNameOffer } from '#domain/latin-name-offer.ts'
import { use } from 'react'
import { useWatch } from 'react-hook-form'
import { useLatinNames } from '../api/latin-names.ts'
import { Button } from '../ui/button.tsx'
import { focusControl } from '../ui/error-summary.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Values } from './field-spec.ts'
import { controlId } from './messages.ts'
import { FormReach } from './reach.ts'

const [GIVEN, SURNAME] = ['latin_first_name', 'latin_last_name'] as const

/** The fields as they are once an offer was accepted. A person with one name has it in the first field. */
const fieldsOf = ({ given, surname }: LatinNameOffer): Values =>
  given === '' ? { [GIVEN]: surname, [SURNAME]: '' } : { [GIVEN]: given, [SURNAME]: surname }

/** Names that the applicant's own papers print. A press fills in the fields; until then nothing changes. */
export function LatinNameOffers() {
  const offers = useLatinNames()
  const values = useWatch<Values>()
  const { set } = use(FormReach)
  const open = offers.filter(
    (offer) =>
      fitsName(offer, isTicked(values['has_one_name'])) &&
      Object.entries(fieldsOf(offer)).some(([field, value]) => values[field] !== value),
  )
  const accept = (offer: LatinNameOffer) => {
    for (const [field, value] of Object.entries(fieldsOf(offer))) set(field, value)
    focusControl(controlId(GIVEN))
  }
  if (open.length === 0) return null
  return (
    <div className="offers">
      {open.map((offer) => {
        const { given, surname, source, file } = offer
        const name = [given, surname].filter((part) => part !== '').join(' ')
        const fileName = file.name
        return (
          <Notice
            key={`${source} ${name}`}
            action={
              <Button size="s" onClick={() => accept(offer)} aria-label={t`Use this name: ${name}`}>
                <Trans>Use this name</Trans>
              </Button>
            }
          >
            <p>
              {source === 'notice' ? (
                <Trans>
                  Your notice names <strong translate="no">{name}</strong>.
                </Trans>
              ) : (
                <Trans>
                  Your file {fileName} names <strong translate="no">{name}</strong>.
                </Trans>
              )}
            </p>
            {given !== '' && (
              <p className="help">
                <Trans>
                  Given names: {given}. Surname: {surname}.
                </Trans>
              </p>
            )}
          </Notice>
        )
      })}
    </div>
  )
}
