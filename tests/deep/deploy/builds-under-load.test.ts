import { Agent } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { rules } from '../../api/leads-site.ts'
import { rawRequest } from '../../api/raw-request.ts'
import { spawnServe } from '../../cli/commands/serving.ts'
import { projectRoot } from '../../support/project-root.ts'

const pages = ['plans', 'nl']
const requests = 1000
/** How many requests come between the beginnings of two builds. */
const requestsPerBuild = 25

/** Each page of a build holds its number again and again. */
const filesOf = (version: number) =>
  Object.fromEntries(
    pages.map((page) => [`${page}/index.html`, `${version} `.repeat(20_000).trim()]),
  )

/** Publishes the files that it is sent, in another thread: a build does not wait for requests. */
const publishing = `
  const { parentPort, workerData } = await import('node:worker_threads')
  const { writeBuild } = await import('${pathToFileURL(join(projectRoot, 'tests/support/write-build.ts'))}')
  parentPort.on('message', (files) => {
    writeBuild(workerData, files)
    parentPort.postMessage('published')
  })
`

function startPublishing(out: string) {
  const source = new URL(`data:text/javascript,${encodeURIComponent(publishing)}`)
  const worker = new Worker(source, { workerData: out })
  let published = 0
  worker.on('message', () => {
    published += 1
  })
  onTestFinished(async () => void (await worker.terminate()))
  return {
    publish: (files: Readonly<Record<string, string>>) => worker.postMessage(files),
    published: () => published,
  }
}

const dataFiles = { '.diptych/forms.json': JSON.stringify(rules) }
const headers = {
  '.diptych/headers.json': JSON.stringify({
    all: {},
    documents: {},
    files: {},
    policies: {},
    redirects: {},
  }),
}

test('every answer is whole, of one build, and never of an earlier one than before', async () => {
  const { addresses, site } = spawnServe({}, { ...headers, ...filesOf(0) })
  const { url } = await addresses()
  const { publish, published } = startPublishing(site)
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())

  const strange: unknown[] = []
  let last = 0
  for (let count = 0; count < requests; count += 1) {
    if (count % requestsPerBuild === 0) {
      const version = 1 + count / requestsPerBuild
      publish({ ...dataFiles, ...headers, ...filesOf(version) })
    }
    const page = pages[count % pages.length] ?? ''
    const { status, body } = await rawRequest(url, `/${page}`, { agent })
    const versions = new Set(body.split(' ').map(Number))
    const [version = -1] = versions
    if (status !== 200 || versions.size !== 1 || version < last) {
      strange.push([count, status, last, ...versions])
    }
    last = version
  }
  expect(strange).toEqual([])
  await expect.poll(published).toBe(requests / requestsPerBuild)
  expect(last).toBeGreaterThan(0)
})
