import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { OPERATOR } from '../../content/site.ts'

/** Who answers for this site, as far as they say so. */
export function Operator() {
  const { name, email, address } = OPERATOR
  const said = name !== '' || email !== '' || address.length > 0
  if (!said)
    return (
      <p>
        <Trans>
          Whoever runs this site has not given a name or an address here. The <Link to="/contact">contact form</Link>{' '}
          reaches them.
        </Trans>
      </p>
    )
  return (
    <address className="operator">
      {name !== '' && <b>{name}</b>}
      {address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  )
}
