import { type FormRules, NO_FILE, NOTHING, required, rulesOf, Sample } from '../rule.ts'
import { NO_DAY, PASSAGE_TOO_LONG, REQUIRED } from './words.ts'

const { refused, taken, refusedCall } = rulesOf('rfenotice')

const empty = {
  description: REQUIRED,
  sent_date: REQUIRED,
  deadline: REQUIRED,
  file: 'Supporting document is required',
}

export const RFE_RULES: FormRules = {
  empty,
  rules: [
    ...required('rfenotice', empty, (field) => (field === 'file' ? NO_FILE : NOTHING)),
    refused('the notice is a PDF', { file: new Sample('png', 'notice.pdf') }, { file: 'Please upload a PDF file' }),
    refusedCall(
      'the notice has at most 20 MB',
      { file: new Sample('pdf', 'notice.pdf', 20.1) },
      {
        file: 'File size should not exceed 20MB',
      },
    ),
    refused(
      'the answer is not due before it was asked',
      { sent_date: '2026-09-02', deadline: '2026-09-01' },
      {
        deadline: 'Deadline cannot be before the sent date',
      },
    ),
    refused('a passage has at most 20,000', { description: 'x'.repeat(20_001) }, { description: PASSAGE_TOO_LONG }),
    refusedCall('a day exists', { sent_date: '2026-02-29' }, { sent_date: NO_DAY }),
    refusedCall('a deadline is a day', { deadline: 'Friday' }, { deadline: NO_DAY }),
    taken('it may be due on the day', { sent_date: '2026-09-02', deadline: '2026-09-02' }),
    taken('any script', { description: '请补充材料。 اطلب المزيد' }, { description: '请补充材料。 اطلب المزيد' }),
  ],
}
