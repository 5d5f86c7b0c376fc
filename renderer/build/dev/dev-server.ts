import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { buildBoot, scriptTexts } from '../bundle/bundle.ts'
import { fontFallbacks } from '../bundle/font-fallbacks.ts'
import { sources } from '../bundle/sources.ts'
import type { DevContent } from './dev-content.ts'
import { createDevSite, type DevSite } from './dev-site.ts'

export interface DevServerInput {
  readonly root: string
  readonly port: number
  readonly host: string
  readonly year: number
  readonly content: DevContent
  /** Folders to watch, outside the renderer. */
  readonly watched: readonly string[]
}

export interface DevServer {
  readonly url: string
  /** Shows changed content and its problems in every open page. */
  update(content: DevContent): void
  /** Calls back with each file that is written, added or removed in the watched folders. */
  onChange(changed: (file: string) => void): void
  close(): Promise<void>
}

/** Serves the site live: content is rendered on request and pushed when it changes. */
export async function startDevServer({
  root,
  port,
  host,
  year,
  content,
  watched,
}: DevServerInput): Promise<DevServer> {
  const site = createDevSite({
    root,
    year,
    boot: await buildBoot(root),
    content,
    onNote: () => push('diptych:report', site.report()),
  })
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    publicDir: false,
    logLevel: 'warn',
    server: { port, host, strictPort: true, fs: { allow: servedFolders(root) } },
    optimizeDeps: {
      entries: [sources.dev],
      include: ['react', 'react/jsx-dev-runtime', 'react-dom/client', 'react-router-dom'],
    },
    plugins: [
      scriptTexts(root),
      fontFallbacks(root),
      { name: 'diptych', configureServer: (server) => () => serveSite(server, site) },
    ],
  })
  const push = (event: string, data: unknown) => vite.environments.client.hot.send(event, data)

  vite.environments.client.hot.on('diptych:hello', () => push('diptych:report', site.report()))
  await vite.listen().catch(async (error: unknown) => {
    await vite.close()
    throw error
  })

  return {
    url: vite.resolvedUrls?.local[0] ?? `http://${host}:${port}/`,
    update: (next) => {
      const hasChanged = site.update(next)
      push('diptych:report', site.report())
      if (hasChanged) push('diptych:edited', {})
    },
    onChange: (changed) => {
      vite.watcher.add([...watched])
      vite.watcher.on('all', (_, file) => {
        if (watched.some((folder) => file.startsWith(folder))) changed(file)
      })
    },
    close: () => vite.close(),
  }
}

/** What a browser may load of the project: code, but neither submissions nor settings. */
const servedFolders = (root: string) =>
  ['renderer', '.generated', 'node_modules']
    .map((folder) => join(root, folder))
    .flatMap((folder) => [folder, ...(existsSync(folder) ? [realpathSync(folder)] : [])])

function serveSite(server: ViteDevServer, site: DevSite) {
  server.middlewares.use((request, response, next) => {
    const url = request.url ?? '/'
    const answer = site.data(url)
    if (answer) {
      response.writeHead(answer.status, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
      })
      response.end(answer.body)
      return
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next()
      return
    }

    site
      .document(url, (module) => server.ssrLoadModule(module))
      .then(({ status, body }) => {
        response.writeHead(status, {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
        })
        response.end(body)
      }, next)
  })
}
