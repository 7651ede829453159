import { encode } from 'uqr'

/** Modules of empty edge that readers need. */
const EDGE = 4

/** A QR code, dark on light in either theme, since many readers know no other. */
export function QrCode({ of, label }: { of: string; label: string }) {
  const { size, data } = encode(of, { ecc: 'M', border: EDGE })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}
