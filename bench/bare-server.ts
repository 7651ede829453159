/** The reference of `http`: one query answered by `node:http` and `pg` alone. Told its work by the message of its parent. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

interface Work {
  database: string
  text: string
  values: unknown[]
}

process.once('message', ({ database, text, values }: Work) => {
  const pool = new pg.Pool({ connectionString: database, max: 10 })
  const server = createServer((_request, response) => {
    pool.query(text, values).then(
      ({ rows }) => {
        const body = JSON.stringify({ count: rows.length, results: rows })
        response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
        response.end(body)
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
process.once('disconnect', () => process.exit())
