import { hash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkContent, emitCode, messageLanguages } from '#generator/index.ts'
import { diptych } from '../cli/diptych.ts'
import { check, original } from '../deep/edits/content.ts'
import { runCli } from '../e2e/command-line.ts'
import { accidents } from '../generator/accidents/accidents.ts'
import { korenaar } from '../generator/accidents/korenaar.ts'
import { toFiles } from '../generator/emit/read.ts'
import { emitData } from '../support/emitted-data.ts'
import { projectRoot } from '../support/project-root.ts'
import { schemas, validators } from '../support/project-schemas.ts'
import { readAnswers } from './answers.ts'
import { withoutAssetNames } from './without-asset-names.ts'

/**
 * Prints hashes of all that can be seen from outside, to be compared with those of another commit:
 * `npm run golden > before.txt`. With a folder as its argument it writes what it hashed there,
 * one file a line, to be compared with `diff -r`.
 */
const [, , folder] = process.argv
const site = mkdtempSync(join(tmpdir(), 'diptych-golden-'))

try {
  printHash('diagnostics of our content', await diagnosticsOfContent())
  printHash('diagnostics of accidents', diagnosticsOfAccidents())
  printHash('explanations', await explanations())
  const build = await runCli(['build', '--out', site])
  if (build.code !== 0) throw new Error(build.stdout + build.stderr)
  printHash('generated code and data', await generated())
  const built = filesIn(join(site, 'current'), /\.(html|json|xml|txt|svg|css|js)$/)
  printHash('built site', built)
  printHash('built site, whatever its assets are called', withoutScripts(built))
  printHash('answers', await readAnswers(site))
} finally {
  rmSync(site, { recursive: true, force: true })
}

function printHash(what: string, texts: ReadonlyMap<string, string>): void {
  const sorted = [...texts].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const sum = hash('sha256', JSON.stringify(sorted), 'hex').slice(0, 16)
  process.stdout.write(`${sum}  ${what} (${sorted.length})\n`)
  if (folder === undefined) return
  writeFileSync(
    join(folder, `${what.replaceAll(/\W+/g, '-')}.txt`),
    sorted.map(([name, text]) => `${name}\t${text.replaceAll('\n', '\\n')}\n`).join(''),
  )
}

async function diagnosticsOfContent(): Promise<ReadonlyMap<string, string>> {
  const told = new Map<string, string>()
  for (const language of messageLanguages) {
    const { stdout } = await runCli(['validate', '--format', 'json', '--lang', language])
    told.set(language, stdout.replaceAll(/"(duration|durationMs|milliseconds)":\s*[\d.]+/g, ''))
  }
  return told
}

function diagnosticsOfAccidents(): ReadonlyMap<string, string> {
  const told = new Map<string, string>()
  for (const [name, accident] of accidents) {
    const files = accident(korenaar)
    for (const language of messageLanguages) {
      const input = { files, folder: 'content', schemas, validators, today: '2026-11-22', language }
      const { diagnostics, kept } = checkContent(input)
      told.set(`${name} · ${language}`, JSON.stringify({ diagnostics, kept }))
    }
  }
  return told
}

async function explanations(): Promise<ReadonlyMap<string, string>> {
  const told = new Map<string, string>()
  const { stdout: list } = await diptych(['explain'], { cwd: projectRoot })
  const codes = new Set(list.match(/\b[a-z]+\/[a-z-]+\b/g))
  for (const language of messageLanguages) {
    for (const code of codes) {
      const { stdout } = await diptych(['explain', code], {
        cwd: projectRoot,
        environment: { DIPTYCH_LANG: language },
      })
      told.set(`${code} · ${language}`, stdout)
    }
  }
  return told
}

async function generated(): Promise<ReadonlyMap<string, string>> {
  const checked = check(original)
  const data = [...toFiles(emitData(checked.site))]
  return new Map([
    ...(await emitCode(schemas, { folder: site })),
    ...data.map(([file, value]): [string, string] => [file, JSON.stringify(value)]),
  ])
}

function filesIn(root: string, pattern: RegExp): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => pattern.test(file) && !file.endsWith('/manifest.json'))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  )
}

/** The scripts among the assets are left out: their names follow those of source files. */
function withoutScripts(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map(
    [...files]
      .filter(([file]) => !/^assets\/.*\.js$/.test(file))
      .map(([file, text]) => [withoutAssetNames(file), withoutAssetNames(text)]),
  )
}
