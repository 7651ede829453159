import { MAILING_DAYS } from '#domain/rfe.ts'
import { daysBetween, shifted } from '../dashboard/in-words.ts'

/** How a response stands to its date. */
export interface Countdown {
  /** ISO, the day by which it has to be there. */
  due: string
  /** The day by which it has to be mailed. */
  post: string
  /** Days until `due`; below zero where it is past. */
  left: number
  /** `post`: the post is only safe with a courier now. */
  state: 'ample' | 'post' | 'today' | 'past'
}

export function countdown(due: string, today: string): Countdown {
  const post = shifted(due, -MAILING_DAYS)
  const left = daysBetween(today, due)
  const state = left < 0 ? 'past' : left === 0 ? 'today' : today > post ? 'post' : 'ample'
  return { due, post, left, state }
}

/** The last day on which something that takes so many days can be asked for, to be in the post in time; null where it is past. */
export function askBy(days: number, { post }: Pick<Countdown, 'post'>, today: string): string | null {
  const day = shifted(post, -days)
  return day < today ? null : day
}
