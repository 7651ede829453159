import type { TestApp } from '../../testing/test-app.ts'

export const DELETION = '/api/account/deletion/'

const tokenIn = (text = ''): string | undefined => /\/delete-account\/([\w-]+)/.exec(text)?.[1]

/** The token of the link that was mailed, another than the one before. */
export async function confirmationFor(
  app: Pick<TestApp, 'nextMailTo'>,
  email: string,
  before?: string,
): Promise<string> {
  const isNew = (token: string | undefined) => token !== undefined && token !== before
  const mail = await app.nextMailTo(email, ({ text }) => isNew(tokenIn(text)))
  return tokenIn(mail.text) ?? ''
}
