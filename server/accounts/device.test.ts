import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

test.each([
  [undefined, 'Unknown browser'],
  ['', 'Unknown browser'],
  ['x'.repeat(100_000), 'Unknown browser'],
  ['node', 'Unknown browser'],
  ['Account frozen. Unlock at https://evil.example/unlock/1.0 x', 'Unknown browser'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})
