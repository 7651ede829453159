import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { rfeNotice, rfeNoticeSchema } from '#domain/rfe-notice.ts'
import { ArrowRight } from 'lucide-react'
import { saveNotices } from '../../api/rfe-notices.ts'
import { useSectionEntries } from '../../api/sections.ts'
import type { EntrySection } from '../../forms/entry-section.ts'
import { LinkButton } from '../../ui/button.tsx'
import { AboutNotice } from './about-notice.tsx'
import { exampleOf } from './example-of.ts'
import { SectionPage } from './section-page.tsx'
import { inFull } from './years.ts'

const section: Omit<EntrySection, 'load'> = {
  schema: rfeNoticeSchema,
  groups: [
    {
      fields: [
        { name: 'file', label: t`The notice`, kind: 'file', file: rfeNotice.files.file, about: AboutNotice },
        { name: 'sent_date', label: t`Date on the notice`, kind: 'date', span: 3 },
        {
          name: 'deadline',
          label: t`Response due`,
          kind: 'date',
          span: 3,
          help: t`As printed on the notice; the response must arrive by then.`,
        },
        {
          name: 'description',
          label: t`Description`,
          kind: 'passage',
          help: t`In your own words: what does the notice ask for, and on which page?`,
          length: { from: 20, to: 80 },
          example: exampleOf('NOTICE', 'description'),
        },
      ],
    },
  ],
  empty: rfeNotice.empty,
  title: (entry) => {
    const day = inFull(entry.sent_date)
    return day && t`Notice of ${day}`
  },
  subtitle: (entry) => {
    const day = inFull(entry.deadline)
    return day && t`Response due ${day}`
  },
  untitled: t`New notice`,
  save: saveNotices,
  minimum: t`You must have at least one RFE.`,
}

export default function RfeNotices() {
  const stored = useSectionEntries('rfenotice').data ?? []
  return (
    <SectionPage
      path="rfenotice"
      progress={rfeNotice.progress}
      section={section}
      text={{
        title: t`Request for Evidence (RFE)`,
        intro: t`The notice that USCIS sent you, all of its pages in one PDF.`,
        why: (
          <>
            <h2>
              <Trans>Why we ask</Trans>
            </h2>
            <p>
              <Trans>
                The answer goes in once, all together, and must arrive by the date printed on the notice. There is no
                extension (8 CFR 103.2(b)(8)(iv), (11)).
              </Trans>
            </p>
          </>
        ),
        saved: t`RFE saved successfully!`,
        unread: t`Error fetching RFEs`,
        failed: t`Something went wrong`,
        next: '/',
        further: { label: t`Analyse the notice`, to: '/rfe-analysis' },
      }}
    >
      {stored.length > 0 && (
        <p className="mt-3">
          <LinkButton to="/rfe-analysis" size="s" iconAfter={ArrowRight}>
            <Trans>Analyse the notice</Trans>
          </LinkButton>
        </p>
      )}
    </SectionPage>
  )
}
