import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type FoundEntry, IMPORT_KIND_NAMES, type ImportReply } from '#domain/import.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMe } from '../../api/session.ts'
import { saysOf } from '../../api/api-error.ts'
import type { Entry } from '../../forms/entry-section.ts'
import { listed } from '../../language/lists.ts'
import { translated } from '../../language/translated.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { FoundCard, type Known } from './found-entry.tsx'
import { IMPORT_SECTIONS } from './import-sections.ts'
import { addToForms } from './into-drafts.ts'

/** Why an entry is not ticked by itself; null where it is. */
export function knownAs(found: FoundEntry, typed: ReadonlyMap<string, readonly Entry[]>): Known {
  if (found.duplicate_of !== null) return 'stored'
  const from = found.fields['imported_from']
  if (typed.get(found.section)?.some((entry) => entry.imported_from === from)) return 'typed'
  if (found.may_be_you) return 'unsure'
  return found.names_you ? null : 'stranger'
}

/** What a file gave, by section: the person takes what is theirs, and only that goes on into the forms. */
export function Review({
  read,
  typed,
  onOther,
}: {
  read: ImportReply
  typed: ReadonlyMap<string, readonly Entry[]>
  onOther: () => void
}) {
  const { found, left_out, kind, source } = read
  const { name } = source
  const form = IMPORT_KIND_NAMES[kind]
  const me = useMe()
  const navigate = useNavigate()
  const known = useMemo(() => found.map((one) => knownAs(one, typed)), [found, typed])
  const [chosen, setChosen] = useState<readonly boolean[]>(() => known.map((why) => why === null))
  const [busy, setBusy] = useState(false)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])

  const choose = useCallback(
    (at: number, is: boolean) => setChosen((before) => before.map((was, place) => (place === at ? is : was))),
    [],
  )
  const chooseAll = (path: string, is: boolean) =>
    setChosen((before) => before.map((was, place) => (found[place]?.section === path ? is : was)))
  const count = chosen.filter(Boolean).length

  const add = async () => {
    if (me === null) return
    setBusy(true)
    try {
      const touched = await addToForms(
        me.id,
        found.filter((_, at) => chosen[at]),
      )
      const steps = listed(touched.map(({ label }) => label))
      toast(
        plural(count, {
          one: `# entry added to ${steps}. Fill in the rest, then save each step.`,
          other: `# entries added to ${steps}. Fill in the rest, then save each step.`,
        }),
      )
      void navigate(touched[0]?.page ?? '/dashboard')
    } catch (error) {
      setBusy(false)
      toast({ text: saysOf(error, t`The entries could not be added. Please try again.`), tone: 'error' })
    }
  }

  return (
    <>
      <h2 ref={head} tabIndex={-1} className="import-head">
        {found.length === 0
          ? t`Nothing new in ${name}`
          : plural(found.length, { one: `# entry in ${name}`, other: `# entries in ${name}` })}
      </h2>
      <p className="soft">
        {found.length === 0
          ? t`We read it as ${form} and found no entry that your profile could take.`
          : t`Read as ${form}. Untick what is not yours. What you add is not saved yet: you fill in the rest and save it in its step.`}
      </p>
      {known.some((why) => why !== null) && (
        <Notice>
          <Trans>
            What you seem to have already, and what others wrote or may have written, is not ticked. Nothing that you
            saved is changed.
          </Trans>
        </Notice>
      )}
      {IMPORT_SECTIONS.map((section) => {
        const places = found.flatMap((one, at) => (one.section === section.path ? [at] : []))
        if (places.length === 0) return null
        const taken = places.filter((at) => chosen[at]).length
        return (
          <section key={section.path} className="found-section" aria-labelledby={`sec-${section.path}`}>
            <div className="found-head">
              <h3 id={`sec-${section.path}`}>{section.label}</h3>
              <span className="small quiet num">
                <Trans>
                  {taken} of {places.length}
                </Trans>
              </span>
              <Button look="quiet" size="s" onClick={() => chooseAll(section.path, taken < places.length)}>
                {taken < places.length ? t`Tick all` : t`Untick all`}
                <span className="sr">
                  {' '}
                  <Trans>in {section.label}</Trans>
                </span>
              </Button>
            </div>
            <ul>
              {places.map((at) => {
                const one = found[at]
                if (!one) return null
                return (
                  <FoundCard
                    key={at}
                    section={section}
                    found={one}
                    known={known[at] ?? null}
                    at={at}
                    chosen={chosen[at] === true}
                    onChoose={choose}
                  />
                )
              })}
            </ul>
          </section>
        )
      })}
      {left_out.length > 0 && (
        <details className="left-out" open={found.length === 0}>
          <summary>
            <Trans>What was left out, and why ({left_out.length})</Trans>
          </summary>
          <dl>
            {left_out.map(({ from, reason }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the list stands still, and keys of a file may repeat
              <div key={at}>
                <dt>{translated(from)}</dt>
                <dd>{translated(reason)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <div className="formbar">
        <Button onClick={onOther}>
          <Trans>Choose another file</Trans>
        </Button>
        <span className="saved" role="status">
          {found.length > 0 && t`${count} of ${found.length} chosen`}
        </span>
        {found.length > 0 && (
          <Button look="primary" disabled={count === 0} busy={busy} busyLabel={t`Adding...`} onClick={() => void add()}>
            {plural(count, { one: 'Add # entry', other: 'Add # entries' })}
          </Button>
        )}
      </div>
    </>
  )
}
