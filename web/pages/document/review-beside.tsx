import type { Item } from '../../review/points.ts'
import { useReview } from '../../review/review-context.ts'
import { ReviewBar, ReviewPanel, type ReviewParts } from '../../review/review-parts.tsx'
import { later } from '../../ui/later.tsx'
import { chosenSentence } from './chosen-sentence.ts'
import { Nearest } from './nearest.tsx'
import { useReading } from './reading.ts'
import { Waiting } from './waiting.tsx'
import { whereIs } from './where-is.ts'

const AddSourceDialog = later(async () => (await import('./add-source-dialog.tsx')).AddSourceDialog)

/** The review of a document: beside the text, or in a bar at its foot. */
export function ReviewBeside({
  isBeside,
  source,
  onSource,
}: {
  isBeside: boolean
  /** The sentence for which a source is looked for. */
  source: Item | null
  onSource: (item: Item | null) => void
}) {
  const { document } = useReading()
  const { said, writing } = useReview()
  const there = document.blocks.find((one) => one.kind !== 'page-break' && one.id === source?.block)
  const sentence = source === null || there === undefined ? null : chosenSentence(there, source.sentence)
  const parts: ReviewParts = {
    onSource,
    beside: (item) => <Nearest item={item} />,
    whereIs: ({ block }) => whereIs(document, block),
  }
  return (
    <>
      <p className="sr" role="status">
        {said}
      </p>
      <Waiting />
      {isBeside ? <ReviewPanel {...parts} /> : writing === null && <ReviewBar {...parts} />}
      {source !== null && sentence !== null && (
        <AddSourceDialog key={source.id} place={source} sentence={sentence} onClose={() => onSource(null)} />
      )}
    </>
  )
}
