import { existsSync, realpathSync } from 'node:fs'
import { dirname, isAbsolute, join, relative } from 'node:path'
import type { BrandData, DevReport } from '#site/types.ts'
import { brandStyles } from '../brand/brand-style.ts'
import { brandFonts } from '../brand/font-faces.ts'
import { siteModules, siteResolve } from '../bundle/site-modules.ts'
import { brandSheets, generated, packageFolders, sectionList, sources } from '../bundle/sources.ts'
import { buildBoot, styleOptions } from '../bundle/vite-build.ts'
import type { Project } from '../page-input.ts'
import { createDevSite, type DevContent } from './dev-site.ts'

export interface DevServerInput {
  readonly project: Omit<Project, 'brand'>
  /** The folder for what one start can use of another. */
  readonly cache: string
  readonly port: number
  readonly host: string
  readonly year: number
  readonly content: DevContent
}

export interface DevServer {
  readonly url: string
  /** Shows changed content in every open page. */
  show(content: DevContent): void
  /** Tells every open page what a check found. */
  tell(report: DevReport): void
  close(): Promise<void>
}

/** Serves the site live: content is rendered on request and pushed when it changes. */
export async function startDevServer({
  project: place,
  cache,
  port,
  host,
  year,
  content,
}: DevServerInput): Promise<DevServer> {
  const { engine } = place
  let { brand } = content
  let last = content
  let report: DevReport | undefined
  const project = { ...place, brand }
  const site = createDevSite({
    project,
    year,
    boot: await buildBoot(project),
    content,
    load: (module) => vite.ssrLoadModule(module),
  })
  const code = [join(engine, 'renderer'), place.sections, join(place.site, sectionList)]
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: engine,
    cacheDir: join(cache, 'vite'),
    configFile: false,
    appType: 'custom',
    publicDir: false,
    logLevel: 'warn',
    resolve: siteResolve(engine),
    css: styleOptions,
    server: {
      ...{ port, host, strictPort: true },
      fs: { allow: servedFolders(project, cache) },
      watch: { ignored: (path) => !isAmong(path, code) },
    },
    optimizeDeps: {
      entries: [sources.dev],
      include: ['react', 'react/jsx-dev-runtime', 'react-dom/client', 'react-router-dom'],
      // Its modules are those that the rest of the site runs.
      exclude: ['diptych'],
    },
    plugins: [
      siteModules(project),
      brandStyles(() => brand),
      {
        name: 'diptych',
        configureServer: (server) => () => {
          server.middlewares.use(({ url = '/', method = '' }, response, next) => {
            if (!['GET', 'HEAD'].includes(method)) return next()
            return site.answer(url).then(({ status, type, body }) => {
              response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
              response.end(body)
            }, next)
          })
        },
      },
    ],
  })
  const push = (event: string, data: unknown) => vite.environments.client.hot.send(event, data)

  vite.environments.client.hot.on('diptych:hello', (version: unknown, client) => {
    const tell = (event: string, data: unknown) => client.send({ type: 'custom', event, data })
    if (report) tell('diptych:report', report)
    if (version !== site.version()) tell('diptych:edited', undefined)
  })
  await vite.listen().catch(async (error: unknown) => {
    await vite.close()
    throw error
  })

  return {
    url: vite.resolvedUrls?.local[0] ?? `http://${host}:${port}/`,
    show: (next) => {
      if (next === last) return
      last = next
      if (styleOf(next.brand) !== styleOf(brand)) {
        ;({ brand } = next)
        const { client } = vite.environments
        for (const file of brandSheets)
          for (const module of client.moduleGraph.getModulesByFile(join(engine, file)) ?? [])
            void client.reloadModule(module)
      }
      site.update(next)
      push('diptych:edited', undefined)
    },
    tell: (found) => {
      report = found
      push('diptych:report', report)
    },
    close: () => vite.close(),
  }
}

/** What the style sheet of a brand follows from. */
const styleOf = ({ tiles: _, icons: __, ...style }: BrandData) => JSON.stringify(style)

/** What a browser may load: code, but neither submissions nor settings. */
const servedFolders = ({ engine, site, sections, brand }: Project, cache: string) =>
  [
    join(engine, 'renderer'),
    join(site, generated),
    sections,
    ...Object.values(brandFonts(brand)).flatMap((files) => files.map(({ file }) => dirname(file))),
    ...packageFolders(engine),
    cache,
  ].flatMap((folder) => [folder, ...(existsSync(folder) ? [realpathSync(folder)] : [])])

/** Whether a path is one of these project, in one of them, or on the way to one. */
const isAmong = (path: string, project: readonly string[]) =>
  project.some((folder) => isInside(path, folder) || isInside(folder, path))

const isInside = (path: string, folder: string) => {
  const way = relative(folder, path)
  return !way.startsWith('..') && !isAbsolute(way)
}
