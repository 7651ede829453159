import { IS_LANGUAGE } from './languages.ts'

/** Programs and methods whose names are ordinary words as well, or stand in no record a second time. */
const TOOLS =
  'Python Java JavaScript TypeScript Fortran Perl Ruby Rust Scala Swift Kotlin Julia Pascal Lisp Prolog Haskell Erlang Excel Access Word Outlook Tableau Stata Matlab Octave Mathematica Minitab Ansys Abaqus Revit Rhino Photoshop Illustrator Blender Linux Unix Windows Android Docker Kubernetes Kafka Spark Hadoop Airflow Oracle Snowflake Jenkins Git Salesforce Jira Azure'.split(
    ' ',
  )
const IS_TOOL: ReadonlySet<string> = new Set([...TOOLS, ...IS_LANGUAGE])

const CAPITALIZED = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}[\p{L}]*(?![\p{L}\p{N}])/gu

const restored = (text: string, names: Iterable<string>): string => {
  let kept = text
  for (const name of names)
    kept = kept.replace(
      new RegExp(String.raw`(?<![\p{L}\p{N}“])${name.charAt(0).toLowerCase()}${name.slice(1)}(?![\p{L}\p{N}])`, 'gu'),
      name,
    )
  return kept
}

/** Words of a passage that were typed as names, and that a sentence made of it keeps: "Python, GIS and statistics". */
export function withTypedNames(text: string, typed: string, isProper: (word: string) => boolean): string {
  const names = new Set((typed.match(CAPITALIZED) ?? []).filter((word) => IS_TOOL.has(word) || isProper(word)))
  // A word that was typed small as well is none.
  for (const name of names) if (new RegExp(`\\b${name.toLowerCase()}\\b`, 'u').test(typed)) names.delete(name)
  return restored(text, names)
}

const SMALL = /^(?:with|from|into|over|under|near|after|across|among|through|without|between|towards?|during|against)$/

/** True of a title that is written as a sentence is, "Renewal of the Hradební main": its capitals are those of names. */
export const isTypedAsSentence = (title: string): boolean =>
  title
    .split(/\s+/)
    .slice(1)
    .some((word) => /^\p{Ll}{4,}/u.test(word) && !SMALL.test(word))

/** Names in such a title: what has a capital inside it. */
export const namesInTitle = (title: string): string[] =>
  isTypedAsSentence(title)
    ? title
        .split(/\s+/)
        .slice(1)
        .flatMap((word) => /^\p{Lu}\p{Ll}+/u.exec(word)?.[0] ?? [])
    : []

export const withTitleNames = (text: string, title: string): string => restored(text, namesInTitle(title))
