/** The text of a file, as Vite reads it. */
declare module '*.txt?raw' {
  const text: string
  export default text
}
