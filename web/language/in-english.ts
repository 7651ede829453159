import { speak } from './language.ts'

/** Before any test, as before the app: modules are given their words as they are loaded. */
await speak('en')
