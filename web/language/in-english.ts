import { i18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { speak } from './language.ts'

/** Before any test, as before the app: modules are given their words as they are loaded. */
await speak('en')
// The build compiles the messages; a test reads the code as it stands.
i18n.setMessagesCompiler(compileMessage)
