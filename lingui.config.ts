import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const folder = (name: string) => `<rootDir>/web/${name}`
const catalog = (name: string, include: string[]) => ({
  path: `<rootDir>/web/language/{locale}/${name}`,
  include: include.map(folder),
  exclude: ['**/*.test.*'],
})

/** One catalog for each part of the product that is translated in one go. English stands in the code. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['zh-Hans'],
  catalogs: [
    catalog('around', ['api', 'language', 'main.tsx', 'routes.tsx', 'shell', 'site', 'tasks', 'review']),
    catalog('forms', ['forms', 'ui']),
    catalog('content', ['content']),
    catalog('{name}', ['pages/{name}']),
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
