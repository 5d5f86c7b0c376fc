import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CliContext } from '../context.ts'

/** The folder with a component for each section type. */
export const sectionFolder = ({ engine }: CliContext) => join(engine, 'renderer/client/sections')

/** The section types that have a component; undefined in a project without the folder. */
export function sectionComponents(context: CliContext): readonly string[] | undefined {
  try {
    return readdirSync(sectionFolder(context))
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => file.slice(0, -'.tsx'.length))
      .toSorted()
  } catch {
    return undefined
  }
}

/** Returns a function that tells whether components were added or removed since its last call. */
export function trackComponents(context: CliContext): () => boolean {
  const list = () => String(sectionComponents(context))
  let last = list()

  return () => {
    const before = last
    last = list()
    return last !== before
  }
}
