import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject } from 'react-router'
import { assumeGoogle } from '../api/google.ts'
import { queryClient } from '../api/query-client.ts'
import { ReadingFrame } from '../pages/resources/reading-frame.tsx'
import { pathsOf, routes } from '../routes.tsx'
import { BUILT_PAGES, type BuiltPage } from './pages.ts'

export { structuredData } from './structured-data.ts'
export { BUILT_PAGES }

/** What the server needs to tell an address of the app from one with nothing at it. */
export const APP_PATHS = pathsOf(routes)

const modules = import.meta.glob<{ default: ComponentType }>([
  '../pages/public/*.tsx',
  '../pages/account/*.tsx',
  '../pages/resources/*.tsx',
])

assumeGoogle()

/** What the app would show at the page for somebody of whom nothing is known. */
export async function markup({ path, module, inResources }: BuiltPage): Promise<string> {
  const load = modules[`../${module}`]
  if (load === undefined) throw new Error(`${path} names ${module}, which is not there`)
  const page: RouteObject = { path, Component: (await load()).default }
  const framed: RouteObject = { loader: () => false, Component: ReadingFrame, children: [page] }
  const handler = createStaticHandler([inResources ? framed : page])
  const context = await handler.query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`)
  if (context.statusCode !== 200) throw new Error(`${path} could not be rendered (${context.statusCode})`)
  return renderToString(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  )
}
