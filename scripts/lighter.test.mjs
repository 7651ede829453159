import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.mjs'

/** What the web's build leaves out of Zod: docs/decisions/029. */
const LEFT_OUT =
  /\.string\(\)\.(?:email|url|uuid|guid|nanoid|cuid2?|ulid|base64(?:url)?|jwt|ipv[46]|cidrv[46]|e164|datetime|date|time|duration|emoji|xid|ksuid)\(|\btoJSONSchema\b|\b(?:safe)?(?:en|de)code(?:Async)?\(/i

const files = execFileSync('git', ['ls-files', 'domain', 'web'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))

test('no page asks for what its build leaves out', () => {
  const asking = files.filter(
    (file) =>
      /from 'zod'/.test(readFileSync(join(root, file), 'utf8')) &&
      LEFT_OUT.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(asking).toEqual([])
})

test.each([
  'z.string().email()',
  'z.string().datetime({ offset: true })',
  'z.toJSONSchema(schema)',
  'schema.encode(value)',
])('it would be seen: %s', (code) => expect(LEFT_OUT.test(code)).toBe(true))
