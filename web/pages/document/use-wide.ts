import { useMedia } from '../../ui/use-media.ts'

/** The widths at which the outline and what stands beside the text have columns of their own. */
const WIDTHS = { outline: '(min-width: 84.0625rem)', beside: '(min-width: 64.0625rem)' }

export const useWide = (what: keyof typeof WIDTHS): boolean => useMedia(WIDTHS[what])
