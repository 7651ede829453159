import { isFinished, type Task } from '#domain/task.ts'
import { nameOf, type NamedSection, type Writer } from './writer.ts'

/** All that the product does not know any more of what it told a writer, or knows though nobody sent it. Sound: an empty list. */
export const findLost = async ({ client, acknowledged, sent }: Writer): Promise<string[]> => {
  const lost: string[] = []
  for (const [section, told] of Object.entries(acknowledged.entries)) {
    const { results } = (await client.get<{ results: { id: number }[] }>(`/api/${section}/`)).body
    const found = new Map(results.map((entry) => [nameOf(section as NamedSection, entry), entry.id]))
    for (const [name, id] of told) if (found.get(name) !== id) lost.push(`${name} is not there`)
    // One entry is of the profile that the writer began with.
    if (results.length > found.size) lost.push(`${section} holds an entry twice`)
    const unknown = [...found.keys()].filter((name) => !sent.has(String(name)))
    if (unknown.length !== 1) lost.push(`${section} holds ${unknown.join(', ')}`)
  }
  for (const id of acknowledged.orders) {
    const { body } = await client.get<{ status?: string }>(`/api/payments/order/${id}/status/`)
    if (body.status !== 'COMPLETED') lost.push(`order ${id} is ${body.status}`)
  }
  for (const id of acknowledged.tasks) {
    const { status } = await client.get(`/api/task-status/${id}/`)
    if (status !== 200) lost.push(`task ${id} answers ${status}`)
  }
  return lost
}

/** Asks for the tasks that had not ended when it was asked before: a task ends once. */
export const taskWatch = (writers: readonly Writer[]): (() => Promise<Task[]>) => {
  const ended = new Set<string>()
  return async () => {
    const unfinished: Task[] = []
    for (const { client, acknowledged } of writers)
      for (const id of acknowledged.tasks.filter((task) => !ended.has(task))) {
        const { body } = await client.get<Task>(`/api/task-status/${id}/`)
        if (isFinished(body.status)) ended.add(id)
        else unfinished.push(body)
      }
    return unfinished
  }
}
