import { namesPrinted } from '#drafting/rfe-analysis/index.ts'
import type { Db } from '../db/client.ts'
import { fileIdOf } from '../files/file-name.ts'
import type { Owner } from '../profile/owner.ts'
import { listNotices } from '../rfe/notices.ts'
import { readFiles } from '../uploads/store.ts'
import type { PrintedName } from './printed-name.ts'

/** A notice names its petitioner at its head. */
const HEAD_PAGES = 3

/** The names of petitioners and beneficiaries in notices. Where a notice names none, the person it is sent to. */
export async function namesInNotices(db: Db, { application_id }: Owner): Promise<PrintedName[]> {
  const notices = await listNotices(db, application_id)
  const ids = notices.map(({ file }) => fileIdOf(file.url) ?? '')
  const read = new Map((await readFiles(db, application_id, ids)).map((one) => [one.file_id, one.pages]))
  return notices.flatMap(({ file }, at) => {
    const named = namesPrinted((read.get(ids[at] ?? '') ?? []).slice(0, HEAD_PAGES))
    const parties = named.filter(({ of }) => of === 'party')
    return (parties.length > 0 ? parties : named).map(({ value }): PrintedName => ({
      name: { family: value, given: '' },
      source: 'notice',
      file,
    }))
  })
}
