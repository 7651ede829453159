import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useLetterPacket, type PacketWriter } from '../../api/letter-packet.ts'
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
          <Trans>
            <b>
              {unsigned.length === writers.length
                ? t`None of your ${writers.length === 1 ? 'recommendation letters' : `${writers.length} recommendation letters`} is signed yet.`
                : t`${unsigned.length} of ${writers.length} recommendation letters ${unsigned.length === 1 ? 'is' : 'are'} not signed yet.`}
            </b>{' '}
            Only signed letters become exhibits that the petition can cite. You can draft it now and again later.{' '}
          </Trans>
          <Names writers={unsigned} tab="final" />
        </p>
      )}
      {old.length > 0 && (
        <p>
          <Trans>
            <b>{old.length === 1 ? t`One letter is` : `${old.length} letters are`} older than your profile.</b> What
            they say may no longer agree with the petition.
          </Trans>{' '}
          <Names writers={old} tab="letters" />
        </p>
      )}
    </Notice>
  )
}

function Names({ writers, tab }: { writers: readonly PacketWriter[]; tab: 'letters' | 'final' }) {
  return (
    <>
      {writers.map(({ id, name }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link to={`/recommender-config?ref=${id}&tab=${tab}`} className="wrap-anywhere">
            {name}
          </Link>
        </span>
      ))}
      .
    </>
  )
}
