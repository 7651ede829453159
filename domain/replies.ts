import { z } from 'zod'
import { drafterReply } from './drafter.ts'
import { fileRef } from './file.ts'
import { ENDEAVOR_PARTS } from './endeavor.ts'
import { TIES } from './letter-packet.ts'
import { ORDER_STATUSES } from './order.ts'
import { PRODUCT_CODES } from './plans.ts'
import { PROGRESS_STATUSES } from './progress.ts'
import { list } from './list-reply.ts'
import { LETTER_STATES } from './recommender.ts'
import { PROGRESS_SECTIONS } from './section.ts'
import { noticeAtUpload } from './rfe-replies.ts'
import { TASK_STATUSES } from './task.ts'

/** What calls answer, as the documentation of the API shows it. */

export const userReply = z.object({
  id: z.int(),
  email: z.string(),
  username: z.string(),
  is_email_verified: z.boolean(),
  last_login: z.string().nullable(),
})

export const messageReply = z.object({ message: z.string() })
export const taskStarted = z.object({ task_id: z.uuid() })

export const taskReply = z.object({
  task_id: z.uuid(),
  kind: z.string(),
  status: z.enum(TASK_STATUSES),
  progress: z.object({ done: z.int(), total: z.int(), label: z.string() }),
  result: z.unknown(),
  error: z.string().nullable(),
  age_ms: z.int(),
})

export const progressReply = z.object({ section: z.enum(PROGRESS_SECTIONS), status: z.enum(PROGRESS_STATUSES) })

const parts = Object.fromEntries(ENDEAVOR_PARTS.map((part) => [part, z.string().nullable()]))
export const endeavorReply = z.object({
  id: z.int(),
  version: z.int(),
  title: z.string(),
  ...parts,
  is_selected: z.boolean(),
  is_locked: z.boolean(),
  notes: z.array(
    z.object({ part: z.enum(['title', ...ENDEAVOR_PARTS]), tone: z.enum(['good', 'gap']), text: z.string() }),
  ),
})

export const endeavorsReply = list(endeavorReply).extend({
  current_task_id: z.uuid().nullable(),
  last_task_id: z.uuid().nullable(),
  /** True where the next run takes no credit: an account's first. */
  is_free: z.boolean(),
  drafter: drafterReply,
})

export const refereeRow = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  /** What the recommender is called: in Latin letters where they are known, with the native name behind. */
  name: z.string(),
  title: z.string(),
  organization: z.string(),
  tie: z.enum(TIES),
  letter: z.enum(LETTER_STATES),
})

const letterVersion = z.object({ id: z.int(), url: z.string(), docx_url: z.string(), created_at: z.string() })
export const lettersReply = z.object({
  current_task_id: z.uuid().nullable(),
  drafter: drafterReply,
  letters: z.array(letterVersion),
  rec_letter_url: z.string().nullable(),
  recLetter_id: z.int().nullable(),
  signed_letter_url: z.string().nullable(),
})
export const petitionReply = z.object({
  current_task_id: z.uuid().nullable(),
  drafter: drafterReply,
  petition_letter_url: z.string().nullable(),
  docx_url: z.string().nullable(),
  letters: z.array(letterVersion),
  /** True where something has changed in the profile since the newest was written. */
  stale: z.boolean(),
})

export const usageReply = z.object({
  product: z.string(),
  code: z.enum(PRODUCT_CODES),
  remaining_usage: z.int(),
  total_purchased: z.int(),
})
export const cartReply = z.object({
  items: z.array(
    z.object({
      item_id: z.int(),
      item_name: z.string(),
      price: z.string(),
      quantity: z.int(),
      total_price: z.string(),
    }),
  ),
  total_items: z.int(),
  total_price: z.string(),
})
export const orderStatusReply = z.object({ order_id: z.uuid(), status: z.enum(ORDER_STATUSES) })
export const orderReply = cartReply.extend({
  ...orderStatusReply.shape,
  created_at: z.string(),
  paid_at: z.string().nullable(),
  grants: z.partialRecord(z.enum(PRODUCT_CODES), z.int()),
  refunded: z.string(),
  payment_url: z.string().nullable(),
  receipt_url: z.string().nullable(),
})
/** With what was read of it, where it was uploaded as a notice. */
export const uploadReply = fileRef.extend({ notice: noticeAtUpload.optional() })
