import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPaper } from '../../papers/paper.ts'
import { projectRoot } from '../../support/project-root.ts'

/** The host that the recipes name. */
export const recipeHost = 'example.com'

/** The text of a recipe: a file, or a block of the operators' paper. */
export function readRecipe(name: string): string {
  const [block] = readPaper('api/README.md').blocks.filter(({ file }) => file === name)
  const [found = name] = globSync(`api/hosts/recipes/*/${name}`, { cwd: projectRoot })
  return block?.text ?? readFileSync(join(projectRoot, found), 'utf8')
}

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

/** The instructions of a Dockerfile, without comments. */
export const instructionsIn = (dockerfile: string): readonly Instruction[] =>
  dockerfile
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ name: line.split(' ', 1)[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }))
