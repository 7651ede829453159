import { plural, t } from '@lingui/core/macro'
import { Plural } from '@lingui/react/macro'
import type { Block } from '#domain/document.ts'
import { useMemo } from 'react'
import { counted, difference, type BlockDifference, type Piece } from './difference.ts'

/** Two texts as one: removed words struck through, added ones underlined, what did not change between. */
export function DifferenceView({
  before,
  after,
  foldSame = false,
}: {
  before: readonly Block[]
  after: readonly Block[]
  /** Long stretches without a change are folded away. */
  foldSame?: boolean
}) {
  const blocks = useMemo(() => difference(before, after), [before, after])
  const { added, removed } = counted(blocks)
  const groups = foldSame ? folded(blocks) : [{ same: false, blocks }]
  return (
    <div className="difference">
      <p className="tiny quiet num difference-sum" role="status">
        {added + removed === 0
          ? t`The words are the same.`
          : t`${plural(added, { one: '# word', other: '# words' })} added, ${plural(removed, { one: '# word', other: '# words' })} removed.`}
      </p>
      {groups.map(({ same, blocks: group }) =>
        same ? (
          <details key={`same-${group[0]?.key}`}>
            <summary>
              <Plural value={group.length} one="# paragraph without a change" other="# paragraphs without a change" />
            </summary>
            {group.map((block) => (
              <ChangedBlock key={block.key} block={block} />
            ))}
          </details>
        ) : (
          group.map((block) => <ChangedBlock key={block.key} block={block} />)
        ),
      )}
    </div>
  )
}

const FOLD_FROM = 3

interface Group {
  same: boolean
  blocks: BlockDifference[]
}

/** Stretches of unchanged blocks that are long enough to fold, and all else; a heading stays with what stands under it. */
function folded(blocks: readonly BlockDifference[]): Group[] {
  const runs: Group[] = []
  for (const block of blocks) {
    const same = block.state === 'same'
    const last = runs.at(-1)
    if (last !== undefined && last.same === same) last.blocks.push(block)
    else runs.push({ same, blocks: [block] })
  }
  const stays = (run: Group) => !run.same || run.blocks.length < FOLD_FROM
  return runs.flatMap((run, at): Group[] => {
    if (stays(run)) return [{ ...run, same: false }]
    const last = run.blocks.at(-1)
    if (at === runs.length - 1 || last?.look !== 'heading') return [run]
    return [
      { same: true, blocks: run.blocks.slice(0, -1) },
      { same: false, blocks: [last] },
    ]
  })
}

const STATES = { added: t`Added:`, removed: t`Removed:` }

function ChangedBlock({ block: { look, state, pieces } }: { block: BlockDifference }) {
  return (
    <p className={`changed changed-${state} changed-${look}`}>
      {(state === 'added' || state === 'removed') && <span className="sr">{STATES[state]} </span>}
      <span lang="en">
        {pieces.map((piece, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- pieces stand still
          <ChangedWords key={at} piece={piece} />
        ))}
      </span>
    </p>
  )
}

function ChangedWords({ piece: { text, change } }: { piece: Piece }) {
  if (change === 'added') return <ins>{text}</ins>
  return change === 'removed' ? <del>{text}</del> : <>{text}</>
}
