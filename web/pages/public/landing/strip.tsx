import { t } from '@lingui/core/macro'
import { STRIP } from '../../../content/site.ts'

/** Who trusts the service, once somebody has agreed to be named; until then what it is written from. */
export function Strip() {
  const { logos, sources } = STRIP
  return (
    <section className="strip" aria-labelledby="strip">
      <div className="wrap-p">
        <h2 id="strip">{logos.length > 0 ? t`Trusted by` : t`Written from the primary sources`}</h2>
        {logos.length > 0 ? (
          <ul>
            {logos.map(({ name, picture, link }) => (
              <li key={name}>
                {link === undefined ? (
                  <img src={picture} alt={name} height={32} />
                ) : (
                  <a href={link} target="_blank" rel="noreferrer">
                    <img src={picture} alt={name} height={32} />
                  </a>
                )}
              </li>
            ))}
          </ul>
        ) : (
          <ul>
            {sources.map(({ name, note, address }) => (
              <li key={name}>
                <a href={address} target="_blank" rel="noreferrer">
                  {name.startsWith('Matter of') ? <em>{name}</em> : name}
                  {note !== undefined && <span>, {note}</span>}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
