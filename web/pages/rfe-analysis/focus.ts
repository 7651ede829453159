/** The line of an issue in the list. */
export const headId = (id: number) => `issue-${id}`

/** What takes an issue back that was put aside. */
export const backId = (id: number) => `back-${id}`

/** Once what was asked for is drawn. */
export const afterwards = (work: () => void) => requestAnimationFrame(() => requestAnimationFrame(work))
