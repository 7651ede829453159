import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepSessionSecret } from './session-secret.ts'
import { makeTempFolder } from './testing/temp-folder.ts'

test('a data folder has one secret, kept from others', async () => {
  const folder = await makeTempFolder()
  const dataDir = join(folder.path, 'new')
  const secret = keepSessionSecret(dataDir)
  expect(secret.length).toBeGreaterThanOrEqual(43)
  expect(keepSessionSecret(dataDir)).toBe(secret)
  expect(await readdir(dataDir)).toEqual(['session-secret'])
  expect((await stat(join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600)
  await folder.remove()
})
