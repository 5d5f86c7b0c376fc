import type { Plugin } from 'vite'

/** Bundles of the libraries only what the site uses. */
export const shrinkLibraries = (): readonly Plugin[] => [reactModules, pruneRouter, inlineRuntime]

/**
 * Turns React's files for production, which are CommonJS, into modules. Then the bundle leaves out what the site
 * does not use of them, and no chunk needs helpers that call CommonJS.
 */
const reactModules: Plugin = {
  name: 'react-modules',
  transform: {
    filter: { id: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
    handler: (code) => {
      const [, chosen] = /require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/.exec(code) ?? []
      return {
        code: chosen === undefined ? asModule(code) : `export * from '${chosen}'`,
        map: null,
      }
    },
  },
}

/** A CommonJS file that sets properties of `exports`, as a module. */
export function asModule(code: string): string {
  const imports: string[] = []
  const names = [
    ...new Set(Array.from(code.matchAll(/\bexports\.(\w+)/g), ([, name = '']) => name)),
  ]
  const declared = new Set(Array.from(code.matchAll(declaration), ([, name]) => name))
  const body = code
    .replaceAll(/\b(\w+) = require\("([\w-]+)"\)/g, (_, name: string, from: string) => {
      imports.push(`import * as ${name} from '${from}'`)
      return `required_${name}`
    })
    .replaceAll(declaration, 'var exported_$1 =')
    .replaceAll(/\bexports\.(\w+)/g, 'exported_$1')
  return [
    ...imports,
    ...names.filter((name) => !declared.has(name)).map((name) => `var exported_${name}`),
    body,
    `export { ${names.map((name) => `exported_${name} as ${name}`).join(', ')} }`,
  ].join('\n')
}

/** A top-level statement that sets an export. */
const declaration = /^exports\.(\w+) =/gm

/**
 * Marks the components and contexts of React Router as free of side effects and drops the names for the development
 * tools and the context of its error boundary, so that the bundle leaves out those that the site does not use: a
 * tenth of its JavaScript. The site has no routes of React Router, which alone use the boundary.
 */
const pruneRouter: Plugin = {
  name: 'prune-router',
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^import (React\d*) from "react";$/gm, 'import * as $1 from "react";')
        .replaceAll(/\bReact\d*\.(?:createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&')
        .replaceAll(/^\w+\.(?:displayName = "\w+"|contextType = \w+);$/gm, ''),
      map: null,
    }),
  },
}

/**
 * Writes what a chunk hands to dynamic imports as an object of its own. The helper of the bundler for it would be
 * one more file that every page requests.
 */
const inlineRuntime: Plugin = {
  name: 'inline-runtime',
  renderChunk: (code) => ({
    code: code
      .replace(/^import \{ \w+ as __exportAll \} from "[^"]*rolldown-runtime[^"]*";$/m, '')
      .replaceAll(/__exportAll\((\{[^{}]*\})\)/g, (_, entries: string) =>
        entries.replaceAll(/([\w$]+): \(\) => ([\w$]+)/g, 'get $1() { return $2 }'),
      ),
    map: null,
  }),
  generateBundle: {
    order: 'pre',
    handler: (_, bundle) => {
      const codes = Object.values(bundle).map((output) => ('code' in output ? output.code : ''))
      const isUsed = (file: string) => codes.some((code) => code.includes(file.replace(/.*\//, '')))
      for (const file of Object.keys(bundle))
        if (/rolldown-runtime/.test(file) && !isUsed(file)) delete bundle[file]
    },
  },
}
