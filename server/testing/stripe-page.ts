import type Stripe from 'stripe'

/** What stands at the address of a session: a way to pay and a way back, and for an ended one neither. */
export function paymentPage(session: Stripe.Checkout.Session): string {
  const total = `$${((session.amount_total ?? 0) / 100).toFixed(2)}`
  const open = `<form method="post"><button>Pay</button></form> <a href="${escape(session.cancel_url ?? '')}">Back</a>`
  const shown = session.status === 'open' ? open : `<p>This session is ${session.status}.</p>`
  return `<!doctype html><html lang="en"><title>Checkout</title><main><h1>Pay ${total}</h1>${shown}</main></html>`
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
