import { findTools, readsScans, SCAN_PACKAGES } from '#documents/reading/tools.ts'
import { isUnreadReason, type UnreadReason } from '#domain/case-file.ts'
import { AppError } from '#domain/errors.ts'
import { likenessOf, NOTHING_OF_NOTICE } from '#domain/rfe.ts'
import type { Config } from '../config.ts'
import { isUnreadable, type ReadNotice } from './notice-reading.ts'

const LITTLE =
  'Less than half of this notice could be read. Please add a better scan of it: whole, straight, dark on white, at 300 dots per inch.'
const NO_SCANS = `This server cannot read scans. Please add the notice as a PDF whose text can be selected, or ask whoever runs this server to install what reads scans (on Debian: apt-get install ${SCAN_PACKAGES.join(' ')}).`
/** Said of a file that nobody can read, by the reason. */
export const REFUSED: Readonly<Partial<Record<UnreadReason, string>>> = {
  protected: 'This notice asks for a password. Please add a copy of it without one.',
  broken: 'This notice could not be opened: the file is damaged. Please download or scan it again and add it anew.',
  xfa: 'This notice is a form that only Adobe Reader shows. Please open it in Adobe Reader, print it to PDF, and add the printed PDF.',
  blank: 'No words were found in this notice. Please add a better scan of it.',
}
/** What can be tried anew once the programs that read scans are there. */
const FOR_TOOLS = new Set(['scan', 'part_scan'])

/** Refuses a notice of which too little could be read, and a file that is none, before anything is paid for it; one that is not read yet passes. */
export async function refuseUnreadable({ toolPath }: Pick<Config, 'toolPath'>, read: ReadNotice): Promise<void> {
  if (!isUnreadable(read)) return refuseOther(read)
  const reason = read.file?.reason ?? null
  if (!FOR_TOOLS.has(reason ?? ''))
    throw new AppError('invalid', (isUnreadReason(reason) ? REFUSED[reason] : undefined) ?? LITTLE)
  if (!readsScans(await findTools(toolPath))) throw new AppError('invalid', NO_SCANS)
}

function refuseOther({ reading }: Pick<ReadNotice, 'reading'>): void {
  if (reading !== null && likenessOf(reading) === 'none') throw new AppError('invalid', NOTHING_OF_NOTICE)
}

/** The same once it was tried with all that there is. */
export async function requireReadable(config: Pick<Config, 'toolPath'>, read: ReadNotice): Promise<void> {
  await refuseUnreadable(config, read)
  if (read.file === undefined || isUnreadable(read)) throw new AppError('invalid', LITTLE)
}
