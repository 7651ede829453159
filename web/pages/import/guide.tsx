import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

const SOURCES: readonly { name: string; gives: string; how: ReactNode }[] = [
  {
    name: 'ORCID',
    gives: t`jobs, degrees, awards, publications`,
    how: t`Sign in at orcid.org, open the account settings and download your data. Unpack the archive and take the XML file named after your iD.`,
  },
  {
    name: 'Google Scholar',
    gives: t`publications`,
    how: t`Open your profile, tick your articles, choose Export and then BibTeX. Save the page as a text file, or copy its text and paste it here.`,
  },
  {
    name: 'Zotero, Mendeley, JabRef',
    gives: t`publications`,
    how: t`Select your own papers and export them as BibTeX.`,
  },
  {
    name: 'JSON Resume',
    gives: t`jobs, degrees, projects, awards, publications`,
    how: t`If you keep a resume.json, take it as it is. LinkedIn gives no such file itself; a converter for JSON Resume can make one of your profile.`,
  },
]

/** Which files are taken, what comes of each, and where people get them. */
export function Guide() {
  return (
    <section className="import-guide" aria-labelledby="guide">
      <h2 id="guide">
        <Trans>Where to get such a file</Trans>
      </h2>
      <dl>
        {SOURCES.map(({ name, gives, how }) => (
          <div key={name}>
            <dt>
              {name}
              <span className="quiet small">{gives}</span>
            </dt>
            <dd className="small soft">{how}</dd>
          </div>
        ))}
      </dl>
      <p className="small soft">
        <Trans>
          A CV in PDF or Word cannot be read here: its look does not say what is a job and what is a degree. As a PDF it
          belongs in <Link to="/personal-info">Personal Info</Link>, and becomes an exhibit.
        </Trans>
      </p>
      <p className="small soft">
        <Trans>
          None of these at hand? <Link to="/education-info">Go on with Education</Link> and type your entries there.
        </Trans>
      </p>
    </section>
  )
}
