import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { isIdea, type NotedEndeavor } from '#domain/endeavor.ts'
import { PRONGS, type Prong } from '#domain/endeavor-parts.ts'
import { ArrowLeft, Pencil } from 'lucide-react'
import { useId, useState } from 'react'
import { translated } from '../../language/translated.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/inputs.tsx'
import { MarkedText } from '../../ui/marked-text.tsx'
import { compared, type Row, type Said } from './compared.ts'
import { groupOf } from './group-of.ts'
import { gapsIn, ideaInWords, isSpecific, NoteLines, notesOf } from './notes.tsx'
import { SelectBox } from './select-box.tsx'

const toSettle = (count: number): string => (count === 0 ? t`Nothing to settle` : t`${count} to settle`)

/** Two endeavors side by side, part by part: what sets them apart in ink, what both say in grey. */
export function Compare({
  left,
  right,
  only,
  onOnly,
  onEdit,
  onBack,
  onLocked,
}: {
  left: NotedEndeavor
  right: NotedEndeavor
  /** Whether what both say is left out, as the address has it. */
  only: boolean
  onOnly: (only: boolean) => void
  onEdit: (id: number) => void
  onBack: () => void
  onLocked: () => void
}) {
  const titles = useId()
  // The address follows a tick a moment later; until then the tick stands all the same.
  const [onlyWhatDiffers, setOnlyWhatDiffers] = useState(only)
  const [inAddress, setInAddress] = useState(only)
  if (inAddress !== only) {
    setInAddress(only)
    setOnlyWhatDiffers(only)
  }
  const pair = [left, right] as const
  const rows = compared(left, right)
  const alike = rows.filter(({ same }) => same === 'all').length
  const shown = onlyWhatDiffers ? rows.filter(({ same }) => same !== 'all') : rows
  return (
    <div className="endeavors compare">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1>
          <Trans>Two endeavors side by side</Trans>
        </h1>
        <Button icon={ArrowLeft} onClick={onBack}>
          <Trans>All endeavors</Trans>
        </Button>
      </header>
      <p className="lead">
        <Trans>
          Choose the one that is yours to carry out and that has the proof, not the one with the finer words. What both
          say stands in grey.
        </Trans>
      </p>
      <Checkbox
        label={t`Only what differs`}
        help={
          alike === 0
            ? t`No part of them says the same.`
            : t`${alike} of 9 parts say the same, in these or other words.`
        }
        checked={onlyWhatDiffers}
        onChange={({ target }) => {
          setOnlyWhatDiffers(target.checked)
          onOnly(target.checked)
        }}
      />
      <table className="compared">
        <caption className="sr">
          <Trans>The two endeavors, part by part</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">
                <Trans>Part</Trans>
              </span>
            </th>
            {pair.map((endeavor, at) => (
              <th key={endeavor.id} scope="col" id={`${titles}-${at}`}>
                <span className="tiny quiet block">{NAMES[at]}</span>
                <span className="endeavor-title" lang="en">
                  {endeavor.title}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <Trans>Yours?</Trans>
            </th>
            {pair.map((endeavor, at) => (
              <td key={endeavor.id} data-of={NAMES[at]}>
                <div className="flex flex-wrap items-center gap-3">
                  <SelectBox
                    endeavor={endeavor}
                    onLocked={onLocked}
                    label={
                      <Trans>
                        Select this one
                        <span className="sr">
                          : <span lang="en">{endeavor.title}</span>
                        </span>
                      </Trans>
                    }
                  />
                  <Button
                    size="s"
                    icon={Pencil}
                    onClick={() => onEdit(endeavor.id)}
                    aria-describedby={`${titles}-${at}`}
                  >
                    <Trans>Edit</Trans>
                  </Button>
                </div>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">
              <Trans>
                Title <span className="tiny quiet block">An undertaking, not an occupation or a field</span>
              </Trans>
            </th>
            {pair.map((endeavor, at) => (
              <td key={endeavor.id} data-of={NAMES[at]}>
                {isIdea(endeavor) ? (
                  <Badge>{ideaInWords(endeavor.notes)}</Badge>
                ) : (
                  <Badge tone={isSpecific(endeavor.notes) ? 'done' : 'gap'}>
                    {isSpecific(endeavor.notes) ? t`Specific` : t`Not specific yet`}
                  </Badge>
                )}
                <NoteLines notes={notesOf(endeavor.notes, 'title').filter(({ tone }) => tone === 'gap')} />
              </td>
            ))}
          </tr>
          {([1, 2] as const).map((prong) => (
            <tr key={prong}>
              <th scope="row">
                {translated(PRONGS[prong].name)}{' '}
                <span className="tiny quiet block">{translated(PRONGS[prong].asks)}</span>
              </th>
              {pair.map((endeavor, at) => (
                <td key={endeavor.id} data-of={NAMES[at]}>
                  {!isIdea(endeavor) && <ProngBadge notes={endeavor.notes} prong={prong} />}
                </td>
              ))}
            </tr>
          ))}
          {shown.map((row) => (
            <PartRow key={row.name} row={row} pair={pair} onlyWhatDiffers={onlyWhatDiffers} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ProngBadge({ notes, prong }: { notes: NotedEndeavor['notes']; prong: Prong }) {
  const count = gapsIn(notes, prong)
  return <Badge tone={count === 0 ? 'done' : 'gap'}>{toSettle(count)}</Badge>
}

const NAMES = [t`First`, t`Second`] as const
const SAME: Record<Row['same'], string | null> = { all: t`Both say the same`, some: t`Partly the same`, none: null }

function PartRow({
  row,
  pair,
  onlyWhatDiffers,
}: {
  row: Row
  pair: readonly [NotedEndeavor, NotedEndeavor]
  onlyWhatDiffers: boolean
}) {
  const same = SAME[row.same]
  return (
    <tr>
      <th scope="row">
        {translated(row.label)} <span className="tiny quiet block">{groupOf(row)}</span>
        {same !== null && <span className="tiny quiet block">{same}</span>}
      </th>
      {[row.left, row.right].map((said, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- first and second stand still
        <td key={at} data-of={NAMES[at]}>
          <Sentences said={said} onlyWhatDiffers={onlyWhatDiffers} />
          <NoteLines notes={notesOf(pair[at]?.notes ?? [], row.name).filter(({ tone }) => tone === 'gap')} />
        </td>
      ))}
    </tr>
  )
}

function Sentences({ said, onlyWhatDiffers }: { said: readonly Said[]; onlyWhatDiffers: boolean }) {
  const shown = onlyWhatDiffers ? said.filter(({ inBoth }) => !inBoth) : said
  if (shown.length === 0) return <p className="small quiet">{said.length === 0 ? t`Empty.` : t`Nothing of its own.`}</p>
  return (
    <p className="part-text" lang="en">
      {shown.map(({ text, inBoth }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a text is shown as a whole, and sentences may be alike
        <span key={at} className={inBoth ? 'in-both' : undefined}>
          <MarkedText>{text}</MarkedText>{' '}
        </span>
      ))}
    </p>
  )
}
