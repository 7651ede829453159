import { expect, it } from 'vitest'
import { fetchFile } from './download.ts'

const line = (...answers: (Response | Error)[]) => {
  const pauses: number[] = []
  const asked: string[] = []
  return {
    pauses,
    asked,
    fetch(url: string): Promise<Response> {
      asked.push(url)
      const answer = answers[asked.length - 1]
      return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer ?? new Error('none left'))
    },
    pause(ms: number): Promise<void> {
      pauses.push(ms)
      return Promise.resolve()
    },
  }
}
const busy = () => new Response('', { status: 503 })
const letter = () => new Response('letter')

it('gives up after three attempts and says so', async () => {
  const dead = line(new Error('offline'), busy(), new Error('offline'))
  await expect(fetchFile('/a.pdf', dead)).rejects.toThrow('Failed to download file after 3 attempts')
  expect(dead).toMatchObject({ asked: ['/a.pdf', '/a.pdf', '/a.pdf'], pauses: [1000, 2000] })
})

it.each([
  ['at once', [letter()], []],
  ['on the second attempt', [busy(), letter()], [1000]],
  ['on the third', [new Error('offline'), busy(), letter()], [1000, 2000]],
])('brings the file: %s', async (_, answers, pauses) => {
  const given = line(...answers)
  expect(await (await fetchFile('/a.pdf', given)).text()).toBe('letter')
  expect(given.pauses).toEqual(pauses)
})
