import { chosenLanguage } from '../language/chosen.ts'
import { speak } from '../language/language.ts'

/**
 * The app, in the reader's language. The largest parts that it is made of are asked for by themselves, so that each begins in a
 * task of its own, and a key that is pressed meanwhile waits for one of them at most.
 */
export async function openApp(): Promise<void> {
  void import('react-dom/client')
  void import('#domain/field.ts')
  await speak(chosenLanguage())
  await import('../main.tsx')
}
