import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { BackgroundPaper } from '#domain/rfe-replies.ts'
import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useEndeavors } from '../../api/endeavors.ts'
import { usePetition } from '../../api/petition.ts'
import { useDoneSections } from '../../api/progress.ts'
import { useRecommenders } from '../../api/recommenders.ts'
import { useBackground } from '../../api/rfe.ts'
import { translated } from '../../language/translated.ts'
import { langOf } from '../../language/lang-of.ts'
import { Dot } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { BackgroundFile, BackgroundFiles } from '../rfe/background-paper.tsx'

interface Row {
  id: string
  title: string
  done: boolean
  /** What there is, or what goes here. */
  says: string
  /** Where it is entered in the product. */
  entered?: { to: string; label: string }
  /** What may be uploaded in place of entries. */
  upload?: ReactNode
}

/** What a response is written from: entries of this product, or the papers of a filing that was prepared elsewhere. */
export function Background() {
  const papers = useBackground()
  const rows = useRows(papers.data ?? [])
  return (
    <section className="rfe-background" aria-labelledby="background">
      <h2 id="background">
        <Trans>Background information</Trans>
      </h2>
      <p className="small soft">
        <Trans>
          If you prepared your filing elsewhere, upload what you filed in place of entries. The more there is, the more
          the response can cite.
        </Trans>
      </p>
      {papers.isError && papers.data === undefined ? (
        <ErrorState title={t`Error fetching your uploads`} onRetry={() => void papers.refetch()} />
      ) : papers.data === undefined ? (
        <Skeleton cards={2} />
      ) : (
        <ul>
          {rows.map((row) => (
            <BackgroundRow key={row.id} row={row} />
          ))}
        </ul>
      )}
    </section>
  )
}

function BackgroundRow({ row: { id, title, done, says, entered, upload } }: { row: Row }) {
  const [open, setOpen] = useState(false)
  return (
    <li>
      <Dot state={done ? 'done' : undefined} />
      <div className="min-w-0">
        <h3 id={`row-${id}`}>
          {title}
          <span className="sr">{done ? t`, there` : t`, open`}</span>
        </h3>
        <p className="small soft wrap-anywhere" lang={langOf(says)}>
          {says}
        </p>
      </div>
      <div className="acts">
        {entered !== undefined && (
          <LinkButton to={entered.to} size="s">
            {entered.label}
            <span className="sr">, {title}</span>
          </LinkButton>
        )}
        {upload !== undefined && (
          <button
            type="button"
            className="btn btn-quiet btn-s"
            aria-expanded={open}
            aria-controls={`upload-${id}`}
            onClick={() => setOpen(!open)}
          >
            {open ? t`Close` : t`Upload`}
            <span className="sr">, {title}</span>
            <Icon of={ChevronDown} size="s" />
          </button>
        )}
      </div>
      {open && (
        <div className="upload" id={`upload-${id}`}>
          {upload}
        </div>
      )}
    </li>
  )
}

function useRows(papers: readonly BackgroundPaper[]): Row[] {
  const sections = useDoneSections()
  const endeavors = useEndeavors().data?.results ?? []
  const recommenders = useRecommenders().data ?? []
  const drafted = usePetition().data?.letters ?? []
  const of = (kind: BackgroundPaper['kind']) =>
    papers.filter((paper) => paper.kind === kind && paper.misplaced === null)
  const wrong = (kind: BackgroundPaper['kind']) =>
    papers.flatMap((paper) =>
      paper.kind === kind && paper.misplaced !== null ? `${paper.name}: ${translated(paper.misplaced)}` : [],
    )
  const uploaded = (kind: BackgroundPaper['kind']) => [
    ...of(kind).map(({ name }) => t`Uploaded: ${name}`),
    ...wrong(kind),
  ]
  const says = (there: readonly (string | false)[], otherwise: string) =>
    there.filter((part) => part !== false).join(t`. `) || otherwise

  const endeavor = endeavors.find(({ is_selected }) => is_selected)
  const letters = of('recommendation').length
  const hasInfo = sections.has('Personal Info')
  return [
    {
      id: 'personal',
      title: t`Personal info`,
      done: hasInfo,
      says: hasInfo ? t`Your name, how to reach you, and your resume.` : t`Your name and how to reach you.`,
      entered: { to: '/personal-info', label: hasInfo ? t`Change` : t`Fill in` },
    },
    {
      id: 'endeavor',
      title: t`Proposed endeavor`,
      done: endeavor !== undefined || of('endeavor').length > 0,
      says: says(
        [endeavor !== undefined && `“${endeavor.title}”`, ...uploaded('endeavor')],
        t`The endeavor of your petition, word for word: a response must not change it.`,
      ),
      entered: { to: '/proposed-endeavor', label: endeavor === undefined ? t`Choose` : t`Change` },
      upload: (
        <BackgroundFile
          kind="endeavor"
          label={t`Proposed endeavor statement`}
          help={t`The statement that you filed, as it went out.`}
          papers={papers}
        />
      ),
    },
    {
      id: 'recommendations',
      title: t`Recommendations`,
      done: recommenders.length > 0 || letters > 0,
      says: says(
        [
          recommenders.length > 0 &&
            plural(recommenders.length, { one: '# recommender here', other: '# recommenders here' }),
          letters > 0 && plural(letters, { one: '# letter uploaded', other: '# letters uploaded' }),
          ...wrong('recommendation'),
        ],
        t`The letters that you filed, and new ones for this response.`,
      ),
      entered: { to: '/recommender', label: recommenders.length > 0 ? t`See them` : t`Add one` },
      upload: (
        <BackgroundFiles
          kind="recommendation"
          label={t`Recommendation letter`}
          help={t`One file for each letter.`}
          papers={papers}
        />
      ),
    },
    {
      id: 'petition',
      title: t`Petition letter`,
      done: drafted.length > 0 || of('petition_letter').length > 0,
      says: says(
        [
          drafted.length > 0 && of('petition_letter').length === 0 && t`The letter that you drafted here is used`,
          ...uploaded('petition_letter'),
        ],
        t`What the officer has read. The response keeps to it.`,
      ),
      entered: { to: '/petition-letter', label: t`Open` },
      upload: (
        <BackgroundFile
          kind="petition_letter"
          label={t`Petition letter`}
          help={t`As you filed it. It counts in place of one that was drafted here.`}
          papers={papers}
        />
      ),
    },
    {
      id: 'initial',
      title: t`Initial response`,
      done: of('initial_response').length > 0,
      says: says(uploaded('initial_response'), t`If you have begun an answer. You can leave this out.`),
      upload: <BackgroundFile kind="initial_response" label={t`Initial response`} papers={papers} />,
    },
  ]
}
