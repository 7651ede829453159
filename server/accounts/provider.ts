import * as openid from 'openid-client'
import { z } from 'zod'
import { EMAIL_FORM } from '#domain/field.ts'
import type { ProviderProblem } from '#domain/provider-sign-in.ts'
import type { Clock } from '../parts.ts'

/** An OpenID provider that signs people in beside us. Google, unless another issuer is set. */
export interface ProviderSettings {
  issuer: string
  clientId: string
  clientSecret: string
}

/** Somebody as the provider knows them. */
export interface ProviderPerson {
  issuer: string
  subject: string
  email: string
}

/** Why nobody was signed in. What the provider said of it stays with us: it may name a person, and is in its own words. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal'
  readonly problem: ProviderProblem
  /** Of the provider's answer, for the log: a code, never its words. */
  readonly code: string | undefined

  constructor(problem: ProviderProblem, code?: string) {
    super(problem)
    this.problem = problem
    this.code = code
  }
}

/** What must come back as it went out, kept for this browser alone. */
export const pendingProof = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirect_uri: z.string(),
})
type PendingProof = z.infer<typeof pendingProof>

/** Somebody waits at a white page meanwhile. */
const TIMEOUT_S = 8
/** What the provider says of itself, its addresses, changes in years; its keys are looked up anew when one is unknown. */
const DISCOVERED_FOR = 24 * 3_600_000
const EMAIL_LENGTH = 254

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** No connection, no answer in time, or an answer that says that the provider is out of order. */
const isDown = (error: unknown): boolean =>
  (error instanceof TypeError && error.message === 'fetch failed') ||
  codeOf(error) === 'OAUTH_TIMEOUT' ||
  (error instanceof Error && error.cause instanceof Response && error.cause.status >= 500)

function refusalOf(error: unknown): unknown {
  if (error instanceof openid.AuthorizationResponseError)
    return new ProviderRefusal(error.error === 'access_denied' ? 'denied' : 'failed', codeOf(error))
  if (isDown(error)) return new ProviderRefusal('unavailable', codeOf(error))
  if (error instanceof openid.ClientError || error instanceof openid.ResponseBodyError)
    return new ProviderRefusal('failed', codeOf(error))
  return error
}

export type Provider = ReturnType<typeof openProvider>

/** The provider is asked about itself when somebody first needs it, so that the product starts without it. */
export function openProvider(
  { issuer, clientId, clientSecret }: ProviderSettings,
  clock: Clock,
  timeout: number = TIMEOUT_S,
) {
  let known: { configuration: openid.Configuration; until: number } | undefined

  async function discovered(): Promise<openid.Configuration> {
    const now = clock.now().valueOf()
    if (known !== undefined && now < known.until) return known.configuration
    const address = new URL(issuer)
    // The settings take such an address of this very machine alone.
    const execute = address.protocol === 'http:' ? [openid.allowInsecureRequests] : []
    const options = { timeout, execute }
    const configuration = await openid
      .discovery(address, clientId, clientSecret, undefined, options)
      .catch((error: unknown) => {
        throw new ProviderRefusal('unavailable', codeOf(error))
      })
    known = { configuration, until: now + DISCOVERED_FOR }
    return configuration
  }

  return {
    issuer,

    /** Where to send somebody, and what to keep for their way back. */
    async begin(redirect_uri: string): Promise<{ url: string; proof: PendingProof }> {
      const configuration = await discovered()
      const [state, nonce, verifier] = [openid.randomState(), openid.randomNonce(), openid.randomPKCECodeVerifier()]
      const url = openid.buildAuthorizationUrl(configuration, {
        redirect_uri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, proof: { state, nonce, verifier, redirect_uri } }
    },

    /** Who came back, by what is in the address. Throws `ProviderRefusal` unless all of it is as it went out. */
    async finish(query: string, { state, nonce, verifier, redirect_uri }: PendingProof): Promise<ProviderPerson> {
      const configuration = await discovered()
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier }
      try {
        const answer = await openid.authorizationCodeGrant(configuration, new URL(query, redirect_uri), checks)
        const told = answer.claims()
        if (told === undefined) throw new ProviderRefusal('failed')
        // Google tells the address with the proof itself, others where one asks.
        const claims =
          told.email === undefined ? await openid.fetchUserInfo(configuration, answer.access_token, told.sub) : told
        return { issuer, subject: told.sub, email: emailOf(claims) }
      } catch (error) {
        throw refusalOf(error)
      }
    },
  }
}

function emailOf({ email, email_verified }: Record<string, unknown>): string {
  if (typeof email !== 'string' || email.length > EMAIL_LENGTH || !EMAIL_FORM.test(email))
    throw new ProviderRefusal('no_email')
  if (email_verified !== true) throw new ProviderRefusal('unverified')
  return email
}
