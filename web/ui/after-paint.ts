/** A window in the background is not painted. */
const AT_MOST = 300

/** Resolves once what was done last can be seen: work that takes longer than a frame comes after the answer to a press. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, AT_MOST)
  })
