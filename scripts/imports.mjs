// What a source file imports and where it touches the environment, read from its syntax tree.
import { parseSync } from 'vite'

/**
 * @returns {{ imports: { specifier: string, line: number }[], mocks: { specifier: string, line: number }[],
 *   environment: number[] }}
 */
export function readImports(path, text) {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0].message}`)
  const found = { imports: [], mocks: [], environment: [] }
  const lineOf = (node) => text.slice(0, node.start).split('\n').length
  walk(program, (node) => {
    const specifier = importedBy(node)
    if (specifier !== undefined) found.imports.push({ specifier, line: lineOf(node) })
    const mocked = mockedBy(node)
    if (mocked !== undefined) found.mocks.push({ specifier: mocked, line: lineOf(node) })
    if (touchesEnvironment(node)) found.environment.push(lineOf(node))
  })
  return found
}

function importedBy(node) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return literal(node.source)
    case 'TSExternalModuleReference':
      return literal(node.expression)
    case 'CallExpression':
      return node.callee.type === 'Identifier' && node.callee.name === 'require'
        ? literal(node.arguments[0])
        : undefined
    default:
      return undefined
  }
}

function mockedBy(node) {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined
  const { object, property } = node.callee
  if (object.name !== 'vi' || !['mock', 'doMock'].includes(property.name)) return undefined
  const [what] = node.arguments
  return literal(what?.type === 'ImportExpression' ? what.source : what)
}

function touchesEnvironment(node) {
  if (node.type === 'MemberExpression') return isProcess(node.object) && nameOf(node.property) === 'env'
  if (node.type === 'VariableDeclarator') return isProcess(node.init) && node.id.type === 'ObjectPattern'
  if (node.type !== 'ImportDeclaration' || !/^(node:)?process$/.test(node.source.value)) return false
  return node.specifiers.some((each) => each.imported !== undefined && nameOf(each.imported) === 'env')
}

// `process`, `globalThis.process`
function isProcess(node) {
  if (node?.type === 'MemberExpression') return node.object.name === 'globalThis' && nameOf(node.property) === 'process'
  return node?.type === 'Identifier' && node.name === 'process'
}

function nameOf(node) {
  return node.name ?? node.value
}

function literal(node) {
  if (node?.type === 'TSLiteralType') return literal(node.literal)
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked
  return typeof node?.value === 'string' ? node.value : undefined
}

function walk(node, visit) {
  if (node === null || typeof node !== 'object') return
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit)
    return
  }
  if (typeof node.type === 'string') visit(node)
  for (const key in node) if (key !== 'parent') walk(node[key], visit)
}
