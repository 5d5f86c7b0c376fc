import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { rules } from '../../api/leads-site.ts'
import { writeSmallSite } from '../../api/site/small-site.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { freePort } from '../../support/free-port.ts'
import { projectRoot } from '../../support/project-root.ts'
import { asUnprivileged, giveToUnprivileged } from '../../support/unprivileged-user.ts'
import { readRecipe } from './recipe.ts'

const execute = promisify(execFile)

interface Machine {
  /** Folders of the paper in which the server may write. */
  readonly folders: readonly string[]
  /** Files with secrets, by their path in the paper. */
  readonly secrets: Readonly<Record<string, string>>
  /** Whether the user of the server can read the secrets, or root alone. */
  readonly areSecretsOfServer: boolean
  /** What stands for programs that need a machine of their own, as shell scripts by name. */
  readonly programs: (given: Given) => Readonly<Record<string, string>>
}

interface Given {
  /** The folder in which the folders of the paper are. */
  readonly root: string
  /** The folder of the project. */
  readonly app: string
  /** A text of the paper with the folders and ports of this machine. */
  readonly place: (text: string) => string
  /** The beginning of a command line that runs the rest as the user of the server. */
  readonly asUser: string
  /** Shell functions: `start_server <command…>`, `stop_server`, `is_running` and `state_of_server`. */
  readonly functions: string
}

/** The machine of an operator, with the folders of the paper below a folder, other ports and a small site. */
export async function operatedServer({ areSecretsOfServer, ...machine }: Machine) {
  const root = temporaryFolder()
  chmodSync(root, 0o755)
  const app = join(root, 'srv/diptych')
  const [port, operation] = [String(await freePort()), String(await freePort())]
  const place = (text: string) =>
    text
      .replaceAll(
        /(?<![\w.])\/(srv\/diptych|var\/lib|etc|usr\/local\/bin|run\/secrets|data)\b/g,
        `${root}/$1`,
      )
      .replaceAll(/\b4321\b/g, port)
      .replaceAll(/\b4322\b/g, operation)
  for (const folder of machine.folders) {
    mkdirSync(place(folder), { recursive: true })
    giveToUnprivileged(place(folder))
  }
  const writeSecret = (path: string, text: string) => {
    mkdirSync(dirname(place(path)), { recursive: true })
    writeFileSync(place(path), text, { mode: 0o400 })
    if (areSecretsOfServer) giveToUnprivileged(place(path))
  }
  for (const [path, text] of Object.entries(machine.secrets)) writeSecret(path, text)
  prepareProject(app, place)
  mkdirSync(place('/etc/systemd/system'), { recursive: true })
  mkdirSync(place('/usr/local/bin'), { recursive: true })

  const { uid } = asUnprivileged
  const asUser =
    uid === undefined ? '' : `setpriv --reuid=${uid} --regid=${uid} --clear-groups --no-new-privs`
  const functions = functionsOf(root, operation)
  const bin = join(root, 'bin')
  mkdirSync(bin)
  const programs = machine.programs({ root, app, place, asUser, functions })
  for (const [name, text] of Object.entries({ ...untouched, ...programs })) {
    writeFileSync(join(bin, name), text, { mode: 0o755 })
  }
  onTestFinished(async () => void (await execute('sh', ['-c', `${functions}kill_server`])))
  return {
    url: `http://127.0.0.1:${port}`,
    root,
    place,
    writeSecret,
    /** Runs lines as root types them, in the folder of the project. Returns what fails of them, with all that it says. */
    run: async (lines: readonly string[]) => {
      const script = lines.map((line) => `${place(line)}\n[ $? = 0 ] || echo '✖ failed' >&2`)
      const { stdout, stderr } = await execute('bash', ['-c', script.join('\n')], {
        cwd: app,
        env: {
          PATH: `${place('/usr/local/bin')}:${bin}:${join(app, 'node_modules/.bin')}:${process.env['PATH']}`,
        },
      })
      return { failed: stderr.includes('✖ failed') ? `${stdout}${stderr}` : '', stdout }
    },
  }
}

/** A folder with the code, the recipes and a built site of its own. */
function prepareProject(app: string, place: (text: string) => string) {
  for (const name of ['content', '.deploy']) mkdirSync(join(app, name), { recursive: true })
  for (const name of readdirSync(join(projectRoot, '.deploy')))
    writeFileSync(join(app, '.deploy', name), place(readRecipe(name)))
  writeFileSync(join(app, 'content/site.yaml'), '')
  for (const name of ['cli', 'node_modules']) {
    symlinkSync(join(projectRoot, name), join(app, name))
  }
  const site = writeSmallSite({ '.diptych/forms.json': JSON.stringify(rules) })
  chmodSync(site, 0o755)
  symlinkSync(site, join(app, '.dist'))
}

/** What changes the code or builds the site says so only; tests of their own execute it. */
const untouched = Object.fromEntries(
  ['git', 'npm'].map((name) => [name, `#!/bin/sh\necho "${name} $*"\n`]),
)

const functionsOf = (root: string, operation: string) => `
is_running() { [ -f '${root}/pid' ] && kill -0 "$(cat '${root}/pid')" 2>/dev/null; }
state_of_server() { if is_running; then echo 'active (running)'; else echo 'inactive (dead)'; fi; }
stop_server() {
  is_running || return 0
  kill -TERM "$(cat '${root}/pid')"
  tail --pid="$(cat '${root}/pid')" -f /dev/null
}
kill_server() {
  is_running || return 0
  kill -KILL "$(cat '${root}/pid')"
  tail --pid="$(cat '${root}/pid')" -f /dev/null
}
start_server() {
  is_running && return 0
  "$@" >>'${root}/log' 2>&1 </dev/null &
  echo $! >'${root}/pid'
  until curl -s -o /dev/null 'http://127.0.0.1:${operation}/healthz'; do
    is_running || { cat '${root}/log' >&2; exit 1; }
  done
}
`
