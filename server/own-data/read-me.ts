import type { User } from '#domain/account.ts'
import { dayOf } from '#domain/own-data.ts'
import { RESTORABLE_DAYS } from '#domain/recently-deleted.ts'
import { exportedTables, KEPT_BACK } from './tables.ts'

const listed = (lines: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...lines.map(([name]) => name.length))
  return lines.map(([name, says]) => `  ${name.padEnd(width)}  ${says}`)
}

/** The page that says what is in the archive, in lines that every editor shows. */
export function readMe(user: User, made_at: Date, lost: readonly string[]): string {
  const text = [
    'Your data at Waiverly',
    '',
    `This is everything that Waiverly keeps of the account of ${user.username} (${user.email}),`,
    `as it was on ${dayOf(made_at)}.`,
    '',
    'What is in here',
    '',
    ...listed([
      ['README.txt', 'this page'],
      ['files/', 'the files that you uploaded, under their own names'],
      ['recently-deleted/', 'files that you deleted and can still restore'],
      ['documents/', 'your letters as they are now, as PDF and as DOCX'],
      ...exportedTables().map(([, { file, says }]) => [file, says] as const),
    ]),
    '',
    'The files that end in .json hold text: any editor opens them, and programs can read them.',
    'Where such a file names one of your files, it gives its place in this archive.',
    `What you deleted in the last ${RESTORABLE_DAYS} days is marked "is_deleted": true; its files are in recently-deleted/.`,
    `It is deleted for good ${RESTORABLE_DAYS} days after "deleted_at".`,
    'Of a proposed endeavor that is locked only the title is here, as in the product.',
    '',
    'What is not in here',
    '',
    '  Your password and other secrets of signing in: they are stored so that nobody can read them.',
    ...Object.values(KEPT_BACK).map((reason) => `  ${reason}`),
    '  Earlier versions of your letters as PDF and DOCX: their text is in documents/versions.json.',
    ...(lost.length === 0
      ? []
      : [
          '',
          'These files are on our list, but could not be read when this was made:',
          '',
          ...lost.map((path) => `  ${path}`),
        ]),
  ]
  // Windows' own editor showed one long line until 2018.
  return `${text.join('\r\n')}\r\n`
}
