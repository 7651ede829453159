import { Outlet, useLoaderData } from 'react-router'
import { AppShell } from '../../shell/app-shell.tsx'
import { PublicFrame } from '../public/public-page.tsx'
import './resources.css'

/** Around what anybody may read: the product's own frame for whoever is signed in, the public one for all others. */
export function ReadingFrame() {
  const signedIn = useLoaderData() === true
  if (signedIn) return <AppShell />
  return (
    <PublicFrame>
      <div className="wrap-p visiting">
        <Outlet />
      </div>
    </PublicFrame>
  )
}
