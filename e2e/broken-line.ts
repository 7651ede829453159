import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A way to the product on which uploads break off in the middle, as on a bad line. */
export interface BrokenLine {
  url: string
  /** While true, an upload's connection is cut once the first of it has come. */
  cuts: boolean
  /** How many were cut. */
  cut: number
  close(): Promise<void>
}

export async function brokenLine(product: { url: string }): Promise<BrokenLine> {
  const to = new URL(product.url)
  const line: BrokenLine = {
    url: '',
    cuts: false,
    cut: 0,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  const server = createServer((request, reply) => {
    if (line.cuts && request.method === 'POST' && request.url === '/api/files/') {
      line.cut++
      request.once('data', () => request.socket.destroy())
      return
    }
    const { method, url, headers } = request
    const passed = ask({ host: to.hostname, port: to.port, path: url, method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    passed.on('error', () => reply.destroy())
    request.on('error', () => passed.destroy())
    request.pipe(passed)
  })
  server.listen(0, to.hostname)
  await once(server, 'listening')
  line.url = `http://${to.hostname}:${(server.address() as AddressInfo).port}`
  return line
}
