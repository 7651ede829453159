import type { Page } from '@playwright/test'

/**
 * A browser without windows has no viewer of PDF, and is shown a link in the frame's place; here it is shown what the
 * others are.
 */
export const asWithPdfViewer = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { configurable: true, get: () => true }),
  )

/** The same, and nothing comes into the frame: such a browser would take it for a download. */
export async function withEmptyPdfViewer(page: Page): Promise<void> {
  await asWithPdfViewer(page)
  await page.route(/\/api\/files\//, (route, request) =>
    request.isNavigationRequest() && request.frame().parentFrame() !== null
      ? route.fulfill({ contentType: 'text/html', body: '' })
      : route.fallback(),
  )
}
