import { dictionary } from '@zxcvbn-ts/language-common'
import { normalPassword } from './account.ts'

const MOST = 10_000
let most: Set<string> | undefined

/** Whether a password is one of the 10,000 most used, in whatever letters: the list has small ones, and a capital hides nothing. */
export function isMostUsed(password: string): boolean {
  most ??= new Set(dictionary['passwords-common']?.slice(0, MOST))
  return most.has(normalPassword(password).toLowerCase())
}
