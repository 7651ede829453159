// The house's arrows and names, checked on every source file.
import { readFileSync, readdirSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { readImports } from './imports.mjs'

const testTools = ['vitest', 'fast-check']
const servingPackages = ['fastify', '@fastify', 'kysely', 'pg', 'pg-boss', 'http', 'https', 'http2', 'net', 'tls']

/** `packages`: the only ones allowed; `without`: those not allowed; `browser`: none of Node's modules. */
const rooms = {
  domain: {
    imports: [],
    packages: ['zod', 'libphonenumber-js', 'compromise', '@zxcvbn-ts/language-common'],
    browser: true,
  },
  documents: { imports: ['domain'], without: servingPackages },
  drafting: { imports: ['domain', 'documents'], without: servingPackages },
  server: { imports: ['domain', 'documents', 'drafting'] },
  web: { imports: ['domain'], browser: true },
  e2e: { imports: ['domain', 'documents', 'drafting', 'server'] },
  bench: { imports: ['domain', 'documents', 'drafting', 'server'] },
}

const environmentReaders = [/^server\/(config|main)\.ts$/, /^server\/testing\//, /^(e2e|bench)\//, /\.test\.tsx?$/]
const emptyNames = /(^|-)(utils?|helpers?|common|services?|managers?)(-|\.|$)/

/** @returns {{ file: string, line: number, rule: string, detail: string }[]} */
export function architectureFindings(root) {
  const findings = []
  for (const room of Object.keys(rooms)) {
    for (const path of filesIn(join(root, room))) {
      const file = relative(root, path).split(sep).join('/')
      const empty = file.split('/').find((part) => emptyNames.test(part))
      if (empty !== undefined) findings.push({ file, line: 1, rule: 'names', detail: `“${empty}” says nothing` })
      if (/\.[cm]?[jt]sx?$/.test(file)) findings.push(...findingsOf(room, file, readFileSync(path, 'utf8')))
    }
  }
  return findings
}

function findingsOf(room, file, text) {
  const { imports, mocks, environment } = readImports(file, text)
  return [
    ...imports.flatMap(({ specifier, line }) => {
      const wrong = wrongImport(room, file, specifier)
      return wrong === undefined ? [] : [{ file, line, ...wrong }]
    }),
    ...mocks
      .filter(({ specifier }) => /^[#.]/.test(specifier))
      .map(({ specifier, line }) => ({ file, line, rule: 'no mocks of our own', detail: specifier })),
    ...(environmentReaders.some((allowed) => allowed.test(file)) ? [] : environment).map((line) => {
      return { file, line, rule: 'environment', detail: 'only server/config.ts reads process.env' }
    }),
  ]
}

function wrongImport(room, file, specifier) {
  if (specifier.startsWith('.')) {
    const target = join(dirname(file), specifier).split(sep).join('/')
    return target.startsWith(`${room}/`)
      ? undefined
      : { rule: 'relative imports stay in their room', detail: specifier }
  }
  if (specifier.startsWith('#')) return wrongArrow(room, specifier)
  return wrongPackage(room, file, specifier)
}

function wrongArrow(room, specifier) {
  const target = specifier.slice(1).split('/')[0]
  if (target === room) return { rule: 'within a room imports are relative', detail: specifier }
  return rooms[room].imports.includes(target) ? undefined : { rule: 'arrows', detail: `${room} imports ${specifier}` }
}

function wrongPackage(room, file, specifier) {
  const { packages, without = [], browser = false } = rooms[room]
  const builtin = isBuiltin(specifier)
  const [scope, name] = specifier.replace(/^node:/, '').split('/')
  const wrong = { rule: 'packages', detail: `${room} imports ${specifier}` }
  if (builtin) return browser || without.includes(scope) ? wrong : undefined
  const whole = scope.startsWith('@') ? `${scope}/${name}` : scope
  if (without.includes(scope) || without.includes(whole)) return wrong
  if (packages === undefined || packages.includes(whole)) return undefined
  return testTools.includes(whole) && /\.test\.tsx?$/.test(file) ? undefined : wrong
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}
