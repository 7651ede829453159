import { defineConfig, devices } from '@playwright/test'
import { findTestBrowser } from './scripts/chromium.mjs'

const full = process.env['WAIVERLY_FULL'] === '1'
const executablePath = findTestBrowser()
/**
 * Every page is a window of its own, to whose address bar Chromium gives two pages more for its lists: a third of all
 * its time, for what nobody sees. Of several such switches it heeds the last, so that Playwright's own stand here again.
 */
const without = [
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable',
  'LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch',
]
const args = [
  `--disable-features=${without.join()}`,
  // A browser without windows would draw letters otherwise than one with them.
  '--font-render-hinting=slight',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }

/** Each picture has its own size and theme. */
const ownLooks = 'pictures.spec.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  // What the long form alone looks at: the same thing once more, in another form, state or topology; and what is no
  // test, but takes the pictures of README.md.
  grepInvert: [...(full ? [] : [/@long/]), ...(process.env['WAIVERLY_PICTURES'] === '1' ? [] : [/@readme/])],
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  workers: 2,
  timeout: full ? 300_000 : 180_000,
  // A busy machine takes its time for a job. One picture for all: they are made, and compared, on Debian 12's Chromium.
  expect: { timeout: 60_000, toHaveScreenshot: { pathTemplate: '{testDir}/pictures/{arg}{ext}' } },
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    // Recording costs a tenth of the time, of passing tests too; what failed leaves its picture and its page as text.
    trace: full ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    // Nothing is waited for that only moves; the long form looks at it as it moves.
    contextOptions: { reducedMotion: full ? 'no-preference' : 'reduce' },
    // In the bare locale of a build machine Chromium cannot spell the names of files that it downloads.
    launchOptions: { executablePath, args, env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' } },
  },
  projects: [
    { name: 'chromium', use: desktop },
    // The same journeys as on a phone and in the dark: the long form's.
    ...(full
      ? [{ name: 'phone', testIgnore: ownLooks, use: { ...desktop, viewport: { width: 390, height: 844 } } }]
      : []),
    ...(full ? [{ name: 'dark', testIgnore: ownLooks, use: { ...desktop, colorScheme: 'dark' as const } }] : []),
  ],
})
