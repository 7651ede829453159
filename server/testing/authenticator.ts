import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>

/** The part of CBOR that authenticators speak: short of everything that needs more than two bytes of length. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, size: number) =>
    Buffer.from(
      size < 24
        ? [(major << 5) | size]
        : size < 256
          ? [(major << 5) | 24, size]
          : [(major << 5) | 25, size >> 8, size & 255],
    )
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])])
  return Buffer.concat([head(2, value.length), value])
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Buffer) => bytes.toString('base64url')

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

interface Options {
  challenge: string
}

/** What of an honest answer is changed to attack with it. */
export interface Ceremony {
  origin: string
  rpId: string
  /** Nobody unlocked the device. */
  unverified?: boolean
  challenge?: string
  counter?: number
  /** Another passkey's, signed for with this one's key. */
  id?: string
}

/** A device with one passkey, made of its own keys: what a browser sends of it is what this answers. */
export class Authenticator {
  readonly #id = randomBytes(32)
  readonly #privateKey: KeyObject
  readonly #publicKey: Buffer
  counter = 0

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#privateKey = privateKey
    this.#publicKey = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
  }

  get id(): string {
    return base64url(this.#id)
  }

  /** Answers `navigator.credentials.create`. */
  create(options: Options, ceremony: Ceremony) {
    const length = Buffer.from([this.#id.length >> 8, this.#id.length & 255])
    const key = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#publicKey])
    const authData = Buffer.concat([this.#data(ceremony, HAS_KEY), key])
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return this.#answer(ceremony, {
      clientDataJSON: base64url(clientData('webauthn.create', options, ceremony)),
      attestationObject: base64url(cbor(attestation)),
      transports: ['internal'],
    })
  }

  /** Answers `navigator.credentials.get`. */
  get(options: Options, ceremony: Ceremony) {
    this.counter++
    const authenticatorData = this.#data(ceremony, 0)
    const client = clientData('webauthn.get', options, ceremony)
    const signed = Buffer.concat([authenticatorData, sha256(client)])
    return this.#answer(ceremony, {
      clientDataJSON: base64url(client),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(sign('sha256', signed, this.#privateKey)),
    })
  }

  #data({ rpId, unverified = false, counter = this.counter }: Ceremony, more: number): Buffer {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([PRESENT | (unverified ? 0 : VERIFIED) | more]), counted])
  }

  #answer<T extends object>({ id = this.id }: Ceremony, response: T) {
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }
}

const clientData = (type: string, options: Options, { origin, challenge = options.challenge }: Ceremony): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
