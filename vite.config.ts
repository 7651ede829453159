import { lingui } from '@lingui/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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
            { name: 'preload', priority: 3, test: /vite\/preload-helper/ },
            { name: 'chosen', priority: 3, test: /web\/language\/chosen[.]ts$/ },
            { name: 'react', priority: 2, test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\// },
            // Not what the react group brings along, and not the catalogs: those are fetched by who needs them.
            { name: 'language', priority: 1, test: /node_modules\/@lingui\/|web\/language\/[a-z]+[.]ts$/ },
            { name: 'zod', test: /node_modules\/zod\// },
            { name: 'field', test: /domain\/field[.]ts$/ },
            {
              name: 'ui',
              test: /node_modules\/lucide-react\/|web\/ui\/(badge|button|card|dialog|icon|notice|progress|states|toast)[.]tsx/,
            },
            // With all that they import: what every page of the app brings, and what every form does.
            { name: 'app', test: /web\/routes[.]tsx$/ },
            { name: 'form', test: /web\/forms\/(form|form-field)[.]tsx$|web\/forms\/use-zod-form[.]ts$/ },
          ],
        },
      },
    },
  },
})
