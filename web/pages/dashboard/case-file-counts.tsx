import { useCaseFile } from '../../api/case-file.ts'

/** How much the record holds. */
export function CaseFileCounts() {
  const { data } = useCaseFile()
  if (data === undefined) return null
  const facts = Object.values(data.facts).reduce((sum, count) => sum + count, 0)
  const unread = data.exhibits.filter(({ reason }) => reason !== null).length
  return (
    <section aria-labelledby="case-file">
      <h2 id="case-file">Your case file</h2>
      <dl>
        <div>
          <dt>Facts</dt>
          <dd>{facts}</dd>
        </div>
        <div>
          <dt>Exhibits</dt>
          <dd>{data.exhibits.length}</dd>
        </div>
        {unread > 0 && (
          <div>
            <dt>Papers not read whole</dt>
            <dd>{unread}</dd>
          </div>
        )}
        {data.contradictions.length > 0 && (
          <div>
            <dt>Entries that disagree</dt>
            <dd>{data.contradictions.length}</dd>
          </div>
        )}
      </dl>
      <p className="tiny quiet mt-3">Counts how complete your evidence is. It says nothing about the decision.</p>
    </section>
  )
}
