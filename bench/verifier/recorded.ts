import { createHash } from 'node:crypto'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { AppError } from '#domain/errors.ts'
import { askedOf, type Llm, type LlmReply, type Provider } from '#drafting/llm.ts'

interface Head {
  provider: Provider
  model: string
}

type Line = { asked: string; reply: LlmReply }

const keyOf = (asked: string): string => createHash('sha256').update(asked).digest('hex')

/** The same model, whose answers are written to a file as they come. */
export async function recording(llm: Llm, file: string): Promise<Llm> {
  const { provider, model } = llm
  await writeFile(file, `${JSON.stringify({ provider, model } satisfies Head)}\n`)
  return {
    provider,
    model,
    async answer(request) {
      const reply = await llm.answer(request)
      await appendFile(file, `${JSON.stringify({ asked: keyOf(askedOf(llm, request)), reply } satisfies Line)}\n`)
      return reply
    },
  }
}

/** A model that says what it said when it was recorded, and nothing to what it was not asked then: another prompt is another question. */
export async function recorded(file: string): Promise<Llm> {
  const [head = '{}', ...lines] = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')
  const { provider, model } = JSON.parse(head) as Head
  const replies = new Map(
    lines.map((line) => {
      const { asked, reply } = JSON.parse(line) as Line
      return [asked, reply] as const
    }),
  )
  return {
    provider,
    model,
    answer(request) {
      const reply = replies.get(keyOf(askedOf({ provider, model }, request)))
      return reply === undefined
        ? Promise.reject(new AppError('unavailable', 'No answer to this was recorded.'))
        : Promise.resolve(reply)
    },
  }
}
