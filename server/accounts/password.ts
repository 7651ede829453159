import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { normalPassword } from '#domain/account.ts'

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>

/** OWASP's first choice of parameters for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_LENGTH = 32
const SALT_LENGTH = 16

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/
const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** In the PHC string format, so that the cost can be raised later without a migration. */
const written = (salt: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(salt)}$${unpadded(tag)}`

/** Nobody's: compared with where there is no account, so that the answer takes as long as for one. */
const DECOY = written(randomBytes(SALT_LENGTH), randomBytes(TAG_LENGTH))

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_LENGTH)
  return written(
    nonce,
    await derive('argon2id', { message: normalPassword(password), nonce, tagLength: TAG_LENGTH, ...COST }),
  )
}

/** Takes the same time whether or not there is a hash to compare with. */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const match = FORM.exec(hash ?? DECOY)
  if (match === null) return false
  const [, memory, passes, parallelism, salt = '', tag = ''] = match
  const expected = Buffer.from(tag, 'base64')
  let isRight = false
  for (const message of formsOf(password)) {
    const actual = await derive('argon2id', {
      message,
      nonce: Buffer.from(salt, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    })
    isRight = timingSafeEqual(actual, expected) || isRight
  }
  return isRight && typeof hash === 'string'
}

/** The form in which passwords are hashed, then those in which they were hashed before: as typed, on whatever machine. */
const formsOf = (password: string): Set<string> =>
  new Set([normalPassword(password), password, password.normalize('NFC'), password.normalize('NFD')])
