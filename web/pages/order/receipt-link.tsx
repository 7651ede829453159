import { Trans } from '@lingui/react/macro'
import type { Order } from '#domain/order.ts'
import { moment } from '../../ui/moment.ts'
import { Icon } from '../../ui/icon.tsx'
import { FileText } from 'lucide-react'

/** Opens the receipt of a paid order beside this page. */
export function ReceiptLink({ order, small = false }: { order: Order; small?: boolean }) {
  if (order.receipt_url === null) return null
  const at = moment(order.created_at)
  return (
    <a
      className={small ? 'btn btn-second btn-s' : 'btn btn-second'}
      href={order.receipt_url}
      target="_blank"
      rel="noreferrer"
    >
      <Icon of={FileText} size="s" />
      <span>
        <Trans>
          Receipt (PDF)
          <span className="sr"> of {at}, opens in a new tab</span>
        </Trans>
      </span>
    </a>
  )
}
