import { readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'
import { projectRoot } from './project-root.ts'

const collections = new Set(['Map', 'Set', 'WeakMap', 'WeakSet'])
const fillers = new Set(['add', 'set'])
/** Functions that return a memoized function. */
const remembering = /^remember/

/** Names of module-level collections and variables that change after the module was loaded. */
export function moduleStoresOf(file: string, root = projectRoot): readonly string[] {
  const { program } = parseSync(file, readFileSync(`${root}/${file}`, 'utf8'))
  const filled = filledNames(program)

  return program.body.flatMap(variablesOf).flatMap(({ kind, declarations }) =>
    declarations.flatMap(({ id, init }) => {
      const name = nameOf(id)
      const isStore =
        kind === 'let' ||
        (init?.type === 'NewExpression' &&
          collections.has(nameOf(init.callee)) &&
          filled.has(name)) ||
        (init?.type === 'CallExpression' && remembering.test(nameOf(init.callee)))
      return isStore ? [name] : []
    }),
  )
}

/**
 * Calls of `cache.get` and `cache.of` whose first argument is not a module-level name. A closure is a new
 * function at each call, so the cache would never find its entry.
 */
export function closuresInCache(file: string, root = projectRoot): readonly string[] {
  const source = readFileSync(`${root}/${file}`, 'utf8')
  const { program } = parseSync(file, source)
  const names = new Set(program.body.flatMap(namesOf))
  const found: string[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: [compute], start, end }) => {
      if (callee.type !== 'MemberExpression') return
      if (!['get', 'of'].includes(nameOf(callee.property))) return
      if (!/(^|\.)cache$/i.test(source.slice(callee.object.start, callee.object.end))) return
      if (compute?.type === 'Identifier' && names.has(compute.name)) return
      found.push(source.slice(start, end))
    },
  }).visit(program)
  return found
}

/** Whether a module contains Dutch texts, under the key `nl`. */
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

function variablesOf(statement: ESTree.Program['body'][number]) {
  const declaration = declarationOf(statement)
  return declaration?.type === 'VariableDeclaration' ? [declaration] : []
}

/** The names that a top-level statement declares or imports. */
function namesOf(statement: ESTree.Program['body'][number]): readonly string[] {
  if (statement.type === 'ImportDeclaration')
    return statement.specifiers.map(({ local }) => local.name)
  const declaration = declarationOf(statement)
  if (declaration?.type === 'FunctionDeclaration')
    return declaration.id ? [declaration.id.name] : []
  return variablesOf(statement).flatMap(({ declarations }) =>
    declarations.map(({ id }) => nameOf(id)),
  )
}

const nameOf = (node: { readonly type: string; readonly name?: unknown }) =>
  node.type === 'Identifier' && typeof node.name === 'string' ? node.name : ''
