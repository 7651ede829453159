/** Degrees as people type them before their subject; stops between the letters do not matter. */
const DEGREES = new Set('phd edd drph msc ms ma med meng mtech mph mba mphil bsc bs ba bed beng btech be'.split(' '))

/** "M.S. Supply Chain Management", "MSc in Logistics": a first word, and what comes after it with a capital. */
const HEADED = /^(?<head>[\p{L}.]+),?\s+(?:(?:in|of)\s+)?(?<subject>\p{Lu}.*)$/u

/** What was studied, without the degree that people type before it: the form has a field of its own for that. */
export function subjectOf(major: string): string {
  const { head = '', subject } = HEADED.exec(major)?.groups ?? {}
  const isDegree = /^\p{Lu}/u.test(head) && DEGREES.has(head.replaceAll('.', '').toLowerCase())
  return isDegree && subject !== undefined ? subject : major
}
