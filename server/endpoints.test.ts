import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENDPOINTS } from '#domain/api.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Pages and files that the API's documentation is made of; not calls of the product. */
const DOCUMENTATION = ['GET /api/openapi.json', 'GET /api/docs', 'GET /api/docs/page.css']

/** `METHOD path` of every route, read off the router's own tree: each level of it is four characters further in. */
function registered(tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', path = '', methods = ''] = /^([│├└─ ]+)(\S+) \(([A-Z, ]+)\)/.exec(line) ?? []
    const depth = indent.length / 4
    above.splice(Math.max(0, depth - 1), Infinity, path)
    const named = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD')
    return named.map((method) => `${method} ${above.join('')}`)
  })
}

test('the server has exactly the calls of the table of endpoints', () => {
  const calls = registered(app.http.printRoutes({ commonPrefix: false })).filter((call) => call.includes(' /api/'))
  const stated = ENDPOINTS.map((endpoint) => `${endpoint.method} ${endpoint.path.replace(/\/$/, '')}`)
  expect(calls.filter((call) => !DOCUMENTATION.includes(call)).toSorted()).toEqual(stated.toSorted())
})
