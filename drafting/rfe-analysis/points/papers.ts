import type { Point } from './point.ts'

/** What the filing itself lacks, and what is none of the known factors. */

const FATAL = 'It is easily met, but the petition can be denied for it alone if it is left out ({cfr-103-2-b-14}).'

export const form: Point = {
  title: 'A form that is missing or not complete',
  fields: [],
  papers: /\b(?:form|i-140|9089|final determination)\b/iu,
  words: /\b(?:9089|appendix a|final determination)\b/giu,
  risk: 'low',
  needs: [
    {
      what: 'ETA-9089 Appendix A and the Final Determination, completed and signed',
      asked: /\b(?:9089|appendix a|final determination|750)\b/iu,
      papers: /\b(?:9089|appendix a|final determination)\b/iu,
      days: 2,
    },
    {
      what: 'The form or page that the notice names, in its current edition',
      asked: /\b(?:form|page|edition|part|item)\b/iu,
      general: true,
      days: 2,
    },
  ],
  advice: [
    FATAL,
    'Use the edition that is current on the official page, fill in every item that the notice names, and sign.',
  ],
}

export const signature: Point = {
  title: 'A signature',
  fields: [],
  papers: /\bsign/iu,
  words: /\bsign(?:ed|ature)/giu,
  risk: 'low',
  needs: [
    {
      what: 'The paper with a valid signature of the person who has to sign it',
      asked: /\bsign/iu,
      usual: true,
      days: 1,
    },
  ],
  advice: [
    FATAL,
    'Sign by hand, in ink; a typed name or a stamp is not enough. Whoever wrote a letter has to sign it.',
  ],
}

export const translation: Point = {
  title: 'A full English translation with certificate',
  fields: ['academichistory.diploma_cn_certificate', 'academichistory.transcript_cn_certificate'],
  papers: /\btranslat/iu,
  words: /\btranslat/giu,
  risk: 'low',
  needs: [
    {
      what: 'Full English translation of each foreign-language paper',
      asked: /\btranslat|\bforeign language/iu,
      usual: true,
      papers: /\btranslation\b|\bin english\b/iu,
      days: 7,
    },
    {
      what: 'The translator’s signed certificate: complete, accurate, and able to translate',
      asked: /\bcertif|\bcompeten/iu,
      usual: true,
      papers: /\btranslator’s certificate\b/iu,
      days: 7,
    },
  ],
  advice: [
    FATAL,
    'Each translation must be full, not a summary, with the signed statement that it is complete and accurate and that the translator is able to translate ({cfr-103-2-b-3}).',
  ],
}

export const fee: Point = {
  title: 'A fee',
  fields: [],
  papers: /\b(?:fee|payment|receipt)\b/iu,
  words: /\b(?:fee|payment)\b/giu,
  risk: 'low',
  needs: [
    {
      what: 'The payment that the notice names, by the means that it names',
      asked: /\b(?:fee|pay)/iu,
      usual: true,
      days: 1,
    },
  ],
  advice: [FATAL, 'Look up the amount and the means of payment on the official page on the day you pay.'],
}

export const identity: Point = {
  title: 'A paper on who you are or on your stay',
  fields: [],
  papers: /\b(?:passport|birth certificate|i-94|visa)\b/iu,
  words: /\b(?:passport|birth certificate|i-94)\b/giu,
  risk: 'low',
  needs: [
    {
      what: 'A clear copy of the paper that the notice names, with every page that it asks for',
      asked: /\b(?:passport|birth certificate|i-94|biographic|identity|cop(?:y|ies))/iu,
      usual: true,
      days: 1,
    },
  ],
  advice: [
    FATAL,
    'Copy it in color, so that each line can be read, and send no original unless the notice asks for it.',
  ],
}

export const other: Point = {
  title: 'A further point of the notice',
  fields: [],
  papers: /(?!)/u,
  words: /(?!)/gu,
  risk: 'medium',
  needs: [],
  advice: [
    'Read the officer’s words closely and answer them in the same order, with a paper for each statement.',
    'Send what is asked, or say why it does not exist and send the next best paper.',
  ],
}
