import { Trans } from '@lingui/react/macro'
import { CFR_103_2, PA_2026_05, SIGNATURE_RULE } from '#domain/official-texts.ts'
import { Link } from 'react-router'

const HEADING = 'before-filing'

/** What the law of 2026 asks of whoever is about to file, with its sources and the month in which it was checked. */
export function BeforeFiling() {
  return (
    <section className="card card-pad grid gap-3" aria-labelledby={HEADING}>
      <h2 id={HEADING}>
        <Trans>Before you file</Trans>
      </h2>
      <ul className="grid gap-3">
        <li>
          <Trans>
            <b>File as if there were no second chance.</b> Since August 5, 2026 an officer may deny without asking for
            more evidence (
            <a href={PA_2026_05.address} className="whitespace-nowrap">
              PA-2026-05
            </a>
            ). Settle every mark and every question first.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Sign the paper Form I-140 by hand, in ink.</b> Since July 10, 2026 a petition without a valid signature
            can be denied, and the fee is kept (<a href={SIGNATURE_RULE.address}>91 FR 25479</a>).
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Pay each form by itself</b>, with the fee of its official page on that day. A wrong fee can bring the
            package back or end in a denial (<a href={CFR_103_2.address}>8 CFR 103.2(a)(7)(ii)(D)</a>).
          </Trans>
        </li>
        <li>
          <Trans>
            <b>On paper: no binders, staples or tabs.</b> The package is scanned. A plain sheet before each exhibit
            bears its number.
          </Trans>
        </li>
      </ul>
      <p className="small soft">
        <Trans>
          As of November 2026. Read <Link to="/resources/niw-requirements#package">what goes into the package</Link>,
          and check the official pages on the day you file.
        </Trans>
      </p>
    </section>
  )
}
