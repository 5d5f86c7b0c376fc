import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { chromiumArguments, findChromium } from '../support/chromium.ts'
import { ignorePhantomPointer } from '../support/phantom-pointer.ts'
import { projectRoot } from '../support/project-root.ts'
import { runCli, startCli } from './command-line.ts'

/**
 * Builds the site and writes pictures of every page, or of the paths that the arguments name, with a sheet that shows
 * them all. `--view text` takes only the views whose name contains the word. `--same-as folder` fails unless they are
 * those of the folder, which another run wrote.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    view: { type: 'string', default: '' },
    'same-as': { type: 'string', default: '' },
  },
})

/** A way to look at a page. */
interface View {
  readonly name: string
  readonly width: number
  readonly colorScheme?: 'dark'
  /** Whether the visitor has set the browser's text to twice its size. */
  readonly hasLargeText?: true
  readonly forcedColors?: 'active'
  readonly reducedMotion?: 'reduce'
  readonly isPrinted?: true
  readonly javaScriptEnabled?: false
}

const views: readonly View[] = [
  ...[320, 390, 820, 1440].flatMap((width): View[] => [
    { name: `${width} light`, width },
    { name: `${width} dark`, width, colorScheme: 'dark' },
  ]),
  ...[390, 1440].flatMap((width): View[] => [
    { name: `text 200 % ${width}`, width, hasLargeText: true },
    { name: `forced colours ${width}`, width, forcedColors: 'active', colorScheme: 'dark' },
  ]),
  { name: 'reduced motion', width: 1440, reducedMotion: 'reduce' },
  { name: 'print', width: 794, isPrinted: true },
  { name: 'without JavaScript', width: 390, javaScriptEnabled: false },
]

const site = mkdtempSync(join(tmpdir(), 'diptych-site-'))
const folder = join(projectRoot, '.screenshots')

/** A name for a file or folder. */
const nameOf = (text: string) =>
  text.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '').toLowerCase() || 'home'

const fileOf = (route: string, { name }: View) => `${nameOf(route)}/${nameOf(name)}.jpg`

/** Takes a picture of a page once its styles, fonts and pictures have come. */
async function take(browser: Browser, address: string, view: View, path: string): Promise<void> {
  const { width, isPrinted, hasLargeText: _, name, ...settings } = view
  const context = await browser.newContext({ viewport: { width, height: 900 }, ...settings })
  const page = await context.newPage()
  // The notice would cover a part of each page.
  if (view.reducedMotion === undefined)
    await page.addInitScript(() => localStorage.setItem('cookieNotice', 'true'))
  await page.addInitScript(ignorePhantomPointer)
  await page.goto(address)
  if (isPrinted) await page.emulateMedia({ media: 'print' })
  if (view.javaScriptEnabled !== false) {
    // Paper asks for the styles that otherwise come with the first interaction.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.waitForFunction(() => {
      const late = document.querySelector<HTMLElement>('[data-late]')?.dataset['late']
      return !late || document.querySelector<HTMLLinkElement>(`link[href="${late}"]`)?.sheet
    })
    await page.evaluate(async () => {
      await document.fonts.ready
      for (const image of document.images) image.loading = 'eager'
      await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => null)))
    })
  }
  const quality = { type: 'jpeg', quality: 70 } as const
  await page.screenshot({ path, ...quality, fullPage: true, animations: 'disabled' })
  await context.close()
}

const built = await runCli(['build', '--out', site])
if (built.code !== 0) throw new Error(`The site could not be built.\n${built.stdout}`)
const routes = globSync('**/*.html', { cwd: join(site, 'current') })
  .map((file) => `/${file.replace(/\/?index\.html$/, '').replace('404.html', 'nope')}`)
  .toSorted()
const shots = routes
  .filter((route) => positionals.length === 0 || positionals.includes(route))
  .flatMap((route) => views.map((view) => ({ route, view, file: fileOf(route, view) })))
  .filter(({ view }) => view.name.includes(values.view))
if (shots.length === 0) throw new Error(`No such page or view. ${routes.join(' ')}`)
rmSync(folder, { recursive: true, force: true })
const server = await startCli(['serve', '--out', site])
const executablePath = await findChromium()
const browser = await chromium.launch({ executablePath, args: chromiumArguments })
// A size set on an open page would be lost by the picture of the whole page.
const largeText = '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'
const large = await chromium.launch({ executablePath, args: [...chromiumArguments, largeText] })
try {
  const waiting = shots.values()
  const work = async () => {
    for (const { route, view, file } of waiting) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      const chosen = view.hasLargeText ? large : browser
      await take(chosen, `${server.url}${route}`, view, join(folder, file))
    }
  }
  await Promise.all([work(), work(), work(), work()])
} finally {
  await Promise.all([browser.close(), large.close()])
  await server.stop()
  rmSync(site, { recursive: true })
}

const rows = Map.groupBy(shots, ({ route }) => route)
const figures = Array.from(rows, ([route, ofPage]) =>
  [
    `<h2>${route}</h2><div>`,
    ...ofPage.map(
      ({ file, view }) => `<img src="${file}" alt="${view.name}" title="${view.name}">`,
    ),
    '</div>',
  ].join(''),
)
const style =
  'body { background: #888 } div { display: flex; overflow-x: auto } img { height: 900px }'
const sheet = join(folder, 'index.html')
writeFileSync(
  sheet,
  `<!doctype html><title>Pages</title><style>${style}</style>${figures.join('')}`,
)
console.log(`${shots.length} pictures: ${sheet}`)

const before = values['same-as']
const changed = shots.filter(({ file }) => {
  const [old, fresh] = [join(before, file), readFileSync(join(folder, file))]
  return before !== '' && !(existsSync(old) && readFileSync(old).equals(fresh))
})
for (const { file } of changed) console.log(`differs: ${file}`)
if (changed.length > 0) process.exitCode = 1
