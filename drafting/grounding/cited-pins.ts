/** Sources of the library with a page, as a sentence's text or its sources name them: `dhanasar@889`. */
export function citedPins(text: string, authorities: readonly string[]): string[] {
  const named = authorities.filter((id) => id.includes('@'))
  if (!/I\s*&\s*N/.test(text)) return named
  const pages = [...text.matchAll(/\b(88[5-9]|89\d)(?:[–-](\d+))?(?: n\.(\d+))?(?![\d,])/gu)].map(
    ([, page = '', to, note]) =>
      `dhanasar@${page}${to === undefined ? '' : `-${to.slice(-2)}`}${note === undefined ? '' : ` n.${note}`}`,
  )
  return [...named, ...pages]
}
