import { shopper, type Shopper } from './shopper.ts'
import { enter } from './enter.ts'
import { startStripeServer, type StripeServer } from './stripe-server.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** The rules' clock, as far ahead of the machine's as a test sets it. */
export const newTestClock = () => {
  const clock = { ahead_ms: 0, now: () => new Date(Date.now() + clock.ahead_ms) }
  return clock
}

export interface StripeApp {
  app: TestApp
  stripe: StripeServer
  clock: ReturnType<typeof newTestClock>
  newShopper(): Promise<Shopper>
  close(): Promise<void>
}

/** The whole app with Stripe's server in Stripe's place. */
export const startStripeApp = async (overrides: Parameters<typeof startTestApp>[0] = {}): Promise<StripeApp> => {
  const stripe = await startStripeServer()
  const clock = newTestClock()
  const app = await startTestApp({ clock, ...overrides, env: { ...stripe.env, ...overrides.env } })
  stripe.serve(app.url)
  return {
    app,
    stripe,
    clock,
    newShopper: async () => shopper((await enter(app)).client),
    async close() {
      await app.close()
      await stripe.close()
    },
  }
}
