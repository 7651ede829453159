export interface Reply<T = unknown> {
  status: number
  headers: Headers
  /** Parsed JSON, or the text of anything else. */
  body: T
}

interface Extras {
  headers?: Record<string, string>
}

const UNSAFE = ['POST', 'PUT', 'PATCH', 'DELETE']

/** A browser as far as the API sees one: keeps cookies, sends the CSRF token and the chosen application. */
export class Client {
  /** Another one where the product was started again. */
  url: string
  readonly cookies = new Map<string, string>()
  applicationId: number | undefined

  constructor(url: string) {
    this.url = url
  }

  get = <T>(path: string, extras?: Extras): Promise<Reply<T>> => this.send<T>('GET', path, undefined, extras)
  post = <T>(path: string, body?: unknown, extras?: Extras): Promise<Reply<T>> =>
    this.send<T>('POST', path, body, extras)
  put = <T>(path: string, body?: unknown, extras?: Extras): Promise<Reply<T>> => this.send<T>('PUT', path, body, extras)
  patch = <T>(path: string, body?: unknown, extras?: Extras): Promise<Reply<T>> =>
    this.send<T>('PATCH', path, body, extras)
  delete = <T>(path: string, body?: unknown, extras?: Extras): Promise<Reply<T>> =>
    this.send<T>('DELETE', path, body, extras)

  /** Sends JSON, or a form where the body is one. Redirects are answers. */
  async send<T>(method: string, path: string, body?: unknown, extras: Extras = {}): Promise<Reply<T>> {
    const answer = await this.fetch(method, path, body, extras)
    const text = await answer.text()
    const json = answer.headers.get('content-type')?.includes('json') && text !== ''
    return { status: answer.status, headers: answer.headers, body: (json ? JSON.parse(text) : text) as T }
  }

  /** The bare answer, for files and streams. */
  async fetch(method: string, path: string, body?: unknown, extras: Extras = {}): Promise<Response> {
    const asItIs = body === undefined || body instanceof FormData || typeof body === 'string'
    const answer = await fetch(new URL(path, this.url), {
      method,
      redirect: 'manual',
      headers: {
        ...this.#headers(method),
        ...(asItIs ? {} : { 'content-type': 'application/json' }),
        ...extras.headers,
      },
      body: asItIs ? body : JSON.stringify(body),
    })
    this.#keepCookies(answer.headers)
    return answer
  }

  #headers(method: string): Record<string, string> {
    const headers: Record<string, string> = {}
    if (this.cookies.size > 0)
      headers['cookie'] = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const token = this.cookies.get('csrftoken')
    if (token && UNSAFE.includes(method)) headers['x-csrftoken'] = token
    if (this.applicationId !== undefined) headers['x-application-id'] = String(this.applicationId)
    return headers
  }

  #keepCookies(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim())
      const cut = pair.indexOf('=')
      const gone = attributes.some((attribute) => /^max-age=0$|^expires=Thu, 01 Jan 1970/i.test(attribute))
      if (gone) this.cookies.delete(pair.slice(0, cut))
      else this.cookies.set(pair.slice(0, cut), pair.slice(cut + 1))
    }
  }
}
