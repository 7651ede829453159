import { paper } from '#drafting/testing/profiles/paper.ts'
import type { Case } from '../case.ts'

export const papers: Case['papers'] = [
  {
    url: paper(1112, 'transcript.pdf').url,
    pages: [
      `RIFT HIGHLANDS TEACHERS UNIVERSITY
Nakuru, Kenya
TRANSCRIPT OF RECORDS
Name: KAMAUTHERI, Wanjiru. Degree: Bachelor of Education (Mathematics). Entered 6 September 2010, graduated 18 July 2014.
Calculus I A-, Calculus II B+, Linear Algebra B+, Geometry A, Statistics B, Teaching methods A, Teaching practice (14 weeks, Mlima Girls Secondary School) A.
Grade point average: 3.40 of 4.00. Class: Second Class Honours, Upper Division.`,
    ],
  },
  {
    url: paper(511, 'certificate.pdf').url,
    pages: [
      `LOUISIANA PELICAN BOARD OF TEACHERS
Level 1 Professional Certificate
Kamautheri, Wanjiru. Mathematics, grades 6 to 12.
Issued July 15, 2021. Valid to July 14, 2027.
Endorsements: none. The holder may apply for Level 2 after three years of satisfactory evaluations.`,
    ],
  },
]
