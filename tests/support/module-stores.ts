import { readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'
import { projectRoot } from './project-root.ts'

const collections = new Set(['Map', 'Set', 'WeakMap', 'WeakSet'])
const fillers = new Set(['add', 'set'])
/** Functions that return another one with a memory. */
const remembering = /^remember/

/** Names of the collections that live as long as their module and are filled after it was loaded. */
export function moduleStoresOf(file: string, root = projectRoot): readonly string[] {
  const { program } = parseSync(file, readFileSync(`${root}/${file}`, 'utf8'))
  const filled = filledNames(program)

  return program.body.flatMap(constantsOf).flatMap(({ id, init }) => {
    if (id.type !== 'Identifier' || !init) return []
    const isStore =
      (init.type === 'NewExpression' &&
        collections.has(nameOf(init.callee)) &&
        filled.has(id.name)) ||
      (init.type === 'CallExpression' && remembering.test(nameOf(init.callee)))
    return isStore ? [id.name] : []
  })
}

/** Calls of `cache.get` in a file whose first argument is not the name of a top-level function. */
export function closuresInCache(file: string, root = projectRoot): readonly string[] {
  const source = readFileSync(`${root}/${file}`, 'utf8')
  const { program } = parseSync(file, source)
  const names = new Set(program.body.flatMap(namesOf))
  const found: string[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: [compute], start, end }) => {
      if (callee.type !== 'MemberExpression' || nameOf(callee.property) !== 'get') return
      if (!/(^|\.)cache$/i.test(source.slice(callee.object.start, callee.object.end))) return
      if (compute?.type === 'Identifier' && names.has(compute.name)) return
      found.push(source.slice(start, end))
    },
  }).visit(program)
  return found
}

/** Whether a module contains sentences in Dutch: texts under the key `nl`. */
export function hasDutchTexts(file: string, root = projectRoot): boolean {
  const { program } = parseSync(file, readFileSync(`${root}/${file}`, 'utf8'))
  let found = false
  new Visitor({
    Property: ({ key }) => {
      found ||= nameOf(key) === 'nl'
    },
  }).visit(program)
  return found
}

function filledNames(program: ESTree.Program): ReadonlySet<string> {
  const names = new Set<string>()
  new Visitor({
    CallExpression: ({ callee }) => {
      if (callee.type === 'MemberExpression' && fillers.has(nameOf(callee.property)))
        names.add(nameOf(callee.object))
    },
  }).visit(program)
  return names
}

const declarationOf = (statement: ESTree.Program['body'][number]) =>
  statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement

function constantsOf(statement: ESTree.Program['body'][number]) {
  const declaration = declarationOf(statement)
  return declaration?.type === 'VariableDeclaration' ? declaration.declarations : []
}

/** What a statement at the top of a module declares or imports. */
function namesOf(statement: ESTree.Program['body'][number]): readonly string[] {
  if (statement.type === 'ImportDeclaration')
    return statement.specifiers.map(({ local }) => local.name)
  const declaration = declarationOf(statement)
  if (declaration?.type === 'FunctionDeclaration')
    return declaration.id ? [declaration.id.name] : []
  return constantsOf(statement).map(({ id }) => nameOf(id))
}

const nameOf = (node: { readonly type: string; readonly name?: unknown }) =>
  node.type === 'Identifier' && typeof node.name === 'string' ? node.name : ''
