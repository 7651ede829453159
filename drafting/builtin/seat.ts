/** Where a sentence was typed, which tells what it speaks of where it does not say so itself. */
export interface Seat {
  section: string
  entry: number
  field: string
  /** What the entry is called in a sentence of its own: "the award", "the license". */
  item: string
  /** The post has ended, or what is told lies behind. */
  past: boolean
}
