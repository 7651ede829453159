import { z } from 'zod'
import { isBefore, MONTH_FORM, optionalText, requiredDate, requiredLine, requiredPassage, withRules } from './field.ts'
import { fileRule, optionalFile } from './file.ts'
import { section } from './section.ts'

const meaningful = (label: string) => `${label} is required and must be meaningful`
const line = (label: string) => requiredLine(meaningful(label)).pipe(z.string().min(2, meaningful(label)))
const passage = (label: string) => requiredPassage(meaningful(label)).pipe(z.string().min(2, meaningful(label)))

export const professionalProjectSchema = withRules(
  z.object({
    organization: line('Organization'),
    department: line('Department'),
    job_title: line('Job Title'),
    role: line('Role'),
    project_name: line('Project Name'),
    start_date: requiredDate(meaningful('Start Date'), MONTH_FORM),
    end_date: requiredDate(meaningful('End Date'), MONTH_FORM),
    background: passage('Background'),
    goal: passage('Goal'),
    challenge: passage('Challenge'),
    solution: passage('Solution'),
    impact: passage('Impact'),
    supporting_docs: optionalFile(),
    imported_from: optionalText(),
  }),
  [
    {
      path: 'end_date',
      message: 'End date cannot be earlier than start date',
      broken: (e) => isBefore(e.end_date, e.start_date),
    },
  ],
)

export type ProfessionalProject = z.infer<typeof professionalProjectSchema>

export const professionalProject = section({
  path: 'professionalprojects',
  progress: 'Professional Project',
  schema: professionalProjectSchema,
  files: { supporting_docs: fileRule(['pdf'], 'Please upload a PDF file') },
  empty: {
    organization: '',
    department: '',
    job_title: '',
    role: '',
    project_name: '',
    start_date: '',
    end_date: '',
    background: '',
    goal: '',
    challenge: '',
    solution: '',
    impact: '',
    supporting_docs: null,
    imported_from: '',
  },
})
