import type { Letter } from '../letter.ts'

/** Asks the writer for what only the writer can add. */
export function question(
  letter: Letter,
  bank: readonly string[],
  path: string,
  about: { project?: string; product?: string } = {},
): void {
  const asked = bank[letter.share.rank % bank.length] ?? ''
  const { short, object } = letter.portrait.person
  letter.write.ask(
    asked
      .replaceAll('{name}', short)
      .replaceAll('{them}', object)
      .replaceAll('{project}', about.project ?? '')
      .replaceAll('{product}', about.product ?? ''),
    path,
  )
}
