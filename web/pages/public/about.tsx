import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { CLAIMS, COUNTERS } from '../../content/site.ts'
import { Operator } from './operator.tsx'
import { Part, ReadingPage } from './reading-page.tsx'

const CONTENTS = [
  { id: 'what', title: t`What Waiverly is` },
  { id: 'sources', title: t`How a sentence gets its source` },
  { id: 'not', title: t`What it does not do` },
  { id: 'figures', title: t`How the figures are counted` },
  { id: 'who', title: t`Who runs it` },
]

export default function About() {
  return (
    <ReadingPage
      title={t`About Waiverly`}
      lead={t`A petition is believed sentence by sentence. So is this product built: nothing stands in a document that your record does not hold.`}
      contents={CONTENTS}
    >
      <Part id="what" title={t`What Waiverly is`}>
        <p>
          <Trans>
            Software for people who file for a National Interest Waiver themselves. You fill in a profile in seven short
            steps and upload your papers. From these come ten proposed endeavors to choose from, recommendation letters
            that your recommenders read and sign, and the petition letter, each as PDF and DOCX with contents, numbered
            exhibits and a list of what is still open.
          </Trans>
        </p>
        <p>
          <Trans>
            If a request for evidence comes, the notice is taken apart into its points, and each is answered from your
            file in the notice’s own order.
          </Trans>
        </p>
      </Part>
      <Part id="sources" title={t`How a sentence gets its source`}>
        <ol className="counted">
          <li>
            <Trans>
              What you enter and upload is cut into numbered facts: an employer, a date, a result, a page of an exhibit.
            </Trans>
          </li>
          <li>
            <Trans>
              A draft is written from these facts and from a fixed library of law, and each sentence names what it rests
              on.
            </Trans>
          </li>
          <li>
            <Trans>
              Each sentence is then read against the whole record. A number, name, date or quotation that no source
              holds is marked; a fact that the text needs and the record lacks is marked as missing.
            </Trans>
          </li>
          <li>
            <Trans>
              You read it with the sources beside it. You settle each mark: add the fact, attach the proof, or take the
              words out. What is left open stands on the first page of the download, for you and not for the file.
            </Trans>
          </li>
        </ol>
        <p>
          <Trans>
            The check is a help and no guarantee. It does not find every unsupported sentence, and it marks some that
            are true. Your own reading comes last, and counts.
          </Trans>
        </p>
      </Part>
      <Part id="not" title={t`What it does not do`}>
        <ul>
          <li>
            <Trans>It gives no legal advice and represents nobody. It is not a law firm.</Trans>
          </li>
          <li>
            <Trans>
              It does not assess your chances. Where it counts something, it counts how complete your evidence is.
            </Trans>
          </li>
          <li>
            <Trans>It invents nothing to fill a gap, and hides no gap.</Trans>
          </li>
          <li>
            <Trans>It files nothing. You sign, and you send.</Trans>
          </li>
        </ul>
        <p>
          <Trans>
            Some cases want an attorney first: <Link to="/resources/diy-vs-attorney">which ones, and why</Link>.
          </Trans>
        </p>
      </Part>
      <Part id="figures" title={t`How the figures are counted`}>
        <p>
          <Trans>What the first page says in figures, and what each rests on. None of them predicts your case.</Trans>
        </p>
        <dl className="claims">
          {COUNTERS.map(({ label, value, counted }) => (
            <div key={label}>
              <dt>
                <Trans>
                  {label}: {value}
                </Trans>
              </dt>
              <dd>{counted}</dd>
            </div>
          ))}
          {Object.values(CLAIMS).map(({ says, counted }) => (
            <div key={says}>
              <dt>{says}</dt>
              <dd>{counted}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part id="who" title={t`Who runs it`}>
        <Operator />
        <p>
          <Trans>
            Questions about a package, an invoice or your data: <Link to="/contact">write to us</Link>. What is stored
            and where: <Link to="/privacy">Privacy</Link>.
          </Trans>
        </p>
      </Part>
    </ReadingPage>
  )
}
