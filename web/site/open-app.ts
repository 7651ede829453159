import { chosenLanguage } from '../language/chosen.ts'
import { speak } from '../language/language.ts'

/** The app, in the reader's language. */
export async function openApp(): Promise<void> {
  await speak(chosenLanguage())
  await import('../main.tsx')
}
