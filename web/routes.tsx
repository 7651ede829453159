import type { ComponentType } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'
import { lookForProviders } from './api/google.ts'
import { AppShell } from './shell/app-shell.tsx'
import { ErrorScreen } from './shell/error-screen.tsx'
import {
  leadSignedInOn,
  requireApplication,
  requirePetitioner,
  requireProfile,
  requireUser,
  whoReads,
} from './shell/require-user.ts'
import { Root } from './shell/root.tsx'
import { FirstLoad } from './shell/first-load.tsx'

type Load = () => Promise<{ default: ComponentType }>

/** A page in its own chunk, fetched when it is opened or when a link to it is pointed at. */
const page = (path: string, load: Load, more: Pick<RouteObject, 'loader'> = {}): RouteObject => ({
  path,
  ...more,
  handle: { load },
  lazy: { Component: async () => (await load()).default },
})

const article: Load = () => import('./pages/resources/article-page.tsx')

/** Every page path in one table. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: FirstLoad,
    children: [
      page('/', () => import('./pages/public/landing.tsx')),
      page('/terms', () => import('./pages/public/terms.tsx')),
      page('/privacy', () => import('./pages/public/terms.tsx')),
      page('/letter', () => import('./pages/letter/letter-page.tsx')),
      page('/all-plans', () => import('./pages/public/all-plans.tsx')),
      page('/about', () => import('./pages/public/about.tsx')),
      page('/cookies', () => import('./pages/public/cookies.tsx')),
      page('/dev/ui', () => import('./pages/dev/components.tsx')),
      page('/contact', () => import('./pages/public/contact.tsx')),
      page('/login', () => import('./pages/account/login.tsx'), { loader: leadSignedInOn }),
      page('/login/link', () => import('./pages/account/link-google.tsx')),
      page('/register', () => import('./pages/account/register.tsx'), { loader: lookForProviders }),
      page('/verify-email', () => import('./pages/account/check-email.tsx')),
      page('/verify-email/:token', () => import('./pages/account/verify-email.tsx')),
      page('/forgot-password', () => import('./pages/account/forgot-password.tsx')),
      page('/reset-password/:token', () => import('./pages/account/reset-password.tsx')),
      page('/delete-account/:token', () => import('./pages/account/delete-account.tsx')),
      {
        loader: whoReads,
        lazy: { Component: async () => (await import('./pages/resources/reading-frame.tsx')).ReadingFrame },
        children: [
          {
            errorElement: <ErrorScreen inside />,
            children: [
              page('/resources', () => import('./pages/resources/resource-center.tsx')),
              page('/resources/niw-requirements', article),
              page('/resources/common-mistakes', article),
              page('/resources/diy-vs-attorney', article),
            ],
          },
        ],
      },
      {
        Component: AppShell,
        loader: requireUser,
        children: [
          {
            errorElement: <ErrorScreen inside />,
            children: [
              page('/dashboard', () => import('./pages/dashboard/dashboard.tsx'), { loader: requireApplication }),
              page('/personal-info', () => import('./pages/profile/personal-info.tsx')),
              page('/education-info', () => import('./pages/profile/education.tsx')),
              page('/scientific-project', () => import('./pages/profile/academic-project.tsx')),
              page('/employment-info', () => import('./pages/profile/employment.tsx')),
              page('/project-info', () => import('./pages/profile/employment-project.tsx')),
              page('/evidence', () => import('./pages/profile/evidence.tsx')),
              page('/future-plans', () => import('./pages/profile/future-plans.tsx')),
              page('/import', () => import('./pages/import/import.tsx'), { loader: requireProfile }),
              page('/facts', () => import('./pages/facts/facts.tsx'), { loader: requireProfile }),
              page('/rfe', () => import('./pages/profile/rfe.tsx')),
              page('/proposed-endeavor', () => import('./pages/endeavors/endeavors.tsx')),
              page('/recommender', () => import('./pages/recommenders/list.tsx')),
              page('/recommender-config', () => import('./pages/recommenders/config.tsx')),
              page('/letter-packet', () => import('./pages/letter-packet/letter-packet.tsx')),
              page('/petition-letter', () => import('./pages/petition/petition-letter.tsx'), {
                loader: requirePetitioner,
              }),
              page('/rfe-analysis', () => import('./pages/rfe-analysis/rfe-analysis.tsx'), { loader: requireProfile }),
              page('/rfe-response', () => import('./pages/rfe-response/rfe-response.tsx'), { loader: requireProfile }),
              page('/documents/:id', () => import('./pages/document/document.tsx')),
              page('/plans', () => import('./pages/plans/plans.tsx')),
              page('/cart', () => import('./pages/cart/cart.tsx')),
              page('/order-confirmation', () => import('./pages/order/order-confirmation.tsx')),
              page('/recently-deleted', () => import('./pages/recently-deleted/recently-deleted.tsx')),
              page('/account-settings', () => import('./pages/account/settings.tsx')),
            ],
          },
        ],
      },
      { path: '*', lazy: { Component: async () => (await import('./shell/not-found.tsx')).NotFound } },
    ],
  },
]

/** The paths of all routes with a page of their own: `/documents/:id`. */
export const pathsOf = (table: readonly RouteObject[]): string[] =>
  table.flatMap(({ path, children = [] }) => [
    ...(path === undefined || path === '*' ? [] : [path]),
    ...pathsOf(children),
  ])

/** Fetches the chunk of the page at a path ahead of the click. */
export function prefetch(pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? [])
    void (route.handle as { load?: Load } | undefined)?.load?.().catch(() => undefined)
}
