import { COMPLETE } from '#domain/testing/complete-entries.ts'
import type { SectionPath } from '#domain/sections.ts'
import { inJson, pdf, png } from './papers.ts'

/** Complete entries of a fictional applicant, one for each section, as a client sends them. Files are new each time. */
export const ENTRIES: Record<Exclude<SectionPath, 'rfenotice'>, () => Record<string, unknown>> = {
  academichistory: () => ({
    ...COMPLETE.academichistory,
    diploma_en: inJson('diploma.pdf', pdf('Diploma')),
    transcript_en: inJson('transcript.png', png(), 'image/png'),
    diploma_cn: null,
    transcript_cn: null,
  }),
  academicprojects: () => ({ ...COMPLETE.academicprojects, essay: inJson('essay.pdf', pdf('Essay')) }),
  professionalhistory: () => ({ ...COMPLETE.professionalhistory }),
  professionalprojects: () => ({
    ...COMPLETE.professionalprojects,
    supporting_docs: inJson('report.pdf', pdf('Report')),
  }),
  evidence: () => ({ ...COMPLETE.evidence, supporting_doc: inJson('prize.pdf', pdf('Prize')) }),
  futureplan: () => ({ ...COMPLETE.futureplan, supporting_doc: null }),
}

export const APPLICATION = COMPLETE.application

export const REFEREE = {
  pronoun: 'Dr.',
  first_name: 'Marten',
  middle_name: '',
  last_name: 'Oakhollow',
  email: 'oakhollow@example.test',
  country_code: '+1',
  phone: '2025550188',
  gender: 'male',
  linkedin: 'linkedin.com/in/fictional-oakhollow',
  category: 'professor',
  title: 'Professor of Electrochemistry',
  organization: 'Tisza University of Technology',
  department: 'Materials',
  frequency: 'weekly',
  years_of_known: '6.5',
  relationship: 'Doctoral advisor',
  comments: 'Led the doctoral work.',
}
