import { Trans } from '@lingui/react/macro'
import { FileText } from 'lucide-react'
import { Icon } from '../ui/icon.tsx'

/** A letter shown in the page. Most telephones cannot: a frame would stay empty there. */
export function LetterPreview({ url, title }: { url: string; title: string }) {
  // The pages' thumbnails would take half of the width.
  if (navigator.pdfViewerEnabled)
    return <iframe className="letter-preview" src={`${url}#navpanes=0&view=FitH`} title={title} />
  return (
    <p className="letter-instead small soft">
      <Icon of={FileText} />
      <span>
        <Trans>Your browser cannot show a PDF inside a page.</Trans>
      </span>
      <a className="btn btn-second btn-s" href={url} target="_blank" rel="noopener">
        <Trans>Open the PDF</Trans>
      </a>
    </p>
  )
}
