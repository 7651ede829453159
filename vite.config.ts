import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss()],
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
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\// },
            { name: 'zod', test: /node_modules\/zod\// },
            {
              name: 'ui',
              test: /node_modules\/lucide-react\/|web\/ui\/(badge|button|card|dialog|icon|notice|progress|states|toast)[.]tsx/,
            },
          ],
        },
      },
    },
  },
})
