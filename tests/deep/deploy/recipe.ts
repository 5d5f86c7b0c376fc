import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { projectRoot } from '../../support/project-root.ts'

/** The host name of this site, which the recipes name. */
export const ownHost = new URL(
  parse(readFileSync(join(projectRoot, 'content/site.yaml'), 'utf8')).origin,
).host

/** The text of a file in `.deploy/`. */
export const readRecipe = (name: string): string =>
  readFileSync(join(projectRoot, '.deploy', name), 'utf8')

/** The values of a key in a systemd unit, in their order. */
export const valuesOf = (unit: string, key: string): readonly string[] =>
  Array.from(unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm')), ([, value = '']) => value)

/** Assignments such as `PORT=4321` as an object. */
export const variablesIn = (assignments: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(assignments.map((each) => each.split(/=(.*)/s, 2)))

/** The environment that a unit sets. */
export const environmentOf = (unit: string) =>
  variablesIn(valuesOf(unit, 'Environment').flatMap((line) => line.split(' ')))

interface Instruction {
  readonly name: string
  readonly rest: string
}

/** The files and folders of the project that a Dockerfile copies. */
export const copiedBy = (dockerfile: string): readonly string[] =>
  instructionsIn(dockerfile)
    .filter(({ name, rest }) => name === 'COPY' && !rest.startsWith('--'))
    .flatMap(({ rest }) => rest.split(' ').slice(0, -1))

/** The instructions of a Dockerfile, without comments. */
export const instructionsIn = (dockerfile: string): readonly Instruction[] =>
  dockerfile
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ name: line.split(' ', 1)[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }))
