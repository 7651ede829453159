/** What a refused call means for the whole page. */
export interface SessionEvent {
  kind: 'signed-out' | 'no-application'
  /** The words to tell. */
  text: string
}

let listener: (event: SessionEvent) => void = () => undefined

/** The shell listens, since only it can lead elsewhere. */
export function onSessionEvent(handler: (event: SessionEvent) => void): void {
  listener = handler
}
export const tellSession = (event: SessionEvent): void => listener(event)
