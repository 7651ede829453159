import { translatedName } from './translated.ts'

/** What an issue is called: a name of ours in the reader's language, the notice's own heading as it stands. */
export function titleInWords(title: string): string {
  const [, name = title, number = ''] = /^(.+?)( \(\d+\))?$/su.exec(title) ?? []
  return translatedName(name) + number
}
