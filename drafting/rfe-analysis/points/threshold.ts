import type { Point } from './point.ts'

/** Eligibility for EB-2, which comes before the waiver (8 CFR 204.5(k)(2) and (3)). */

const DEGREES = /\b(?:degrees?|diplomas?|bachelor|baccalaureate|master|doctor|ph\.?d|transcripts?|evaluat|equivalen)/giu

export const advancedDegree: Point = {
  title: 'The advanced degree has to be shown',
  fields: [
    'derived.highest_degree',
    'academichistory.diploma_en',
    'academichistory.transcript_en',
    'academichistory.degree',
  ],
  papers: /\b(?:diploma|transcript|degree|credential|evaluation)/iu,
  words: DEGREES,
  risk: 'high',
  needs: [
    {
      what: 'Diploma or other official record of the degree',
      asked: /\b(?:diploma|degree certificate|official academic record|conferr|copy of (?:the|your) degree)/iu,
      usual: true,
      papers: /\bdiploma\b/iu,
      get: 'A certified copy of the diploma from the university',
      days: 21,
    },
    {
      what: 'Official transcript',
      asked: /\b(?:transcripts?|academic records?|course ?work)\b/iu,
      usual: true,
      papers: /\btranscript/iu,
      get: 'An official transcript from the registrar',
      days: 21,
    },
    {
      what: 'Evaluation of the degree by a credential evaluator, with reasons',
      asked: /\b(?:evaluat|equivalen)/iu,
      usual: (held) => held.hasForeignDegree,
      papers: /\bevaluation\b/iu,
      get: 'An evaluation of the degree by a credential evaluation service',
      days: 14,
    },
    {
      what: 'English translation with the translator’s signed certificate',
      asked: /\btranslat/iu,
      papers: /\btranslat/iu,
      get: 'A full translation with the translator’s signed certificate',
      days: 7,
    },
  ],
  advice: [
    'First send the official record of the degree on which the petition rests ({cfr-204-5-k-3-i}).',
    'For a degree from outside the United States, add an evaluation that says which U.S. degree it equals and why. The officer may weigh such an opinion freely ({sea}).',
    'Only a degree that was complete on the day of filing counts ({cfr-103-2-b-1}).',
  ],
}

export const fiveYears: Point = {
  title: 'Five years of progressive experience have to be shown',
  fields: ['derived.experience_after_degree', 'professionalhistory.job_title', 'professionalhistory.job_summary'],
  papers: /\b(?:employment|experience|verification|pay|payroll|tax|w-2|contract|resume)\b/iu,
  words:
    /\b(?:full[- ]time|years of (?:[\w-]+ )*experience|employed|employment|progressive|promot|duties|hours a week|(?:works?|worked|serves?|served) (?:as|at|for)\b|responsible for)/giu,
  risk: 'high',
  needs: [
    {
      what: 'Letter of each employer with dates, title, duties and full-time hours',
      asked: /\b(?:letters?|employers?|duties|full[- ]time|experience)\b/iu,
      usual: true,
      papers:
        /\b(?:employment|experience|employer|service)\b.{0,30}\b(?:letter|verification|certificate)|\b(?:letter|verification|certificate)\b.{0,30}\b(?:employment|experience|employer|service)\b/iu,
      get: 'A signed letter on the letterhead of each employer: dates, title, duties, hours a week, and how the duties grew',
      days: 14,
    },
    {
      what: 'Pay or tax records for the same years',
      asked: /\b(?:pay ?(?:roll|stubs?|slips?|records?)|tax|w-2|wage)/iu,
      papers: /\b(?:pay ?(?:roll|stubs?|slips?|records?)|tax|w-2)\b/iu,
      days: 10,
    },
    {
      what: 'Dated table of the posts after the bachelor’s degree, with the exhibit for each',
      asked: /\b(?:dates?|periods?|progressive|chronolog|specialty)\b/iu,
      usual: true,
      days: 1,
    },
  ],
  advice: [
    'First ask each employer for a signed letter: dates, title, duties, full time or part time ({cfr-204-5-k-3-i}).',
    'Only experience after the bachelor’s degree and in the specialty counts, and it has to grow in responsibility ({cfr-204-5-k-2}). Show the growth from post to post.',
    'If an employer cannot write, say why, and send pay records and a statement of a former colleague instead.',
    'Months worked after the day of filing do not count ({cfr-103-2-b-1}).',
  ],
}

/**
 * The six kinds of evidence, with the words of notices for each and the fields that tell of it. They go by the regulation's letters:
 * R1 and R2 are exhibits of a response.
 */
const CRITERIA = [
  {
    title: 'The academic record (A)',
    what: '(A) academic record that relates to the area of exceptional ability',
    asked: /\b(?:official )?academic record|\bdegree, diploma\b/iu,
    papers: /\b(?:diploma|transcript|certificate of completion)\b/iu,
    fields: ['academichistory.diploma_en', 'academichistory.transcript_en'],
    words: /\b(?:degree|diploma|transcript|graduat)/giu,
    days: 21,
  },
  {
    title: 'Ten years of full-time work in the occupation (B)',
    what: '(B) letters of employers that show ten years of full-time work in the occupation',
    asked: /\bten years\b|\b10 years\b/iu,
    papers:
      /\b(?:employment|experience)\b.{0,30}\b(?:letter|verification)|\b(?:letter|verification)\b.{0,30}\b(?:employment|experience)\b/iu,
    fields: ['professionalhistory.job_title'],
    words: /\b(?:full[- ]time|employed|years of)/giu,
    days: 14,
  },
  {
    title: 'License or certification (C)',
    what: '(C) license or certification for the profession',
    asked: /\blicen[sc]e|\bcertification for\b/iu,
    papers: /\b(?:licen[sc]e|certification|certified|registration)\b/iu,
    fields: [],
    words: /\b(?:licen[sc]e|certif)/giu,
    days: 14,
  },
  {
    title: 'Salary that shows exceptional ability (D)',
    what: '(D) salary that shows exceptional ability, with published pay to compare it with',
    asked: /\b(?:salary|salaries|remuneration|wages?|compensation|earnings)\b/iu,
    papers: /\b(?:salary|wage|remuneration|pay|w-2|compensation)\b/iu,
    fields: ['professionalhistory.annual_salary'],
    words: /\b(?:salary|wage|remuneration|paid)/giu,
    days: 7,
  },
  {
    title: 'Membership in professional associations (E)',
    what: '(E) membership in professional associations',
    asked: /\bmembership|\bprofessional associations?\b/iu,
    papers: /\b(?:member|membership|fellow)\b/iu,
    fields: [],
    words: /\b(?:member|fellow|association)/giu,
    days: 7,
  },
  {
    title: 'Recognition for achievements and contributions (F)',
    what: '(F) recognition by peers, government or professional bodies',
    asked: /\brecognition|\bachievements and significant contributions\b/iu,
    papers: /\b(?:award|medal|prize|letter of recommendation|recognition|honou?r)\b/iu,
    fields: ['referees.signed_letter'],
    words: /\b(?:award|medal|prize|recogni|honou?r|contribution|adopted)/giu,
    days: null,
  },
] as const

export const exceptionalAbility: Point = {
  title: 'Three of the six kinds of evidence of exceptional ability',
  fields: ['academichistory.diploma_en', 'professionalhistory.job_title', 'evidence.supporting_doc'],
  also: ['evidence.name', 'evidence.brief_introduction'],
  papers: /\b(?:licen[sc]e|certif|member|award|prize|salary|diploma|achievement|recognition)/iu,
  words:
    /\b(?:licen[sc]e|certif|member|award|prize|salary|remuneration|recogni|achievement|contribution|exceptional|expertise)/giu,
  risk: 'high',
  needs: [
    ...CRITERIA,
    {
      what: 'One page that names each kind of evidence relied on and the exhibits for it',
      asked: /\b(?:three|criteria|criterion|at least)\b/iu,
      usual: true,
      days: 1,
    },
  ],
  advice: [
    'First choose the three or more kinds of evidence with the strongest papers, and say which exhibit proves which ({cfr-204-5-k-3-ii}).',
    'If the six kinds do not fit the occupation, say why, and send comparable evidence ({cfr-204-5-k-3-iii}).',
    'A membership does not need outstanding achievements here; that is a rule of another classification.',
    'Three kinds alone are not enough: the officer then looks at the whole record ({policy-manual-6-f-5@B}).',
  ],
}

export const finalMerits: Point = {
  title: 'Expertise significantly above the ordinary, on the whole record',
  fields: ['derived.total_citations'],
  also: ['evidence.brief_introduction', 'academicprojects.impact', 'professionalprojects.impact'],
  papers: /\b(?:award|prize|achievement|salary|survey|letter)\b/iu,
  words: /\b(?:significantly|above|ordinar|recogni|award|prize|cited|citations?|adopted|expertise|compared|percent)/giu,
  risk: 'high',
  needs: [
    {
      what: 'Published figures that show what is ordinary in the occupation',
      asked: /\b(?:ordinar|compar|significantly above|others in|survey)/iu,
      usual: true,
      papers: /\b(?:survey|wage data|statistics|ranking|occupational)\b/iu,
      get: 'Published pay, ranking or selection figures for the occupation',
      days: 3,
    },
    {
      what: 'Letters that explain, with examples, how the work differs from what is ordinary',
      asked: /\b(?:letters?|experts?|opinions?|testimon)/iu,
      papers: /\bletter of recommendation\b/iu,
      get: 'A letter of an independent expert with concrete examples',
      days: 21,
    },
  ],
  advice: [
    'Set each strong paper beside a figure that shows what is ordinary in the occupation; quality counts more than number ({dhanasar@889 n.8}).',
    'The question is expertise significantly above what is ordinarily met ({cfr-204-5-k-2}). It is not the “very top of the field” test of another classification.',
    'Tie each paper to the work of the endeavor.',
  ],
}

export const occupation: Point = {
  title: 'The occupation has to be a profession',
  fields: ['application.occupation', 'professionalhistory.required_skills', 'endeavors.exp_applicant_qualifications'],
  papers: /\b(?:occupational|o\*net|job description|position|licen[sc]e)\b/iu,
  words: /\b(?:profession|occupation|bachelor|baccalaureate|degree|minimum|requires?|required|entry)/giu,
  risk: 'high',
  needs: [
    {
      what: 'Official source that the occupation asks for at least a bachelor’s degree',
      asked: /\b(?:bachelor|baccalaureate|minimum|entry|profession|occupation)/iu,
      usual: true,
      papers: /\b(?:occupational outlook|o\*net|bureau of labor)\b/iu,
      get: 'The page of the Occupational Outlook Handbook or O*NET on the occupation',
      days: 1,
    },
    {
      what: 'Description of the duties of the planned work',
      asked: /\b(?:dut(?:y|ies)|job description|nature of|specific work|position)\b/iu,
      usual: true,
      papers: /\b(?:job description|plan)\b/iu,
      days: 2,
    },
  ],
  advice: [
    'First name the occupation in which the endeavor will be carried out, with its official code and title.',
    'A profession is an occupation for which at least a U.S. bachelor’s degree or its equivalent is the minimum for entry ({cfr-204-5-k-2}).',
    'Explain the occupation of the petition; do not change to another one ({izummi}).',
  ],
}

/** The point for one of the six kinds of evidence, where the heading, or else the finding, speaks of that one alone. */
export function ofOneCriterion(heading: string | null, finding: string): Point {
  const [only] = [heading ?? '', finding]
    .map((text) => CRITERIA.filter(({ asked }) => asked.test(text)))
    .filter((named) => named.length === 1)
    .map(([criterion]) => criterion)
  if (only === undefined) return exceptionalAbility
  const { title, fields, papers, words } = only
  return {
    ...exceptionalAbility,
    title,
    fields,
    papers,
    words,
    also: ['evidence.name', 'evidence.brief_introduction'],
  }
}
