import { strengthOf } from './strength.ts'

/** Guessing takes longer than a key stroke may, so it is done apart. */
self.addEventListener('message', ({ data }: MessageEvent<{ password: string; about: readonly string[] }>) => {
  self.postMessage({ password: data.password, ...strengthOf(data.password, data.about) })
})
