import { request } from 'node:http'

/** Calls the server under another name than its own, which `fetch` does not let one do; the status of the answer. */
export const askUnderName = (url: string, host: string, method: string, path: string, body?: object): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const headers = { host, 'x-forwarded-host': host, ...(body && { 'content-type': 'application/json' }) }
    const sending = request({ hostname, port, method, path, headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sending.on('error', reject)
    sending.end(body && JSON.stringify(body))
  })
