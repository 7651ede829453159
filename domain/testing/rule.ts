import type { SectionPath } from '../sections.ts'

export type Values = Readonly<Record<string, unknown>>

/** Personal info and the list sections: every form of the profile. */
export type RuleForm = 'application' | SectionPath

/** A file that a rule is tried with; each arm of the tests makes its own bytes of it. */
export class Sample {
  readonly kind: 'pdf' | 'png' | 'jpg' | 'docx' | 'text'
  readonly name: string
  readonly megabytes: number
  constructor(kind: Sample['kind'], name: string, megabytes = 0) {
    this.kind = kind
    this.name = name
    this.megabytes = megabytes
  }
}

/** One rule of the profile: what is sent over a complete entry, and what comes of it. */
export interface Rule {
  form: RuleForm
  /** The rule in words. */
  says: string
  /** Fields over a complete entry. */
  change: Values
  /** Each field in error with its exact words; none where the entry is taken. */
  told: Readonly<Record<string, string>>
  /** What an entry that is taken is stored as. */
  kept?: Values
  /** Only a call can send it: no control of the complete form holds it, or shows. */
  wire?: true
}

/** What a form's empty card says when it is saved, by field, and its rules. */
export interface FormRules {
  empty: Readonly<Record<string, string>>
  rules: readonly Rule[]
}

/** The rules of one form, written as rows. */
export const rulesOf = (form: RuleForm) => ({
  /** Refused at these fields. */
  refused: (says: string, change: Values, told: Rule['told']): Rule => ({ form, says, change, told }),
  /** Taken, and stored like this. */
  taken: (says: string, change: Values, kept?: Values): Rule => ({ form, says, change, told: {}, kept }),
  /** Refused where only a call can send it. */
  refusedCall: (says: string, change: Values, told: Rule['told']): Rule => ({ form, says, change, told, wire: true }),
  takenCall: (says: string, change: Values, kept?: Values): Rule => ({
    form,
    says,
    change,
    told: {},
    kept,
    wire: true,
  }),
})

/** A row for each way in which a required field can be empty. */
export const required = (form: RuleForm, words: Rule['told'], blank: (field: string) => readonly unknown[]): Rule[] =>
  Object.entries(words).flatMap(([field, message]) =>
    blank(field).map((value) => ({
      form,
      says: `${field} is required`,
      change: { [field]: value },
      told: { [field]: message },
      wire: true as const,
    })),
  )

export const NOTHING = ['', '   ', null] as const
export const NO_CHOICE = ['', null] as const
export const NO_FILE = [null] as const
