import { Link } from 'react-router'

export function Brand({ to }: { to: string }) {
  return (
    <Link className="brand" to={to}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M2 6h6l5 20H7z" fill="var(--accent)" />
        <path d="M13 26 18.5 6h-6L10 15z" fill="var(--accent)" opacity=".5" />
        <path d="M14 6h6l5 20h-6z" fill="var(--accent)" />
        <path d="M25 26 30.5 6h-6L22 15z" fill="var(--accent)" opacity=".5" />
      </svg>
      <span>Waiverly</span>
    </Link>
  )
}
