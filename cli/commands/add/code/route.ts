import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { CliError } from '../../../cli-error.ts'
import type { DefineCommand } from '../../../context.ts'
import { requireName, rewrite, writeNew } from '../new-files.ts'

export const addRoute: DefineCommand = (context) =>
  new Command('route')
    .summary('write a handler of the API and its test, and list the route')
    .argument('<name>', 'its path after /api/, such as newsletter')
    .action((name: string) => {
      requireName(name, /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'newsletter')
      const http = join(context.engine, 'api/http')
      const [table, app] = [join(http, 'routes.ts'), join(http, 'app.ts')]
      const changed = new Map([
        [table, withRow(read(table), name)],
        [app, withImport(withHandler(read(app), name), name)],
      ])
      const test = join(context.engine, 'tests/api/http', `${name}.test.ts`)
      writeNew(
        context,
        new Map([
          [join(http, `${name}.ts`), handlerText(name)],
          [test, testText(name)],
        ]),
      )
      rewrite(context, changed)
      context.stdout.write(
        `Next: write what it answers, and its row in the table of api/README.md, then run: npx vitest run --config tests/vitest.config.ts --project unit tests/api/http/${name}\n`,
      )
    })

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** The table of routes with a row at its end. */
function withRow(table: string, name: string): string {
  if (table.includes(`\n  ${keyOf(name)}: {`)) {
    throw new CliError(`There is a route "${name}" already.`, 'Choose another name.')
  }
  return insertBefore(table, '} as const satisfies Readonly<Record<string, Route>>', rowText(name))
}

/** The handlers with one more at their end. */
function withHandler(app: string, name: string): string {
  const start = app.indexOf('handlers: {\n')
  return insertBefore(app, '    },\n', `      ${keyOf(name)}: ${camel(name)},\n`, start)
}

/** The imports with one more, sorted by path. */
function withImport(app: string, name: string): string {
  const imports = [...app.matchAll(/^import [^']*'\.\/([^']+)\.ts'\n/gm)]
  const next = imports.find(([, module = '']) => module > name)
  const last = imports.at(-1)
  const index = next?.index ?? (last ? last.index + last[0].length : 0)
  const statement = `import { ${camel(name)} } from './${name}.ts'\n`
  return `${app.slice(0, index)}${statement}${app.slice(index)}`
}

function insertBefore(text: string, mark: string, addition: string, from = 0): string {
  const index = from < 0 ? -1 : text.indexOf(mark, from)
  if (index < 0) {
    throw new CliError(
      'The table of routes has another shape than this command knows.',
      'Add the row to api/http/routes.ts and the handler to api/http/app.ts by hand.',
    )
  }
  return `${text.slice(0, index)}${addition}${text.slice(index)}`
}

const camel = (name: string) =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const keyOf = (name: string) => (name.includes('-') ? `'${name}'` : name)

const rowText = (name: string) => `  ${keyOf(name)}: {
    paths: ['/api/${name}'],
    isPage: false,
    methods: ['POST'],
    maxBytes: 8 * KiB,
    rate: 'forms',
    isSheddable: true,
  },
`

const handlerText = (name: string) => `import { jsonResponse } from '../errors/problem.ts'
import type { Handler } from './routes.ts'

/** Answers with the number of bytes that were sent. */
export const ${camel(name)}: Handler = async ({ req }) => {
  const { byteLength } = await req.arrayBuffer()
  return jsonResponse({ bytes: byteLength }, { status: 200, headers: {} })
}
`

const testText = (name: string) => `import { expect, test } from 'vitest'
import { ${camel(name)} } from '#api/http/${name}.ts'
import { appWith } from '../app-with.ts'

const app = appWith({ handlers: { ${keyOf(name)}: ${camel(name)} } })

test.for([
  { name: 'a request', method: 'POST', body: 'bread', status: 200 },
  { name: 'another method', method: 'PUT', body: 'bread', status: 405 },
  { name: 'a body that is too large', method: 'POST', body: 'a'.repeat(8 * 1024 + 1), status: 413 },
])('$name is answered with $status', async ({ method, body, status }) => {
  expect((await app.request('/api/${name}', { method, body })).status).toBe(status)
})
`
