import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import type { BrandSheet } from '#generator/index.ts'
import type { CliContext } from '../../context.ts'

/** The style sheet of the brand: that of the content, else that of the engine. */
export function brandSheet({ cwd, engine }: Pick<CliContext, 'cwd' | 'engine'>, content: string) {
  const own = join(resolve(cwd, content), 'brand', name)
  return existsSync(own) ? realpathSync(own) : join(engine, 'renderer/client/styles', name)
}

const name = 'brand.css'

export const isBrandSheet = (file: string) => file.endsWith(`/${name}`)

/** The style sheet of the brand, if the project has one. A file that it names is beside it, or one of a package. */
export function readBrandSheet(context: CliContext, content: string): BrandSheet | undefined {
  const file = brandSheet(context, content)
  const folder = dirname(file)
  if (!existsSync(file)) return undefined
  const packages = createRequire(join(context.engine, 'package.json')).resolve.paths('react')
  const places = [folder, ...(packages ?? [])]
  return {
    file: relative(context.cwd, file).replaceAll('\\', '/'),
    text: readFileSync(file, 'utf8'),
    missing: (url) => {
      const files = places.map((place) => join(place, url))
      if (files.some((each) => statSync(each, { throwIfNoEntry: false })?.isFile()))
        return undefined
      const beside = (url.startsWith('.') ? files : files.toReversed())
        .map((each) => dirname(each))
        .find((each) => existsSync(each))
      return beside === undefined ? [] : readdirSync(beside)
    },
  }
}
