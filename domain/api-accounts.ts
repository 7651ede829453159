import { z } from 'zod'
import { securityReply } from './account-security.ts'
import { list } from './list-reply.ts'
import * as account from './account.ts'
import { call, type Endpoint, OUTDATED, LIMITED } from './endpoint.ts'
import * as own from './own-data.ts'
import * as passkey from './passkey.ts'
import * as provider from './provider-sign-in.ts'
import * as reply from './replies.ts'
import { signedInDevice } from './signed-in-device.ts'
import * as twoFactor from './two-factor.ts'

const text = z.string()

/** Getting in, staying in and getting out, and the settings of an account. */
export const accountCalls: Endpoint[] = [
  call('GET', '/api/auth/csrf/', 'public', 204, 'Sets the csrftoken cookie'),
  call('GET', '/api/auth/me/', 'session', 200, 'The signed-in user', { reply: reply.userReply }),
  call('POST', '/api/auth/login/', 'public', 200, 'Signs in', {
    body: account.loginSchema,
    refusals: ['invalid_credentials', 'email_not_verified', 'two_factor_required', 'too_many_requests'],
    reply: reply.userReply,
  }),
  call('POST', '/api/auth/logout/', 'session', 204, 'Signs out'),
  call('POST', '/api/auth/register/', 'public', 201, 'Makes an account and sends the verification mail', {
    body: account.registerRequest,
    ...LIMITED,
    reply: z.object({ id: z.int(), username: text, email: text }),
  }),
  call('GET', '/api/auth/verify-email/:token/', 'public', 200, 'Confirms an e-mail address', {
    reply: reply.messageReply,
  }),
  call('POST', '/api/auth/resend-verification/', 'public', 200, 'Sends the verification mail again', {
    body: account.resendVerificationSchema,
    ...LIMITED,
    reply: reply.messageReply,
  }),
  call('POST', '/api/auth/forgot-password/', 'public', 200, 'Sends a link to set a new password', {
    body: account.forgotPasswordSchema,
    ...LIMITED,
    reply: reply.messageReply,
  }),
  call(
    'GET',
    '/api/auth/reset-password/:token/',
    'public',
    204,
    'Whether a link still sets a password; it is not used up',
  ),
  call('POST', '/api/auth/reset-password/:token/', 'public', 200, 'Sets a new password by link', {
    body: account.resetPasswordSchema,
    reply: reply.messageReply,
  }),
  call('POST', '/api/auth/change-password/', 'session', 200, 'Changes the password', {
    body: account.changePasswordSchema,
    ...LIMITED,
    reply: reply.messageReply,
  }),
  call('POST', '/api/auth/login/code/', 'public', 200, 'Signs in by a code, after the password', {
    body: twoFactor.codeSchema,
    ...LIMITED,
    reply: reply.userReply,
  }),
  call('GET', '/api/account/security/', 'session', 200, 'How one gets in, and whether the account is to go', {
    reply: securityReply,
  }),
  call('POST', '/api/account/two-factor/', 'session', 200, 'Makes a secret for an authenticator app', {
    body: account.ownPasswordSchema,
    refusals: ['conflict', 'too_many_requests'],
    reply: twoFactor.secretReply,
  }),
  call('POST', '/api/account/two-factor/confirm/', 'session', 200, 'Turns two-step sign-in on by a first code', {
    body: twoFactor.codeSchema,
    refusals: ['conflict', 'too_many_requests'],
    reply: twoFactor.recoveryCodesReply,
  }),
  call('DELETE', '/api/account/two-factor/', 'session', 204, 'Turns two-step sign-in off', {
    body: account.ownPasswordSchema,
    ...LIMITED,
  }),
  call('POST', '/api/account/recovery-codes/', 'session', 200, 'Makes new recovery codes; the old ones end', {
    body: account.ownPasswordSchema,
    refusals: ['conflict', 'too_many_requests'],
    reply: twoFactor.recoveryCodesReply,
  }),
  call('POST', '/api/auth/passkey/options/', 'public', 200, 'Asks for a passkey', {
    ...LIMITED,
    reply: passkey.passkeyOptions,
  }),
  call('POST', '/api/auth/passkey/', 'public', 200, 'Signs in by a passkey', {
    body: passkey.passkeyLoginSchema,
    refusals: ['email_not_verified', 'too_many_requests'],
    reply: reply.userReply,
  }),
  call('GET', '/api/account/passkeys/', 'session', 200, 'Your passkeys', { reply: passkey.passkeysReply }),
  call('POST', '/api/account/passkeys/options/', 'session', 200, 'Asks for a new passkey', {
    body: account.ownPasswordSchema,
    ...LIMITED,
    reply: passkey.passkeyOptions,
  }),
  call('POST', '/api/account/passkeys/', 'session', 201, 'Adds the passkey that was asked for', {
    body: passkey.newPasskeySchema,
    ...OUTDATED,
    reply: passkey.passkeyReply,
  }),
  call('PATCH', '/api/account/passkeys/:id/', 'session', 200, 'Renames a passkey', {
    body: passkey.passkeyNameSchema,
    reply: passkey.passkeyReply,
  }),
  call('DELETE', '/api/account/passkeys/:id/', 'session', 204, 'Removes a passkey', {
    body: account.ownPasswordSchema,
    ...LIMITED,
  }),
  call('GET', '/api/account/sessions/', 'session', 200, 'Where somebody is signed in to the account', {
    reply: list(signedInDevice),
  }),
  call('DELETE', '/api/account/sessions/:id/', 'session', 204, 'Signs a device out, also the one that asks'),
  call('DELETE', '/api/account/sessions/', 'session', 204, 'Signs out every device but the one that asks'),
  call('GET', '/api/auth/providers/', 'public', 200, 'By whom one can sign in here', {
    reply: provider.providersReply,
  }),
  call('GET', '/api/auth/google/', 'public', 302, 'Leads to Google; `next` and `remember=1` are kept for the way back'),
  call('GET', '/api/auth/google/callback/', 'public', 302, 'Where Google leads back to; leads on to a page'),
  call('GET', '/api/auth/google/link/', 'public', 200, 'The account that waits for its password to be connected', {
    refusals: ['not_found'],
    reply: provider.waitingLink,
  }),
  call('POST', '/api/auth/google/link/', 'public', 200, 'Connects Google to that account and signs in', {
    body: account.ownPasswordSchema,
    refusals: ['not_found', 'conflict', 'two_factor_required', 'too_many_requests'],
    reply: reply.userReply,
  }),
  call('POST', '/api/account/google/', 'session', 200, 'Begins to connect Google: where to go', {
    body: account.ownPasswordSchema,
    refusals: ['too_many_requests', 'unavailable'],
    reply: provider.providerAddress,
  }),
  call('DELETE', '/api/account/google/', 'session', 204, 'Disconnects Google', {
    body: account.ownPasswordSchema,
    ...LIMITED,
  }),
]

const EXPORT = '/api/account/export/'
const DELETION = '/api/account/deletion/'
export const ownDataCalls: Endpoint[] = [
  call('GET', EXPORT, 'session', 200, 'The archive of one’s data, and the job that makes one', {
    reply: own.exportView,
  }),
  call('POST', EXPORT, 'session', 201, 'Makes an archive of one’s data', {
    costly: 'export',
    body: own.ownDataRequest,
    refusals: ['already_running', 'too_many_requests'],
    reply: reply.taskStarted,
  }),
  call('POST', DELETION, 'session', 200, 'Mails the link that confirms the deletion of the account', {
    costly: 'export',
    body: own.ownDataRequest,
    refusals: ['conflict', 'too_many_requests'],
    reply: reply.messageReply,
  }),
  call('GET', `${DELETION}confirm/:token/`, 'public', 204, 'Whether a link still confirms a deletion; nothing changes'),
  call('POST', `${DELETION}confirm/`, 'public', 200, 'Sets the day of the deletion by the mailed link', {
    body: own.deletionConfirmation,
    reply: own.deletionView,
  }),
  call('DELETE', DELETION, 'session', 204, 'Keeps an account that was to be deleted'),
]
