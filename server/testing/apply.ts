import { APPLICATION } from './entries.ts'
import { enter } from './enter.ts'
import { form, pdf } from './papers.ts'
import { type Applicant, type Door, signUp } from './sign-up.ts'

/**
 * Somebody signed in who has saved personal info; what they send from now on is about that application. Into a product that
 * runs as a process of its own they come through the API.
 */
export const apply = async (
  app: Door | Parameters<typeof enter>[0],
): Promise<Applicant & { application_id: number }> => {
  const applicant = await ('parts' in app ? enter(app) : signUp(app))
  const application_id = await startApplication(applicant)
  applicant.client.applicationId = application_id
  return { ...applicant, application_id }
}

/** One more application of the same person. */
export const startApplication = async ({ client }: Applicant): Promise<number> => {
  const sent = form(APPLICATION, { resume: { name: 'Résumé.pdf', bytes: pdf('Resume') } })
  const saved = await client.post<{ id: number }>('/api/application/', sent)
  if (saved.status !== 201) throw new Error(`application answered ${saved.status}: ${JSON.stringify(saved.body)}`)
  return saved.body.id
}
