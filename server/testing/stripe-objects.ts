import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'
import type { NewSession } from './stripe-params.ts'

/** The version of the API whose shapes these are: that of the package, whose types hold them to it. */
export const API_VERSION = '2026-10-28.endive'

/** What a card leaves in Stripe's answers and may be nowhere with us. */
export const CARD = { last4: '4242', fingerprint: 'Xt5EWLLDS7FJjR1c', exp_year: 2031 }

const DAY_S = 86_400
export const newId = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`
export const seconds = (): number => Math.floor(Date.now() / 1000)

export function newSession(asked: NewSession, base: string): Stripe.Checkout.Session {
  const id = newId('cs_test')
  const total = asked.line_items.reduce((sum, line) => sum + line.price_data.unit_amount * line.quantity, 0)
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: asked.adaptive_pricing?.enabled ?? true },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: asked.cancel_url ?? null,
    client_reference_id: asked.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: seconds(),
    currency: asked.line_items[0]?.price_data.currency ?? null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: null,
    customer_email: asked.customer_email ?? null,
    discounts: [],
    expires_at: seconds() + DAY_S,
    integration_identifier: null,
    invoice: null,
    invoice_creation: {
      enabled: false,
      invoice_data: {
        account_tax_ids: null,
        custom_fields: null,
        description: null,
        footer: null,
        issuer: null,
        metadata: {},
        rendering_options: null,
      },
    },
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: asked.metadata,
    mode: asked.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: asked.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${base}/c/pay/${id}`,
    wallet_options: null,
  }
}

export function newIntent(session: Stripe.Checkout.Session, metadata: Stripe.Metadata): Stripe.PaymentIntent {
  const amount = session.amount_total ?? 0
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    confirmation_method: 'automatic',
    created: seconds(),
    currency: session.currency ?? '',
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: newId('pm'),
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: session.payment_method_types,
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'processing',
    transfer_data: null,
    transfer_group: null,
  }
}

/** The money of an intent that has succeeded. It carries the intent's metadata of that moment. */
export function newCharge(intent: Stripe.PaymentIntent, email: string | null): Stripe.Charge {
  const card = { brand: 'visa', funding: 'credit', country: 'US', exp_month: 12, ...CARD }
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: newId('txn'),
    billing_details: { address: null, email, name: 'Casey Example', phone: null, tax_id: null },
    calculated_statement_descriptor: 'WAIVERLY',
    captured: true,
    created: seconds(),
    currency: intent.currency,
    customer: null,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: intent.id,
    payment_method: typeof intent.payment_method === 'string' ? intent.payment_method : null,
    payment_method_details: { type: 'card', card } as Stripe.Charge.PaymentMethodDetails,
    receipt_email: null,
    receipt_number: null,
    receipt_url: 'https://pay.stripe.example/receipts/payment/1',
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  }
}

/** A moment of an object, as the event that tells of it keeps it. */
export interface ToldEvent {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: Stripe.Checkout.Session | Stripe.Charge }
  livemode: boolean
  pending_webhooks: number
  request: Stripe.Event.Request | null
  type: Stripe.Event['type']
}

export const newEvent = (type: ToldEvent['type'], object: ToldEvent['data']['object']): ToldEvent => ({
  id: newId('evt'),
  object: 'event',
  api_version: API_VERSION,
  created: seconds(),
  data: { object: structuredClone(object) },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
})
