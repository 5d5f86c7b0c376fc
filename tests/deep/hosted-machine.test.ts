import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { temporaryFolder } from '../generator/temporary-folder.ts'
import { copyProject } from '../papers/project-copy.ts'
import { browserPrograms, chromiumProgram, programs } from '../support/programs.ts'
import { projectRoot } from '../support/project-root.ts'
import { nameOf, nodesOf } from '../support/syntax.ts'
import { asUnprivileged } from '../support/unprivileged-user.ts'

/** What every Debian, Ubuntu and runner has, and the tests use. */
const base = [
  ...[
    'base64',
    'bash',
    'cat',
    'chmod',
    'cp',
    'dirname',
    'env',
    'flock',
    'git',
    'gzip',
    'head',
    'id',
  ],
  ...['ls', 'mkfifo', 'mount', 'rm', 'sed', 'setpriv', 'sh', 'true', 'umount', 'uname', 'unshare'],
  'which',
]

/** Stands in for sudo: whoever asks may. */
const sudo = 'while case $1 in -*) true;; *) false;; esac; do shift; done\nexec "$@"'

interface Step {
  readonly run?: string
  readonly env?: Readonly<Record<string, string>>
}

const stepsOf = (name: string): readonly Step[] =>
  parse(readFileSync(join(projectRoot, `.github/workflows/${name}.yml`), 'utf8')).jobs[name].steps

const find = (program: string) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file))

/** A machine without any program but those that every one has, Node, and stand-ins that tell how they are called. */
function bareMachine(standIns: Readonly<Record<string, string>>) {
  const folder = temporaryFolder({ calls: '' })
  const [bin, calls] = [join(folder, 'bin'), join(folder, 'calls')]
  mkdirSync(bin)
  for (const program of base) {
    const file = find(program)
    if (file !== undefined) symlinkSync(file, join(bin, program))
  }
  symlinkSync(process.execPath, join(bin, 'node'))
  for (const [program, script] of Object.entries(standIns)) {
    writeFileSync(join(bin, program), `#!/bin/sh\necho "${program} $*" >> ${calls}\n${script}\n`)
    chmodSync(join(bin, program), 0o755)
  }

  return {
    folder,
    bin,
    calls: () => readFileSync(calls, 'utf8').trim().split('\n'),
    /** Runs a step as the runner does. */
    run: (
      { run = '', env = {} }: Step,
      cwd: string,
      { environment = {}, user = {} }: { environment?: object; user?: object } = {},
    ) =>
      spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run], {
        cwd,
        encoding: 'utf8',
        env: { PATH: bin, HOME: folder, CI: 'true', ...env, ...environment },
        ...user,
      }),
  }
}

test('the test workflow, on a machine that has none of the programs, installs them before the tests', () => {
  const clone = temporaryFolder()
  // Before `npm ci` there are no packages.
  cpSync(join(projectRoot, 'tests/support'), join(clone, 'tests/support'), { recursive: true })
  cpSync(join(projectRoot, 'package.json'), join(clone, 'package.json'))
  const packages = temporaryFolder(
    Object.fromEntries(
      [chromiumProgram, ...programs].flatMap(({ debianPackage, commands }) =>
        commands.map((command) => [`${debianPackage}/${command}`, '#!/bin/sh\n']),
      ),
    ),
  )
  const machine = bareMachine({
    // Chrome comes with the runner.
    'google-chrome': '',
    'apt-get': `for name; do if [ -d ${packages}/$name ]; then cp ${packages}/$name/* "$BIN"; fi; done`,
    sudo,
    npm: '',
  })
  spawnSync('chmod', ['-R', 'a+rwx', clone, packages, machine.folder])
  for (const step of stepsOf('test').filter(({ run }) => run !== undefined)) {
    // The user of a runner is not root.
    const environment = { BIN: machine.bin, TMPDIR: machine.folder }
    const { status, stderr } = machine.run(step, clone, { environment, user: asUnprivileged })
    expect(status, `${step.run}\n${stderr}`).toBe(0)
  }

  const [installs, ...rest] = machine.calls().filter((call) => /^(apt-get install|npm) /.test(call))
  expect(rest).toEqual(['npm ci', 'npm test'])
  const asked = installs?.split(' ').slice(2)
  // PostgreSQL is also found beside the path, where no test can hide it.
  const isHidden = globSync('/usr/lib/postgresql/*/bin/initdb').length === 0
  expect(asked).toEqual([
    ...['-y', '--no-install-recommends'],
    ...programs
      .filter(({ name }) => name !== 'PostgreSQL' || isHidden)
      .map(({ debianPackage }) => debianPackage),
  ])
  expect(machine.calls().some((call) => call.startsWith('sudo -n '))).toBe(true)
})

test('an installation that fails stops the test workflow before the tests, and names what is missing', () => {
  const machine = bareMachine({
    'google-chrome': '',
    'apt-get': 'exit 100',
    sudo,
  })
  const [install] = stepsOf('test').filter(({ run }) => run !== undefined)
  const { status, stderr } = machine.run(install ?? {}, projectRoot)

  expect(status).toBe(1)
  for (const { name, isRequiredInCi } of programs.filter(({ name }) => name !== 'PostgreSQL'))
    expect(stderr.includes(`${name} is missing`), name).toBe(isRequiredInCi)
})

test('the content workflow runs step by step on a fresh clone', () => {
  const copy = copyProject()
  onTestFinished(copy.remove)
  const npm = find('npm')
  const machine = bareMachine({
    // The packages are there, and no browser.
    npm: `case "$*" in ci) exec node cli/launch.js generate --code;; *survey*) exit;; esac\nPATH=$PATH:${dirname(npm ?? '')} exec ${npm} "$@"`,
    gh: 'cat > /dev/null',
  })
  const git = (...parameters: readonly string[]) =>
    machine.run(
      { run: `git -c user.name=a -c user.email=a@b.example ${parameters.join(' ')}` },
      copy.folder,
    )
  git('init -q && git add -A')
  for (const commit of ['before', 'now'])
    expect(git(`commit -q --allow-empty -m ${commit}`).status).toBe(0)
  const environment = {
    GITHUB_ACTIONS: 'true',
    GITHUB_STEP_SUMMARY: join(machine.folder, 'summary.md'),
    GITHUB_REPOSITORY: 'us/site',
    GITHUB_SHA: 'abc',
    GITHUB_REF: 'refs/pull/7/merge',
    RUNNER_TEMP: machine.folder,
  }
  for (const step of stepsOf('validate').filter(({ run }) => run !== undefined)) {
    const { status, stdout, stderr } = machine.run(step, copy.folder, { environment })
    expect(status, `${step.run}\n${stdout}${stderr}`).toBe(0)
  }
  expect(existsSync(join(copy.folder, '.dist/current/index.html'))).toBe(true)
})

test('every program that a test starts by its name is listed, or every machine has it', () => {
  const listed = [chromiumProgram, ...programs, ...Object.values(browserPrograms)]
  // Npm is what starts the tests.
  const known = new Set(['npm', ...base, ...listed.flatMap(({ commands }) => commands)])
  // Measurements have programs of their own.
  const files = globSync('tests/**/*.ts', { cwd: projectRoot, exclude: ['tests/bench/**'] })
  const started = files.flatMap((file) =>
    [...nodesOf(parseSync(file, readFileSync(join(projectRoot, file), 'utf8')).program)]
      .filter(({ type, callee }) => type === 'CallExpression' && isStart(nameOf(callee)))
      .map(({ arguments: parameters }) => Object(parameters)[0]?.value)
      .filter((program) => typeof program === 'string'),
  )
  expect(new Set(started)).toContain('nginx')
  const unknown = [...new Set(started)].filter((program) => !known.has(program))
  expect(
    unknown,
    'to be listed in tests/support/programs.ts, or as a part of every machine',
  ).toEqual([])
})

const isStart = (name: string) => /^(spawn|execFile)(Sync)?$/.test(name)
