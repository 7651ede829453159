import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { exhibitLabel } from '#domain/exhibit-number.ts'
import type { CaseFileView } from '#domain/case-file.ts'
import type { WorkedIssue } from '#domain/rfe-replies.ts'
import { Paperclip, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCaseFile } from '../../api/case-file.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextInput } from '../../ui/inputs.tsx'
import { SavingCheckbox } from '../../ui/saving-checkbox.tsx'
import { changeWork } from './change-work.ts'
import { BETWEEN_SENTENCES } from '../../language/locale.ts'

type Paper = CaseFileView['exhibits'][number]

/** From how many papers on they are searched rather than read. */
const MANY = 8

const attach = (id: number, url: string, on: boolean) =>
  changeWork(id, ({ evidence }) => ({
    evidence: on ? [...new Set([...evidence, url])] : evidence.filter((other) => other !== url),
  }))

const nameOf = ({ number, title }: Paper) => t`Ex. ${exhibitLabel(number)}, ${title}`

/** The papers of the case file that answer an issue, and the choice of more. */
export function Evidence({ issue: { id, evidence } }: { issue: WorkedIssue }) {
  const { data, isError, refetch } = useCaseFile()
  const [open, setOpen] = useState(false)
  const papers = data?.exhibits ?? []
  const attached = [...new Set(evidence)]
  return (
    <section aria-labelledby={`evidence-${id}`}>
      <h4 id={`evidence-${id}`}>
        <Trans>Evidence you attach</Trans>
      </h4>
      {attached.length > 0 && (
        <ul className="rfe-attached">
          {attached.map((url) => (
            <Attached key={url} id={id} url={url} paper={papers.find((paper) => paper.url === url)} />
          ))}
        </ul>
      )}
      {isError && data === undefined ? (
        <p className="small soft">
          <Trans>Your papers could not be fetched.</Trans>
          {BETWEEN_SENTENCES}
          <Button look="link" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      ) : data === undefined ? (
        <p className="small soft skeleton">
          <Trans>Looking for your papers…</Trans>
        </p>
      ) : papers.length === 0 ? (
        <p className="small soft">
          <Trans>
            Your profile holds no papers yet. <Link to="/evidence">Add evidence</Link>, and it can be attached here.
          </Trans>
        </p>
      ) : (
        <>
          <Button
            size="s"
            icon={Paperclip}
            aria-expanded={open}
            aria-controls={`choose-${id}`}
            onClick={() => setOpen(!open)}
          >
            {open ? t`Close the list` : t`Attach evidence`}
          </Button>
          {open && <Choice id={id} papers={papers} evidence={evidence} />}
        </>
      )}
    </section>
  )
}

function Attached({ id, url, paper }: { id: number; url: string; paper: Paper | undefined }) {
  const name = paper === undefined ? t`A paper that is no longer in your profile` : nameOf(paper)
  return (
    <li>
      <Icon of={Paperclip} size="s" />
      {paper === undefined ? (
        <span className="grow soft">{name}</span>
      ) : (
        <a className="grow wrap-anywhere" href={url} target="_blank" rel="noopener">
          {name}
        </a>
      )}
      <IconButton
        icon={X}
        size="s"
        label={t`Take off ${name}`}
        onClick={() => void attach(id, url, false).catch(() => undefined)}
      />
    </li>
  )
}

function Choice({ id, papers, evidence }: { id: number; papers: readonly Paper[]; evidence: readonly string[] }) {
  const [search, setSearch] = useState('')
  const sought = search.trim().toLowerCase()
  const shown = papers.filter((paper) => `${nameOf(paper)} ${paper.name}`.toLowerCase().includes(sought))
  return (
    <fieldset className="rfe-choice" id={`choose-${id}`}>
      <legend className="sr">
        <Trans>Papers that answer this issue</Trans>
      </legend>
      {papers.length > MANY && (
        <Field id={`search-${id}`} label={t`Search your papers`}>
          {(ids) => (
            <TextInput {...ids} type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
          )}
        </Field>
      )}
      {shown.map((paper) => (
        <SavingCheckbox
          key={paper.url}
          label={<span className="wrap-anywhere">{nameOf(paper)}</span>}
          help={<span className="wrap-anywhere">{paper.name}</span>}
          checked={evidence.includes(paper.url)}
          save={(on) => attach(id, paper.url, on)}
        />
      ))}
      {shown.length === 0 && (
        <p className="small soft" role="status">
          <Trans>No paper is called that.</Trans>
        </p>
      )}
      <p className="tiny quiet">
        <Trans>
          Something new? <Link to="/evidence">Add it to your evidence</Link> first.
        </Trans>
      </p>
    </fieldset>
  )
}
