/** Words after which the rest of a title only says how, where or for whom. */
const TAIL = /\s(?:by|using|through|via|at|for|with|within|on|in|under|from|to|across|among)\s/i

/** The head of a long title, by which a text refers to it after it was named once in full. */
export function shortTitle(title: string): string {
  const main = title.split(/:\s|\s[–—-]\s/)[0] ?? title
  const cut = TAIL.exec(main)
  const head = cut === null ? main : main.slice(0, cut.index)
  return head.split(' ').length >= 2 ? head : main
}
