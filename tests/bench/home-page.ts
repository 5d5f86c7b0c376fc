import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { findChromium } from '../support/chromium.ts'
import { ignorePhantomPointer } from '../support/phantom-pointer.ts'
import { builtSite, withServer } from './built-server.ts'
import { bytes, type Measurement } from './measurement.ts'

/** Measures what a browser loads for the home page: for the page itself, and ahead of the first user intent. */
export const measureHomePage = () => withServer(homePages)

async function homePages(origin: string): Promise<readonly Measurement[]> {
  const folder = join(builtSite(), 'current')
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox'],
  })

  try {
    const found = await Promise.all(
      ['/', '/nl'].map(async (path) => {
        const page = await browser.newPage()
        await page.addInitScript(ignorePhantomPointer)
        const loaded: string[] = []
        page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
        // What is fetched ahead begins after the event that ends the loading of the page.
        await page.addInitScript(() =>
          addEventListener('load', () => performance.mark('loaded'), { once: true }),
        )
        await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
        await page.mouse.move(9, 9)
        await page.waitForSelector('html[data-ready]')
        await page.waitForLoadState('networkidle')
        const first = await page.evaluate(() => {
          const end = performance.getEntriesByName('loaded')[0]?.startTime ?? 0
          const entries = performance.getEntriesByType('resource')
          return entries
            .filter(({ startTime }) => startTime < end)
            .map(({ name }) => new URL(name).pathname)
        })
        const ahead = loaded.filter((each) => each !== path && !first.includes(each))
        return measurementsOf(path, { folder, first: [path, ...first], ahead })
      }),
    )
    return found.flat()
  } finally {
    await browser.close()
  }
}

interface Loaded {
  readonly folder: string
  readonly first: readonly string[]
  readonly ahead: readonly string[]
}

function measurementsOf(path: string, { folder, first, ahead }: Loaded): readonly Measurement[] {
  const sizeOf = (address: string) => compressed(folder, address)
  const total = (addresses: readonly string[]) =>
    addresses.reduce((sum, each) => sum + sizeOf(each), 0)
  const scripts = ahead.filter((address) => address.endsWith('.js'))
  const besideFonts = first.filter((address) => !address.endsWith('.woff2'))
  const document = readFileSync(join(folder, path.slice(1), 'index.html'), 'utf8')
  const inline = /<script data-entry[^>]*>(.*?)<\/script>/s.exec(document)?.[1] ?? ''

  return [
    {
      what: `${path} before interaction, beside fonts, brotli (${besideFonts.length} requests)`,
      figure: bytes(total(besideFonts)),
      target: '14,600 B, 2 requests',
    },
    {
      what: `${path} of which JavaScript`,
      figure: bytes(brotliCompressSync(inline).length),
      target: '3,000 B',
    },
    {
      what: `${path} React and code, ahead of the first intent (${ahead.length} requests with data)`,
      figure: bytes(total(scripts)),
      target: '90,000 B, 8 requests',
    },
  ]
}

/** The transferred size in bytes: that of the compressed file if there is one. */
function compressed(folder: string, address: string): number {
  const file = join(folder, address === '/' ? 'index.html' : address)
  for (const candidate of [`${file}.br`, `${file}/index.html.br`, file]) {
    try {
      return readFileSync(candidate).length
    } catch {
      // This candidate does not exist; the next one may.
    }
  }
  return 0
}
