import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { projectRoot } from '../support/project-root.ts'
import { copiesFor, largeSite } from './large-site.ts'
import { type CommandUsage, measuredCommand } from './measured-command.ts'
import { editedPage, editHeading, forgetBundles, forgetRuns, sizeOf } from './measured-run.ts'
import { astro } from './peers/astro.ts'
import { eleventy } from './peers/eleventy.ts'
import { hugo } from './peers/hugo.ts'
import { peerFolder } from './peers/npm-version.ts'
import { type Peer, type PeerContent, peerPages, silentKeys } from './peers/peer.ts'

const peers: readonly Peer[] = [hugo, eleventy, astro]

/** Seconds that a build may take. */
const limit = 300

/** A tool that is there. */
interface Found {
  readonly peer: Peer
  readonly version: string
}

/** A build of the same pages by one tool. */
interface Build {
  readonly command: readonly string[]
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>> | undefined
  /** The file with the page that is edited. */
  readonly edited: string
  readonly out: string
}

/** Prints what builds of the same pages cost by Diptych and by other tools, measured in turn. */
export async function measurePeers(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      pages: { type: 'string', multiple: true, default: ['50', '500', '5000'] },
      languages: { type: 'string', default: '2' },
      tools: { type: 'string', multiple: true, default: peers.map(({ templates }) => templates) },
    },
  })
  const languages = Number(values.languages)
  const known = peers.map(({ templates }) => templates)
  if (!values.tools.every((tool) => known.includes(tool)))
    throw new Error(`Known tools: ${known.join(', ')}.`)
  const asked = peers.filter(({ templates }) => values.tools.includes(templates))
  const found = asked.flatMap((peer) => {
    const { name, advice, way, lacks } = peer
    const version = peer.version()
    process.stdout.write(
      version === undefined
        ? `${name} is not measured: ${advice}\n`
        : `${name} ${version}: ${way}\n  without ${lacks}\n`,
    )
    return version === undefined ? [] : [{ peer, version }]
  })
  process.stdout.write(
    [
      'None of them fills in facts, draws tiles, or has the menu of plans and the forms.',
      '× ours compares seconds of the clock with those of Diptych, its code bundled before\n',
    ].join('\n'),
  )

  for (const pages of values.pages.map(Number)) {
    const folder = largeSite({ copies: copiesFor(pages, languages), languages })
    try {
      process.stdout.write(`\n--pages ${pages}: `)
      measureSize(folder, found)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
}

/** Each tool works in a folder within that of our site, which is removed before the next one starts. */
function measureSize(folder: string, found: readonly Found[]): void {
  const content = peerContent(join(folder, 'content'))
  const size = `${content.pages.length} pages in ${content.languages.length} languages`
  const load = loadavg()[0]?.toFixed(2)
  process.stdout.write(`${size}, ${sizeOf(content.folder)}, load ${load}\n${heading}`)

  // Once after an installation a build bundles our own code, which those after it take as it is.
  forgetBundles()
  const [first, ours] = [measureOurs(folder, content), measureOurs(folder, content)]
  process.stdout.write(row('Diptych after npm ci', first, ours) + row('Diptych', ours, ours))
  for (const { peer, version } of found) {
    const site = join(folder, peer.templates)
    const theirs = measured(laidOut(peer, content, site), content)
    process.stdout.write(row(`${peer.name} ${version}`, theirs, ours))
    rmSync(site, { recursive: true })
  }
}

function measureOurs(folder: string, content: PeerContent): Measured {
  forgetRuns()
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  return measured(ourBuild(folder), content)
}

function peerContent(folder: string): PeerContent {
  const { origin, languages }: Pick<PeerContent, 'origin' | 'languages'> = parse(
    readFileSync(join(folder, 'site.yaml'), 'utf8'),
  )
  return { folder, origin, languages, pages: peerPages(folder, languages), silent: silentKeys }
}

const ourBuild = (folder: string): Build => ({
  command: [process.execPath, join(projectRoot, 'cli/launch.js'), 'build', '--out', 'dist'],
  cwd: folder,
  edited: join(folder, editedPage),
  out: join(folder, 'dist/current'),
})

/** Lays the content out for a peer in a folder. */
function laidOut(peer: Peer, content: PeerContent, cwd: string): Build {
  const { templates, command, env } = peer
  cpSync(join(import.meta.dirname, 'peers', templates), cwd, { recursive: true })
  const packages = join(peerFolder(templates), 'node_modules')
  if (existsSync(packages)) symlinkSync(packages, join(cwd, 'node_modules'))
  mkdirSync(join(cwd, peer.assets), { recursive: true })
  writeFileSync(join(cwd, peer.assets, 'site.css'), styleSheet())
  peer.lay(content, cwd)
  return { command, cwd, env, edited: join(cwd, peer.edited), out: join(cwd, peer.out) }
}

/** The base styles of this project: of an ordinary size. */
function styleSheet(): string {
  const folder = join(projectRoot, 'renderer/client/styles')
  const files = globSync('*.css', { cwd: folder }).toSorted()
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
}

interface Measured {
  /** Nothing when it took longer than the limit. */
  readonly cold: CommandUsage | undefined
  readonly edit: CommandUsage | undefined
  /** Their sizes in bytes. */
  readonly documents: readonly number[]
}

/** Builds twice, the second time with an edited heading. */
function measured(build: Build, { pages }: PeerContent): Measured {
  const { command, cwd, env, edited, out } = build
  const run = () => measuredCommand(command, { cwd, env, limit })
  const cold = run()
  if (cold === undefined) return { cold, edit: undefined, documents: [] }
  const documents = globSync('**/*.html', { cwd: out }).map((file) => readFileSync(join(out, file)))
  const about = () => readFileSync(join(out, 'about/index.html'), 'utf8')
  const before = about()
  editHeading(edited)
  const edit = run()
  // A tool that is quick because it leaves something out has no figures here.
  const whole = documents.filter((document) => document.includes('<section'))
  if (whole.length < pages.length || (edit !== undefined && about() === before))
    throw new Error(`${command.join(' ')} did not write every page.`)
  return { cold, edit, documents: documents.map(({ length }) => length) }
}

const widths = [7, 7, 6, 9, 7, 6, 8, 5]
const cells = (texts: readonly string[]) =>
  texts.map((text, index) => text.padStart(widths[index] ?? 0)).join(' ')
const line = (name: string, texts: readonly string[]) => `${name.padEnd(20)}${cells(texts)}\n`
const heading =
  line('', ['from', 'nothing', '', 'one edit', '', '', 'HTML', '']) +
  line('', ['wall s', 'CPU s', '× ours', 'wall s', 'CPU s', '× ours', 'files', 'KiB'])

/** Times are of the clock. What took longer than the limit is told so. */
function row(name: string, { cold, edit, documents }: Measured, ours: Measured): string {
  const times = (usage: CommandUsage | undefined, our: CommandUsage | undefined) =>
    usage && our ? (usage.wall / our.wall).toFixed(2) : '-'
  const bytes = documents.reduce((sum, each) => sum + each, 0)
  return line(name, [
    cold?.wall.toFixed(2) ?? `> ${limit}`,
    cold?.cpu.toFixed(2) ?? '-',
    times(cold, ours.cold),
    edit?.wall.toFixed(2) ?? `> ${limit}`,
    edit?.cpu.toFixed(2) ?? '-',
    times(edit, ours.edit),
    documents.length === 0 ? '-' : String(documents.length),
    documents.length === 0 ? '-' : (bytes / documents.length / 1024).toFixed(1),
  ])
}
