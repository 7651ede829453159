import { PETITION } from './account.ts'

/** The calls by which the pages of a signed-in applicant read what there is. */
export const READS = [
  '/api/auth/me/',
  '/api/application/',
  '/api/academichistory/',
  '/api/academicprojects/',
  '/api/professionalhistory/',
  '/api/professionalprojects/',
  '/api/evidence/',
  '/api/futureplan/',
  '/api/rfenotice/',
  '/api/product/proposed-endeavor/',
  '/api/referee/',
  '/api/product/rec/packet/',
  '/api/RecLetter/',
  PETITION,
  '/api/case-file/',
  '/api/payments/usage/',
  '/api/payments/orders/',
  '/api/files/same/',
  '/api/account/sessions/',
  '/api/import/',
]
