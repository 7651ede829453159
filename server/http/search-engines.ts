/** What is for nobody but whoever is signed in, or for the holder of a link. */
const NOT_TO_BE_FOUND = [
  '/api/',
  '/dev/',
  '/sandbox/',
  '/letter',
  '/verify-email',
  '/reset-password',
  '/delete-account',
]

export const robots = (site: string): string =>
  ['User-agent: *', ...NOT_TO_BE_FOUND.map((path) => `Disallow: ${path}`), `Sitemap: ${site}/sitemap.xml`, ''].join(
    '\n',
  )

export const sitemap = (site: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${site}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
