import { z } from 'zod'

/** A refusal in Stripe's own shape. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly error: { type: string; message: string; code?: string; param?: string }

  constructor(status: number, error: StripeRefusal['error']) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

const invalid = (code: string, message: string, param?: string) =>
  new StripeRefusal(400, { type: 'invalid_request_error', code, message, param })

type Tree = { [name: string]: string | Tree }

/** `line_items[0][quantity]=1` as a tree. A list is one whose names are 0, 1, 2 and so on. */
function treeOf(form: string): Tree {
  const tree: Tree = {}
  for (const [name, value] of new URLSearchParams(form)) {
    const path = name.split(/\[|\]\[|\]$/).filter((part) => part !== '')
    const last = path.pop()
    if (last === undefined) throw invalid('parameter_invalid', `Invalid parameter: ${name}`)
    let at = tree
    for (const part of path) {
      const next = (at[part] ??= {})
      if (typeof next === 'string') throw invalid('parameter_invalid', `Invalid parameter: ${name}`)
      at = next
    }
    if (at[last] !== undefined) throw invalid('parameter_invalid', `Given twice: ${name}`)
    at[last] = value
  }
  return tree
}

const isList = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).every((name, at) => name === String(at))
const list = <T extends z.ZodType>(entry: T) =>
  z.preprocess((value) => (isList(value) ? Object.values(value as Tree) : value), z.array(entry))
const whole = z
  .string()
  .regex(/^\d{1,8}$/)
  .transform(Number)
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((pairs) => Object.keys(pairs).length <= 50)
  .default({})

/** What the product may send, of all that Stripe takes: whoever sends more has to write here what it does. */
const NEW_SESSION = z.strictObject({
  mode: z.literal('payment'),
  line_items: list(
    z.strictObject({
      price_data: z.strictObject({
        currency: z.string().regex(/^[a-z]{3}$/),
        unit_amount: whole,
        product_data: z.strictObject({ name: z.string().min(1) }),
      }),
      quantity: whole.refine((count) => count > 0),
    }),
  ).refine((lines) => lines.length > 0 && lines.length <= 100),
  adaptive_pricing: z.strictObject({ enabled: flag }).optional(),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.email().max(800).optional(),
  metadata,
  payment_intent_data: z.strictObject({ metadata }).optional(),
  success_url: z.url({ protocol: /^https?$/ }).max(5000),
  cancel_url: z
    .url({ protocol: /^https?$/ })
    .max(5000)
    .optional(),
})
export type NewSession = z.infer<typeof NEW_SESSION>

export const readNewSession = (form: string): NewSession => readParams(NEW_SESSION, form)
export const readNothing = (form: string): void => void readParams(z.strictObject({}), form)
export const readExpand = (query: string): string[] =>
  readParams(z.strictObject({ expand: list(z.literal('payment_intent')).default([]) }), query).expand

function readParams<T extends z.ZodType>(schema: T, form: string): z.infer<T> {
  const result = schema.safeParse(treeOf(form), { reportInput: true })
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const param = nameOf(issue?.path ?? [])
  if (issue?.code === 'unrecognized_keys') {
    const name = nameOf([...issue.path, issue.keys[0] ?? ''])
    throw invalid('parameter_unknown', `Received unknown parameter: ${name}`, name)
  }
  if (issue?.input === undefined) throw invalid('parameter_missing', `Missing required param: ${param}.`, param)
  throw invalid('parameter_invalid', `Invalid ${param}`, param)
}

const nameOf = ([first, ...rest]: readonly PropertyKey[]): string =>
  String(first) + rest.map((part) => `[${String(part)}]`).join('')
