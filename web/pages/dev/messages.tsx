import { FileText } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { Sample } from './sample.tsx'

const noop = () => undefined

export function Messages() {
  return (
    <>
      <Sample name="Notice" wide>
        <Notice>
          <b>Your letter is being drafted.</b> You can leave this page; the work goes on.
        </Notice>
        <Notice tone="gap" action={<Button size="s">Add the date</Button>}>
          <b>No day to answer by is known.</b> Enter the deadline with the notice.
        </Notice>
        <Notice tone="error" onDismiss={noop}>
          <b>Letter generation failed.</b> Your Recommendation Letter credit is back.
        </Notice>
      </Sample>
      <Sample name="Nothing yet" wide>
        <EmptyState icon={FileText} title="No letters yet" action={<Button look="primary">Generate Now</Button>}>
          Select items and click Generate Now to create your letter
        </EmptyState>
      </Sample>
      <Sample name="Failed" wide>
        <ErrorState title="Error fetching evidence" onRetry={noop} />
      </Sample>
      <Sample name="Not there yet" wide>
        <Skeleton cards={2} />
      </Sample>
    </>
  )
}
