import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export interface OidcPerson {
  sub: string
  email?: string
  email_verified?: boolean
}

const CLIENT = { client_id: 'waiverly-tests', client_secret: 'a-secret-of-the-tests' }
const CALLBACK = '/api/auth/google/callback/'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const jwk = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'tests' }

export type OidcServer = Awaited<ReturnType<typeof startOidcServer>>

/** A real OpenID provider on this machine. Whoever is led there is `person`, and agrees to all. */
export async function startOidcServer({ claimsIn = 'id_token' }: { claimsIn?: 'id_token' | 'userinfo' } = {}) {
  let person: OidcPerson = { sub: 'nobody' }
  let refuses = false
  let down: 'hangs' | 'broken' | undefined
  let provider: Provider | undefined
  const met = new Map<string, OidcPerson>()

  const interact = async (own: Provider, request: IncomingMessage, response: ServerResponse) => {
    if (refuses) {
      const denied = { error: 'access_denied', error_description: '<b>the provider’s own words</b>' }
      return own.interactionFinished(request, response, denied)
    }
    met.set(person.sub, person)
    return own.interactionFinished(request, response, { login: { accountId: person.sub } })
  }

  const http = createServer((request, response) => {
    if (down === 'hangs') return
    if (down === 'broken' || provider === undefined) return void response.writeHead(503).end('out of order')
    if (request.url?.startsWith('/interaction/')) return void interact(provider, request, response)
    return void provider.callback()(request, response)
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`

  return {
    issuer,
    /** What the product is told of it. */
    env: { GOOGLE_CLIENT_ID: CLIENT.client_id, GOOGLE_CLIENT_SECRET: CLIENT.client_secret, OIDC_ISSUER: issuer },

    /** Takes a product for its client, once that has an address. */
    serve(site: string): void {
      provider = new Provider(issuer, {
        clients: [{ ...CLIENT, redirect_uris: [site + CALLBACK], token_endpoint_auth_method: 'client_secret_post' }],
        pkce: { required: () => true },
        claims: { openid: ['sub'], email: ['email', 'email_verified'] },
        conformIdTokenClaims: claimsIn === 'userinfo',
        features: { devInteractions: { enabled: false } },
        interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
        ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
        cookies: { keys: ['the tests alone'] },
        jwks: { keys: [jwk] },
        findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...met.get(sub), sub }) }),
        async loadExistingGrant({ oidc }) {
          const own = oidc.provider
          const grant = new own.Grant({ clientId: CLIENT.client_id, accountId: oidc.session?.accountId })
          grant.addOIDCScope('openid email')
          await grant.save()
          return grant
        },
      })
    },
    meet(next: OidcPerson): void {
      person = next
    },
    refuse(now: boolean): void {
      refuses = now
    },
    fail(how: typeof down): void {
      down = how
    },

    /** Goes through the provider's pages as a browser does that was never there; where it is led back to. */
    async authorize(url: string): Promise<string> {
      const cookies = new Map<string, string>()
      let at = url
      while (new URL(at).origin === issuer) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const answer = await fetch(at, { redirect: 'manual', headers: { cookie } })
        for (const line of answer.headers.getSetCookie()) {
          const [pair = ''] = line.split(';')
          cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
        }
        const location = answer.headers.get('location')
        if (location === null) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`)
        at = new URL(location, at).href
      }
      return at
    },

    async close(): Promise<void> {
      http.closeAllConnections()
      http.close()
      await once(http, 'close')
    },
  }
}
