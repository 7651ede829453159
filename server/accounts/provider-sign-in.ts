import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { ownPath } from '#domain/own-path.ts'
import { PROVIDER_PROBLEMS, type providerStart } from '#domain/provider-sign-in.ts'
import { siteOf } from '../http/site.ts'
import type { Parts } from '../parts.ts'
import { accountOfPerson } from './account-of-person.ts'
import { finishConnecting } from './connect-provider.ts'
import { beginLink } from './link-provider.ts'
import { pendingProof, type Provider, ProviderRefusal } from './provider.ts'
import { passFirstProof } from './sign-in.ts'
import { beginStep, endStep, findStep } from './sign-in-step.ts'
import { hasApplication } from './store.ts'

type Needs = Pick<Parts, 'db' | 'clock' | 'config' | 'jobs'>

const pendingStep = pendingProof.extend({
  remember: z.boolean(),
  next: z.string().nullable(),
  /** The session that connects the provider to its account; null where somebody signs in. */
  session: z.uuid().nullable(),
})
type PendingStep = z.infer<typeof pendingStep>

/** Where connecting ends: at the section that tells how it went. */
const SETTINGS = '/account-settings'
const SECTION = '#google'
const CALLBACK = '/api/auth/google/callback/'

/** A page with what it has to know in its address. */
export function pageWith(page: string, more: Record<string, string | null>): string {
  const known = Object.entries(more).filter((pair): pair is [string, string] => pair[1] !== null)
  return known.length === 0 ? page : `${page}?${new URLSearchParams(known).toString()}`
}

const startPage = async ({ db }: Needs, user_id: number): Promise<string> =>
  (await hasApplication(db, user_id)) ? '/dashboard' : '/personal-info'

async function begin(
  parts: Needs,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  step: Pick<PendingStep, 'remember' | 'next' | 'session'>,
): Promise<string> {
  const { url, proof } = await provider.begin(siteOf(parts.config, request) + CALLBACK)
  const user_id = step.session === null ? null : request.user.id
  await beginStep(parts, reply, { kind: 'provider', user_id, data: { ...proof, ...step } satisfies PendingStep })
  return url
}

/** Where whoever wants to sign in is led: to the provider, or on, where they are signed in already. */
export async function beginSignIn(
  parts: Needs,
  provider: Provider | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  { next: given, remember }: z.output<typeof providerStart>,
): Promise<string> {
  const next = ownPath(given)
  if (request.session !== null) return next ?? startPage(parts, request.session.user.id)
  try {
    if (provider === undefined) throw new ProviderRefusal('off')
    return await begin(parts, provider, request, reply, { remember: remember !== undefined, next, session: null })
  } catch (error) {
    return pageOfRefusal(request, error, '/login', next)
  }
}

/** Where a signed-in user is led to connect the provider. The way back is theirs alone: it ends in this session or nowhere. */
export async function beginConnecting(
  parts: Needs,
  provider: Provider | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const session = request.session?.id ?? null
  if (provider === undefined || session === null) throw new AppError('unavailable', PROVIDER_PROBLEMS.off)
  try {
    return await begin(parts, provider, request, reply, { remember: false, next: null, session })
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    throw new AppError('unavailable', PROVIDER_PROBLEMS[error.problem])
  }
}

/** Where somebody who comes back from the provider is led on to. */
export async function arrive(
  parts: Needs,
  provider: Provider | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const step = await findStep(parts, request, 'provider', pendingStep)
  const { session = null, next = null } = step?.data ?? {}
  try {
    if (provider === undefined) throw new ProviderRefusal('off')
    // Ended before it is looked at: an answer is taken once, and so is a forged one.
    if (step === null || !(await endStep(parts, request, reply))) throw new ProviderRefusal('expired')
    if (session !== null && request.session?.id !== session) throw new ProviderRefusal('expired')
    const person = await provider.finish(new URL(request.url, 'http://own.invalid').search, step.data)
    if (session !== null) {
      await finishConnecting(parts, request, person)
      return SETTINGS + SECTION
    }
    const { account, waiting } = await accountOfPerson(parts, person, siteOf(parts.config, request))
    if (waiting) {
      await beginLink(parts, reply, account, person, step.data.remember)
      return pageWith('/login/link', { next })
    }
    await passFirstProof(parts, request, reply, account, step.data.remember)
    return next ?? (await startPage(parts, account.id))
  } catch (error) {
    if (error instanceof AppError && error.code === 'two_factor_required')
      return pageWith('/login', { step: 'code', next })
    return pageOfRefusal(request, error, session === null ? '/login' : SETTINGS, next)
  }
}

function pageOfRefusal(request: FastifyRequest, error: unknown, page: string, next: string | null): string {
  if (!(error instanceof ProviderRefusal)) throw error
  const { problem, code } = error
  request.log.warn({ problem, code }, 'nobody was signed in by the provider')
  return pageWith(page, { problem, next }) + (page === SETTINGS ? SECTION : '')
}
