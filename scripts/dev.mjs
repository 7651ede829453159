// The product with hot reload: Vite on PORT, the server behind it on the next port and started anew on each change.
import { createServer } from 'vite'
import { makeFonts } from './build.mjs'
import { ended, isEnding, startOwn, whenEnding } from './child.mjs'
import { root } from './root.mjs'

const port = Number(process.env.PORT ?? 3000)
const host = process.env.HOST ?? '127.0.0.1'
const behind = `http://127.0.0.1:${port + 1}`
// The sources in web/api/ have addresses under /api/ as well; theirs end in .ts.
const servedBehind = ['^/api/(?!.*[.]tsx?([?]|$))', '^/healthz$', '^/readyz$', '^/metrics$', '^/sandbox/', '^/dev/']

const env = {
  ...process.env,
  HOST: '127.0.0.1',
  PORT: String(port + 1),
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
}

await makeFonts(process.execPath, env)
const vite = await createServer({
  root: `${root}/web`,
  configFile: `${root}/vite.config.ts`,
  server: {
    port,
    host,
    strictPort: true,
    proxy: Object.fromEntries(servedBehind.map((path) => [path, { target: behind, xfwd: false }])),
  },
})
await vite.listen()
console.log(`Waiverly with hot reload: http://localhost:${port}`)

const rooms = ['domain', 'documents', 'drafting', 'server'].map((room) => `${root}/${room}`)
vite.watcher.add(rooms)

let child
let changed = false
let wake = () => {}

vite.watcher.on('all', (_event, path) => {
  if (!rooms.some((room) => path.startsWith(`${room}/`)) || /\.test\.tsx?$/.test(path)) return
  changed = true
  child?.kill('SIGTERM')
  wake()
})
whenEnding(() => wake())

while (!isEnding()) {
  changed = false
  child = startOwn(process.execPath, ['server/main.ts'], { env })
  await ended(child)
  child = undefined
  // It ended by itself, of a mistake in what was just typed: the next change starts it again.
  if (!changed && !isEnding()) await new Promise((resolve) => (wake = resolve))
}
await vite.close()
process.exit(0)
