import { AppError } from '#domain/errors.ts'
import { z } from 'zod'
import type { Signal } from '../drafted.ts'
import type { Llm, LlmReply, PaidAnswers, Usage } from '../llm.ts'
import { askedOf, sumOf } from '../llm.ts'

export const UNUSABLE =
  'The language model gave no usable answer. Nothing was charged: a credit that was taken is back. Please try again.'

/** Letters from which on providers keep a prompt's beginning: the least of them takes 1,024 tokens. */
const WORTH_WARMING = 8_000

/** A value, with what could be better about it, or why there is none; both in a sentence to the model. */
export type Understood<T> = { value: T; but?: string } | { fault: string }

/** Letters of an answer at most: the longest section with all its sources has a quarter of them. */
const LONGEST_ANSWER = 80_000

/** What is asked, and how the answer is read. */
export interface Question<T> {
  name: string
  prompt: string
  schema: z.ZodType
  read(answer: unknown): Understood<T>
}

/** What all calls of one document share: our instructions, and apart from them what people typed or uploaded. */
export interface Shared {
  system: string
  material: string
}

/** All that is asked of a model for one document, on the same instructions and material, with what it cost. */
export class Correspondence {
  private readonly llm: Llm
  private readonly shared: Shared
  private readonly signal: Signal
  private readonly paid: PaidAnswers | undefined
  private readonly usages: Usage[] = []
  private readonly replies = new Map<string, Promise<LlmReply>>()

  constructor(llm: Llm, shared: Shared, signal: Signal, paid?: PaidAnswers) {
    this.llm = llm
    this.shared = shared
    this.signal = signal
    this.paid = paid
  }

  get usage(): Usage {
    return sumOf(this.usages)
  }

  /** The answer, asked for a second time where the first cannot be used or could be better, with the reason. */
  async ask<T>({ name, prompt, schema, read }: Question<T>): Promise<T> {
    const first = understood(await this.reply(name, prompt, schema), read)
    const matter = 'fault' in first ? `could not be used: ${first.fault}` : first.but
    if ('value' in first && matter === undefined) return first.value
    const again = `${prompt}\n\nYour last answer ${matter} Answer the whole of it again, in the shape asked for.`
    const second = understood(await this.reply(name, again, schema), read)
    if ('value' in second) return second.value
    if ('value' in first) return first.value
    throw new AppError('unavailable', UNUSABLE)
  }

  /** The same question is asked and paid for once, by this run or by one that was broken off. */
  private reply(name: string, prompt: string, schema: z.ZodType): Promise<LlmReply> {
    const asked = this.asked(name, prompt)
    const known = this.replies.get(asked) ?? this.fetched(asked, name, prompt, schema)
    this.replies.set(asked, known)
    return known
  }

  /** Has what the calls share read once, where many calls are about to share it. */
  async warm(): Promise<void> {
    const { signal } = this
    const { system, material } = this.shared
    if (this.llm.warm === undefined || system.length + material.length < WORTH_WARMING) return
    const [name, prompt] = ['ready', 'Answer with {"ready":true} and nothing else.']
    const asked = this.asked(name, prompt)
    const kept = await this.paid?.find(asked)
    const schema = z.toJSONSchema(z.object({ ready: z.boolean() }))
    const reply = kept ?? (await this.llm.warm({ name, system, material, prompt, signal, schema }))
    if (reply === undefined) return
    this.usages.push(reply.usage)
    if (kept === undefined) await this.paid?.keep(asked, reply)
  }

  private asked(name: string, prompt: string): string {
    return askedOf(this.llm, { name, ...this.shared, prompt })
  }

  private async fetched(asked: string, name: string, prompt: string, schema: z.ZodType): Promise<LlmReply> {
    this.signal.throwIfAborted()
    const kept = await this.paid?.find(asked)
    const reply =
      kept ??
      (await this.llm.answer({
        name,
        ...this.shared,
        prompt,
        schema: z.toJSONSchema(schema),
        signal: this.signal,
      }))
    this.usages.push(reply.usage)
    if (kept === undefined) await this.paid?.keep(asked, reply)
    return reply
  }
}

function understood<T>({ text, ended }: LlmReply, read: Question<T>['read']): Understood<T> {
  if (ended === 'refused')
    return { fault: 'it declined. Nothing asked for here is beyond what the system prompt allows.' }
  if (ended === 'cut off') return { fault: 'it was cut off before its end; write it shorter.' }
  if (text.trim() === '') return { fault: 'it was empty.' }
  if (text.length > LONGEST_ANSWER) return { fault: 'it was far too long.' }
  let value: unknown
  try {
    value = JSON.parse(unfenced(text))
  } catch {
    return { fault: 'it was not one whole JSON value.' }
  }
  return garbled(value) ? { fault: 'it held letters that could not be read.' } : read(value)
}

/** What bytes that are no UTF-8 are read as, and half a letter in an escape, which printing would make the same of. */
const garbled = (value: unknown): boolean => /\ufffd|(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(JSON.stringify(value))

/** Models that were told of a shape in words put it into a fence of code. */
const unfenced = (text: string): string => /^\s*```(?:json)?\s*\n([\s\S]*?)\n\s*```\s*$/.exec(text)?.[1] ?? text
