import type { FastifyInstance } from 'fastify'

/** Which methods a path takes: none, if there is no such path. */
export type MethodsOf = (path: string) => string[]

/** What the paths of a route look like, an ending slash or not: `/documents/:id`. */
export const patternOf = (route: string, flags = ''): RegExp => {
  const source = route.replace(/\/$/, '').replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${source}/?$`, flags)
}

/** Remembers every route that is put on the server from now on, since the router itself only tells of one method at a time. */
export function rememberRoutes(app: FastifyInstance): MethodsOf {
  const routes: { pattern: RegExp; method: string }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return
    for (const name of [method].flat()) routes.push({ pattern: patternOf(url), method: name })
  })
  return (path) => {
    const methods = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    return [...new Set(methods)].sort()
  }
}
