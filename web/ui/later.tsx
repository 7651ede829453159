import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

const TRIES = 3
const PAUSE = 1000

/** On a line that broke off it is asked for again before the page gives up. */
async function patiently<T>(load: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (tries === 1) throw error
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    return patiently(load, tries - 1)
  }
}

/**
 * What a page shows only once it is asked for: its script is fetched then. `meanwhile` stands in its place until it is
 * there; a dialog needs nothing.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: ReactNode = null,
): ComponentType<P> {
  const Part = lazy(async () => ({ default: await patiently(load) }))
  return function Later(props: P) {
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    )
  }
}
