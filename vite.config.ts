import { lingui } from '@lingui/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { COUNTRY_NAMES } from './domain/country-names.ts'
import { EVERY_PHONE_CODE } from './domain/phone-codes.ts'
import { compiledMessages, flagFiles, lighterPackages } from './scripts/lighter.mjs'

const FLAGS = new Set([
  ...Object.values(COUNTRY_NAMES).map(([code]) => code),
  ...EVERY_PHONE_CODE.map(({ country }) => country),
])

export default defineConfig({
  root: 'web',
  plugins: [
    // English stands beside its key, so that no catalog of it has to be fetched before the first paint.
    lingui({
      cwd: import.meta.dirname,
      failOnMissing: true,
      macroTransform: { macro: { descriptorFields: 'message' } },
    }),
    react(),
    tailwindcss(),
    compiledMessages(),
    lighterPackages(),
    flagFiles(FLAGS),
  ],
  build: {
    outDir: '../.build/web',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    // The content security policy allows neither inline scripts nor data: fonts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Read by scripts/prerender.mjs, which knows by it what each page needs.
    manifest: true,
    rolldownOptions: {
      input: ['web/index.html', 'web/site/still.ts', 'web/site/start.ts'],
      output: {
        // Left alone, each icon and each file that two pages share becomes a chunk of its own: 40 for the login.
        codeSplitting: {
          groups: [
            // Small, and wanted by what must not bring the app along.
            {
              name: 'early',
              priority: 4,
              test: /rolldown.runtime|vite.preload-helper|domain\/language[.]ts$|web\/(language\/chosen|site\/done|api\/can-use-passkeys|ui\/after-paint)[.]ts$/,
            },
            {
              name: 'react',
              priority: 3,
              test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|@lingui\/react|use-sync-external-store)\//,
            },
            // Not the catalogs: those are fetched by who needs them. It comes before the first paint, and so without React; and
            // before the reader's language is known, and so without what is made for one as it is loaded (`locale.ts`, `lists.ts`).
            {
              name: 'language',
              priority: 2,
              test: /node_modules\/@lingui\/(core|message-utils)\/|web\/language\/(language|translated)[.]ts$/,
            },
            { name: 'zod', priority: 2, test: /node_modules\/zod\/|domain\/field[.]ts$/ },
            // With all that it imports: what every page of the app brings.
            {
              name: 'app',
              priority: 1,
              test: /web\/routes[.]tsx$|web\/ui\/(button|card|icon|notice|states)[.]tsx$/,
            },
            { name: 'fields', minShareCount: 4, test: /node_modules\/lucide-react\// },
            // What is filled in and pressed, apart from what only a whole form does.
            {
              name: 'fields',
              test: /web\/ui\/(error-summary|field|file-kind|inputs|moment|progress|saving-checkbox|tabs|use-media)[.]tsx?$|web\/forms\/(clock|leave-question)[.]tsx?$/,
            },
            { name: 'files', test: /web\/ui\/(file-(cards|field|picker)[.]tsx|use-upload[.]ts)$/ },
            {
              name: 'form',
              test: /web\/forms\/(form|form-bar|form-field|use-clash-question)[.]tsx$|web\/forms\/(entry-clashes|merge|use-zod-form)[.]ts$|web\/shell\/profile-step[.]tsx$|domain\/options[.]ts$/,
            },
            { name: 'countries', test: /web\/(ui\/country-options|pages\/profile\/place-and-time)[.]ts$/ },
            { name: 'phone', priority: 1, test: /domain\/(phone|phone-lengths)[.]ts$/ },
            {
              name: 'entries',
              priority: 1,
              test: /web\/(pages\/profile\/years|forms\/entry-state|api\/case-file)[.]ts$/,
            },
            {
              name: 'controls',
              test: /web\/forms\/record-controls[.]tsx$|web\/pages\/profile\/(example-of|story-fields)[.]ts$/,
            },
            { name: 'profile', test: /web\/pages\/profile\/section-page[.]tsx$/ },
            { name: 'phone-input', test: /web\/(ui\/phone-input|forms\/phone-in-two)[.]tsx$/ },
            { name: 'tasks', test: /web\/tasks\/(job-end|job-panel|use-generation)[.]tsx?$|domain\/drafter[.]ts$/ },
            {
              name: 'account',
              test: /web\/pages\/account\/(door|google-button|what-goes)[.]tsx$|web\/api\/passkeys[.]ts$|domain\/(account|own-data)[.]ts$/,
            },
          ],
        },
      },
    },
  },
})
