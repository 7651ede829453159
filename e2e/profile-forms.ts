import type { RuleForm } from '#domain/testing/rule.ts'
import { COMPLETE } from '#domain/testing/complete-entries.ts'
import type { SectionPath } from '#domain/sections.ts'
import { ENTRIES } from '#server/testing/entries.ts'
import { form, pdf } from '#server/testing/papers.ts'
import type { Account } from './seed.ts'

/** Where each form of the profile stands, where saving it leads and what it then says. */
export const PROFILE_FORMS: Record<RuleForm, { path: string; next: string; saved: string }> = {
  application: { path: '/personal-info', next: '/education-info', saved: 'Profile saved successfully!' },
  academichistory: {
    path: '/education-info',
    next: '/scientific-project',
    saved: 'Education information saved successfully!',
  },
  academicprojects: { path: '/scientific-project', next: '/employment-info', saved: 'Projects saved successfully!' },
  professionalhistory: {
    path: '/employment-info',
    next: '/project-info',
    saved: 'Employment information saved successfully!',
  },
  professionalprojects: { path: '/project-info', next: '/evidence', saved: 'Projects saved successfully!' },
  evidence: { path: '/evidence', next: '/future-plans', saved: 'Evidence saved successfully!' },
  futureplan: { path: '/future-plans', next: '/proposed-endeavor', saved: 'Future plans saved successfully!' },
  // Home, which leads somebody who is signed in on to the dashboard.
  rfenotice: { path: '/rfe', next: '/dashboard', saved: 'RFE saved successfully!' },
}

/** Stores complete entries in a list, through the API. */
export async function addEntries({ client }: Account, section: SectionPath, count: number): Promise<void> {
  const sent = async (body: unknown) => {
    const { status, body: answer } = await client.post(`/api/${section}/`, body)
    if (status !== 201) throw new Error(`${section} answered ${status}: ${JSON.stringify(answer)}`)
  }
  const entries = Array.from({ length: count }, (_, at) => at)
  if (section === 'rfenotice')
    for (const at of entries)
      await sent(form(COMPLETE.rfenotice, { file: { name: `notice-${at}.pdf`, bytes: pdf('Notice') } }))
  else if (section === 'academicprojects') for (const _ of entries) await sent(ENTRIES[section]())
  else if (count > 0) await sent(entries.map(ENTRIES[section]))
}

export type Row = Record<string, unknown> & { id: number }

/** What is stored of a form, in its order. */
export const storedRows = async ({ client }: Account, form: RuleForm): Promise<Row[]> =>
  (await client.get<{ results: Row[] }>(`/api/${form}/`)).body.results
