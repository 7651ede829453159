import { Trans } from '@lingui/react/macro'
import type { Quoted } from '#domain/rfe.ts'
import { Button } from '../../ui/button.tsx'

/** The notice's words, with the way to their page. */
export function Quote({ of: { quote, page }, onShow }: { of: Quoted; onShow: (page: number) => void }) {
  return (
    <blockquote className="rfe-quote">
      <p lang="en">{quote}</p>
      <footer>
        <Button look="link" onClick={() => onShow(page)}>
          <Trans>Notice, page {page}</Trans>
        </Button>
      </footer>
    </blockquote>
  )
}
