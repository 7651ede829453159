import { z } from 'zod'

/** The product's usual words for a field left empty. */
export const REQUIRED = 'This field is required'

/** Lengths that no honest entry reaches; they bound what a call can store. */
export const LINE = 300
export const PASSAGE = 20_000

const presence = (message: string, otherwise: string) => ({
  error: (issue: { input?: unknown }) => (issue.input === undefined || issue.input === null ? message : otherwise),
})

const tooLong = (max: number) => `Please keep this to ${max.toLocaleString('en-US')} characters`

const NUL = /\u0000/g
/** Nothing that shows: spaces of every kind, marks that only join or direct letters, the blank of Braille. */
const UNSEEN = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u
/** Without what PostgreSQL cannot store as text and no keyboard types: NUL, and halves of characters. What shows nothing is empty. */
const tidy = (value: string): string => (UNSEEN.test(value) ? '' : value.replace(NUL, '').toWellFormed().trim())

/** What no field of one line can hold when it is typed: it would end a line of a mail, a header or a document. */
const ONE_LINE = 'Please write this on one line'
const isOneLine = (value: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(value.replaceAll('\t', ' '))

const text = (message: string) => z.string(presence(message, 'Please enter text')).transform(tidy).pipe(z.string())

/** Text of one line that must not be blank. Trimmed. */
export const requiredLine = (message = REQUIRED) =>
  text(message).pipe(z.string().min(1, message).max(LINE, tooLong(LINE)).refine(isOneLine, ONE_LINE))

/** Text of many lines that must not be blank. Trimmed. */
export const requiredPassage = (message = REQUIRED) =>
  text(message).pipe(z.string().min(1, message).max(PASSAGE, tooLong(PASSAGE)))

/** Text that may be blank; null and absence are the empty string. As long as a line it is one. */
export const optionalText = (max = LINE) =>
  z
    .string({ error: 'Please enter text' })
    .nullish()
    .transform((value) => tidy(value ?? ''))
    .pipe(
      z
        .string()
        .max(max, tooLong(max))
        .refine((value) => max > LINE || isOneLine(value), ONE_LINE),
    )

/** The product's usual words for a choice that is not on the list. */
export const NO_OPTION = 'Please choose one of the options'

/** One of a fixed list. `message` is for nothing chosen; anything else that is not in the list is told so. */
export const option = <const T extends readonly [string, ...string[]]>(options: T, message = REQUIRED) =>
  z.enum(options, {
    error: (issue) => (issue.input === undefined || issue.input === null || issue.input === '' ? message : NO_OPTION),
  })

/** One of a fixed list or nothing, the empty string. */
export const optionalOption = <const T extends readonly [string, ...string[]]>(options: T) =>
  z
    .enum(['', ...options], { error: NO_OPTION })
    .nullish()
    .transform((value): T[number] | '' => value ?? '')

/** Yes, no, or null where the question was left open; a form's words for it are read as well. */
export const optionalAnswer = () =>
  z
    .union([z.boolean(), z.enum(['', 'true', 'false'])], { error: NO_OPTION })
    .nullish()
    .transform((value) =>
      value === true || value === 'true' ? true : value === false || value === 'false' ? false : null,
    )

/** Yes or no; left out it is no. */
export const flag = () =>
  z
    .boolean({ error: 'Please choose yes or no' })
    .nullish()
    .transform((value) => value ?? false)

export const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/

/** True for a day that exists, written `YYYY-MM-DD`, between 1900 and 2200. */
export function isIsoDate(value: unknown): value is string {
  if (typeof value !== 'string' || !ISO_DATE.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(value) && value >= '1900' && value < '2200'
}

/** Said where the day itself matters. Both are true of the form and of the call. */
const DAY_FORM = 'Please enter a date with its day, such as 2026-09-15'
/** Said where a month and year are enough. */
export const MONTH_FORM = 'Please enter a date, such as 2019-09-15'

/** A day, `YYYY-MM-DD`. */
export const requiredDate = (message = REQUIRED, form = DAY_FORM) =>
  z
    .string(presence(message, form))
    .trim()
    .min(1, message)
    .refine((value) => value === '' || isIsoDate(value), form)

/** A day or null; the empty string and the placeholder `#` are null. */
export const optionalDate = (form: string) =>
  z
    .string({ error: form })
    .nullish()
    .transform((value) =>
      value === undefined || value === null || value.trim() === '' || value === '#' ? null : value.trim(),
    )
    .refine((value) => value === null || isIsoDate(value), form)

/**
 * A number, given as a number or as the digits that a form field holds; an empty field is absent, never 0.
 * `fits` is asked after the value was read; `reads` may refuse digits that can be read in two ways, and says why.
 */
export const requiredNumber = (
  missing: string,
  wrong: string,
  fits: (value: number) => boolean,
  reads?: (digits: string) => string | undefined,
) =>
  z.union([z.number(), z.string()], presence(missing, wrong)).transform((given, context) => {
    const digits = typeof given === 'string' ? given.trim() : given
    if (digits === '') {
      context.addIssue({ code: 'custom', message: missing, input: given })
      return z.NEVER
    }
    const unclear = typeof digits === 'string' ? reads?.(digits) : undefined
    if (unclear !== undefined) {
      context.addIssue({ code: 'custom', message: unclear, input: given })
      return z.NEVER
    }
    const value = typeof digits === 'string' && !/^[+-]?\d+(\.\d+)?$/.test(digits) ? Number.NaN : Number(digits)
    if (!Number.isFinite(value) || !fits(value)) {
      context.addIssue({ code: 'custom', message: wrong, input: given })
      return z.NEVER
    }
    return value
  })

const HOST = /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{1,61}$/u

/** The address with `https://` put before it where no scheme stands; null where it is not the address of a web page. */
export function webAddress(given: string): string | null {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(given) && !/^[^/]+:\d/.test(given) ? given : `https://${given}`
  const parts = /^https?:\/\/(?<host>[^/?#\s:@]+)(:\d{1,5})?([/?#]\S*)?$/i.exec(address)
  return parts?.groups?.host !== undefined && HOST.test(parts.groups.host) ? address : null
}

/** A web address that must be there; `https://` is put before it where missing. */
export const requiredWebAddress = (missing: string, wrong: string) =>
  requiredLine(missing).transform((given, context) => {
    const address = webAddress(given)
    if (address !== null) return address
    context.addIssue({ code: 'custom', message: wrong, input: given })
    return z.NEVER
  })

/** A web address or the empty string; the placeholder `#` is empty. */
export const optionalWebAddress = (wrong: string) =>
  optionalText().transform((given, context) => {
    if (given === '' || given === '#') return ''
    const address = webAddress(given)
    if (address !== null) return address
    context.addIssue({ code: 'custom', message: wrong, input: given })
    return z.NEVER
  })

/** The form of an e-mail address that the product accepts: one `@`, a dotted host, no spaces, nothing that cannot be seen. */
export const EMAIL_FORM =
  /^[^\s@<>()[\],;:"\\\p{Cc}\p{Cf}\p{Cs}]+@[^\s@<>()[\],;:"\\.\p{Cc}\p{Cf}\p{Cs}]+(\.[^\s@<>()[\],;:"\\.\p{Cc}\p{Cf}\p{Cs}]+)+$/u

/** A condition between fields. It reads raw values, since it runs also while a field of its own is wrong. */
export interface CrossRule {
  path: string
  message: string
  /** True where the entry breaks the rule. */
  broken: (entry: Record<string, unknown>) => boolean
}

/** Adds conditions between fields that are told together with those of the single fields, not one after the other. */
export const withRules = <T extends z.ZodType>(schema: T, rules: CrossRule[]): T =>
  schema.superRefine(
    (entry, context) => {
      if (entry === null || typeof entry !== 'object' || Array.isArray(entry)) return
      for (const rule of rules)
        if (rule.broken(entry as Record<string, unknown>))
          context.addIssue({ code: 'custom', message: rule.message, path: [rule.path], input: entry })
    },
    { when: () => true },
  )

/** True where both days are written out and `later` lies before `earlier`. */
export const isBefore = (later: unknown, earlier: unknown): boolean =>
  isIsoDate(later) && isIsoDate(earlier) && later < earlier

export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && UNSEEN.test(value)) ||
  (Array.isArray(value) && value.length === 0)
