import { t } from '@lingui/core/macro'
import { drafterName, type Drafter } from '#domain/drafter.ts'
import { translated } from '../language/translated.ts'

/**
 * Who writes, and how long that takes where it was measured: a petition letter of the built-in drafter took two to three seconds
 * on two cores (versions keep their `duration_ms`). What a model takes nobody knows beforehand.
 */
export const whoWrites = (drafter: Drafter): string =>
  drafter.model === null
    ? t`The built-in drafter takes less than a minute.`
    : t`It is written by ${translated(drafterName(drafter))}. You can leave this page meanwhile; a note tells you when it is done.`
