import { amountInWords } from '#domain/money.ts'
import type { Order } from '#domain/order.ts'
import { type Addressee, hello } from '../accounts/mails.ts'
import { composeMail } from '../mail/compose.ts'
import type { Mail } from '../parts.ts'

const orders = (site: string) => ({ link: `${site}/plans#orders`, label: 'Your orders and receipts' })
const dollars = (amount: string) => `${amountInWords(amount)} (US dollars)`

export const receiptMail = (to: Addressee, site: string, order: Order): Mail =>
  composeMail({
    to: to.email,
    subject: 'Your receipt',
    paragraphs: [
      hello(to),
      'Thank you. Your payment has arrived, and what you bought is in your account.',
      {
        facts: [
          ...order.items.map((line): [string, string] => [
            `${line.quantity} × ${line.item_name}`,
            amountInWords(line.total_price),
          ]),
          ['Total paid', dollars(order.total_price)],
          ['Order', order.order_id],
        ],
      },
      'The receipt as a PDF is with your orders:',
      orders(site),
    ],
  })

export const refundMail = (to: Addressee, site: string, order: Order): Mail =>
  composeMail({
    to: to.email,
    subject: 'Your refund',
    paragraphs: [
      hello(to),
      `We have given back ${amountInWords(order.refunded)} of the ${amountInWords(order.total_price)} that you paid for order ${order.order_id}. Your bank may take some days to show it.`,
      order.refunded === order.total_price
        ? 'What was not yet used of this order has been taken out of your account. All that you made with it stays yours.'
        : 'What you bought stays in your account.',
      orders(site),
    ],
  })
