import { fold } from '../../ui/option.ts'

/** The items that have every word of the search in them, in the order in which they stand. */
export function matching<Item extends { title: string; description: string }>(
  items: readonly Item[],
  search: string,
): Item[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return items.filter(({ title, description }) => {
    const text = fold(`${title} ${description}`)
    return words.every((word) => text.includes(word))
  })
}
