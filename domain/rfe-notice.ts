import { z } from 'zod'
import { isBefore, requiredDate, requiredPassage, withRules } from './field.ts'
import { fileRule, requiredFile } from './file.ts'
import { section } from './section.ts'

export const rfeNoticeSchema = withRules(
  z.object({
    description: requiredPassage(),
    sent_date: requiredDate(),
    deadline: requiredDate(),
    file: requiredFile('Supporting document is required'),
  }),
  [
    {
      path: 'deadline',
      message: 'Deadline cannot be before the sent date',
      broken: (e) => isBefore(e.deadline, e.sent_date),
    },
  ],
)

export const rfeNotice = section({
  path: 'rfenotice',
  progress: 'RFE',
  schema: rfeNoticeSchema,
  files: { file: { ...fileRule(['pdf'], 'Please upload a PDF file'), as: 'notice' } },
  empty: { description: '', sent_date: '', deadline: '', file: null as never },
})
