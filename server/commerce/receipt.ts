import type { FastifyReply } from 'fastify'
import { renderPdf } from '#documents/pdf.ts'
import type { Cell, Paper } from '#domain/document.ts'
import { amountInWords } from '#domain/money.ts'
import { AppError } from '#domain/errors.ts'
import type { Order } from '#domain/order.ts'
import { disposition } from '../files/send-file.ts'
import { FILE_POLICY } from '../http/headers.ts'
import { type OrderRow, presentOrder } from './order-store.ts'

interface Payer {
  email: string
  username: string
}

const text = (words: string, style?: 'bold'): Cell => [{ kind: 'text', text: words, ...(style && { style }) }]
const onDay = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** What was paid, by whom, when, and what went back. */
export function receiptOf(order: Order, payer: Payer): Paper {
  const day = (order.paid_at ?? order.created_at).slice(0, 10)
  const isRefunded = Number(order.refunded) > 0
  const row = (label: string, value: string) => ({ label, value: text(value) })
  return {
    title: 'Receipt',
    running: 'Waiverly',
    date: day,
    subject: `Order ${order.order_id}`,
    author: 'Waiverly',
    cover: null,
    draft: false,
    contents: false,
    blocks: [
      { kind: 'heading', level: 1, id: 'receipt', text: 'Receipt' },
      {
        kind: 'particulars',
        id: 'particulars',
        rows: [
          row('Order', order.order_id),
          row('Paid on', onDay(day)),
          row('Paid by', `${payer.username}, ${payer.email}`),
        ],
      },
      {
        kind: 'table',
        id: 'items',
        caption: 'Amounts in US dollars',
        columns: [
          { heading: 'Item', share: 0.46, align: 'left' },
          { heading: 'Price', share: 0.18, align: 'right' },
          { heading: 'Quantity', share: 0.16, align: 'right' },
          { heading: 'Amount', share: 0.2, align: 'right' },
        ],
        rows: [
          ...order.items.map((line) => [
            text(line.item_name),
            text(amountInWords(line.price)),
            text(String(line.quantity)),
            text(amountInWords(line.total_price)),
          ]),
          [text('Total paid', 'bold'), [], [], text(amountInWords(order.total_price), 'bold')],
          ...(isRefunded ? [[text('Given back'), [], [], text(`-${amountInWords(order.refunded)}`)]] : []),
        ],
      },
    ],
  }
}

/** The receipt of a paid order as a PDF; for another there is none. */
export async function sendReceipt(reply: FastifyReply, row: OrderRow, payer: Payer): Promise<FastifyReply> {
  if (row.status !== 'COMPLETED') throw new AppError('not_found', 'There is no receipt: this order was not paid.')
  const { bytes } = await renderPdf(receiptOf(presentOrder(row), payer))
  return reply
    .headers({
      'content-security-policy': FILE_POLICY,
      'content-disposition': disposition('application/pdf', `receipt-${row.id.slice(0, 8)}.pdf`),
    })
    .type('application/pdf')
    .send(Buffer.from(bytes))
}
