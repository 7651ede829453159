import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { IMPORTED_SECTIONS } from '#domain/import.ts'
import type { ProgressSection } from '#domain/section.ts'
import type { SectionPath } from '#domain/sections.ts'
import { FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { saysOf } from '../../api/api-error.ts'
import { completeSection } from '../../api/progress.ts'
import { loadSection, useSectionEntries } from '../../api/sections.ts'
import { EntryList } from '../../forms/entry-list.tsx'
import type { Entry, EntrySection } from '../../forms/entry-section.ts'
import type { Values } from '../../forms/field-spec.ts'
import { ProfileStep } from '../../shell/profile-step.tsx'
import { stepBefore } from '../../shell/profile-steps.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { FactsOfSection } from '../facts/facts-of-section.tsx'
import { DeletedLink } from '../recently-deleted/deleted-link.tsx'
import { bringBack } from '../recently-deleted/tell-deleted.ts'

export interface SectionPageText {
  title: string
  intro: ReactNode
  why: ReactNode
  saved: string
  /** Said where the entries could not be fetched. */
  unread: string
  /** Said where saving failed and the server gave no words of its own. */
  failed: string
  next: string
  /** What the toast of a save leads to besides. */
  further?: { label: string; to: string }
  /** Whether the step may be left without an entry. */
  skip?: boolean
  /** Previous is the browser's back, not the step before. */
  back?: boolean
}

/** Whether going back stays in the product: the router numbers the places it led to. */
const cameFromHere = (): boolean => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0

/** A step of the profile that is a list of entries: fetch, fill in, save, go on. */
export function SectionPage<V extends object>({
  path,
  progress,
  section,
  text,
  fromWire = (entry) => entry,
  children,
}: {
  path: SectionPath
  /** The step that an overview counts it by. */
  progress: ProgressSection
  section: Omit<EntrySection<V>, 'load'>
  text: SectionPageText
  /** A stored entry as the form shows it. */
  fromWire?: (entry: Entry) => Values
  /** Said over the entries. */
  children?: ReactNode
}) {
  const navigate = useNavigate()
  const { data, isError, refetch } = useSectionEntries(path)
  const previous = stepBefore(useLocation().pathname)
  const whole: EntrySection<V> = {
    ...section,
    restore: (id, title) => bringBack(path, id, t`${title} restored`),
    load: async () => (await loadSection(path)).map(fromWire) as Entry<V>[],
    save: async (work) => {
      const stored = await section.save(work)
      // The server marks a step by what it stores; whoever goes on with nothing to tell has done it as well.
      if (stored.length === 0) await completeSection(progress)
      return stored
    },
  }
  const onward = () => void navigate(text.next)
  const saved = () => {
    const { further } = text
    const action = further && { label: further.label, run: () => void navigate(further.to) }
    toast({ text: text.saved, tone: 'done', ...(action && { action }) })
    onward()
  }
  const skip = () =>
    void completeSection(progress).then(onward, (error: unknown) =>
      toast({ text: saysOf(error, text.failed), tone: 'error' }),
    )
  return (
    <ProfileStep title={text.title} intro={text.intro} why={text.why}>
      {IMPORTED_SECTIONS.some((imported) => imported === path) && (
        <p className="mt-3">
          <LinkButton to="/import" look="quiet" size="s" icon={FileDown} className="-ml-3">
            <Trans>Import from a file</Trans>
          </LinkButton>
        </p>
      )}
      {children}
      {isError ? (
        <ErrorState title={text.unread} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton cards={2} />
      ) : (
        <EntryList
          section={whole}
          entries={data.map(fromWire) as Entry<V>[]}
          draft={path}
          failed={text.failed}
          onSaved={saved}
          below={
            <>
              <FactsOfSection section={path} />
              <DeletedLink kind={path} />
            </>
          }
          before={
            <Button onClick={() => void (text.back === true && cameFromHere() ? navigate(-1) : navigate(previous))}>
              <Trans>Previous</Trans>
            </Button>
          }
        >
          {text.skip && (
            <Button look="quiet" onClick={skip}>
              <Trans>Skip</Trans>
            </Button>
          )}
        </EntryList>
      )}
    </ProfileStep>
  )
}
