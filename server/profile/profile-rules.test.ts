import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPLETE } from '#domain/testing/complete-entries.ts'
import { PROFILE_RULES, RULE_FORMS } from '#domain/testing/profile-rules.ts'
import { Sample, type Rule, type RuleForm } from '#domain/testing/rule.ts'
import { apply } from '../testing/apply.ts'
import type { Client } from '../testing/client.ts'
import { ENTRIES } from '../testing/entries.ts'
import { form, inJson, pdf } from '../testing/papers.ts'
import { docx, jpg, pdf as pdfOfSize, png } from '../testing/sample-files.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

type Row = Record<string, unknown> & { id: number }

let app: TestApp
let client: Client
beforeAll(async () => {
  app = await startTestApp()
  client = (await apply(app)).client
})
afterAll(() => app.close())

const BYTES: Record<Sample['kind'], (size: number) => Buffer> = {
  pdf: pdfOfSize,
  png,
  jpg,
  docx,
  text: () => Buffer.from('<html>not a paper</html>'),
}
const bytesOf = ({ kind, megabytes }: Sample) => BYTES[kind](megabytes * 1024 * 1024)

/** Personal info and notices are sent as forms, all else as JSON. */
const IN_FORMS: Partial<Record<RuleForm, { file: string; bytes: Buffer }>> = {
  application: { file: 'resume', bytes: pdf('Resume') },
  rfenotice: { file: 'file', bytes: pdf('Notice') },
}

function asForm(path: RuleForm, change: Rule['change'], { file, bytes }: { file: string; bytes: Buffer }): FormData {
  const { [file]: changed = new Sample('pdf', 'paper.pdf'), ...rest } = change
  const fields = Object.entries({ ...COMPLETE[path], ...rest }).filter(([, value]) => typeof value === 'string')
  const sample = changed instanceof Sample ? changed : null
  const files = sample && { [file]: { name: sample.name, bytes: sample === change[file] ? bytesOf(sample) : bytes } }
  return form(Object.fromEntries(fields) as Record<string, string>, files ?? {})
}

const asJson = (path: keyof typeof ENTRIES, change: Rule['change']) => ({
  ...ENTRIES[path](),
  ...Object.fromEntries(
    Object.entries(change).map(([field, value]) => [
      field,
      value instanceof Sample ? inJson(value.name, bytesOf(value)) : value,
    ]),
  ),
})

/** Academic projects are sent one a call, other lists as an array. */
function bodyOf({ form: path, change }: Pick<Rule, 'form' | 'change'>): unknown {
  const inForm = IN_FORMS[path]
  if (inForm) return asForm(path, change, inForm)
  const entry = asJson(path as keyof typeof ENTRIES, change)
  return path === 'academicprojects' ? entry : [entry]
}

const entryOf = (body: unknown): Row => [body].flat()[0] as Row
const stored = async (path: RuleForm) => (await client.get<{ results: Row[] }>(`/api/${path}/`)).body.results
const filesKept = () => app.parts.db.selectFrom('files').select('id').execute()

/** What a refusal says at each field, the first of several. */
function toldBy(body: unknown): Record<string, string> {
  const entry = entryOf(body)
  const {
    detail: _detail,
    code: _code,
    ...fields
  } = (Array.isArray(body) ? entry['errors'] : entry) as object & {
    detail?: unknown
    code?: unknown
  }
  return Object.fromEntries(Object.entries(fields).map(([field, messages]) => [field, (messages as string[])[0] ?? '']))
}
const isTooLarge = (told: Rule['told']) => Object.values(told).some((message) => /File size/.test(message))

describe.each(RULE_FORMS)('%s', (path) => {
  const url = `/api/${path}/`
  const { rules } = PROFILE_RULES[path]
  const refused = rules.filter(({ told }) => Object.keys(told).length > 0)
  const taken = rules.filter(({ told }) => Object.keys(told).length === 0)
  const named = (rows: readonly Rule[]) =>
    rows.map((rule) => [rule.says, JSON.stringify(rule.change).slice(0, 80), rule] as const)

  let before: object
  beforeAll(async () => {
    before = await kept()
  })
  const kept = async () => ({ rows: await stored(path), files: await filesKept() })

  test.each(named(refused))('is refused: %s %s', async (_says, _change, rule) => {
    const reply = await client.post<unknown>(url, bodyOf(rule))
    expect(reply.status).toBe(isTooLarge(rule.told) ? 413 : 400)
    expect(toldBy(reply.body)).toEqual(rule.told)
  })

  test('and nothing of all that is stored', async () => expect(await kept()).toEqual(before))

  test.each(named(taken))('is stored: %s %s', async (_says, _change, rule) => {
    const reply = await client.post<unknown>(url, bodyOf(rule))
    expect(reply).toMatchObject({ status: 201 })
    const { id } = entryOf(reply.body)
    expect((await stored(path)).find((row) => row.id === id)).toMatchObject(rule.kept ?? {})
  })

  test('a stored entry is held to the same rules when it is changed', async () => {
    if (path in IN_FORMS) return
    const entry = entryOf((await client.post<unknown>(url, bodyOf({ form: path, change: {} }))).body)
    for (const rule of refused) {
      // A changed category clears what no longer fits it, and asks for it at the next save.
      if (isTooLarge(rule.told) || 'category' in rule.change) continue
      const [change] = [bodyOf(rule)].flat() as [Row]
      const sent = Object.fromEntries(Object.keys(rule.change).map((field) => [field, change[field]]))
      const reply = await client.patch<unknown>(url, [{ ...sent, id: entry.id }])
      expect([rule.says, toldBy(reply.body)]).toEqual([rule.says, rule.told])
    }
    expect((await stored(path)).find((row) => row.id === entry.id)).toEqual(entry)
  })
})
