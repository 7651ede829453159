import { expect, test } from 'vitest'
import { buildCaseFile } from '../../case-file.ts'
import { batteryResearcher } from '../../testing/profiles.ts'
import { petitionLetter } from '../compose.ts'

test('a time begins its cell as a heading does', async () => {
  const [endeavor] = batteryResearcher.endeavors
  const blocks = await petitionLetter(buildCaseFile(batteryResearcher), { endeavor_id: endeavor?.id ?? 0 }).compose(
    { seed: 0, length: 'usual' },
    async () => undefined,
  )
  const table = blocks.find((block) => block.kind === 'table' && block.caption === 'Steps of the endeavor')
  expect(JSON.stringify(table)).toContain('"Third year"')
  expect(JSON.stringify(table)).not.toContain('"the third year"')
})
