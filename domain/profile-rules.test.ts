import { describe, expect, it, test } from 'vitest'
import { applicationForm, resumeRule } from './application.ts'
import { placed } from './errors.ts'
import type { FileRule } from './file.ts'
import { shapeOf } from './section.ts'
import { SECTIONS } from './sections.ts'
import { COMPLETE } from './testing/complete-entries.ts'
import { PROFILE_RULES, RULE_FORMS } from './testing/profile-rules.ts'
import { Sample, type Rule, type RuleForm, type Values } from './testing/rule.ts'

const paper = { name: 'paper.pdf', url: '/api/files/00000000-0000-4000-8000-000000000000/paper.pdf' }
const PAPERS: Partial<Record<RuleForm, Values>> = {
  application: { resume: paper },
  academichistory: { diploma_en: paper, transcript_en: paper },
  rfenotice: { file: paper },
}
const schemaOf = (form: RuleForm) => (form === 'application' ? applicationForm : SECTIONS[form].schema)
const filesOf = (form: RuleForm): Readonly<Record<string, FileRule>> =>
  form === 'application' ? { resume: resumeRule } : SECTIONS[form].files

/** What a file rule says of a sample; the schema knows of a file only that it is there. */
function saysOfFile(rule: FileRule, { kind, name, megabytes }: Sample): string | null {
  if (!rule.kinds.some((taken) => taken === kind)) return rule.wrongKind.replace('{file}', name)
  return megabytes * 1024 * 1024 >= rule.maxBytes ? rule.tooLarge : null
}

function told({ form, change }: Rule): Record<string, string> {
  const samples = Object.entries(change).filter((given): given is [string, Sample] => given[1] instanceof Sample)
  const sent = {
    ...COMPLETE[form],
    ...PAPERS[form],
    ...change,
    ...Object.fromEntries(samples.map(([at]) => [at, paper])),
  }
  const first: Record<string, string> = {}
  for (const [field, sample] of samples) {
    const rule = filesOf(form)[field]
    const message = rule && saysOfFile(rule, sample)
    if (typeof message === 'string') first[field] = message
  }
  for (const issue of schemaOf(form).safeParse(sent).error?.issues ?? []) {
    const { field, message } = placed(issue.path, issue.message)
    first[field] ??= message
  }
  return first
}

describe.each(RULE_FORMS)('%s', (form) => {
  const { empty, rules } = PROFILE_RULES[form]
  const blank =
    form === 'application' ? Object.fromEntries(Object.keys(empty).map((field) => [field, ''])) : SECTIONS[form].empty

  test('an empty card', () => {
    const files = Object.fromEntries(Object.keys(filesOf(form)).map((field) => [field, null]))
    expect(told({ form, says: '', change: { ...blank, ...files }, told: {} })).toEqual(empty)
  })

  test.each(rules.map((rule) => [rule.says, shown(rule.change), rule] as const))('%s: %s', (_says, _change, rule) => {
    expect(told(rule)).toEqual(rule.told)
    if (rule.kept === undefined) return
    expect(schemaOf(form).parse({ ...COMPLETE[form], ...PAPERS[form], ...rule.change })).toMatchObject(rule.kept)
  })

  it('has a row that refuses each field', () => {
    const refused = new Set(rules.flatMap((rule) => Object.keys(rule.told).map((field) => field.split('.')[0])))
    expect(Object.keys(shapeOf(schemaOf(form))).filter((field) => !refused.has(field) && !FREE.has(field))).toEqual([])
  })
})

/** What no person enters, and a box that is ticked or not. */
const FREE = new Set(['imported_from', 'is_current', 'is_published'])

const shown = (change: Values) => {
  const text = JSON.stringify(change)
  return text.length > 100 ? `${text.slice(0, 100)}…` : text
}
