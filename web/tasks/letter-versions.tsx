import { Download, ExternalLink, FilePenLine } from 'lucide-react'
import { useState } from 'react'
import type { LetterVersion } from '../api/recommenders.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { downloadLetter } from './download.ts'

const day = (iso: string) =>
  new Date(iso).toLocaleString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })

/** The letters drafted so far, the newest first, each to read and edit, and to download as PDF and DOCX; one is shown in the page. */
export function LetterVersions({ name, letters: stored }: { name: string; letters: readonly LetterVersion[] }) {
  const [viewed, setViewed] = useState<number | null>(null)
  const letters = stored.toReversed()
  const shown = letters.find((letter) => letter.id === viewed) ?? letters[0]
  return (
    <>
      <ul>
        {letters.map((letter, index) => (
          <li className="letter-row" key={letter.id}>
            <span className="grow">
              <b>
                {name} {letters.length - index}
              </b>
              <span className="tiny quiet block">Created {day(letter.created_at)}</span>
            </span>
            <LinkButton
              to={`/documents/${letter.id}`}
              size="s"
              look={index === 0 ? 'primary' : 'second'}
              icon={FilePenLine}
            >
              Read and edit<span className="sr"> {`${name} ${letters.length - index}`}</span>
            </LinkButton>
            {letters.length > 1 && (
              <Button size="s" look="quiet" onClick={() => setViewed(letter.id)} aria-pressed={shown?.id === letter.id}>
                View
              </Button>
            )}
            <Button size="s" icon={Download} onClick={() => void downloadLetter(letter.url)}>
              Download PDF
            </Button>
            <Button size="s" icon={Download} onClick={() => void downloadLetter(letter.docx_url)}>
              Download DOCX
            </Button>
            <a className="btn btn-quiet btn-s" href={letter.url} target="_blank" rel="noopener">
              <Icon of={ExternalLink} size="s" />
              Open in New Tab
            </a>
          </li>
        ))}
      </ul>
      {shown && <iframe className="letter-preview" src={shown.url} title={`${name}, preview`} />}
    </>
  )
}
