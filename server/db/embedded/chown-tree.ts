import { lchown, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Runner } from './home.ts'

export const chownTree = async (folder: string, { uid, gid }: Runner): Promise<void> => {
  await lchown(folder, uid, gid)
  for (const entry of await readdir(folder, { recursive: true })) await lchown(join(folder, entry), uid, gid)
}
