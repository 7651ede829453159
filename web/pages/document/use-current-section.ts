import { useEffect, useState } from 'react'

/** A section counts as read from where its head has come this far under the header. */
const READING_LINE = 160

/** The section that one is reading, as one scrolls. */
export function useCurrentSection(sections: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const known = sections.join('\n')
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const heads = [...document.querySelectorAll<HTMLElement>('[data-section]')]
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      const passed = heads.filter((head) => head.getBoundingClientRect().top <= READING_LINE)
      const at = atEnd && window.scrollY > 0 ? heads.at(-1) : passed.at(-1)
      setCurrent(at?.dataset.section ?? null)
    }
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    look()
    window.addEventListener('scroll', soon, { passive: true })
    window.addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', soon)
      window.removeEventListener('resize', soon)
    }
  }, [known])
  return current
}
