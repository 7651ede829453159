import { plural, t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useLetterPacket, type PacketWriter } from '../../api/letter-packet.ts'
import { BETWEEN_SENTENCES, LOCALE } from '../../language/locale.ts'
import { Notice } from '../../ui/notice.tsx'

const isOld = ({ letter, is_signed }: PacketWriter) => letter?.stale === true && !is_signed

/** What of the recommendation letters the petition would lack or have in an older state. It may be drafted all the same. */
export function BeforeDrafting() {
  const { data } = useLetterPacket()
  const writers = data?.writers ?? []
  const unsigned = writers.filter(({ is_signed }) => !is_signed)
  const old = writers.filter(isOld)
  if (unsigned.length === 0 && old.length === 0) return null
  return (
    <Notice tone="gap">
      {unsigned.length > 0 && (
        <p>
          <b>{unsignedInWords(unsigned.length, writers.length)}</b>
          {BETWEEN_SENTENCES}
          <Trans>
            Only signed letters become exhibits that the petition can cite. Each whole draft takes a credit; drafting
            single sections again, once a letter is signed, costs nothing.
          </Trans>
          {BETWEEN_SENTENCES}
          <Trans>Not signed:</Trans> <Names writers={unsigned} tab="final" />
        </p>
      )}
      {old.length > 0 && (
        <p>
          <b>
            <Plural
              value={old.length}
              one="One letter is older than your profile."
              other="# letters are older than your profile."
            />
          </b>
          {BETWEEN_SENTENCES}
          <Trans>What they say may no longer agree with the petition.</Trans>
          {BETWEEN_SENTENCES}
          <Trans>Older:</Trans> <Names writers={old} tab="letters" />
        </p>
      )}
    </Notice>
  )
}

function unsignedInWords(unsigned: number, all: number): string {
  if (unsigned < all)
    return plural(unsigned, {
      one: `# of ${all} recommendation letters is not signed yet.`,
      other: `# of ${all} recommendation letters are not signed yet.`,
    })
  return all === 1
    ? t`None of your recommendation letters is signed yet.`
    : t`None of your ${all} recommendation letters is signed yet.`
}

const SIDE_BY_SIDE = new Intl.ListFormat(LOCALE, { style: 'narrow' })

function Names({ writers, tab }: { writers: readonly PacketWriter[]; tab: 'letters' | 'final' }) {
  const left = [...writers]
  const names = SIDE_BY_SIDE.formatToParts(writers.map(({ name }) => name)).map(({ type, value }) => {
    const writer = type === 'element' ? left.shift() : undefined
    if (writer === undefined) return value
    return (
      <Link key={writer.id} to={`/recommender-config?ref=${writer.id}&tab=${tab}`} className="wrap-anywhere">
        {value}
      </Link>
    )
  })
  return <Trans>{names}.</Trans>
}
