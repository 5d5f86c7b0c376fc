import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node'
import { projectRoot } from './project-root.ts'

export interface Completion {
  readonly label: string
  readonly textEdit?: { readonly newText: string }
}

export type YamlServer = Awaited<ReturnType<typeof startYamlServer>>

/** The committed settings of the YAML extension, as VS Code hands them over: `yaml.a.b` is `a.b`. */
function committedSettings() {
  const settings: Readonly<Record<string, unknown>> = JSON.parse(
    readFileSync(join(projectRoot, '.vscode/settings.json'), 'utf8'),
  )
  const nested = Object.entries(settings).flatMap(([name, value]) => {
    const [section, key = '', inner] = name.split('.')
    return section === 'yaml' ? [[key, inner === undefined ? value : { [inner]: value }]] : []
  })
  return Object.fromEntries(nested)
}

/** Starts the language server of the YAML extension with the committed settings, in a folder. */
export async function startYamlServer(root: string) {
  const settings = committedSettings()
  const program = join(projectRoot, 'node_modules/yaml-language-server/bin/yaml-language-server')
  const server = spawn(process.execPath, [program, '--stdio'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const connection = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  )
  connection.onRequest('workspace/configuration', ({ items }) =>
    items.map(({ section }: { readonly section: string }) => (section === 'yaml' ? settings : {})),
  )
  connection.onRequest('client/registerCapability', () => null)
  connection.listen()

  const rootUri = pathToFileURL(root).href
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri,
    workspaceFolders: [{ uri: rootUri, name: 'site' }],
    capabilities: {
      workspace: { configuration: true, workspaceFolders: true },
      textDocument: {
        completion: {
          completionItem: { snippetSupport: true, documentationFormat: ['markdown'] },
        },
        hover: { contentFormat: ['markdown'] },
      },
    },
  })
  await connection.sendNotification('initialized', {})
  await connection.sendNotification('workspace/didChangeConfiguration', { settings: {} })

  let opened = 0
  const yamlServer = {
    /** Opens a file of the folder, with a text of its own if one is given. The cursor stands at the end of a piece of it. */
    open: async (file: string, text = readFileSync(join(root, file), 'utf8')) => {
      opened += 1
      const uri = pathToFileURL(join(root, file)).href
      const textDocument = { uri, languageId: 'yaml', version: opened, text }
      await connection.sendNotification('textDocument/didClose', { textDocument: { uri } })
      await connection.sendNotification('textDocument/didOpen', { textDocument })
      const ask = (method: string, offset: number) =>
        connection.sendRequest<unknown>(`textDocument/${method}`, {
          textDocument: { uri },
          position: positionAt(text, offset),
        })
      return {
        complete: async (upTo: string): Promise<readonly Completion[]> => {
          const list = Object(await ask('completion', indexOf(text, upTo) + upTo.length))
          return list.items ?? []
        },
        hover: async (at: string): Promise<string> =>
          Object(await ask('hover', indexOf(text, at) + 1)).contents?.value ?? '',
      }
    },
    stop: async () => {
      await connection.sendRequest('shutdown')
      connection.dispose()
      server.kill()
    },
  }
  // The server answers before it has read the settings; then it knows no key.
  const probe = await yamlServer.open('content/site.yaml', 'languages: [en]\n')
  while ((await probe.hover('languages')) === '') {}
  return yamlServer
}

function indexOf(text: string, piece: string): number {
  const index = text.indexOf(piece)
  if (index < 0) throw new Error(`The file does not have “${piece}”.`)
  return index
}

function positionAt(text: string, offset: number) {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 }
}
