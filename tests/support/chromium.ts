import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumNames, chromiumProgram, installPackages } from './programs.ts'
import { projectRoot } from './project-root.ts'

/**
 * Chromium uses only the last list of disabled features, so this one repeats the relevant part of
 * Playwright's. The last three provide suggestions in the address bar: two hidden pages per window, at
 * twice the cost of ours.
 */
const unwanted = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
]

/** Arguments for Chromium that also work as root and without a screen. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  `--disable-features=${unwanted.join()}`,
  // A test leaves its page before optimized code has paid for its compilation. A fifth of an axe scan.
  '--js-flags=--no-maglev --no-turbofan --min-semi-space-size=16',
]

const { env, platform } = process

const { debianPackage, purpose } = chromiumProgram

export const noChromium =
  'No Chromium found: install Chrome or Chromium, or name its program in CHROME_PATH.'

/** The path of a working Chromium: the configured one, an installed one, Playwright's, else a newly installed one. */
export async function findChromium(): Promise<string> {
  const named = env['CHROME_PATH']
  if (named) return named

  const found = firstThatStarts()
  if (found) return found

  const ways = [
    installWithPlaywright,
    ...[debianPackage, 'chromium'].map(
      (name) => () => installPackages([{ debianPackage: name, purpose }]),
    ),
  ]
  for (const install of ways) {
    if (!install()) continue
    const installed = firstThatStarts()
    if (installed) return installed
  }
  throw new Error(noChromium)
}

const firstThatStarts = () => [...installedPlaces(), chromium.executablePath()].find(starts)

function installedPlaces(): readonly string[] {
  const folders = (env['PATH'] ?? '').split(delimiter)
  const programs = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']]

  return [
    ...chromiumNames.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...programs.map((folder) => join(folder ?? '', 'Google/Chrome/Application/chrome.exe')),
  ]
}

/** Some installations lack shared libraries. On Windows `--version` would open a window. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false
  return platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

function installWithPlaywright(): boolean {
  process.stdout.write(`Installing Chromium with Playwright: ${purpose}\n`)
  const cli = join(projectRoot, 'node_modules/playwright/cli.js')
  const { status } = spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    timeout: 300_000,
    killSignal: 'SIGKILL',
    stdio: 'ignore',
  })
  return status === 0
}
