/** Settings of a product that other machines reach at an address. Its mails still go to the outbox folder. */
export const publicSite = (PUBLIC_URL: string): Record<string, string> => ({
  PUBLIC_URL,
  NODE_ENV: 'production',
  SESSION_SECRET: 's'.repeat(48),
  ALLOW_SANDBOX_PAYMENTS: '1',
})
