// What spares a visitor's browser what is known, or not needed, when the web is built.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { root } from './root.mjs'

/** Whether a message holds more than plain words: `{name}`, a plural, a quoted apostrophe. */
const isPattern = (message) => /[{']/.test(message)

const textOf = (object, key) => {
  const value = object.properties.find((property) => property.type === 'Property' && property.key.name === key)?.value
  return value?.type === 'Literal' && typeof value.value === 'string' ? value : undefined
}

function* nodesOf(node) {
  if (typeof node?.type === 'string') yield node
  for (const part of Object.values(node)) if (part !== null && typeof part === 'object') yield* nodesOf(part)
}

/**
 * The English messages that the macros leave in the code, compiled as catalogs are: the parser of patterns stays at home.
 * It comes after the macros and TypeScript, when what is left is JavaScript.
 */
export function compiledMessages() {
  return {
    name: 'waiverly:compiled-messages',
    transform: {
      filter: { id: /\/web\/.*[.]tsx?$/, code: /\bmessage: / },
      handler(code) {
        const found = []
        for (const node of nodesOf(this.parse(code).body)) {
          if (node.type !== 'ObjectExpression' || !textOf(node, 'id')) continue
          const message = textOf(node, 'message')
          if (message && isPattern(message.value)) found.push(message)
        }
        let compiled = code
        for (const { start, end, value } of found.toSorted((one, other) => other.start - one.start))
          compiled = compiled.slice(0, start) + JSON.stringify(compileMessage(value)) + compiled.slice(end)
        return { code: compiled, map: null }
      },
    },
  }
}

/** Zod's writers of JSON Schema, which every schema refers to and only a server's description of itself asks for. */
const SCHEMA_WRITERS = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)[.]js$/

/** What is cut out of packages, since nothing here asks for it and no bundler can know (docs/decisions/029). */
const CUTS = [
  {
    // `z.string().email()` and the like, which would bring every format along; a schema asks for one by `z.email()`.
    file: /\/zod\/v4\/classic\/schemas[.]js$/,
    part: /^ {4}\w+\(params\) \{\n {8}return this\.check\(core\._\w+\(Zod\w+, params\)\);\n {4}\},\n/gm,
    instead: '',
  },
  {
    // The ways back from what was read to what was given.
    file: /\/zod\/v4\/classic\/schemas[.]js$/,
    part: /^ {4}(?:async )?(?:safe)?(?:En|De|en|de)code(?:Async)?(?:\(|: )[^]+?^ {4}\},\n/gm,
    instead: '',
  },
  {
    // What lets a value be read that holds itself; what a page reads was JSON or a form.
    file: /\/zod\/v4\/classic\/schemas[.]js$/,
    part: 'core.config({ memoizer: core.memoizer() })',
    instead: 'void 0',
  },
  {
    // Checks compiled by `new Function`, which the content security policy refuses.
    file: /\/zod\/v4\/classic\/schemas[.]js$/,
    part: 'core.$ZodObjectJIT.init',
    instead: 'core.$ZodObject.init',
  },
  {
    file: /\/react-router\/dist\/production\/lib\/router\/router[.]js$/,
    part: /^import \{ (consume\w+), (\w+), (\w+) \} from "[.]\/instrumentation[.]js";$/m,
    instead: 'const $1 = () => undefined, $2 = undefined, $3 = undefined',
  },
  {
    // The links by which the framework, which this is not, fetches a page ahead.
    file: /\/react-router\/dist\/production\/lib\/dom\/lib[.]js$/,
    part: /^import \{ FrameworkContext, PrefetchPageLinks, (.*)$/m,
    instead: 'const PrefetchPageLinks = () => null\nimport { FrameworkContext, $1',
  },
]

/** Packages without what no page asks for: two fifths of Zod, a tenth of the router. */
export function lighterPackages() {
  return {
    name: 'waiverly:lighter-packages',
    apply: 'build',
    load: {
      filter: { id: [SCHEMA_WRITERS, ...CUTS.map(({ file }) => file)] },
      handler(id) {
        const code = readFileSync(id, 'utf8')
        if (SCHEMA_WRITERS.test(id)) {
          const names = code.matchAll(/^export (?:const|function) (\w+)/gm)
          return Array.from(names, ([, name]) => `export const ${name} = undefined`).join('\n')
        }
        return CUTS.filter(({ file }) => file.test(id)).reduce((left, { part, instead }) => {
          const cut = left.replace(part, instead)
          if (cut === left) this.error(`What is cut out of ${id} is not in it any more: see scripts/lighter.mjs`)
          return cut
        }, code)
      },
    },
  }
}

const flags = join(root, 'node_modules', 'country-flag-icons')

/**
 * The flags of countries as files whose names follow from the country, so that no list of two hundred addresses is sent.
 * The package's version stands in their folder: a browser keeps them for ever.
 */
export function flagFiles(countries) {
  const folder = `assets/flags-${JSON.parse(readFileSync(join(flags, 'package.json'), 'utf8')).version}`
  const fileOf = (country) => readFileSync(join(flags, '3x2', `${country}.svg`))
  return {
    name: 'waiverly:flags',
    config: () => ({ define: { 'import.meta.env.FLAGS': JSON.stringify(`/${folder}/`) } }),
    configureServer({ middlewares }) {
      middlewares.use(`/${folder}`, (request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml').end(fileOf(request.url.slice(1, 3)))
      })
    },
    generateBundle() {
      for (const country of countries)
        this.emitFile({ type: 'asset', fileName: `${folder}/${country}.svg`, source: fileOf(country) })
    },
  }
}
