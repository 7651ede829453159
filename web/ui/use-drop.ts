import { useEffect, useState, type DragEvent } from 'react'

const hasFiles = (event: { dataTransfer: DataTransfer | null }): boolean =>
  event.dataTransfer?.types.includes('Files') ?? false

/** A file that is dropped beside its place would otherwise open in the page's stead, and with it goes what was typed. */
function keepPage(event: globalThis.DragEvent): void {
  if (!hasFiles(event) || event.defaultPrevented) return
  event.preventDefault()
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
}

/** A place on which one file can be dropped. */
export function useDrop(onDrop: (file: File) => void, disabled = false) {
  const [over, setOver] = useState(false)
  useEffect(() => {
    window.addEventListener('dragover', keepPage)
    window.addEventListener('drop', keepPage)
    return () => {
      window.removeEventListener('dragover', keepPage)
      window.removeEventListener('drop', keepPage)
    }
  }, [])
  return {
    over,
    on: {
      onDragOver: (event: DragEvent) => {
        if (disabled || !hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: (event: DragEvent) => {
        // Leaving for what lies within is not leaving.
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        setOver(false)
        if (disabled || !hasFiles(event)) return
        event.preventDefault()
        const file = event.dataTransfer.files[0]
        if (file) onDrop(file)
      },
    },
  }
}
