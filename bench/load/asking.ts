import { Agent, request } from 'node:http'

/** A signed-in account as the load knows it. */
export interface Caller {
  token: string
  application_id: number
}

const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

/** Asks as a browser that is signed in; how long the whole answer took, in milliseconds. Any other answer than 200 is an error. */
export const ask = (url: string, path: string, { token, application_id }: Caller): Promise<number> =>
  new Promise((resolve, reject) => {
    const from = performance.now()
    const headers = {
      cookie: `sessionid=${token}`,
      'x-application-id': String(application_id),
      'accept-encoding': 'gzip',
    }
    const asked = request(new URL(path, url), { agent, headers }, (answer) => {
      answer.resume()
      answer.once('error', reject)
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - from)
        else reject(new Error(`${path} answered ${answer.statusCode}`))
      })
    })
    asked.once('error', reject)
    asked.end()
  })
