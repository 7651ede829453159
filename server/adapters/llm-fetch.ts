import { CallFailed } from './llm-reply.ts'

/** The longest answer has a tenth of them. */
const MOST_BYTES = 4_000_000

/**
 * How providers' packages reach a server. A redirect is not followed: it would take the applicant's papers, and a key that is no
 * bearer token, to an address that the operator never named. An answer without end is left.
 */
export const llmFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' })
  const { status, statusText, headers, body } = response
  if (body === null) return response
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      bytes += chunk.length
      if (bytes > MOST_BYTES) throw new CallFailed('an answer without end', { isPassing: true, status })
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof CallFailed || init?.signal?.aborted === true) throw error
    throw new CallFailed('an answer that broke off', { isPassing: true, status })
  }
  return new Response(Buffer.concat(chunks), { status, statusText, headers })
}
