import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { FAQ } from '../../../content/faq.ts'
import { Icon } from '../../../ui/icon.tsx'
import './questions.css'

export function Questions() {
  return (
    <section className="band" id="questions" aria-labelledby="questions-title">
      <div className="wrap-p two">
        <div>
          <h2 id="questions-title">
            <Trans>Before you begin</Trans>
          </h2>
          <p className="intro">
            <Trans>
              What people ask first. Anything else: <Link to="/contact">write to us</Link>.
            </Trans>
          </p>
        </div>
        <div className="faq">
          {FAQ.map(({ question, answer, more }) => (
            <details key={question} name="faq">
              <summary>
                <h3>{question}</h3>
                <Icon of={ChevronDown} />
              </summary>
              <div>
                {answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {more && (
                  <p>
                    <Link to={more.to}>{more.label}</Link>
                  </p>
                )}
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
