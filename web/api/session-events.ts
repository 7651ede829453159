/** What a refused call means for the whole page. */
export interface SessionEvent {
  kind: 'signed-out' | 'no-application'
  /** The words to tell. */
  text: string
}

let listener: (event: SessionEvent) => void = () => undefined
let leaving = false

/** The shell listens, since only it can lead elsewhere. */
export function onSessionEvent(handler: (event: SessionEvent) => void): void {
  listener = handler
}
export const tellSession = (event: SessionEvent): void => {
  if (!leaving) listener(event)
}

/** Nothing is told during `work`: whoever ends their session need not hear that calls of their page were refused. */
export async function whileLeaving(work: () => Promise<void>): Promise<void> {
  leaving = true
  try {
    await work()
  } finally {
    leaving = false
  }
}
